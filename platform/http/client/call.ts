// Typed calls over the contract objects: types only, so no validation library reaches the browser.
import type { z } from 'zod'
import { stringifySearch } from '#platform/pages/search-params.ts'
import type { Endpoint, StreamEvents } from '../contract.ts'
import type { CommonRefusal, ErrorEnvelope } from '../refusal.ts'
import { ACCOUNT_HEADER } from './account-header.ts'
import { CSRF_HEADER, CSRF_VALUE } from './csrf-header.ts'

type Input<E> = (E extends { params: infer P extends z.ZodType } ? { params: z.input<P> } : unknown) &
  (E extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown) &
  (E extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown) &
  (E extends { upload: object } ? { file: Blob } : unknown) &
  (E extends { idempotent: true } ? { key: string } : unknown)
type Output<E> = E extends { answer: infer A extends z.ZodType } ? z.output<A> : null
type RefusalCode<E> =
  | (E extends { refusals: readonly (infer R extends string)[] } ? R : never)
  | CommonRefusal
  | 'OFFLINE'
export type Refused<Code extends string = string> = ErrorEnvelope<Code>['error'] & { status: number }
export type Answer<E> = { ok: true; data: Output<E> } | { ok: false; refusal: Refused<RefusalCode<E>> }

/** What a call reads of its answer. */
export type Answered = Pick<Response, 'ok' | 'status' | 'json'>
export type Transport = (path: string, init: RequestInit) => Promise<Answered>
/** `transport`: replaces the client's own, for example with one that reports progress. */
type CallOptions = { transport?: Transport }

/** A live stream: its route, and what its events carry (`follow.ts` opens it). */
export type Stream<Events extends StreamEvents> = { readonly route: string; readonly events?: Events }

type Call<E> = E extends { events: infer Events extends StreamEvents }
  ? Stream<Events>
  : Callable &
      ((
        ...args: Record<never, never> extends Input<E>
          ? [input?: Input<E>, options?: CallOptions]
          : [input: Input<E>, options?: CallOptions]
      ) => Promise<Answer<E>>)

/** What a form names when it posts a call: `put /favorites/{id}`. */
export type Callable = { readonly route: string }

/**
 * The functions of one noun, named as its contract module names the endpoints. The type is mapped over the module itself, so
 * that an editor jumps from `api.bookings.create` to the `export const create` of the contract.
 */
export type Client<Contract> = {
  readonly [Verb in keyof Contract as Contract[Verb] extends Endpoint ? Verb : never]: Call<Contract[Verb]>
}
/** `method path` of every function of a noun. */
export type Routes<Contract> = {
  readonly [Verb in keyof Contract as Contract[Verb] extends Endpoint ? Verb : never]: string
}

export const OFFLINE = {
  code: 'OFFLINE',
  message: 'Error de conexión. Verifica tu conexión a internet.',
  fields: null,
  data: null,
  requestId: '',
  status: 0,
} as const

function formOf(file: Blob, texts: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(texts ?? {})) if (value != null) form.set(name, String(value))
  form.set('file', file)
  return form
}

/** What a call takes, whatever its endpoint. */
export type Given = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
  key?: string
}
/** The answer of any call, before its contract narrows it. */
export type AnyAnswer = { ok: true; data: unknown } | { ok: false; refusal: Refused }
/** Sends one request: the route `get /experiences/{id}`, and its parameters, query and body. */
export type Send = (route: string, input: Given | undefined, options: CallOptions | undefined) => Promise<AnyAnswer>

/** `put /favorites/{id}` with its parameters. */
const filledIn = (route: string, params: Record<string, string> = {}): string =>
  route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!))

export const pathOf = (route: string, params?: Record<string, string>): string =>
  `/api${filledIn(route, params).split(' ')[1]}`

/** The part of a call's input that stands in its address. */
type Addressed<Called> = Called extends (input: infer Given, ...rest: never[]) => unknown
  ? Pick<NonNullable<Given>, Extract<keyof NonNullable<Given>, 'params' | 'query'>>
  : { params?: Record<string, string> }

/** The address of a call, for requests that browsers make by themselves: a link to a file, the source of a frame. */
export const urlOf = <Called extends Callable>(call: Called, input: Addressed<Called>): string => {
  const { params, query } = input as Given
  return pathOf(call.route, params) + stringifySearch(query ?? {})
}

/** The call as a form names it, with its parameters filled in: `put /favorites/3f2…` (http/request/posted-form.ts). */
export const callOf = ({ route }: Callable, params?: Record<string, string>): string => filledIn(route, params)

/**
 * Sends a call. Never throws for a refusal or a lost network: the answer then has `ok: false`, a code and a Spanish text.
 * @param account whom the page shows as signed in; a write in the session of somebody else is refused with OTHER_ACCOUNT
 */
export const sendThrough =
  (usual: Transport, account: () => string | undefined = () => undefined): Send =>
  async (route, input = {}, { transport = usual } = {}) => {
    const headers: Record<string, string> = { accept: 'application/json' }
    if (input.file) headers[CSRF_HEADER] = CSRF_VALUE
    else if (input.body !== undefined) headers['content-type'] = 'application/json'
    const body = input.file ? formOf(input.file, input.body) : JSON.stringify(input.body)
    if (input.key) headers['idempotency-key'] = input.key
    const shown = route.startsWith('get ') ? undefined : account()
    if (shown) headers[ACCOUNT_HEADER] = shown
    try {
      const response = await transport(pathOf(route, input.params) + stringifySearch(input.query ?? {}), {
        method: route.split(' ')[0]!.toUpperCase(),
        headers,
        body: body as BodyInit,
      })
      const json = response.status === 204 ? null : await response.json()
      return response.ok ? { ok: true, data: json } : { ok: false, refusal: { ...json.error, status: response.status } }
    } catch {
      return { ok: false, refusal: OFFLINE }
    }
  }

export const createClient = <Contract>(routes: Routes<Contract>, send: Send): Client<Contract> =>
  Object.fromEntries(
    Object.entries<string>(routes).map(([verb, route]) => [
      verb,
      Object.assign((input?: Given, options?: CallOptions) => send(route, input, options), { route }),
    ]),
  ) as unknown as Client<Contract>
