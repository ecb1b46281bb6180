import { expect, test, vi } from 'vitest'
import { log } from '#platform/log/log.ts'
import type { Endpoint } from './contract.ts'
import { commonRefusals } from './refusal.ts'
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

test('a call that fails is answered in our words, with nothing of what failed, which the log tells', async () => {
  const error = vi.spyOn(log(), 'error').mockImplementation(() => {})
  const { api, serve } = createApi({
    texts: commonRefusals,
    session: async () => null,
    prove: () => null as never,
    isFresh: () => true,
    onForbidden: () => {},
  })
  serve(broken, () => Promise.reject(new Error('relation "users" does not exist')))
  const answer = await api.request(`/api${path}`)
  const said = await answer.text()
  expect(answer.status).toBe(500)
  expect(JSON.parse(said).error).toMatchObject({ code: 'BROKEN', message: commonRefusals.BROKEN.text })
  expect(said).not.toContain('relation')
  expect(error.mock.calls).toEqual([
    [expect.objectContaining({ path: `/api${path}` }), 'relation "users" does not exist'],
  ])
  error.mockRestore()
})
