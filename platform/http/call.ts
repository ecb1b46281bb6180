// Typed calls over the contract objects: types only, so no validation library reaches the browser.
import type { z } from 'zod'
import type { Endpoint } from './contract.ts'
import { CSRF_HEADER, CSRF_VALUE } from './csrf-header.ts'
import type { CommonRefusal, ErrorEnvelope } from './refusal.ts'

export type Flat<M> = { [S in keyof M]: M[S][keyof M[S]] }[keyof M]
export type Route<Contracts> = Extract<Flat<Contracts>, Endpoint>
export type Key<Contracts> =
  Route<Contracts> extends infer R
    ? R extends { events: object }
      ? never
      : R extends { method: infer M extends string; path: infer P extends string }
        ? `${M} ${P}`
        : never
    : never
type Of<Contracts, K> = K extends `${infer M} ${infer P}` ? Extract<Route<Contracts>, { method: M; path: P }> : never

type Input<E> = (E extends { params: infer P extends z.ZodType } ? { params: z.input<P> } : unknown) &
  (E extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown) &
  (E extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown) &
  (E extends { upload: object } ? { file: Blob } : unknown) &
  (E extends { idempotent: true } ? { key: string } : unknown)
type Output<E> = E extends { answer: infer A extends z.ZodType } ? z.output<A> : null
export type RefusalCode<E> =
  | (E extends { refusals: readonly (infer R extends string)[] } ? R : never)
  | CommonRefusal
  | 'OFFLINE'
export type Refused<Code extends string = string> = ErrorEnvelope<Code>['error'] & { status: number }
export type Answer<Contracts, K> =
  | { ok: true; data: Output<Of<Contracts, K>> }
  | { ok: false; refusal: Refused<RefusalCode<Of<Contracts, K>>> }

export type Transport = (path: string, init: RequestInit) => Promise<Response>

const OFFLINE = {
  code: 'OFFLINE',
  message: 'Error de conexión. Verifica tu conexión a internet.',
  fields: null,
  data: null,
  requestId: '',
  status: 0,
} as const

function search(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => [name, String(one)]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** One file and the texts beside it. */
function formOf(file: Blob, texts: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(texts ?? {})) if (value != null) form.set(name, String(value))
  form.set('file', file)
  return form
}

/**
 * A client for a set of contracts: `call('get /experiences/{id}', { params: { id } })`.
 * Never throws for a refusal or a lost network; the answer says `ok: false` with a code and Spanish words.
 */
export const createClient =
  <Contracts>(transport: Transport) =>
  async <K extends Key<Contracts>>(
    endpoint: K,
    ...[given]: Input<Of<Contracts, K>> extends infer I
      ? Record<never, never> extends I
        ? [input?: I]
        : [input: I]
      : never
  ): Promise<Answer<Contracts, K>> => {
    const input = (given ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
      file?: Blob
      key?: string
    }
    const [method = 'get', template = ''] = String(endpoint).split(' ')
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
    const headers: Record<string, string> = { accept: 'application/json' }
    if (input.file) headers[CSRF_HEADER] = CSRF_VALUE
    else if (input.body !== undefined) headers['content-type'] = 'application/json'
    const body = input.file
      ? formOf(input.file, input.body)
      : input.body === undefined
        ? undefined
        : JSON.stringify(input.body)
    if (input.key) headers['idempotency-key'] = input.key
    try {
      const response = await transport(`/api${path}${search(input.query ?? {})}`, {
        method: method.toUpperCase(),
        headers,
        ...(body === undefined ? {} : { body: body as BodyInit }),
      })
      const said = response.status === 204 ? null : await response.json()
      const answer = response.ok
        ? { ok: true, data: said }
        : { ok: false, refusal: { ...said.error, status: response.status } }
      return answer as Answer<Contracts, K>
    } catch {
      return { ok: false, refusal: OFFLINE } as unknown as Answer<Contracts, K>
    }
  }
