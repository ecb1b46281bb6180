import type { ServerOptions } from 'node:http'
import { log } from '#platform/log/log.ts'
import { commonHeaders } from '#platform/pages/headers/security-headers.ts'
import { commonRefusals } from '../refusal.ts'

/** Time-outs of connections, in milliseconds. Answers have none, because streams do not end. */
export const CONNECTIONS: ServerOptions = {
  headersTimeout: 10_000,
  // For the whole request with its body, so that a client that sends it byte by byte does not hold a connection.
  requestTimeout: 30_000,
  // Longer than proxies keep an idle connection (nginx and AWS 60 s, Caddy 120 s): if we closed first, the proxy could send a
  // request into the closed connection.
  keepAliveTimeout: 125_000,
  connectionsCheckingInterval: 1000,
}

/** Open files besides connections: the database's, mail, pictures, the build. */
const OTHER_FILES = 256

/**
 * How many connections a server may accept, so that those of visitors never use up the process's open files: without one left it
 * could read no file and ask no database.
 * @param limit of open files, of this process by default; `unlimited` where there is none
 * @returns undefined for any number
 */
export function maxConnections(limit: unknown = openFilesLimit()): number | undefined {
  return typeof limit === 'number' ? Math.max(Math.floor(limit / 2), limit - OTHER_FILES) : undefined
}

function openFilesLimit(): unknown {
  // It would look up every address of this machine.
  Object.assign(process.report, { excludeNetwork: true })
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } }
  return userLimits?.open_files?.soft
}

/** The answer when no request could be read (a bad Host), or when answering itself failed. */
export function unreadableRequest(error: unknown): Response {
  const isRequest = error instanceof Error && error.name === 'RequestError'
  if (!isRequest) log().error({ err: error }, 'no answer could be made')
  const { status, text } = commonRefusals[isRequest ? 'MALFORMED' : 'BROKEN']
  const headers = { ...commonHeaders(), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { status, headers })
}
