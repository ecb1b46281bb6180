import { randomUUID } from 'node:crypto'
import { safeMessage } from '#platform/log/error-facts.ts'
import { log, report, withoutSecrets } from '#platform/log/log.ts'
import { commonHeaders } from '#platform/pages/headers/security-headers.ts'
import { refuseForm } from './limits/gate.ts'
import { ADDRESS_HEADER, REQUEST_ID_HEADER } from './request/request-headers.ts'
import { isComplete } from './response/buffered-response.ts'
import { errorResponse, RETRY_AFTER_SECONDS } from './response/error-response.ts'
import { isUnavailable } from './response/unavailable.ts'

export { ADDRESS_HEADER, REQUEST_ID_HEADER }

/** Logged when the client left before the answer; 499 is nginx's number for it. */
const CLIENT_CLOSED_REQUEST = 499
export const clientClosed = () => new Response(null, { status: CLIENT_CLOSED_REQUEST })

const quiet = /^\/(healthz|readyz|assets\/|files\/|favicon)/

/**
 * Wraps every request of the built server: an id, the common headers, one log line without query and body (they may hold codes
 * and addresses), and a plain answer when everything else failed (INV-46). No text of an exception reaches the answer. A
 * client that left is no fault: status 499, logged at debug.
 */
export async function receive(request: Request, answer: () => Response | Promise<Response>): Promise<Response> {
  const started = performance.now()
  const requestId = request.headers.get(REQUEST_ID_HEADER) ?? randomUUID()
  const path = withoutSecrets(new URL(request.url).pathname)
  let response: Response
  try {
    response = refuseForm(request, requestId) ?? (await answer())
  } catch (error) {
    response = failed(error, request, requestId, path)
  }
  if (!isComplete(response)) {
    for (const [name, value] of Object.entries(commonHeaders()))
      if (!response.headers.has(name)) response.headers.set(name, value)
    response.headers.set(REQUEST_ID_HEADER, requestId)
  }
  if (!quiet.test(path)) {
    const status = request.signal.aborted ? CLIENT_CLOSED_REQUEST : response.status
    const facts = { requestId, method: request.method, path, status, ms: Math.round(performance.now() - started) }
    if (status >= 500) log().error(facts, 'request')
    else log().debug(facts, 'request')
  }
  return response
}

function failed(error: unknown, request: Request, requestId: string, path: string): Response {
  if (request.signal.aborted) return clientClosed()
  if (isUnavailable(error)) {
    log().warn({ requestId, path, reason: safeMessage(error) }, 'unavailable')
    return errorResponse(request, 'UNAVAILABLE', { requestId, retryAfter: RETRY_AFTER_SECONDS })
  }
  report(error, { requestId, path })
  return errorResponse(request, 'BROKEN', { requestId })
}
