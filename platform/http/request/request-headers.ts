import type { IncomingMessage } from 'node:http'

/**
 * Set by server.ts from the socket (or a trusted proxy). Values that a client sends under these names are dropped there, or
 * anybody could claim another address.
 */
export const ADDRESS_HEADER = 'x-client-address'
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * Puts headers on a request in place of those a client sent under these names. Done before a `Request` is made of it, because
 * changing one afterwards copies all of its headers.
 * @param own lower-case names
 */
export function replaceHeaders({ rawHeaders, headers }: IncomingMessage, own: Record<string, string>): void {
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2)
    if (Object.hasOwn(own, rawHeaders[at]!.toLowerCase())) rawHeaders.splice(at, 2)
  for (const [name, value] of Object.entries(own)) {
    rawHeaders.push(name, value)
    headers[name] = value
  }
}
