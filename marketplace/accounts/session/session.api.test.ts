import { expect, test } from 'vitest'
import { api } from '#marketplace/endpoints.ts'

test('nobody is signed in without a cookie, nor with a made-up one', async () => {
  for (const cookie of ['', 'torogoz.session_token=abc.def', 'torogoz.session_token=%zz']) {
    const answer = await api.request('/api/session', { headers: { cookie } })
    expect([answer.status, await answer.json()]).toEqual([200, { user: null }])
  }
})

test('signing out without a session is fine and takes the cookie away', async () => {
  const answer = await api.request('/api/auth/sign-out', { method: 'POST' })
  expect(answer.status).toBe(204)
  expect(answer.headers.getSetCookie().join()).toMatch(/torogoz\.session_token=;.*Max-Age=0/)
})
