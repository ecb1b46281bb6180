// The control of admin-race.test.ts: with the lock taken out the same race must leave nobody who administers, else that
// test proves nothing. Both look at who administers before either of them writes.
import { expect, test, vi } from 'vitest'
import type * as standing from '#marketplace/accounts/account-status/account-status.data.ts'
import { againstEachOther } from './support/admin-race.ts'
import { meeting } from './support/meeting.ts'

let bothHaveLooked = meeting(2)

vi.mock('#marketplace/accounts/account-status/account-status.data.ts', async (original) => {
  const real = await original<typeof standing>()
  const lockAdmins = (async () => {}) as unknown as typeof standing.lockAdmins
  const stillAdministers: typeof standing.stillAdministers = async (...given) => {
    const still = await real.stillAdministers(...given)
    await bothHaveLooked()
    return still
  }
  return { ...real, lockAdmins, stillAdministers }
})

test.each(['role', 'suspend'] as const)('without the lock nobody is left (%s)', async (action) => {
  for (let round = 0; round < 5; round++) {
    bothHaveLooked = meeting(2)
    expect(await againstEachOther(action)).toEqual({ left: 0, statuses: [204, 204] })
  }
})
