import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isRefusal } from '#platform/http/refusal.ts'
import { acceptedFiles, framedGif, padded, photograph, refusedFiles } from '#tests/support/scenes/hostile-pictures.ts'
import { decodePicture, MAX_PICTURE_BYTES, withDecoderSlot } from './decoding.ts'

const reencode = (bytes: Buffer) => decodePicture(bytes, (picture) => picture.resize(100).webp().toBuffer())
const code = (result: unknown) => (isRefusal(result) ? result.code : 'accepted')

/** No file may occupy a decoder for longer than this. */
const TIMEOUT_MS = 8000

test.each(Object.entries(await refusedFiles()))('%s is refused', async (_name, bytes) => {
  const start = performance.now()
  expect(code(await reencode(bytes))).toBe('WRONG_FILE')
  expect(performance.now() - start).toBeLessThan(TIMEOUT_MS)
})

test.each(Object.entries(await acceptedFiles()))(
  '%s is decoded, and only its picture is left',
  async (_name, bytes) => {
    const start = performance.now()
    const encoded = await reencode(bytes)
    expect(code(encoded)).toBe('accepted')
    expect(performance.now() - start).toBeLessThan(TIMEOUT_MS)
    const { format, exif, icc, xmp, iptc, pages, space } = await sharp(encoded as Buffer).metadata()
    expect([format, exif, icc, xmp, iptc, space]).toEqual(['webp', undefined, undefined, undefined, undefined, 'srgb'])
    expect(pages ?? 1).toBe(1)
    expect((encoded as Buffer).toString('latin1')).not.toMatch(/script|NADIE|AAAA|BBBB/)
  },
)

test('5,242,880 bytes are accepted and one more is not (UPL-09)', async () => {
  const jpeg = await photograph().jpeg().toBuffer()
  expect(code(await reencode(padded(jpeg, 5_242_880)))).toBe('accepted')
  expect(code(await reencode(padded(jpeg, 5_242_881)))).toBe('TOO_LARGE')
  expect(MAX_PICTURE_BYTES).toBe(5_242_880)
})

test('an animation of 300 frames becomes its first one; 301 are too many', async () => {
  expect(code(await reencode(framedGif(300)))).toBe('accepted')
  expect(code(await reencode(framedGif(301)))).toBe('WRONG_FILE')
})

test('an animated WebP is counted too', async () => {
  const frames = (pages: number) =>
    sharp(Buffer.alloc(16 * 16 * 3 * pages), { raw: { width: 16, height: 16 * pages, channels: 3, pageHeight: 16 } })
  const noisy = async (pages: number) => {
    const raw = await photograph(16, 16 * pages)
      .raw()
      .toBuffer()
    return sharp(raw, { raw: { width: 16, height: 16 * pages, channels: 3, pageHeight: 16 } })
      .webp({ loop: 0, lossless: true })
      .toBuffer()
  }
  expect((await frames(2).metadata()).height).toBe(32)
  expect((await sharp(await noisy(12)).metadata()).pages).toBe(12)
  expect(code(await reencode(await noisy(12)))).toBe('accepted')
  expect(code(await reencode(await noisy(400)))).toBe('WRONG_FILE')
})

test('a photograph taken sideways stands upright', async () => {
  const sideways = await photograph(80, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const decoded = await decodePicture(sideways, (picture) => picture.webp().toBuffer({ resolveWithObject: true }))
  expect(isRefusal(decoded) || [decoded.info.width, decoded.info.height]).toEqual([40, 80])
})

test('two pictures are decoded at once, the others wait their turn, and a crowd is sent away', async () => {
  let running = 0
  let maxRunning = 0
  const order: number[] = []
  const open: (() => void)[] = []
  const work = (n: number) =>
    withDecoderSlot(async () => {
      maxRunning = Math.max(maxRunning, ++running)
      await new Promise<void>((done) => open.push(done))
      running--
      order.push(n)
      return n
    })
  const crowd = Array.from({ length: 43 }, (_, n) => work(n))
  expect(await crowd[42]).toBeNull()
  while (order.length < 42) {
    open.shift()?.()
    await new Promise(setImmediate)
  }
  expect(await Promise.all(crowd.slice(0, 42))).toEqual(Array.from({ length: 42 }, (_, n) => n))
  expect([maxRunning, order.slice(0, 4)]).toEqual([2, [0, 1, 2, 3]])
})

test('a work that fails gives its place back', async () => {
  const broken = Array.from({ length: 5 }, () => withDecoderSlot(() => Promise.reject(new Error('broken'))))
  expect((await Promise.allSettled(broken)).map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  expect(await withDecoderSlot(async () => 'free')).toBe('free')
})
