// Generates requests for an endpoint from its contract alone.
import fc from 'fast-check'
import type { z } from 'zod'
import { api } from '#marketplace/api.ts'
import { CSRF_HEADER, CSRF_VALUE } from '#platform/http/client/csrf-header.ts'
import type { Endpoint } from '#platform/http/contract.ts'
import { sendWatched } from '../../support/refusal-watch.ts'
import { formWith, PIXEL } from '../../support/scenes/sample.ts'
import { fitting, hostile, hostileText, type Known, spoilt, type Value, written } from './values.ts'
import { type Role, roles } from './world.ts'

type Body = { type: string | null; content: string | Uint8Array<ArrayBuffer> | FormData } | null
export type Shot = { role: Role; at: number; path: string; body: Body; headers: Record<string, string> }

const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary })

/** The endpoint's own role is as frequent as all others together. */
const roleOf = ({ access }: Endpoint): fc.Arbitrary<Role> =>
  fc.oneof(
    often(1, fc.constantFrom(...roles)),
    often(1, fc.constantFrom<Role>(...(access === 'anyone' || access === 'signed-in' ? roles : [access]))),
  )

/** The path with existing, missing and malformed ids. */
function pathOf({ path, params }: Endpoint, known: Known): fc.Arbitrary<string> {
  const parts = path.split('/').map((part, at, all) => {
    if (!part.startsWith('{')) return fc.constant(part)
    const noun = all[at - 1]?.replace(/s$/, '') ?? ''
    const field = params?.shape[part.slice(1, -1)] as z.ZodType | undefined
    const valid = field
      ? fitting(field, known).map((value) => encodeURIComponent(String(value).toWellFormed()))
      : fc.uuid()
    const segment = known[noun] ? fc.constant(known[noun]) : valid
    const ill = hostileText.filter((text) => text.isWellFormed()).map(encodeURIComponent)
    return fc.oneof(
      often(6, segment),
      often(1, fc.constantFrom(...Object.values(known))),
      often(1, fc.uuid()),
      often(
        2,
        ill.map((text) => text.slice(0, 2000) || '%20'),
      ),
      often(1, fc.constantFrom('%', '%E0%A4%A', '%ff', '%2F..%2F', '%00', '%ED%A0%80', 'a%2Fb')),
    )
  })
  return fc.tuple(...parts).map((all) => all.join('/'))
}

const pair = (name: string, value: unknown) =>
  `${encodeURIComponent(name)}=${encodeURIComponent(String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed())}`

/** A query: valid, broken, repeated and unknown names, bytes that are no text. */
function queryOf({ query }: Endpoint, known: Known): fc.Arbitrary<string> {
  if (!query) return fc.constantFrom('', '', '?a=1&a=2&__proto__=x')
  const names = Object.keys(('in' in query ? query.in : query).shape)
  const pairs = (value: unknown) =>
    Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([name, field]) =>
      field === undefined || field === null ? [] : [field].flat().map((each) => pair(name, each)),
    )
  const complete = fitting(query, known)
  const hostilePairs = fc.array(fc.tuple(fc.constantFrom(...names), hostile), { minLength: 1, maxLength: 4 })
  const repeatedPairs = fc.tuple(fc.constantFrom(...names), fc.array(hostileText, { minLength: 2, maxLength: 40 }))
  const malformed = fc.constantFrom(
    '%',
    '=',
    '&&&',
    'x[]=1',
    '__proto__=1&constructor=2',
    '%ff=%ff',
    ...names.map((n) => `${n}=%ED%A0%80`),
    ...names,
  )
  return fc
    .oneof(
      often(4, complete.map(pairs)),
      often(3, spoilt(complete).map(pairs)),
      often(
        2,
        hostilePairs.map((all) => all.map(([name, value]) => pair(name, value))),
      ),
      often(
        1,
        repeatedPairs.map(([name, values]) => values.map((value) => pair(name, value))),
      ),
      often(
        1,
        fc.tuple(complete, malformed).map(([value, tail]) => [...pairs(value), tail]),
      ),
    )
    .map((all) => (all.length > 0 ? `?${all.join('&').slice(0, 60_000)}` : ''))
}

const JSON_TYPE = 'application/json'
const otherTypes = [
  null,
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json-patch+json',
  'application/xml',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  '*/*',
  'x',
]
const nonsense = [
  '',
  ' ',
  '{',
  '}',
  '[1,',
  '"',
  'nul',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"a":1,}',
  '{"a":"\u0000"}',
  '--x\r\n\r\n',
]
const bytes = (...list: number[]) => Uint8Array.from(list)

function jsonOf(schema: NonNullable<Endpoint['body']>, known: Known): fc.Arbitrary<Body> {
  const complete = fitting(schema, known)
  const json = (value: Value) =>
    value.map((content): Body => ({ type: JSON_TYPE, content: written(content) ?? 'undefined' }))
  const withKeys = complete.map(
    (value): Body => ({
      type: 'application/json; charset=utf-8',
      content: (written(value) ?? '').replace(
        /^\{/,
        '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}},"role":"admin","id":1,',
      ),
    }),
  )
  const ill: fc.Arbitrary<Body> = fc.oneof(
    fc.constantFrom(...nonsense).map((content) => ({ type: JSON_TYPE, content })),
    fc
      .constantFrom(bytes(0x22, 0xff, 0x22), bytes(0xff, 0xfe, 0x7b, 0), bytes())
      .map((content) => ({ type: JSON_TYPE, content })),
    fc
      .tuple(complete, fc.constantFrom(...otherTypes))
      .map(([value, type]) => ({ type, content: written(value) ?? '' })),
    fc.constant(null),
  )
  return fc.oneof(
    often(5, json(complete)),
    often(5, json(spoilt(complete))),
    often(1, json(hostile)),
    often(1, withKeys),
    often(2, ill),
  )
}

/** A file: a picture, none, a fake one, too large, under another name, twice. */
function formOf({ upload, body }: Endpoint, known: Known): fc.Arbitrary<Body> {
  const { field, largest } = upload!
  const texts = body ? fc.oneof(fitting(body, known), spoilt(fitting(body, known))) : fc.constant({})
  const content = fc.oneof(
    often(3, fc.constant(Uint8Array.from(PIXEL))),
    often(
      2,
      fc.uint8Array({ maxLength: 600 }).map((list) => Uint8Array.from(list)),
    ),
    often(
      2,
      fc.nat(PIXEL.length).map((length) => Uint8Array.from(PIXEL.subarray(0, length))),
    ),
    often(
      2,
      fc
        .constantFrom('<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.7', 'MZ')
        .map((text) => new TextEncoder().encode(text)),
    ),
    often(
      1,
      fc.constantFrom(largest, largest + 1, largest + 100_000).map((size) => new Uint8Array(size)),
    ),
  )
  const name = fc.constantFrom('foto.png', '../../x.png', '', 'a'.repeat(3000), 'ñ\u202egnp.exe', 'x.svg', '\r\nx: y')
  const type = fc.constantFrom('image/png', 'image/svg+xml', 'text/html', '', 'image/png; x=1', 'a'.repeat(300))
  const form = fc
    .tuple(content, texts, name, type, fc.constantFrom(field, field, field, 'archivo'))
    .map(([list, fields, file, kind, under]): Body => {
      const form = formWith(list, typeof fields === 'object' && fields !== null ? fields : {}, file, kind)
      if (under === field) return { type: null, content: form }
      form.set(under, form.get('file') as File)
      form.delete('file')
      return { type: null, content: form }
    })
  const ill: fc.Arbitrary<Body> = fc.oneof(
    fc.constantFrom(...otherTypes, JSON_TYPE).map((kind) => ({ type: kind, content: '{"file":"x"}' })),
    fc.constantFrom(...nonsense).map((text) => ({ type: 'multipart/form-data; boundary=x', content: text })),
    fc.constant({ type: null, content: new FormData() }),
  )
  return fc.oneof(often(5, form), often(2, ill))
}

/** Requests of all kinds for an endpoint; `at` decides whatever else needs a choice. */
export function shotsAt(endpoint: Endpoint, known: Known): fc.Arbitrary<Shot> {
  const body = endpoint.upload
    ? formOf(endpoint, known)
    : endpoint.body
      ? jsonOf(endpoint.body, known)
      : fc.constantFrom<Body>(null, null, { type: JSON_TYPE, content: '{}' })
  const key = fc.oneof(
    often(
      6,
      fc.uuid().map((id): string | null => id),
    ),
    often(
      1,
      fc.constantFrom(null, '', 'short', 'x'.repeat(64), 'x'.repeat(65), "a'b\\c%00 d e f g h i", 'é'.repeat(20)),
    ),
  )
  return fc
    .tuple(
      roleOf(endpoint),
      fc.nat(99),
      pathOf(endpoint, known),
      queryOf(endpoint, known),
      endpoint.method === 'get' ? fc.constant(null) : body,
      key,
    )
    .map(([role, at, path, query, sent, once]) => ({
      role,
      at,
      path: path + query,
      body: sent,
      headers: {
        ...(sent?.type && { 'content-type': sent.type }),
        ...(once !== null && { 'idempotency-key': once }),
        ...(endpoint.upload && at % 10 > 0 && { [CSRF_HEADER]: CSRF_VALUE }),
      },
    }))
}

/** Sends it through everything but the socket. A refused request must leave no trace. */
export const fire = ({ method }: Endpoint, { path, body, headers }: Shot, cookie: string | null): Promise<Response> =>
  sendWatched(method, path, () =>
    api.request(`/api${path}`, {
      method: method.toUpperCase(),
      headers: { ...headers, ...(cookie && { cookie }) },
      ...(body && { body: body.content }),
    }),
  )
