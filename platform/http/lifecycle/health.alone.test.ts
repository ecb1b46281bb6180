import { afterEach, expect, test, vi } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { health } from './health.ts'
import { beginShutdown } from './readiness.ts'

const { DATABASE_URL } = configuration()
afterEach(async () => {
  vi.restoreAllMocks()
  await closePool()
  configure({ DATABASE_URL })
})
const ready = async () => {
  const response = await health('/readyz')
  return [response.status, await response.json()]
}

test('without its database a process is not ready and says no more; what was seen holds for a second', async () => {
  await closePool()
  configure({ DATABASE_URL: 'postgres://torogoz:clave@127.0.0.1:9/torogoz' })
  expect(await ready()).toEqual([503, { status: 'not ready' }])
  await closePool()
  configure({ DATABASE_URL })
  expect((await ready())[0]).toBe(503)
  // A clock that was set back makes it hold no longer.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - HOUR_MS)
  await expect.poll(async () => (await ready())[0]).toBe(200)
})

// Must stay last: a process that has begun to stop can not be used by other tests.
test('a process that stops is not ready at once, and still alive', async () => {
  expect(await ready()).toEqual([200, { status: 'ready' }])
  beginShutdown()
  expect(await ready()).toEqual([503, { status: 'not ready' }])
  expect((await health('/healthz')).status).toBe(200)
})
