// Two administrators who remove each other at once never leave the product without one (INV-29). Without the lock both check
// who administers before either of them writes, and nobody is left.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import type * as accountStatus from '#marketplace/accounts/account-status/account-status.data.ts'
import { pool } from '#platform/database/pool.ts'
import { signedIn } from '../support/people.ts'
import { barrier } from '../support/scenes/barrier.ts'
import { againstEachOther } from './scenes/admin.scene.ts'

const sabotage = vi.hoisted(() => ({ adminLock: false }))
let bothHaveLooked = barrier(2)

vi.mock('#marketplace/accounts/account-status/account-status.data.ts', async (original) => {
  const real = await original<typeof accountStatus>()
  // Nobody reads what the lock returns, hence the casts.
  const lockAdmins = (async (...args: Parameters<typeof accountStatus.lockAdmins>) =>
    sabotage.adminLock ? undefined : real.lockAdmins(...args)) as typeof accountStatus.lockAdmins
  const stillAdministers: typeof accountStatus.stillAdministers = async (...args) => {
    const still = await real.stillAdministers(...args)
    if (sabotage.adminLock) await bothHaveLooked()
    return still
  }
  return { ...real, lockAdmins, stillAdministers } satisfies typeof accountStatus
})

beforeEach(() => {
  sabotage.adminLock = false
})

describe('guarded', () => {
  test.each(['role', 'suspend'] as const)(
    'two admins demote or suspend each other at once (%s): exactly one admin remains',
    async (action) => {
      for (let round = 0; round < 10; round++) {
        const { left, statuses } = await againstEachOther(action)
        expect(left).toBe(1)
        // The slower one no longer administers: refused by the session check, or by the change itself.
        expect(statuses[0]).toBe(204)
        expect([401, 403]).toContain(statuses[1])
      }
      expect((await audit()).filter(({ promise }) => promise.startsWith('INV-29'))).toEqual([])
    },
  )

  test('an admin deletes their account while another suspends them: an active admin remains', async () => {
    for (let round = 0; round < 5; round++) {
      await pool().query(`update profiles set role = 'traveler', staff_role = null where role = 'admin'`)
      const [first, second] = [await signedIn('admin'), await signedIn('admin')]
      const [removed, suspended] = await Promise.all([
        first.request('post', '/profile/deletion', { word: 'ELIMINAR' }),
        second.request('post', `/admin/users/${first.id}/suspend`, { reason: 'Ya no trabaja aquí' }),
      ])
      expect(removed.status).toBeLessThan(500)
      expect(suspended.status).toBeLessThan(500)
      expect((await second.request('get', '/admin/overview')).status).toBe(200)
    }
  })
})

describe('with the guard taken out', () => {
  beforeEach(() => {
    sabotage.adminLock = true
  })

  test.each(['role', 'suspend'] as const)('without the lock no admin remains (%s)', async (action) => {
    for (let round = 0; round < 5; round++) {
      bothHaveLooked = barrier(2)
      expect(await againstEachOther(action)).toEqual({ left: 0, statuses: [204, 204] })
    }
  })
})
