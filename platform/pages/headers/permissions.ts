// Permissions policy of pages. A page that needs more sets the header in its route.
const allowing = (camera: '()' | '(self)') => `geolocation=(self), camera=${camera}, microphone=(), payment=()`

export const PERMISSIONS = allowing('()')
export const CAMERA_POLICY = allowing('(self)')
