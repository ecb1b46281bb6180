// Shrinks photographs before the upload, because those of phones are larger than the server accepts. Browser only.
import { IMAGE_TYPES, isHeic, MAX_IMAGE_BYTES } from '../../images/image.rules.ts'

/** The largest picture shown is 1600 px wide; this leaves room for future screens. */
const MAX_SIDE_PIXELS = 2400
/** A smaller file is sent as it is, because encoding it again would cost more than it saves. */
const LIGHT_ENOUGH = 1_500_000
/** Even opening a larger file could crash the tab of a phone. */
const HOPELESS = 80 * 1024 * 1024
const QUALITY = 0.85

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))

async function redraw(file: Blob & { name?: string }): Promise<Blob | null> {
  // Rotated by its EXIF orientation, which the canvas does not keep.
  const opened = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const share = Math.min(1, MAX_SIDE_PIXELS / Math.max(opened.width, opened.height))
    if (share === 1 && file.size <= LIGHT_ENOUGH && !isHeic(file)) return null
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(opened.width * share)
    canvas.height = Math.round(opened.height * share)
    const pen = canvas.getContext('2d')
    if (!pen) return null
    pen.imageSmoothingQuality = 'high'
    // JPEG has no transparency; without this it would become black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(opened, 0, 0, canvas.width, canvas.height)
    const blob = await toBlob(canvas)
    // Otherwise a phone keeps the memory of every canvas until the page ends.
    canvas.width = canvas.height = 0
    return blob
  } finally {
    opened.close()
  }
}

/**
 * The bytes to upload: at most 2400 px per side, JPEG, upright. Animations, small files and files this browser cannot open
 * stay as they are; the server decides about them.
 */
export async function shrinkPhotograph(file: Blob & { name?: string }): Promise<Blob> {
  // A HEIC file that the browser opens is sent as JPEG.
  if (isHeic(file)) return (file.size <= HOPELESS && (await redraw(file).catch(() => null))) || file
  const still = file.type !== 'image/gif' && IMAGE_TYPES.some((type) => type === file.type)
  if (!still || file.size > HOPELESS) return file
  const redrawn = await redraw(file).catch(() => null)
  return redrawn && (redrawn.size < file.size || file.size > MAX_IMAGE_BYTES) ? redrawn : file
}
