// Decodes uploaded pictures: only what we have re-encoded ourselves is stored (INV-38).
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { type Refusal, refuse } from '#platform/http/refusal.ts'

/** 5 MB (UPL-09): exactly that is accepted, one byte more is not. */
export const MAX_PICTURE_BYTES = 5_242_880
const MAX_PICTURE_PIXELS = 50_000_000
const MAX_SIDE_PIXELS = 16_000
/** Only the first frame of an animation is kept; more frames than this are an attack on memory. */
const MAX_FRAMES = 300
const DECODING_SECONDS = 15
const MAX_PARALLEL = 2
/** Each waiting picture holds up to 5 MB of memory. */
const MAX_WAITING = 40

// Two pictures on one core each finish sooner than one picture on both.
sharp.concurrency(1)

export type PictureRefusal = Refusal<'WRONG_FILE' | 'TOO_LARGE' | 'TOO_MANY'>

type Format = 'jpeg' | 'png' | 'gif' | 'webp'

/** The format by the first bytes; names and media types are not trusted. No other format reaches a decoder. */
function sniffFormat(bytes: Buffer): Format | null {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex
  if (starts('ffd8ff')) return 'jpeg'
  if (starts('89504e470d0a1a0a')) return 'png'
  if (starts('474946383761') || starts('474946383961')) return 'gif'
  return starts('52494646') && starts('57454250', 8) ? 'webp' : null
}

let running = 0
const queue: (() => void)[] = []

/** Runs work when one of the two decoders is free, first come first served. @returns null when too many wait already */
export async function withDecoderSlot<T>(work: () => Promise<T>): Promise<T | null> {
  if (running >= MAX_PARALLEL) {
    if (queue.length >= MAX_WAITING) return null
    await new Promise<void>((resolve) => queue.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    // The place passes directly to the next in the queue, or a new call could take it first.
    const next = queue.shift()
    if (next) next()
    else running--
  }
}

const options = {
  limitInputPixels: MAX_PICTURE_PIXELS,
  failOn: 'error',
  sequentialRead: true,
} as const satisfies SharpOptions

/** Opens a picture for decoding: upright, sRGB, one frame. Metadata is dropped, because it may hold the place it was taken. */
const open = (bytes: Buffer): Sharp =>
  sharp(bytes, options).rotate().toColourspace('srgb').timeout({ seconds: DECODING_SECONDS })

/**
 * Checks and decodes a picture.
 * @param work gets the opened picture and re-encodes it; any decoder error refuses the file
 * @returns what `work` made, or the refusal
 */
export async function decodePicture<T>(
  bytes: Buffer,
  work: (picture: Sharp) => Promise<T>,
): Promise<T | PictureRefusal> {
  if (bytes.length > MAX_PICTURE_BYTES) return refuse('TOO_LARGE')
  const format = sniffFormat(bytes)
  if (!format) return refuse('WRONG_FILE')
  const result = await withDecoderSlot(async () => {
    try {
      const metadata = await sharp(bytes, options).metadata()
      const sides = Math.max(metadata.width, metadata.height)
      if (metadata.format !== format || sides > MAX_SIDE_PIXELS || (metadata.pages ?? 1) > MAX_FRAMES)
        return refuse('WRONG_FILE')
      return await work(open(bytes))
    } catch {
      return refuse('WRONG_FILE')
    }
  })
  return result ?? refuse('TOO_MANY', { retryAfter: 5 })
}
