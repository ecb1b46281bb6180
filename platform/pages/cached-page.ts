// A shared page as bytes that are the same for every visitor: joined, compressed and hashed once per rendering.
import { createHash } from 'node:crypto'
import { compressNow, type Encoding } from '#platform/http/response/compress.ts'
import { securityHeaders } from './headers/security-headers.ts'

export type CachedPage = {
  html: string
  headers: Record<string, string>
  plain: Sendable
  packed: Record<Encoding, Sendable>
}
/** Header names and values alternating, as `writeHead` takes them. */
type Sendable = { headers: string[]; body: Buffer }

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g
const META = /<meta property="csp-nonce"[^>]*>/

/**
 * Replaces the nonces of a page by the hashes of its inline scripts. Only scripts with the placeholder are hashed: only the
 * renderer knows it, so a script injected through content is not allowed.
 * @returns null when the placeholder stands anywhere else
 */
export function buildCachedPage(html: string, placeholder: string, extra: Record<string, string>): CachedPage | null {
  const nonce = ` nonce="${placeholder}"`
  const inline = [...html.matchAll(SCRIPT)].filter(
    ([, attributes]) => attributes!.includes(nonce) && !/\ssrc=/.test(attributes!),
  )
  const hashes = new Set(inline.map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`))
  const template = html.replace(META, '').replaceAll(nonce, '')
  if (template.includes(placeholder)) return null
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...extra,
    ...securityHeaders([...hashes].join(' ')),
  }
  const body = Buffer.from(template)
  const sendable = (bytes: Buffer, also: Record<string, string>) => {
    const all = {
      ...headers,
      vary: 'accept-encoding',
      'x-page-cache': 'hit',
      'content-length': String(bytes.length),
      ...also,
    }
    return { headers: Object.entries(all).flat(), body: bytes }
  }
  const packed = (encoding: Encoding) => sendable(compressNow(body, encoding, true), { 'content-encoding': encoding })
  return {
    html: template,
    headers,
    plain: sendable(body, {}),
    packed: { zstd: packed('zstd'), gzip: packed('gzip') },
  }
}
