// Somebody loses their role while they do what only that role may: they are refused, or the role stays. Without the lock on
// the person's row both succeed, something exists that only the lost role may have, and the auditor reports it.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as accountStatus from '#marketplace/accounts/account-status/account-status.data.ts'
import { actsAfter, belongings, meetings, meetsBefore, publications, publishesBefore } from './scenes/role.scene.ts'

const sabotage = vi.hoisted(() => ({ roleLock: false }))

vi.mock('#marketplace/accounts/account-status/account-status.data.ts', async (original) => {
  const real = await original<typeof accountStatus>()
  const sharePerson = (async (...args: Parameters<typeof accountStatus.sharePerson>) =>
    sabotage.roleLock ? undefined : real.sharePerson(...args)) as typeof accountStatus.sharePerson
  const lockRole: typeof accountStatus.lockRole = async (...args) => sabotage.roleLock || real.lockRole(...args)
  return { ...real, sharePerson, lockRole } satisfies typeof accountStatus
})

beforeEach(() => {
  sabotage.roleLock = false
})

describe('guarded', () => {
  test.each(Object.entries(publications))('%s just after the role is taken away: refused', async (name, scene) => {
    const outcome = await actsAfter(await scene())
    // The submission is withdrawn before the operator's act runs.
    expect(outcome).toEqual({ act: name === 'approve' ? 409 : 403, role: 204, violations: [] })
  })

  test.each(Object.entries(publications))(
    '%s just before the role is taken away: the role stays, unless a submission can be withdrawn',
    async (name, scene) => {
      const outcome = await publishesBefore(await scene())
      // A submission does not keep anybody in their role: it is withdrawn.
      expect(outcome).toEqual({ act: 200, role: name === 'submit for approval' ? 204 : 409, violations: [] })
    },
  )

  test.each(Object.entries(belongings))(
    '%s just after the role is taken away: refused, nothing is left',
    async (_, scene) => {
      expect(await actsAfter(await scene())).toEqual({ act: 403, role: 204, violations: [] })
    },
  )

  test.each(Object.entries(meetings))('%s a booking as it expires: succeeds, and the role stays', async (_, scene) => {
    expect(await meetsBefore(scene)).toEqual({ act: 200, role: 409, violations: [] })
  })
})

describe('with the guard taken out', () => {
  beforeEach(() => {
    sabotage.roleLock = true
  })

  const OFFERED = 'INV-16: what is published or waits for approval is offered by a host'

  test.each(Object.entries(publications))('%s just after the role is taken away: both succeed', async (_, scene) => {
    expect(await actsAfter(await scene())).toEqual({ act: 200, role: 204, violations: [OFFERED] })
  })

  test.each(Object.entries(publications))('%s just before the role is taken away: both succeed', async (_, scene) => {
    expect(await publishesBefore(await scene())).toEqual({ act: 200, role: 204, violations: [OFFERED] })
  })

  const LEFT = {
    'save a draft': 'INV-22: what is typed and not saved belongs to the host of its experience',
    'create a calendar feed': 'a calendar is fed to hosts only, under a name nobody guesses',
  }
  test.each(Object.entries(belongings))('%s just after the role is taken away: both succeed', async (name, scene) => {
    expect(await actsAfter(await scene())).toEqual({
      act: 200,
      role: 204,
      violations: [LEFT[name as keyof typeof LEFT]],
    })
  })

  test.each(Object.entries(meetings))('%s a booking as it expires: both succeed', async (_, scene) => {
    const { act, role, violations } = await meetsBefore(scene)
    expect([act, role]).toEqual([200, 204])
    expect(violations).toContain('a reservation still to be lived or closed is between a traveler and a host')
  })
})
