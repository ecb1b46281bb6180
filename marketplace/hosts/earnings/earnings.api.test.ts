import pg from 'pg'
import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { claimedCash, earnedCash } from '#marketplace/bookings/cash/cash.data.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configuration } from '#platform/configuration.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { database } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Earnings } from './earnings.contract.ts'
import { addMonths, monthOf, startOfMonth } from './earnings.rules.ts'

const thisMonth = monthOf(new Date())
/** An instant in a month, a number of hours after it began in El Salvador. */
const inMonth = (back: number, hours = 12) =>
  new Date(startOfMonth(addMonths(thisMonth, -back)).getTime() + hours * HOUR_MS)

async function scene() {
  const host = await signedIn('host')
  const offer = await createExperience({
    hostId: host.id,
    title: 'Café de altura',
    price: 12.35,
    dates: [{ capacity: 90 }],
  })
  const book = (wishes: object) =>
    createBooking({
      availableDateId: offer.dateIds[0]!,
      guests: 1,
      status: 'completed',
      paymentStatus: 'paid',
      ...wishes,
    })
  const earnings = async () => (await host.request<Earnings>('get', '/host/earnings')).body
  return { host, offer, book, earnings }
}

test('six months by the calendar of El Salvador; cancelled, unpaid and older ones never count', async () => {
  const { book, earnings } = await scene()
  // The first instant of this month, and the last of the previous month, which is already this month in UTC.
  await book({ createdAt: inMonth(0, 0) })
  await book({ createdAt: new Date(inMonth(0, 0).getTime() - 1), guests: 2 })
  await book({ createdAt: inMonth(5, 0), guests: 3 })
  await book({ createdAt: new Date(inMonth(5, 0).getTime() - 1), guests: 9 })
  await book({ createdAt: inMonth(2), status: 'cancelled', guests: 9 })
  await book({ createdAt: inMonth(2), paymentStatus: 'pending', guests: 9 })
  await createBooking({ status: 'completed', paymentStatus: 'paid', createdAt: inMonth(0) })
  const { months, total } = await earnings()
  expect(months.map(({ month }) => month)).toEqual([5, 4, 3, 2, 1, 0].map((back) => addMonths(thisMonth, -back)))
  expect(months.map(({ gross, commission, net }) => [gross, commission, net])).toEqual([
    [37.05, 5.56, 31.49],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [24.7, 3.71, 20.99],
    [12.35, 1.85, 10.5],
  ])
  expect(total).toMatchObject({ bookings: 3, people: 6, gross: 74.1, commission: 11.12, net: 62.98, toConfirm: 0 })
})

test('cash that only the traveler says counts, stands in the list and leaves it with one tap', async () => {
  const { host, book, earnings } = await scene()
  const old = await book({ status: 'in_progress', paymentStatus: 'paid_cash', createdAt: inMonth(8) })
  const recent = await book({ status: 'in_progress', paymentStatus: 'paid_cash', createdAt: inMonth(0, 1), guests: 2 })
  const before = await earnings()
  expect(before.toConfirm.map(({ id }) => id)).toEqual([old.id, recent.id])
  expect(before.unconfirmed).toEqual({ bookings: 2, amount: 37.05 })
  expect(before.months.at(-1)).toMatchObject({ gross: 24.7, toConfirm: 24.7 })
  for (const { id, allowed } of before.toConfirm) {
    expect(allowed).toContain('confirm-payment')
    expect((await host.request('post', `/host/bookings/${id}/confirm-payment`)).status).toBe(200)
  }
  const after = await earnings()
  expect([after.toConfirm, after.unconfirmed]).toEqual([[], { bookings: 0, amount: 0 }])
  expect(after.months.at(-1)).toMatchObject({ gross: 24.7, toConfirm: 0 })
})

test('by experience, most first; a host without anything has zeros, a traveler nothing', async () => {
  const { host, offer, book, earnings } = await scene()
  const other = await createExperience({ hostId: host.id, title: 'Añil', price: 100 })
  await book({ createdAt: inMonth(0, 1) })
  await book({ createdAt: inMonth(1), guests: 2 })
  await createBooking({
    availableDateId: other.dateIds[0]!,
    guests: 1,
    status: 'confirmed',
    paymentStatus: 'paid',
    createdAt: inMonth(0, 2),
  })
  expect((await earnings()).experiences).toEqual([
    { id: other.id, title: 'Añil', bookings: 1, people: 1, gross: 100 },
    { id: offer.id, title: 'Café de altura', bookings: 2, people: 3, gross: 37.05 },
  ])
  const empty = (await (await signedIn('host')).request<Earnings>('get', '/host/earnings')).body
  expect(empty.months).toHaveLength(6)
  expect([empty.total.gross, empty.experiences, empty.toConfirm]).toEqual([0, [], []])
  expect((await (await signedIn('traveler')).request('get', '/host/earnings')).status).toBe(403)
})

test('the file of a month holds every booking made in it, by the clock of El Salvador', async () => {
  const { host, book } = await scene()
  const guestInfo = { firstName: '-Ana', lastName: 'López', email: 'a@b.example', phone: '7000-0000' }
  const paidAt = new Date('2026-12-02T05:00:00Z')
  await book({ createdAt: new Date('2026-12-01T03:00:00Z'), guestInfo, paidAt })
  await book({ createdAt: new Date('2026-12-01T06:00:00Z') })
  await book({ createdAt: new Date('2026-11-15T06:00:00Z'), status: 'cancelled', guests: 2 })
  const { body, headers } = await host.request<string>('get', '/host/earnings.csv?month=2026-11')
  expect(headers.get('content-disposition')).toBe('attachment; filename="ganancias-torogoz-2026-11.csv"')
  const [head, ...rows] = body.trimEnd().split('\r\n')
  expect(head!.startsWith('Reservada el,')).toBe(true)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/^2026-11-15,.*,2,12\.35,24\.70,Cancelada,,,0\.00,0,12\.35$/)
  expect(rows[1]).toMatch(
    /^2026-11-30,.*,Café de altura,'-Ana López,1,12\.35,12\.35,Completada,Pagado,2026-12-01,12\.35,0,12\.35$/,
  )
  expect((await host.request('get', '/host/earnings.csv?month=2026-13')).status).toBe(422)
  const foreign = await (await signedIn('host')).request<string>('get', '/host/earnings.csv?month=2026-11')
  expect(foreign.body.trimEnd().split('\r\n')).toHaveLength(1)
})

test('a host with many bookings among many is found by an index', async () => {
  const { offer, host } = await scene()
  await withTimeouts('command', () =>
    database().execute(`insert into bookings (user_id, experience_id, host_id, available_date_id, start_date, guests,
      unit_price, total_amount, confirmation_code, expires_at, created_at, status, payment_status, completed_at)
    select b.user_id, b.experience_id, case when n % 40 = 0 then '${host.id}'::uuid else b.host_id end, '${offer.dateIds[0]}', now(), 1,
      10, 10, translate(upper(lpad(to_hex(n), 8, 'Z')), 'ILOU', '0000'), now(), now() - n * interval '3 hours', 'completed', 'paid', now()
    from (select * from bookings limit 1) b, generate_series(1, 4000) n`),
  )
  await database().execute('analyze bookings')
  const client = new pg.Client(configuration().DATABASE_URL)
  await client.connect()
  const from = startOfMonth(addMonths(thisMonth, -5)).toISOString()
  const conditions = [
    `created_at >= '${from}' and ${earnedCash('bookings')}`,
    claimedCash('bookings'),
    `created_at >= '${from}' and created_at < now()`,
  ]
  for (const condition of conditions) {
    const { rows } = await client.query(
      `explain select sum(total_amount) from bookings where host_id = '${host.id}' and ${condition}`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/bookings_of_host/)
  }
  await client.end()
})
