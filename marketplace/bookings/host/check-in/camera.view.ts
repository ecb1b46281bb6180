/** The page of a date is loaded anew under this, when it must first be allowed the camera. */
export const SCAN_HASH = '#escanear'

type WithPolicy = Document & { featurePolicy?: { allowsFeature: (name: string) => boolean } }

/**
 * Whether this document may ask for the camera: pages forbid it, but for that of a date, and a document keeps the policy it
 * was loaded with, wherever the application has moved to since. Browsers that know no such policy just ask.
 */
export const cameraAllowed = () => (document as WithPolicy).featurePolicy?.allowsFeature('camera') ?? true

/** What finds codes in a picture. */
export type Detector = { detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]> }

/** There is nothing to look with: what reads QR codes did not load. */
export class NoDetector extends Error {}

/**
 * A detector, and then the camera: where nothing can read a code, no camera is opened that nobody would turn off.
 * @throws NoDetector, or what the browser says of the camera
 */
export async function openScanner(
  findDetector: () => Promise<Detector>,
  devices: Pick<MediaDevices, 'getUserMedia'>,
): Promise<{ detector: Detector; stream: MediaStream }> {
  const detector = await findDetector().catch((error) => {
    throw new NoDetector('no detector', { cause: error })
  })
  return { detector, stream: await devices.getUserMedia({ video: { facingMode: 'environment' } }) }
}
