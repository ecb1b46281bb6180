// Pictures for link previews: a JPEG of 1200 x 630 below 300 KB, because WhatsApp shows nothing else reliably.
import sharp from 'sharp'
import { storage } from '#platform/storage/storage.ts'
import { findMainPicture } from './share.data.ts'
import { readSharePicturePath, sharePicturePath } from './share.rules.ts'

const WIDTH = 1200
const HEIGHT = 630
const MAX_BYTES = 290 * 1024

const notFound = () => new Response('No encontramos esta imagen.', { status: 404 })

/** Crops a picture and lowers the quality until it fits. */
async function preview(source: Uint8Array): Promise<Buffer> {
  const cropped = sharp(source).resize(WIDTH, HEIGHT, { fit: 'cover' })
  for (let quality = 84; ; quality -= 12) {
    const jpeg = await cropped.clone().jpeg({ quality, progressive: true, mozjpeg: true }).toBuffer()
    if (jpeg.byteLength <= MAX_BYTES || quality < 30) return jpeg
  }
}

/**
 * Serves `/share/experience/{id}-{version}.jpg`, made from the main picture at the first request and stored. The address of an
 * older picture redirects to the current one.
 */
export async function sharePicture(pathname: string): Promise<Response> {
  const params = readSharePicturePath(pathname)
  const picture = params && (await findMainPicture(params.experienceId))
  if (!picture) return notFound()
  const path = sharePicturePath(params.experienceId, picture.digest)
  if (path !== pathname)
    return new Response(null, { status: 302, headers: { location: path, 'cache-control': 'no-store' } })
  const disk = await storage()
  const key = path.slice(1)
  if (!(await disk.exists(key))) {
    const source = `pictures/${picture.id}/${picture.widths.at(-1)}.webp`
    if (!(await disk.exists(source))) return notFound()
    await disk.put(key, await preview(await disk.getBytes(source)), { contentType: 'image/jpeg' })
  }
  const jpeg = Buffer.from(await disk.getBytes(key))
  return new Response(jpeg, {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(jpeg.byteLength),
      'cache-control': 'public, max-age=86400',
    },
  })
}
