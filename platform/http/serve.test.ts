import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { log } from '#platform/log/log.ts'
import { ACCOUNT_HEADER } from './client/account-header.ts'
import { CSRF_HEADER, CSRF_VALUE } from './client/csrf-header.ts'
import type { Endpoint } from './contract.ts'
import { REQUEST_ID_HEADER } from './receive.ts'
import { commonRefusals, type Refusal, refuse } from './refusal.ts'
import { createApi, WithHeaders } from './serve.ts'
import { EventStream } from './streams/stream.ts'

type Options = Parameters<typeof createApi>[0]
const SESSION = { accountId: 'person-1' }

const plain = { method: 'get', path: '/thing', summary: 'A thing', tag: 'x', access: 'anyone', status: 200 } as const

/** An API of one endpoint. @param act what its handler gives */
function apiOf(endpoint: object, act: () => unknown, options: Partial<Options> = {}) {
  const onForbidden = vi.fn()
  const { api, serve } = createApi({
    texts: { ...commonRefusals, NOT_YOURS: { status: 403, text: 'No es tuyo.' } },
    session: async () => null,
    authorize: () => null as never,
    isFresh: () => true,
    onForbidden,
    ...options,
  } as Options)
  const whole = { refusals: [], answer: z.object({ id: z.string() }), ...plain, ...endpoint } as unknown as Endpoint
  serve(whole, (async () => act()) as never)
  const send = (init: RequestInit = {}, path = whole.path) =>
    api.request(`/api${path}`, { method: whole.method.toUpperCase(), ...init })
  return { send, onForbidden, endpoint: whole }
}
const thing = () => ({ id: 'a', secret: 'left out' })
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code

test('a call that fails is answered in our words, with nothing of what failed, which the log tells', async () => {
  const error = vi.spyOn(log(), 'error').mockImplementation(() => {})
  const { send } = apiOf({}, () => Promise.reject(new Error('relation "users" does not exist')))
  const answer = await send()
  const said = await answer.text()
  expect(answer.status).toBe(500)
  expect(JSON.parse(said).error).toMatchObject({ code: 'BROKEN', message: commonRefusals.BROKEN.text })
  expect(said).not.toContain('relation')
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ path: '/api/thing' }), 'relation "users" does not exist'],
  ])
  error.mockRestore()
})

test('what the database can not do now is a time to come back', async () => {
  const warn = vi.spyOn(log(), 'warn').mockImplementation(() => {})
  const away = Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' })
  const { send } = apiOf({}, () => Promise.reject(away))
  const answer = await send()
  expect([answer.status, await codeOf(answer.clone())]).toEqual([503, 'UNAVAILABLE'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ path: '/api/thing', reason: 'terminating connection' }), 'unavailable'],
  ])
  warn.mockRestore()
})

test('an answer holds what its schema names, may not be kept, and is as typed', async () => {
  const answer = await apiOf({}, thing).send()
  expect([await answer.json(), answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
    { id: 'a' },
    'no-store',
    'application/json',
  ])
  const nothing = await apiOf({ status: 204, answer: null }, () => null).send()
  expect([nothing.status, await nothing.text()]).toEqual([204, ''])
})

test('what may be kept is named, and not sent to who has it', async () => {
  const kept = () => new WithHeaders({ id: 'a' }, new Headers({ 'cache-control': 'public, max-age=60' }))
  const { send } = apiOf({}, kept)
  const etag = (await send()).headers.get('etag')!
  const again = await send({ headers: { 'if-none-match': etag } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect((await send({ headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  expect((await apiOf({}, thing).send()).headers.get('etag')).toBeNull()
})

test('a refusal carries its words, its fields, when to come back, and the id of its request', async () => {
  const refusal = refuse('TOO_MANY', { retryAfter: 1.2, fields: { name: 'Falta' }, data: { left: 0 } })
  const answer = await apiOf({}, () => refusal).send({ headers: { [REQUEST_ID_HEADER]: 'request-1' } })
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    429,
    '2',
    {
      error: {
        code: 'TOO_MANY',
        message: commonRefusals.TOO_MANY.text,
        fields: { name: 'Falta' },
        data: { left: 0 },
        requestId: 'request-1',
      },
    },
  ])
  const ofEndpoint = apiOf({ words: { TOO_MANY: 'Espera.' } }, () => refuse('TOO_MANY'))
  expect(((await (await ofEndpoint.send()).json()) as { error: { message: string } }).error.message).toBe('Espera.')
  const own = apiOf({ words: { TOO_MANY: 'Espera.' } }, () => refuse('TOO_MANY', { text: 'Mañana.' }))
  expect(((await (await own.send()).json()) as { error: { message: string } }).error.message).toBe('Mañana.')
})

test('another site may read what is public, and write nothing', async () => {
  const cross = { headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await apiOf({}, thing).send(cross)).status).toBe(200)
  const post = apiOf({ method: 'post' }, thing)
  expect(await codeOf(await post.send(cross))).toBe('CROSS_ORIGIN')
  expect((await post.send({ headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
})

test('a form with a file needs the header that another site can not set', async () => {
  const upload = { method: 'post', upload: { field: 'file', largest: 100 } }
  const form = () => {
    const body = new FormData()
    body.set('file', new File(['x'], 'a.txt'))
    return { body }
  }
  const { send } = apiOf(upload, thing)
  expect(await codeOf(await send(form()))).toBe('CROSS_ORIGIN')
  expect(await codeOf(await send({ ...form(), headers: { [CSRF_HEADER]: 'no' } }))).toBe('CROSS_ORIGIN')
  expect((await send({ ...form(), headers: { [CSRF_HEADER]: CSRF_VALUE } })).status).toBe(200)
})

const refusing = (refusal: Refusal) => ({ authorize: (() => refusal) as never, session: async () => SESSION })

test('who may not is refused and written down, but for who only lacks the second step', async () => {
  const not = apiOf({ access: 'admin' }, thing, refusing(refuse('FORBIDDEN')))
  expect((await not.send()).status).toBe(403)
  expect(not.onForbidden.mock.calls).toEqual([[not.endpoint, SESSION, null]])
  const almost = apiOf({ access: 'admin' }, thing, refusing(refuse('SECOND_FACTOR_NEEDED' as never)))
  await almost.send()
  expect(almost.onForbidden).not.toHaveBeenCalled()
})

test('a refusal of the endpoint itself is written down when it forbids, to somebody known', async () => {
  const known = { session: async () => SESSION }
  const forbidden = apiOf({ refusals: ['NOT_YOURS'] }, () => refuse('NOT_YOURS' as never), known)
  expect((await forbidden.send()).status).toBe(403)
  expect(forbidden.onForbidden).toHaveBeenCalledOnce()
  const missing = apiOf({}, () => refuse('NOT_FOUND'), known)
  await missing.send()
  expect(missing.onForbidden).not.toHaveBeenCalled()
  const stranger = apiOf({ refusals: ['NOT_YOURS'] }, () => refuse('NOT_YOURS' as never))
  await stranger.send()
  expect(stranger.onForbidden).not.toHaveBeenCalled()
})

test('a change that wants a fresh password asks for it, also where nobody is signed in', async () => {
  const fresh = { method: 'post', fresh: true, access: 'signed-in' }
  const act = vi.fn(thing)
  for (const options of [{ session: async () => SESSION, isFresh: () => false }, {}])
    expect(await codeOf(await apiOf(fresh, act, options as Partial<Options>).send())).toBe('FRESH_PASSWORD_NEEDED')
  expect(act).not.toHaveBeenCalled()
  expect((await apiOf(fresh, act, { session: async () => SESSION }).send()).status).toBe(200)
})

test('a write of a page that shows another account is refused, unless anybody may make it', async () => {
  const act = vi.fn(thing)
  const post = (access: string, account: string, attributed?: true) =>
    apiOf({ method: 'post', access, attributed }, act, { session: async () => SESSION }).send({
      headers: { [ACCOUNT_HEADER]: account },
    })
  expect(await codeOf(await post('signed-in', 'somebody else'))).toBe('OTHER_ACCOUNT')
  expect(await codeOf(await post('anyone', 'somebody else', true))).toBe('OTHER_ACCOUNT')
  expect(act).not.toHaveBeenCalled()
  expect((await post('signed-in', SESSION.accountId)).status).toBe(200)
  expect((await post('anyone', 'somebody else')).status).toBe(200)
})

test('a program reaches what names one of its scopes, and public pages as a stranger', async () => {
  const program = { session: async () => ({ ...SESSION, scopes: ['bookings:read'] }) }
  const reaching = (endpoint: object) => apiOf({ access: 'signed-in', ...endpoint }, thing, program).send()
  expect((await reaching({ scope: 'bookings:read' })).status).toBe(200)
  expect(await codeOf(await reaching({ scope: 'bookings:write' }))).toBe('SCOPE_NEEDED')
  expect(await codeOf(await reaching({}))).toBe('SCOPE_NEEDED')
  expect((await reaching({ access: 'anyone' })).status).toBe(200)
})

test('asked for the head of a stream, none is opened', async () => {
  const begin = vi.fn()
  const events = { method: 'get', events: {}, answer: undefined }
  const { send } = apiOf(events, () => new EventStream(begin), { session: async () => SESSION })
  const answer = await send({ method: 'HEAD' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  expect(begin).not.toHaveBeenCalled()
})

test('nothing is begun for who has left', async () => {
  const act = vi.fn(thing)
  const left = new AbortController()
  left.abort()
  expect((await apiOf({}, act).send({ signal: left.signal })).status).toBe(499)
  expect(act).not.toHaveBeenCalled()
})

test('what is no endpoint is missing, in the words of the others', async () => {
  const answer = await apiOf({}, thing).send({}, '/nothing')
  expect([answer.status, await codeOf(answer)]).toEqual([404, 'NOT_FOUND'])
})
