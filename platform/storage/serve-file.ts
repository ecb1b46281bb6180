import { AVATAR_FILE } from './personal-picture.ts'
import { contentTypeOf, storage } from './storage.ts'

const PICTURE_FILE = /^pictures\/[0-9a-f-]{36}\/\d{1,4}\.(webp|avif|jpg)$/
/** An hour (UPL-06), because a personal picture may be replaced or deleted; an older copy may be shown while revalidating. */
const PERSONAL = 'public, max-age=3600, stale-while-revalidate=604800'
/** The files of a picture never change: another photograph has another id (decision 0200). */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Serves public pictures of experiences and people. Only names of our own pattern are served, so no path can leave its folder,
 * and attachments of a chat have no address here.
 */
export async function serveFile(pathname: string, request?: Request): Promise<Response> {
  const key = pathname.replace(/^\/files\//, '')
  const isPicture = PICTURE_FILE.test(key)
  const disk = isPicture || AVATAR_FILE.test(key) ? await storage() : null
  if (!disk || !(await disk.exists(key)))
    return new Response('No encontramos este archivo.', { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = {
    'cache-control': isPicture ? IMMUTABLE : PERSONAL,
    etag: `"${key}"`,
    'x-content-type-options': 'nosniff',
  }
  if (request?.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
  const bytes = await disk.getBytes(key)
  return new Response(Buffer.from(bytes), {
    headers: {
      ...headers,
      'content-type': contentTypeOf(key)!,
      'content-length': String(bytes.byteLength),
      'content-disposition': 'inline',
    },
  })
}
