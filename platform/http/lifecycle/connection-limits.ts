import type { ServerOptions } from 'node:http'
import { log } from '#platform/log/log.ts'
import { commonHeaders } from '#platform/pages/headers/security-headers.ts'
import { commonRefusals } from '../refusal.ts'

/** How long a connection may take for what; in milliseconds. Answers may take longer: streams have no end. */
export const CONNECTIONS: ServerOptions = {
  headersTimeout: 10_000,
  // The whole request with its body: one that drips is closed.
  requestTimeout: 30_000,
  // Longer than proxies keep an idle connection (nginx and AWS 60 s, Caddy 120 s): who closes first must be the one that sends.
  keepAliveTimeout: 125_000,
  connectionsCheckingInterval: 1000,
}

/** The last answer of all, for what no request could be made of (a bad Host), or when answering itself failed. */
export function unreadableRequest(error: unknown): Response {
  const isRequest = error instanceof Error && error.name === 'RequestError'
  if (!isRequest) log().error({ err: error }, 'no answer could be made')
  const { status, text } = commonRefusals[isRequest ? 'MALFORMED' : 'BROKEN']
  const headers = { ...commonHeaders(), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(text, { status, headers })
}
