// The ledger follows every change of a booking, whoever makes it, to the cent; and its entries cannot be changed.
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import type { Breakdown } from '#marketplace/admin/analytics/analytics.contract.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import type { Earnings } from '#marketplace/hosts/earnings/earnings.contract.ts'
import { addMonths, monthOf } from '#marketplace/hosts/earnings/earnings.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Account } from './ledger.rules.ts'
import { commissionRates, ledgerEntries, ledgerPostings } from './ledger.table.ts'

/** A few in `npm test`, a thousand in `npm run test:nightly`. */
const RUNS = Number(process.env.LIFE ?? 12)
const TIMEOUT_MS = process.env.LIFE ? 3_600_000 : 30_000

const entriesOf = (bookingId: string) =>
  database().select().from(ledgerEntries).where(eq(ledgerEntries.bookingId, bookingId)).orderBy(ledgerEntries.revision)
const kindsOf = async (bookingId: string) => (await entriesOf(bookingId)).map(({ kind }) => kind)

const brokenBooks = async () => (await audit()).filter(({ promise }) => /ledger|commission|undone/.test(promise))

/** The balances of a host, in cents. */
async function balances(hostId: string): Promise<Partial<Record<Account, number>>> {
  const rows = await database()
    .select({ account: ledgerPostings.account, cents: sql<number>`sum(${ledgerPostings.cents})::int` })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .where(eq(ledgerEntries.hostId, hostId))
    .groupBy(ledgerPostings.account)
  return Object.fromEntries(rows.filter(({ cents }) => cents !== 0).map(({ account, cents }) => [account, cents]))
}

test('a claim waits, the word of the host makes it owed, and what is taken back is a counter-entry', async () => {
  const host = await signedIn('host')
  const admin = await signedIn('admin')
  const experience = await createExperience({
    hostId: host.id,
    price: 12.35,
    dates: [{ startDate: new Date(Date.now() - 2 * DAY_MS) }],
  })
  const { id } = await createBooking({
    availableDateId: experience.dateIds[0]!,
    guests: 1,
    status: 'completed',
    paymentStatus: 'paid_cash',
  })
  // 15 % of 12.35 is 1.8525, rounded to 1.85.
  expect(await balances(host.id)).toEqual({ unconfirmed: 185, income: -185 })
  expect((await host.request('post', `/host/bookings/${id}/confirm-payment`)).status).toBe(200)
  expect(await balances(host.id)).toEqual({ receivable: 185, income: -185 })
  const correct = (attended: boolean, paid: boolean) =>
    admin.request('post', `/admin/bookings/${id}/correct`, { attended, paid, reason: 'Lo aclararon por teléfono' })
  expect((await correct(false, false)).status).toBe(200)
  expect(await balances(host.id)).toEqual({})
  expect((await correct(true, true)).status).toBe(200)
  expect(await balances(host.id)).toEqual({ receivable: 185, income: -185 })
  expect(await kindsOf(id)).toEqual(['claimed', 'confirmed', 'reversed', 'charged'])
  expect(await brokenBooks()).toEqual([])
})

test('what is written again without a change, or rolled back, posts nothing', async () => {
  const { id } = await createBooking({ status: 'completed', paymentStatus: 'paid' })
  await database().update(bookings).set({ paymentStatus: 'paid', writtenToAt: new Date() }).where(eq(bookings.id, id))
  await database()
    .transaction(async (tx) => {
      await tx.execute(sql`select set_config('torogoz.correction', 'on', true)`)
      await tx.update(bookings).set({ paymentStatus: 'pending' }).where(eq(bookings.id, id))
      throw new Error('no')
    })
    .catch(() => {})
  expect(await kindsOf(id)).toEqual(['charged'])
})

test.each([
  ['an entry is changed', sql`update ledger_entries set at = now()`],
  ['an entry is deleted', sql`delete from ledger_postings`],
  ['everything is emptied', sql`truncate ledger_entries cascade`],
  ['a rate is changed', sql`update commission_rates set basis_points = 1`],
  [
    'a rate of today is added',
    sql`insert into commission_rates (from_day, basis_points) values (current_date - 1, 100)`,
  ],
  [
    'one side is posted to an entry that stands',
    sql`insert into ledger_postings select id, 'adjustments', 5 from ledger_entries limit 1`,
  ],
  [
    'two sides are posted to an entry that stands',
    sql`insert into ledger_postings select id, account, cents from (select id from ledger_entries limit 1) e,
        (values ('adjustments', 5), ('written_off', -5)) sides (account, cents)`,
  ],
])('refused, whoever holds the connection: %s', async (_, statement) => {
  await createBooking({ status: 'completed', paymentStatus: 'paid' })
  await expect(database().transaction((tx) => tx.execute(statement))).rejects.toThrow()
})

test('an entry whose sides do not add up to zero is refused at the commit; control: one that does stands', async () => {
  const { id } = await createPerson({ role: 'host' })
  const post = (cash: number) =>
    database().transaction(async (tx) => {
      const [entry] = await tx
        .insert(ledgerEntries)
        .values({ hostId: id, kind: 'adjusted', recordedBy: id, reason: 'Prueba' })
        .returning({ id: ledgerEntries.id })
      await tx.insert(ledgerPostings).values([
        { entryId: entry!.id, account: 'receivable', cents: 100 },
        { entryId: entry!.id, account: 'adjustments', cents: cash },
      ])
    })
  await expect(post(-99)).rejects.toThrow()
  await post(-100)
  expect(await balances(id)).toEqual({ receivable: 100, adjustments: -100 })
})

test('each booking has the rate of the day it begins; what is posted keeps its own', async () => {
  const admin = await signedIn('admin')
  const later = new Date(Date.now() + 40 * DAY_MS)
  const experience = await createExperience({
    price: 100,
    dates: [{ startDate: later }, { startDate: new Date(Date.now() + DAY_MS) }],
  })
  const paid = (at: number) =>
    createBooking({ availableDateId: experience.dateIds[at]!, guests: 1, status: 'confirmed', paymentStatus: 'paid' })
  const before = await paid(0)
  const input = { fromDay: dayOf(later), percent: 12.5, reason: 'Temporada baja' }
  const answer = await admin.request<{ rates: { percent: number; current: boolean }[] }>(
    'post',
    '/admin/commission-rates',
    input,
  )
  expect([answer.status, answer.body.rates[0]]).toEqual([
    201,
    expect.objectContaining({ percent: 12.5, current: false }),
  ])
  const [after, sooner] = [await paid(0), await paid(1)]
  const grossAndRate = async ({ id }: { id: string }) => {
    const [entry] = await entriesOf(id)
    const [rate] = await database().select().from(commissionRates).where(eq(commissionRates.id, entry!.rateId!))
    return [entry!.grossCents, rate!.basisPoints]
  }
  expect([await grossAndRate(before), await grossAndRate(after), await grossAndRate(sooner)]).toEqual([
    [10_000, 1500],
    [10_000, 1250],
    [10_000, 1500],
  ])
  const refusal = await admin.request('post', '/admin/commission-rates', { ...input, fromDay: dayOf(new Date()) })
  expect([refusal.status, refusal.body.error.code]).toEqual([409, 'RATE_NOT_AHEAD'])
  for (const percent of [51, -1, 1.234])
    expect((await admin.request('post', '/admin/commission-rates', { ...input, percent })).status).toBe(422)
  expect(await brokenBooks()).toEqual([])
})

const STATES = ['pending', 'paid_cash', 'paid'] as const
const life = fc.record({
  monthsAgo: fc.integer({ min: 0, max: 5 }),
  guests: fc.integer({ min: 1, max: 4 }),
  status: fc.constantFrom('completed' as const, 'cancelled' as const, 'confirmed' as const),
  payment: fc.constantFrom(...STATES),
  corrections: fc.array(fc.record({ payment: fc.constantFrom(...STATES), attended: fc.boolean() }), { maxLength: 3 }),
})

test(
  'over random lives of bookings the ledger, the earnings and the figures of the market are equal to the cent',
  async () => {
    const admin = await signedIn('admin')
    // The market's sum: the list of hosts ends with the fiftieth.
    const range = `?from=${addMonths(monthOf(new Date()), -5)}-01&until=${dayOf(new Date())}`
    const market = async () =>
      (await admin.request<Breakdown>('get', `/admin/analytics/breakdown${range}&by=host`)).body.total
    const toCents = (amount: number) => Math.round(amount * 100)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9999 }), fc.array(life, { maxLength: 8 }), async (cents, lives) => {
        const before = await market()
        const host = await signedIn('host')
        const experience = await createExperience({
          hostId: host.id,
          price: cents / 100,
          dates: [{ startDate: new Date(Date.now() - DAY_MS), capacity: 90 }],
        })
        for (const { monthsAgo, guests, status, payment, corrections } of lives) {
          const month = addMonths(monthOf(new Date()), -monthsAgo)
          const { id } = await createBooking({
            availableDateId: experience.dateIds[0]!,
            guests,
            status,
            paymentStatus: payment,
            createdAt: new Date(`${month}-01T06:00:00Z`),
          })
          if (status !== 'completed') continue
          for (const { payment: becomes, attended } of corrections)
            await database().transaction(async (tx) => {
              await tx.execute(sql`select set_config('torogoz.correction', 'on', true)`)
              await tx
                .update(bookings)
                .set({ paymentStatus: becomes, attended, attendedBy: 'admin' })
                .where(eq(bookings.id, id))
            })
        }
        const { income = 0, receivable = 0, unconfirmed = 0 } = await balances(host.id)
        expect(receivable + unconfirmed).toBe(0 - income)
        const earnings = (await host.request<Earnings>('get', '/host/earnings')).body
        expect(toCents(earnings.total.commission)).toBe(0 - income)
        expect(earnings.months.reduce((sum, { commission }) => sum + toCents(commission), 0)).toBe(0 - income)
        expect(toCents(earnings.total.net)).toBe(toCents(earnings.total.gross) + income)
        const after = await market()
        expect(toCents(after.commission) - toCents(before.commission)).toBe(0 - income)
        expect(toCents(after.earnings) - toCents(before.earnings)).toBe(toCents(earnings.total.gross))
      }),
      { numRuns: RUNS },
    )
    expect(await brokenBooks()).toEqual([])
  },
  TIMEOUT_MS,
)
