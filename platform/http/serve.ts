// The one way from a contract to a running endpoint: validate, prove, decide, answer. No endpoint is registered elsewhere, so
// none can skip a step.
import { createHash, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { withTimeouts } from '#platform/database/context.ts'
import type { Executor } from '#platform/database/pool.ts'
import { onReplica } from '#platform/database/replica.ts'
import { safeMessage } from '#platform/log/error-facts.ts'
import { log, report, withoutSecrets } from '#platform/log/log.ts'
import { pageRequest } from '#platform/pages/request.ts'
import { CSRF_HEADER, CSRF_VALUE } from './client/csrf-header.ts'
import type { Access, Endpoint, Permitted, StreamEvents } from './contract.ts'
import { throughBulkhead } from './limits/bulkhead.ts'
import { withinAccountLimit, withinLimit, withinUploads } from './limits/limits.ts'
import { isCrossOrigin, isMultipart } from './limits/origin.ts'
import { ADDRESS_HEADER, clientClosed, REQUEST_ID_HEADER } from './receive.ts'
import { type CommonRefusal, isRefusal, type Refusal, type RefusalTexts, refuse } from './refusal.ts'
import { withIdempotencyKey } from './request/idempotency.ts'
import { readInput, type Upload } from './request/request-input.ts'
import { RETRY_AFTER_SECONDS } from './response/error-response.ts'
import { etagOf, isKnown } from './response/etag.ts'
import { Serialized, textResponse } from './response/held-response.ts'
import { isUnavailable } from './response/unavailable.ts'
import { acquireStreamSlot } from './streams/open-streams.ts'
import { EventStream, streamBody, streamHeaders } from './streams/stream.ts'

/** The proof each kind of caller carries; the marketplace defines them. */
export type Callers = Record<Access, unknown>

export type Call<E extends Endpoint, C extends Callers> = {
  caller: E extends { permission: infer P extends string } ? C[E['access']] & Permitted<P> : C[E['access']]
  params: E['params'] extends z.ZodType ? z.output<E['params']> : undefined
  query: E['query'] extends z.ZodType ? z.output<E['query']> : undefined
  body: E['body'] extends z.ZodType ? z.output<E['body']> : undefined
  /** The uploaded file; its name and type are only what the sender claims. */
  file: E['upload'] extends object ? Upload : undefined
  now: Date
  /** The transaction in which an idempotent endpoint's key commits; undefined for the others. */
  tx: E['idempotent'] extends true ? Executor : undefined
  /** Network address of the client, IPv6 cut to /64; null while a page renders in this process. */
  address: string | null
  request: Request
}

type Answer<E extends Endpoint> = E['events'] extends StreamEvents
  ? EventStream<E['events']>
  : E['answer'] extends z.ZodType
    ? z.input<E['answer']>
    : null
/** An answer that also sets headers, for example cookies. */
export class WithHeaders<T> {
  readonly body: T
  readonly headers: Headers
  constructor(body: T, headers: Headers) {
    this.body = body
    this.headers = headers
  }
}
/** Neither headers nor texts are kept with an idempotency key, so a repeated answer would come without them. */
type Prepared<E extends Endpoint> = E['idempotent'] extends true
  ? never
  : WithHeaders<Answer<E>> | Serialized<Answer<E>>
export type Handler<E extends Endpoint, C extends Callers> = (
  call: Call<E, C>,
) => Promise<Answer<E> | Prepared<E> | Refusal<E['refusals'][number] | CommonRefusal>>

/** Who a request comes from; with a program's token, also its scopes. */
type Session = { accountId: string; scopes?: readonly string[] }

export type ApiOptions<C extends Callers, S extends Session> = {
  texts: RefusalTexts
  session: (request: Request) => Promise<S | null>
  /** Turns a session into the proof that an access level requires, or the refusal. */
  prove: <A extends Access>(
    endpoint: Pick<Endpoint, 'permission'> & { access: A },
    session: S | null,
  ) => C[A] | Refusal<'NOT_SIGNED_IN' | 'FORBIDDEN' | 'PERMISSION_NEEDED' | 'SECOND_FACTOR_NEEDED'>
  isFresh: (session: S, now: Date) => boolean
  /** Called for every refused access, here or in the endpoint itself; it must not fail (INV-47). */
  onForbidden: (endpoint: Endpoint, session: S | null, address: string | null) => void
}

const TOO_MANY_UPLOADS = 'Subiste muchas imágenes en poco tiempo. Inténtalo de nuevo más tarde.'

/** Two requests with one key are the same when this is equal. */
const fingerprint = ({ body, file }: { body?: unknown; file?: Upload }) =>
  file ? { body, file: createHash('sha256').update(file.bytes).digest('hex') } : body

function contendedBy({ method, path, contended }: Endpoint, body: unknown): string | undefined {
  const row = contended && (body as Record<string, unknown> | undefined)?.[contended]
  return row ? `${method} ${path} ${row}` : undefined
}

export type Registration = { endpoint: Endpoint; handler: Handler<Endpoint, Callers> }

/** Builds the API from its list of endpoints. Paths are below `/api`. */
export function createApi<C extends Callers, S extends Session>(options: ApiOptions<C, S>) {
  const api = new Hono().basePath('/api')
  const registrations: Registration[] = []

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

  const sendRefusal = (c: Context, refusal: Refusal, words: Endpoint['words'] = {}) => {
    const { status, text: usual } = options.texts[refusal.code] ?? options.texts.BROKEN!
    const text = words[refusal.code as CommonRefusal] ?? usual
    if (refusal.retryAfter) c.header('Retry-After', String(Math.ceil(refusal.retryAfter)))
    const { fields = null, data = null } = refusal
    const error = { code: refusal.code, message: refusal.text ?? text, fields, data, requestId: c.get('requestId') }
    return c.json({ error }, status as ContentfulStatusCode)
  }

  /** Opens a live stream unless its reader has too many; it ends with the session that opened it. */
  async function stream(c: Context, endpoint: Endpoint, answer: EventStream<StreamEvents>, session: S | null) {
    // A HEAD request has no body whose end would release the stream.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, streamHeaders)
    const accountId = session!.accountId
    const release = await acquireStreamSlot(accountId, c.get('address'))
    if (!release) return sendRefusal(c, refuse('TOO_MANY', { retryAfter: 30 }), endpoint.words)
    const stillAllowed = async () => {
      const now = await options.session(c.req.raw)
      return now?.accountId === accountId && !isRefusal(options.prove(endpoint, now))
    }
    return c.body(streamBody(endpoint.events!, answer, { accountId, stillAllowed, release }), 200, streamHeaders)
  }

  function serve<E extends Endpoint>(endpoint: E, handler: Handler<E, C>) {
    registrations.push({ endpoint, handler: handler as unknown as Registration['handler'] })
    api.on(endpoint.method.toUpperCase(), endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const requester = await options.session(c.req.raw)
      // A token acts for its person only where an endpoint declares a scope; public endpoints treat it as an anonymous
      // visitor.
      const session = requester?.scopes && endpoint.access === 'anyone' ? null : requester
      const address = c.get('address') ?? null
      const wait =
        // Calls that a page makes while it renders count as one request, the page's own: they have no address, and refusing
        // one would break the page of somebody who is within the limits of pages.
        (await withinAccountLimit(address && (session?.accountId ?? null), c.req.raw)) ??
        (await withinLimit(endpoint, pageRequest() ? null : (session?.accountId ?? address), c.req.raw))
      if (wait) return sendRefusal(c, refuse('TOO_MANY', { retryAfter: wait }), endpoint.words)
      const isOutOfScope = session?.scopes && !(endpoint.scope && session.scopes.includes(endpoint.scope))
      const caller = isOutOfScope ? refuse('SCOPE_NEEDED') : options.prove(endpoint, session)
      if (isRefusal(caller)) {
        // Whoever only has to set up a second factor is an administrator, so this is no intrusion to log.
        if (caller.code !== 'SECOND_FACTOR_NEEDED') options.onForbidden(endpoint, session, address)
        return sendRefusal(c, caller, endpoint.words)
      }
      if (endpoint.fresh && !(session && options.isFresh(session, new Date())))
        return sendRefusal(c, refuse('FRESH_PASSWORD_NEEDED'), endpoint.words)
      const { allowance } = endpoint.upload ?? {}
      const uploader = session?.accountId ?? address
      const full = endpoint.upload && (await withinUploads(uploader, 'files', 1, allowance))
      if (full) return sendRefusal(c, refuse('TOO_MANY', { retryAfter: full, text: TOO_MANY_UPLOADS }))
      const input = await readInput(endpoint, c)
      if (isRefusal(input)) return sendRefusal(c, input, endpoint.words)
      const heavy = input.file && (await withinUploads(uploader, 'bytes', input.file.bytes.length, allowance))
      if (heavy) return sendRefusal(c, refuse('TOO_MANY', { retryAfter: heavy, text: TOO_MANY_UPLOADS }))
      // Nothing has happened yet and nobody would read the answer. Work that has begun is finished, because it may be half
      // done.
      if (c.req.raw.signal.aborted) return clientClosed()
      const run = (tx?: Executor) =>
        handler({ ...input, caller, now: new Date(), tx, address, request: c.req.raw } as unknown as Call<E, C>)
      const write = () =>
        withIdempotencyKey(endpoint, session!.accountId, c.req.header('idempotency-key'), fingerprint(input), run)
      // Whoever is signed in may look for what they have just written, which the replica may not have yet.
      const answer =
        endpoint.replica && !session
          ? await onReplica(run)
          : await withTimeouts(endpoint.timeouts ?? 'request', () =>
              endpoint.idempotent ? throughBulkhead(contendedBy(endpoint, input.body), write) : run(),
            )
      if (isRefusal(answer)) {
        if (session && options.texts[answer.code]?.status === 403) options.onForbidden(endpoint, session, address)
        return sendRefusal(c, answer, endpoint.words)
      }
      if (answer instanceof EventStream) return stream(c, endpoint, answer, session)
      const [body, headers] = answer instanceof WithHeaders ? [answer.body, answer.headers] : [answer, new Headers()]
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
      if (endpoint.status === 204 || !endpoint.answer) return new Response(null, { status: 204, headers })
      headers.set('content-type', endpoint.file ?? 'application/json')
      const checked = body instanceof Serialized ? body : endpoint.answer.parse(body)
      const content = endpoint.file
        ? (checked as string | Uint8Array<ArrayBuffer>)
        : checked instanceof Serialized
          ? checked.text
          : JSON.stringify(checked)
      if (headers.get('cache-control')!.includes('max-age')) {
        const etag = headers.get('etag') ?? etagOf(content)
        headers.set('etag', etag)
        if (isKnown(c.req.raw, etag)) return new Response(null, { status: 304, headers })
      }
      return typeof content === 'string'
        ? textResponse(content, endpoint.status, headers)
        : new Response(content, { status: endpoint.status, headers })
    })
  }

  api.notFound((c) => sendRefusal(c, refuse('NOT_FOUND')))
  api.onError((error, c) => {
    // A client that left is no fault, and nobody reads the answer.
    if (c.req.raw.signal.aborted) return clientClosed()
    const facts = { requestId: c.get('requestId'), path: withoutSecrets(c.req.path) }
    if (isUnavailable(error)) {
      log().warn({ ...facts, reason: safeMessage(error) }, 'unavailable')
      return sendRefusal(c, refuse('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS }))
    }
    report(error, facts)
    return sendRefusal(c, refuse('BROKEN'))
  })
  return { api, serve, registrations }
}

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
    address: string | null
  }
}
