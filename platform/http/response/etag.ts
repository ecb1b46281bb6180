// Answers that whoever read them before need not be sent again.
import { createHash } from 'node:crypto'

/** Names the content of an answer; weak, because the same content may be compressed in several ways. */
export const etagOf = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

/** Whether the sender has this content already. */
export const isKnown = (request: Request, etag: string): boolean =>
  request.headers.get('if-none-match')?.includes(etag) ?? false
