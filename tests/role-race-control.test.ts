// The control of role-race.test.ts: with the person's row not held, every one of its races must be granted both ways and
// leave something that only the lost role may have, and the auditor must see it; else those tests prove nothing.
import { expect, test, vi } from 'vitest'
import type * as standing from '#marketplace/accounts/account-status/account-status.data.ts'
import { actsAfter, belongings, meetings, meetsBefore, publications, publishesBefore } from './support/role-race.ts'

vi.mock('#marketplace/accounts/account-status/account-status.data.ts', async (original) => {
  const real = await original<typeof standing>()
  const sharePerson = (async () => {}) as unknown as typeof standing.sharePerson
  const holdRole: typeof standing.lockRole = async () => true
  return { ...real, sharePerson, holdRole }
})

const OFFERED = 'INV-16: what is published or waits for approval is offered by a host'

test.each(Object.entries(publications))('%s, by who has just lost the role', async (_, scene) => {
  expect(await actsAfter(await scene())).toEqual({ act: 200, role: 204, broken: [OFFERED] })
})

test.each(Object.entries(publications))('%s, before the role is lost', async (_, scene) => {
  expect(await publishesBefore(await scene())).toEqual({ act: 200, role: 204, broken: [OFFERED] })
})

const LEFT = {
  'keep what is typed': 'INV-22: what is typed and not saved belongs to the host of its experience',
  'open a calendar': 'a calendar is fed to hosts only, under a name nobody guesses',
}
test.each(Object.entries(belongings))('%s, by who has just lost the role', async (name, scene) => {
  expect(await actsAfter(await scene())).toEqual({ act: 200, role: 204, broken: [LEFT[name as keyof typeof LEFT]] })
})

test.each(Object.entries(meetings))('%s as its time runs out', async (_, scene) => {
  const { act, role, broken } = await meetsBefore(scene)
  expect([act, role]).toEqual([200, 204])
  expect(broken).toContain('a reservation still to be lived or closed is between a traveler and a host')
})
