// A phone's photograph weighs more than the server takes: it is made smaller before it leaves. Browser only.
import { IMAGE_TYPES, isHeic, MAX_IMAGE_BYTES } from '../../images/image.rules.ts'

/** The largest picture we show is 1600 px wide; this leaves room for screens to come. */
const MAX_SIDE_PIXELS = 2400
/** A file this light leaves as it is: encoding it again would cost more than it saves. */
const LIGHT_ENOUGH = 1_500_000
/** Beyond, even opening it could end the tab of a phone. */
const HOPELESS = 80 * 1024 * 1024
const QUALITY = 0.85

const toBlob = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))

async function redraw(file: Blob & { name?: string }): Promise<Blob | null> {
  // Turned upright as the photograph says: what is drawn has no such note any more.
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
    // What was transparent would turn black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(opened, 0, 0, canvas.width, canvas.height)
    const made = await toBlob(canvas)
    // Without this a phone keeps the memory of every canvas until the page ends.
    canvas.width = canvas.height = 0
    return made
  } finally {
    opened.close()
  }
}

/**
 * The bytes to send for a chosen photograph: at most 2400 px a side, JPEG, upright. Animations, light files and what this
 * browser cannot open stay as they are; the server has the last word about them.
 */
export async function shrinkPhotograph(file: Blob & { name?: string }): Promise<Blob> {
  // Where the browser opens it, what leaves is a JPEG.
  if (isHeic(file)) return (file.size <= HOPELESS && (await redraw(file).catch(() => null))) || file
  const still = file.type !== 'image/gif' && IMAGE_TYPES.some((known) => known === file.type)
  if (!still || file.size > HOPELESS) return file
  const made = await redraw(file).catch(() => null)
  return made && (made.size < file.size || file.size > MAX_IMAGE_BYTES) ? made : file
}
