import { randomUUID } from 'node:crypto'
import { log, report, withoutSecrets } from '#platform/log/log.ts'
import { commonHeaders } from '#platform/pages/security-headers.ts'

/** Set by server.ts from the socket (or a trusted proxy); whatever a client sends under these names is dropped there. */
export const ADDRESS_HEADER = 'x-client-address'
export const REQUEST_ID_HEADER = 'x-request-id'

const quiet = /^\/(healthz|readyz|assets\/|files\/|favicon)/

/**
 * What happens around every request of the built server: an id, the common headers, one log line with neither query
 * nor body (they may hold codes and addresses), and a plain answer when everything else failed (INV-46).
 */
export async function receive(request: Request, answer: () => Response | Promise<Response>): Promise<Response> {
  const started = performance.now()
  const requestId = request.headers.get(REQUEST_ID_HEADER) ?? randomUUID()
  const path = withoutSecrets(new URL(request.url).pathname)
  let response: Response
  try {
    response = await answer()
  } catch (error) {
    report(error, { requestId, path })
    response = new Response('Algo falló de nuestro lado. Inténtalo de nuevo en un momento.', { status: 500 })
  }
  for (const [name, value] of Object.entries(commonHeaders))
    if (!response.headers.has(name)) response.headers.set(name, value)
  response.headers.set(REQUEST_ID_HEADER, requestId)
  if (!quiet.test(path)) {
    const facts = {
      requestId,
      method: request.method,
      path,
      status: response.status,
      ms: Math.round(performance.now() - started),
    }
    if (response.status >= 500) log().error(facts, 'request')
    else log().debug(facts, 'request')
  }
  return response
}
