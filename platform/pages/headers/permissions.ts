// What a page may ask of the device. A page that needs more than the others says so with the header of its route.
const allowing = (camera: '()' | '(self)') => `geolocation=(self), camera=${camera}, microphone=(), payment=()`

export const PERMISSIONS = allowing('()')
export const CAMERA_POLICY = allowing('(self)')
