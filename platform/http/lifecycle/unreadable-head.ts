// The answer to what could not be read as a request at all.
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { commonHeaders } from '#platform/pages/headers/security-headers.ts'
import { commonRefusals } from '../refusal.ts'

/** How long the rest of such a request is still read. */
const DRAIN_MS = 1000

const ADDRESS_TOO_LONG = { status: 431, text: 'La dirección es demasiado larga.' }
const TOO_SLOW = { status: 408, text: 'La solicitud tardó demasiado en llegar.' }

const answers: Record<string, { status: number; text: string }> = {
  HPE_HEADER_OVERFLOW: ADDRESS_TOO_LONG,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: commonRefusals.TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
}

const answered = new WeakSet<Duplex>()

/**
 * Listener for `clientError` of a server. Answers in words and reads on for a moment: closing while bytes still arrive would
 * reset the connection, and the client would never see the answer.
 */
export function answerUnreadableHead(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (answered.has(socket)) return
  answered.add(socket)
  const sent = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent
  if (!socket.writable || sent || error.code === 'ECONNRESET') return void socket.destroy()
  const { status, text } = answers[error.code ?? ''] ?? commonRefusals.MALFORMED
  const headers = {
    ...commonHeaders(),
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
  setTimeout(() => socket.destroy(), DRAIN_MS).unref()
}
