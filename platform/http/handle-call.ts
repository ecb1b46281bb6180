// The one way from a contract to an answer: validate, authorize, decide, answer. HTTP (serve.ts) and pages that are rendered in this
// process go it alike, so neither can skip a step.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { withTimeouts } from '#platform/database/context.ts'
import type { Executor } from '#platform/database/pool.ts'
import { onReplica } from '#platform/database/replica.ts'
import { pageRequest } from '#platform/pages/request.ts'
import { ACCOUNT_HEADER } from './client/account-header.ts'
import type { Access, Endpoint, Permitted, StreamEvents } from './contract.ts'
import { throughBulkhead } from './limits/bulkhead.ts'
import { withinAccountLimit, withinLimit, withinUploads } from './limits/limits.ts'
import { clientClosed } from './receive.ts'
import { type CommonRefusal, isRefusal, type Refusal, type RefusalTexts, refuse } from './refusal.ts'
import { withIdempotencyKey } from './request/idempotency.ts'
import { type RawInput, readInput, type Upload } from './request/request-input.ts'
import { Serialized } from './response/buffered-response.ts'
import { EventStream } from './streams/stream.ts'

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
export type Session = { accountId: string; scopes?: readonly string[] }

export type ApiOptions<C extends Callers, S extends Session> = {
  texts: RefusalTexts
  session: (request: Request) => Promise<S | null>
  /** Turns a session into the proof that an access level requires, or the refusal. */
  authorize: <A extends Access>(
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

/** An answer that its schema has validated. */
export class Checked {
  readonly body: unknown
  readonly headers: Headers | undefined
  constructor(body: unknown, headers?: Headers) {
    this.body = body
    this.headers = headers
  }
}

/** A live stream and the session that may read it. */
export class Opened<S> {
  readonly events: EventStream<StreamEvents>
  readonly session: S | null
  constructor(events: EventStream<StreamEvents>, session: S | null) {
    this.events = events
    this.session = session
  }
}

/** `Response`: the client has gone. */
export type Outcome<S> = Checked | Opened<S> | Refusal | Response

/** A call before anything of it was validated. @property address as `Call` has it */
export type Received = RawInput & { address: string | null }

export async function handleCall<E extends Endpoint, C extends Callers, S extends Session>(
  options: ApiOptions<C, S>,
  endpoint: E,
  handler: Handler<E, C>,
  received: Received,
): Promise<Outcome<S>> {
  const { request, address } = received
  const requester = await options.session(request)
  // A token acts for its person only where an endpoint declares a scope; public endpoints treat it as an anonymous visitor.
  const session = requester?.scopes && endpoint.access === 'anyone' ? null : requester
  const wait =
    // Calls that a page makes while it renders count as one request, the page's own: they have no address, and refusing one
    // would break the page of somebody who is within the limits of pages.
    (await withinAccountLimit(address && (session?.accountId ?? null), request)) ??
    (await withinLimit(endpoint, pageRequest() ? null : (session?.accountId ?? address), request))
  if (wait) return refuse('TOO_MANY', { retryAfter: wait })
  const isOfAccount = endpoint.access !== 'anyone' || endpoint.attributed
  const shown = session && isOfAccount ? request.headers.get(ACCOUNT_HEADER) : null
  if (shown && shown !== session!.accountId) return refuse('OTHER_ACCOUNT')
  const isOutOfScope = session?.scopes && !(endpoint.scope && session.scopes.includes(endpoint.scope))
  const caller = isOutOfScope ? refuse('SCOPE_NEEDED') : options.authorize(endpoint, session)
  if (isRefusal(caller)) {
    // Whoever only has to set up a second factor is an administrator, so this is no intrusion to log.
    if (caller.code !== 'SECOND_FACTOR_NEEDED') options.onForbidden(endpoint, session, address)
    return caller
  }
  if (endpoint.fresh && !(session && options.isFresh(session, new Date()))) return refuse('FRESH_PASSWORD_NEEDED')
  const { allowance } = endpoint.upload ?? {}
  const uploader = session?.accountId ?? address
  const full = endpoint.upload && (await withinUploads(uploader, 'files', 1, allowance))
  if (full) return refuse('TOO_MANY', { retryAfter: full, text: TOO_MANY_UPLOADS })
  const input = await readInput(endpoint, received)
  if (isRefusal(input)) return input
  const heavy = input.file && (await withinUploads(uploader, 'bytes', input.file.bytes.length, allowance))
  if (heavy) return refuse('TOO_MANY', { retryAfter: heavy, text: TOO_MANY_UPLOADS })
  // Nothing has happened yet and nobody would read the answer. Work that has begun is finished, because it may be half done.
  if (request.signal.aborted) return clientClosed()
  const run = (tx?: Executor) =>
    handler({ ...input, caller, now: new Date(), tx, address, request } as unknown as Call<E, C>)
  const key = () => request.headers.get('idempotency-key') ?? undefined
  const write = () => withIdempotencyKey(endpoint, session!.accountId, key(), fingerprint(input), run)
  // Whoever is signed in may look for what they have just written, which the replica may not have yet.
  const answer =
    endpoint.replica && !session
      ? await onReplica(run)
      : await withTimeouts(endpoint.timeouts ?? 'request', () =>
          endpoint.idempotent ? throughBulkhead(contendedBy(endpoint, input.body), write) : run(),
        )
  if (isRefusal(answer)) {
    if (session && options.texts[answer.code]?.status === 403) options.onForbidden(endpoint, session, address)
    return answer
  }
  if (answer instanceof EventStream) return new Opened(answer, session)
  const [body, headers] = answer instanceof WithHeaders ? [answer.body, answer.headers] : [answer]
  if (endpoint.status === 204 || !endpoint.answer) return new Checked(null, headers)
  return new Checked(body instanceof Serialized ? body : endpoint.answer.parse(body), headers)
}
