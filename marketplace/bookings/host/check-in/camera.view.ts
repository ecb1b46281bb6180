/** The page reloads with this hash to get permission for the camera. */
export const SCAN_HASH = '#escanear'

type WithPolicy = Document & { featurePolicy?: { allowsFeature: (name: string) => boolean } }

/**
 * Whether this document may ask for the camera: pages other than a date's forbid it, and a document keeps the policy it was
 * loaded with even after navigation inside the application. Browsers without such policies just ask.
 */
export const cameraAllowed = () => (document as WithPolicy).featurePolicy?.allowsFeature('camera') ?? true

export type Detector = { detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]> }

/** The QR reader could not be loaded. */
export class NoDetector extends Error {}

/**
 * Loads a detector, then opens the camera: in the other order a camera could stay on without a reader.
 * @throws NoDetector, or the browser's error about the camera
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
