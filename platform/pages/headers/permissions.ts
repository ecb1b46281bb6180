// Permissions policy of pages. A page that needs more sets the header in its route.
type Allowed = '()' | '(self)'
const allowing = ({ camera = '()', microphone = '()' }: { camera?: Allowed; microphone?: Allowed }) =>
  `geolocation=(self), camera=${camera}, microphone=${microphone}, payment=()`

export const PERMISSIONS = allowing({})
export const CAMERA_POLICY = allowing({ camera: '(self)' })
/** For pages where a host may dictate. */
export const MICROPHONE_POLICY = allowing({ microphone: '(self)' })
