// The API over HTTP, and for pages that are rendered in this process. No endpoint is registered elsewhere.
import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { safeMessage } from '#platform/log/error-facts.ts'
import { log, report, withoutSecrets } from '#platform/log/log.ts'
import { type AnyAnswer, type Given, OFFLINE } from './client/call.ts'
import { CSRF_HEADER, CSRF_VALUE } from './client/csrf-header.ts'
import type { Endpoint } from './contract.ts'
import {
  type ApiOptions,
  type Callers,
  Checked,
  type Handler,
  handleCall,
  Opened,
  type Session,
} from './handle-call.ts'
import { isCrossOrigin, isMultipart } from './limits/origin.ts'
import { ADDRESS_HEADER, clientClosed, REQUEST_ID_HEADER } from './receive.ts'
import { type CommonRefusal, isRefusal, type Refusal, refuse } from './refusal.ts'
import { queryOf, wordsOf } from './request/request-input.ts'
import { Serialized, textResponse, withJsonText } from './response/buffered-response.ts'
import { RETRY_AFTER_SECONDS } from './response/error-response.ts'
import { etagOf, isKnown } from './response/etag.ts'
import { isUnavailable } from './response/unavailable.ts'
import { acquireStreamSlot } from './streams/open-streams.ts'
import { streamBody, streamHeaders } from './streams/stream.ts'

export { type ApiOptions, type Callers, type Handler, WithHeaders } from './handle-call.ts'

const JSON_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' }

const jsonOf = (body: unknown): string => (body instanceof Serialized ? body.text : JSON.stringify(body))

export type Registration = { endpoint: Endpoint; handler: Handler<Endpoint, Callers> }

/** Builds the API from its list of endpoints. Paths are below `/api`. */
export function createApi<C extends Callers, S extends Session>(options: ApiOptions<C, S>) {
  const api = new Hono().basePath('/api')
  const registrations: Registration[] = []
  const byRoute = new Map<string, { endpoint: Endpoint; handler: Handler<Endpoint, C> }>()

  api.use(async (c, next) => {
    c.set('requestId', c.req.header(REQUEST_ID_HEADER) ?? randomUUID())
    c.set('address', c.req.header(ADDRESS_HEADER) ?? null)
    if (!['GET', 'HEAD'].includes(c.req.method) && isCrossOrigin(c.req.raw))
      return sendRefusal(c, refuse('CROSS_ORIGIN'))
    // A form on another site can send a file without a preflight, but it can not set a header (INV-34).
    if (isMultipart(c.req.raw) && c.req.header(CSRF_HEADER) !== CSRF_VALUE)
      return sendRefusal(c, refuse('CROSS_ORIGIN'))
    await next()
  })

  /** A refusal as the wire says it, and its status. */
  function worded(refusal: Refusal, requestId: string, words: Endpoint['words'] = {}) {
    const { status, text: usual } = options.texts[refusal.code] ?? options.texts.BROKEN!
    const { code, text = words[code as CommonRefusal] ?? usual, fields = null, data = null } = refusal
    return { status, error: { code, message: text, fields, data, requestId } }
  }

  const sendRefusal = (c: Context, refusal: Refusal, words?: Endpoint['words']) => {
    const { status, error } = worded(refusal, c.get('requestId'), words)
    if (refusal.retryAfter) c.header('Retry-After', String(Math.ceil(refusal.retryAfter)))
    return c.json({ error }, status as ContentfulStatusCode)
  }

  /** Opens a live stream unless its reader has too many; it ends with the session that opened it. */
  async function stream(c: Context, endpoint: Endpoint, { events, session }: Opened<S>) {
    // A HEAD request has no body whose end would release the stream.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, streamHeaders)
    const accountId = session!.accountId
    const release = await acquireStreamSlot(accountId, c.get('address'))
    if (!release) return sendRefusal(c, refuse('TOO_MANY', { retryAfter: 30 }), endpoint.words)
    const stillAllowed = async () => {
      const now = await options.session(c.req.raw)
      return now?.accountId === accountId && !isRefusal(options.authorize(endpoint, now))
    }
    return c.body(streamBody(endpoint.events!, events, { accountId, stillAllowed, release }), 200, streamHeaders)
  }

  function respond(c: Context, endpoint: Endpoint, { body, headers = new Headers() }: Checked) {
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    if (endpoint.status === 204 || !endpoint.answer) return new Response(null, { status: 204, headers })
    headers.set('content-type', endpoint.file ?? 'application/json')
    const content = endpoint.file ? (body as string | Uint8Array<ArrayBuffer>) : jsonOf(body)
    if (headers.get('cache-control')!.includes('max-age')) {
      const etag = headers.get('etag') ?? etagOf(content)
      headers.set('etag', etag)
      if (isKnown(c.req.raw, etag)) return new Response(null, { status: 304, headers })
    }
    return new Response(content, { status: endpoint.status, headers })
  }

  function serve<E extends Endpoint>(endpoint: E, handler: Handler<E, C>) {
    const { method, path, words } = endpoint
    registrations.push({ endpoint, handler: handler as unknown as Registration['handler'] })
    byRoute.set(`${method} ${path}`, { endpoint, handler: handler as unknown as Handler<Endpoint, C> })
    api.on(method.toUpperCase(), path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const request = c.req.raw
      const [params, query] = [() => c.req.param(), () => queryOf(c.req.queries())]
      const outcome = await handleCall(options, endpoint, handler, {
        request,
        address: c.get('address'),
        params,
        query,
      })
      if (outcome instanceof Checked)
        return endpoint.answer && endpoint.status !== 204 && !endpoint.file && !outcome.headers
          ? textResponse(jsonOf(outcome.body), endpoint.status, { ...JSON_HEADERS })
          : respond(c, endpoint, outcome)
      if (outcome instanceof Opened) return stream(c, endpoint, outcome)
      return isRefusal(outcome) ? sendRefusal(c, outcome, words) : outcome
    })
  }

  /** What a call that failed is refused with; the log tells why. */
  function refusalOf(error: unknown, facts: { requestId: string; path: string }): Refusal {
    if (!isUnavailable(error)) {
      report(error, facts)
      return refuse('BROKEN')
    }
    log().warn({ ...facts, reason: safeMessage(error) }, 'unavailable')
    return refuse('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS })
  }

  /**
   * Answers a read in this process, for a page that is rendered: every step of an endpoint without the HTTP around it.
   * @param request carries the visitor's cookie, and the signal of the page
   */
  async function read(route: string, { params = {}, query = {} }: Given, request: Request): Promise<AnyAnswer> {
    const { endpoint, handler } = byRoute.get(route)!
    const received = { request, address: null, params: () => params, query: () => queryOf(wordsOf(query)) }
    const outcome = await handleCall(options, endpoint, handler, received).catch((error) =>
      request.signal.aborted
        ? clientClosed()
        : refusalOf(error, { requestId: randomUUID(), path: `/api${endpoint.path}` }),
    )
    if (outcome instanceof Checked) {
      const { body } = outcome
      return { ok: true, data: body instanceof Serialized ? withJsonText(JSON.parse(body.text), body.text) : body }
    }
    if (!isRefusal(outcome)) return { ok: false, refusal: OFFLINE }
    const { status, error } = worded(outcome, randomUUID(), endpoint.words)
    return { ok: false, refusal: { ...error, status } }
  }

  api.notFound((c) => sendRefusal(c, refuse('NOT_FOUND')))
  api.onError((error, c) => {
    // A client that left is no fault, and nobody reads the answer.
    if (c.req.raw.signal.aborted) return clientClosed()
    return sendRefusal(c, refusalOf(error, { requestId: c.get('requestId'), path: withoutSecrets(c.req.path) }))
  })
  return { api, serve, read, registrations }
}

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    address: string | null
  }
}
