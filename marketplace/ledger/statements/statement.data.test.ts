import { expect, test } from 'vitest'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { makeStatements, remindArrears } from './statement.api.ts'
import { balanceOf, findOverdueStatement, findStatementOf, listStatementsOf, listToRemind } from './statement.data.ts'

/** Two hosts who owe 15 of January, due on the sixth of February, and as much of February, due on the sixth of March. */
async function scene() {
  const hosts: Host[] = []
  for (let n = 0; n < 2; n++) {
    const host = await signedIn('host')
    const { dateIds } = await createExperience({
      hostId: host.id,
      price: 100,
      pictured: true,
      dates: [{ startDate: new Date(Date.now() - DAY_MS), capacity: 9 }],
    })
    for (const month of ['2026-01', '2026-02']) {
      const paidAt = new Date(`${month}-15T18:00:00Z`)
      const paid = { status: 'completed', paymentStatus: 'paid', paidAt, createdAt: paidAt } as const
      await createBooking({ availableDateId: dateIds[0]!, guests: 1, ...paid })
    }
    hosts.push(host as unknown as Host)
  }
  for (const month of ['2026-01', '2026-02']) await database().transaction((tx) => makeStatements(month, tx))
  return hosts as [Host, Host]
}

test('a statement is found by its own id, by its own host', async () => {
  const [host, other] = await scene()
  const [later, earlier] = await listStatementsOf(host, { limit: 9 })
  for (const { id, month } of [later!, earlier!])
    expect(await findStatementOf(host, id)).toMatchObject({ id, month, hostId: host.id })
  expect(await findStatementOf(other, later!.id)).toBeNull()
  expect((await listStatementsOf(host, { limit: 9, before: '2026-02' })).map(({ month }) => month)).toEqual(['2026-01'])
})

test.each([
  ['2026-02-06', null, 0],
  ['2026-02-07', '2026-01', 15],
  ['2026-03-06', '2026-01', 15],
  ['2026-03-07', '2026-02', 30],
])('on %s the statement past due is that of %s, with %i', async (day, month, dollars) => {
  const [host] = await scene()
  expect((await findOverdueStatement(database(), host.id, day))?.month ?? null).toBe(month)
  expect(await balanceOf(host.id, day)).toEqual({ owed: 3000, unconfirmed: 0, overdue: dollars * 100 })
})

test('each host is reminded of the newest statement, once', async () => {
  const [host, other] = await scene()
  const toRemind = async (day: string) =>
    (await listToRemind(database(), day, 10_000))
      .filter(({ hostId }) => [host.id, other.id].includes(hostId))
      .map(({ month }) => month)
  expect(await toRemind('2026-03-06')).toEqual([])
  expect(await toRemind('2026-03-07')).toEqual(['2026-02', '2026-02'])
  await remindArrears(new Date('2026-03-20T18:00:00Z'))
  expect(await toRemind('2026-03-20')).toEqual([])
})
