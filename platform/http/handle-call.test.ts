import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { log } from '#platform/log/log.ts'
import type { Endpoint } from './contract.ts'
import { commonRefusals, refuse } from './refusal.ts'
import { jsonTextOf, Serialized } from './response/buffered-response.ts'
import { createApi } from './serve.ts'

const path = '/broken' as const
const broken = {
  method: 'get',
  path,
  summary: 'Fails',
  tag: 'x',
  access: 'anyone',
  status: 200,
  refusals: [],
} as unknown as Endpoint

const newApi = () =>
  createApi({
    texts: commonRefusals,
    session: async () => null,
    authorize: () => null as never,
    isFresh: () => true,
    onForbidden: () => {},
  })

const Things = z.object({ id: z.string(), words: z.array(z.string()), many: z.int(), open: z.boolean() })
const thing = {
  ...broken,
  path: '/things/{id}',
  params: z.object({ id: z.string().max(9) }),
  query: z.object({
    word: z.union([z.string(), z.array(z.string())]).optional(),
    many: z.coerce.number<string>().default(7),
    open: z.stringbool().default(false),
  }),
  answer: Things,
} as unknown as Endpoint

test('a read within the process says what the same call says over HTTP', async () => {
  const error = vi.spyOn(log(), 'error').mockImplementation(() => {})
  const { api, serve, read } = newApi()
  serve(thing, async ({ params, query }) => {
    const { id } = params as unknown as { id: string }
    const { word, many, open } = query as unknown as { word?: string | string[]; many: number; open: boolean }
    if (id === 'none') return refuse('NOT_FOUND', { text: 'No está', data: { id } })
    if (id === 'broken') throw new Error('disk')
    const answer = { id, words: [word ?? []].flat(), many, open, secret: 'left out by the schema' }
    return (id === 'written' ? new Serialized(JSON.stringify(Things.parse(answer))) : answer) as never
  })
  const overHttp = async (id: string, query: string) => {
    const answer = await api.request(`/api/things/${id}${query}`)
    const body = (await answer.json()) as { error: object }
    return answer.ok ? { ok: true, data: body } : { ok: false, refusal: { ...body.error, status: answer.status } }
  }
  const within = (id: string, query: object) =>
    read('get /things/{id}', { params: { id }, query: query as never }, new Request('http://localhost'))
  const anyRequest = { requestId: expect.any(String) }
  for (const [id, address, query] of [
    ['a', '', {}],
    ['a', '?word=uno&many=3&open=true', { word: 'uno', many: 3, open: true }],
    ['a', '?word=uno&word=dos', { word: ['uno', 'dos'], many: undefined }],
    ['a', '?word=uno', { word: ['uno'], many: null }],
    ['a', '?many=x', { many: 'x' }],
    ['a%C3%B1o', '?word=caf%C3%A9+%26', { word: 'café &' }],
    ['written', '?many=3', { many: 3 }],
    ['toolongforit', '', {}],
    ['none', '', {}],
    ['broken', '', {}],
  ] as const) {
    const expected = await overHttp(id, address)
    expect(await within(decodeURIComponent(id), query)).toEqual(
      'refusal' in expected ? { ...expected, refusal: { ...expected.refusal, ...anyRequest } } : expected,
    )
  }
  expect(error).toHaveBeenCalledTimes(2)
  error.mockRestore()
})

test('what was written as JSON is not written again', async () => {
  const { serve, read } = newApi()
  const text = '{"id":"a", "words":[], "many":1, "open":false}'
  serve(thing, async () => new Serialized(text) as never)
  const answer = await read('get /things/{id}', { params: { id: 'a' } }, new Request('http://localhost'))
  expect(answer).toEqual({ ok: true, data: JSON.parse(text) })
  expect(jsonTextOf(answer.ok && answer.data)).toBe(text)
  expect(jsonTextOf({ id: 'a' })).toBe('{"id":"a"}')
  const changed = { ...(answer.ok && (answer.data as object)), id: 'b' }
  expect(jsonTextOf(changed)).toBe(JSON.stringify(changed))
})

test('nobody is told of a failure whose page has been left', async () => {
  const error = vi.spyOn(log(), 'error').mockImplementation(() => {})
  const { serve, read } = newApi()
  const leaving = new AbortController()
  serve(broken, async () => {
    leaving.abort()
    throw new Error('cut')
  })
  const request = new Request('http://localhost', { signal: leaving.signal })
  expect(await read('get /broken', {}, request)).toMatchObject({ ok: false, refusal: { code: 'OFFLINE' } })
  expect(await read('get /broken', {}, request)).toMatchObject({ ok: false, refusal: { code: 'OFFLINE' } })
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})
