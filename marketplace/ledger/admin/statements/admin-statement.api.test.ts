// The desk reads each debt once: what an older statement lacks stands in the newest one, which carries it.
import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { makeStatements } from '../../statements/statement.api.ts'
import type { AdminStatement } from './admin-statement.contract.ts'

async function twoMonths() {
  const [host, admin] = [await signedIn('host'), await signedIn('admin')]
  const experience = await createExperience({
    hostId: host.id,
    price: 100,
    dates: [{ startDate: new Date(Date.now() - DAY_MS), capacity: 90 }],
  })
  for (const month of ['2026-02', '2026-03']) {
    const at = new Date(`${month}-15T18:00:00Z`)
    const booking = {
      availableDateId: experience.dateIds[0]!,
      guests: 1,
      status: 'completed',
      paymentStatus: 'paid',
    } as const
    await createBooking({ ...booking, paidAt: at, createdAt: at })
    await database().transaction((tx) => makeStatements(month, tx))
  }
  type Row = Pick<AdminStatement, 'id' | 'month' | 'left' | 'newest'>
  const list = async (more = '') =>
    (await admin.request<{ items: Row[] }>('get', `/admin/statements?host=${host.id}&sort=month&dir=desc${more}`)).body
      .items
  return { host, admin, list }
}

test('an older statement names the month that carries what is left of it', async () => {
  const { admin, list } = await twoMonths()
  const [march, february] = await list()
  expect([march, february]).toMatchObject([
    { month: '2026-03', left: 30, newest: '2026-03' },
    { month: '2026-02', left: 15, newest: '2026-03' },
  ])
  const { body } = await admin.request<AdminStatement>('get', `/admin/statements/${february!.id}`)
  expect([body.left, body.newest, body.balance]).toEqual([15, '2026-03', 30])
})

test('who adds up the file or filters by debt finds each debt once', async () => {
  const { host, admin, list } = await twoMonths()
  const file = async () => (await admin.request<string>('get', `/admin/statements.csv?host=${host.id}`)).body
  expect(await file()).toMatch(/,2026-03,15\.00,15\.00,0\.00,0\.00,30\.00,30\.00,,2026-04-/)
  expect(await file()).toMatch(/,2026-02,0\.00,15\.00,0\.00,0\.00,15\.00,,2026-03,2026-03-/)
  expect((await list('&balance=owed')).map(({ month }) => month)).toEqual(['2026-03'])
  const payment = { amount: 30, method: 'cash', reference: 'Recibo 9' }
  await admin.request('post', `/admin/hosts/${host.id}/payments`, payment, { key: crypto.randomUUID() })
  expect(await list('&balance=owed')).toEqual([])
  expect((await list('&balance=none')).map(({ month }) => month)).toEqual(['2026-03', '2026-02'])
})
