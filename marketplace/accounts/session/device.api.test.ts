import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#platform/database/pool.ts'
import { cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { sessions } from '../account.table.ts'

type Devices = { devices: { id: string; device: string; current: boolean }[] }

async function withThreeDevices() {
  const person = await signedIn('traveler')
  const otherSessions = [requestAs(await cookieOf(person)), requestAs(await cookieOf(person))]
  return { ...person, others: otherSessions }
}

test('lists where one is signed in: this place first, others by when they were seen, ended ones not', async () => {
  const { id, request, others } = await withThreeDevices()
  const rows = await database().select().from(sessions).where(eq(sessions.userId, id))
  await database()
    .update(sessions)
    .set({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' })
    .where(eq(sessions.userId, id))
  await database()
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.id, rows[2]!.id))
  const { body } = await request<Devices>('get', '/profile/sessions')
  expect(body.devices.map(({ current, device }) => [current, device])).toEqual([
    [true, 'Chrome en Android'],
    [false, 'Chrome en Android'],
  ])
  expect(JSON.stringify(body)).not.toContain(rows[0]!.token)
  expect((await others[0]!<Devices>('get', '/profile/sessions')).body.devices[0]).toMatchObject({ current: true })
})

test('ends one session, at once, and never that of somebody else', async () => {
  const { request, others } = await withThreeDevices()
  const stranger = await signedIn('traveler')
  const { devices } = (await others[0]!<Devices>('get', '/profile/sessions')).body
  const foreign = await stranger.request('delete', `/profile/sessions/${devices[0]!.id}`)
  expect([foreign.status, foreign.body.error.code]).toEqual([404, 'NOT_FOUND'])
  expect((await request('delete', `/profile/sessions/${devices[0]!.id}`)).status).toBe(204)
  expect((await others[0]!('get', '/profile')).status).toBe(401)
  expect((await others[1]!('get', '/profile')).status).toBe(200)
  expect((await request('delete', '/profile/sessions/not-an-id')).status).toBe(404)
})

test('ends all others and keeps this one', async () => {
  const { request, others } = await withThreeDevices()
  const stranger = await signedIn('traveler')
  expect((await request('delete', '/profile/sessions')).status).toBe(204)
  expect((await request<Devices>('get', '/profile/sessions')).body.devices).toHaveLength(1)
  for (const other of others) expect((await other('get', '/profile')).status).toBe(401)
  expect((await stranger.request('get', '/profile')).status).toBe(200)
})
