import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { pool } from '#platform/database/pool.ts'
import { againstEachOther } from './support/admin-race.ts'
import { signedIn } from './support/people.ts'

test.each(['role', 'suspend'] as const)(
  'two administrators do it to each other (%s): one of them stays',
  async (action) => {
    for (let round = 0; round < 10; round++) {
      const { left, statuses } = await againstEachOther(action)
      expect(left).toBe(1)
      // The slower one administers no more: refused by the session, or by the change itself.
      expect(statuses[0]).toBe(204)
      expect([401, 403]).toContain(statuses[1])
    }
    expect((await audit()).filter(({ promise }) => promise.startsWith('INV-29'))).toEqual([])
  },
)

test('an administrator who leaves and another who suspends them wait for each other, and one administers after', async () => {
  for (let round = 0; round < 5; round++) {
    await pool().query(`update profiles set role = 'traveler' where role = 'admin'`)
    const [one, other] = [await signedIn('admin'), await signedIn('admin')]
    const [left, suspended] = await Promise.all([
      one.ask('post', '/profile/deletion', { word: 'ELIMINAR' }),
      other.ask('post', `/admin/users/${one.id}/suspend`, { reason: 'Ya no trabaja aquí' }),
    ])
    expect(left.status).toBeLessThan(500)
    expect(suspended.status).toBeLessThan(500)
    expect((await other.ask('get', '/admin/overview')).status).toBe(200)
  }
})
