import { storage } from './storage.ts'

const TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }
/** Only names we make: nothing else can be asked for, so no path can leave its folder. */
const PUBLIC_FILE = /^\/files\/(pictures\/[0-9a-f-]{36}\/\d{2,4}\.(webp|avif|jpg))$/

/** Public pictures. Their names change with their content, so they may be kept for ever. */
export async function serveFile(pathname: string): Promise<Response> {
  const [, key, extension] = PUBLIC_FILE.exec(pathname) ?? []
  const disk = key ? await storage() : null
  if (!disk || !key || !(await disk.exists(key))) return new Response('No encontramos este archivo.', { status: 404 })
  const bytes = await disk.getBytes(key)
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': TYPES[extension!]!,
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
    },
  })
}
