/** The page of a date is loaded anew under this, when it must first be allowed the camera. */
export const SCAN_HASH = '#escanear'

type WithPolicy = Document & { featurePolicy?: { allowsFeature: (name: string) => boolean } }

/**
 * Whether this document may ask for the camera: pages forbid it, but for that of a date, and a document keeps the policy it
 * was loaded with, wherever the application has moved to since. Browsers that know no such policy just ask.
 */
export const cameraAllowed = () => (document as WithPolicy).featurePolicy?.allowsFeature('camera') ?? true
