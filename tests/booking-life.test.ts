// Random lives of reservations of one date: whatever travelers, host and time do in whatever order, the places add up
// and every status was reached along the graph by someone who may walk that edge (INV-01, INV-04, INV-05, INV-14).
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { type BookingStatus, mayMove } from '#marketplace/bookings/booking.rules.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { completeUnfinished, expireOverdue } from '#marketplace/bookings/deadlines/deadline.api.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { bookingWish, newKey } from './support/booking-wish.ts'
import { asking, cookieOf, signedIn } from './support/people.ts'

type Deed =
  | { who: 'traveler'; what: 'book'; at: number; guests: number }
  | { who: 'traveler' | 'host'; what: 'cancel'; at: number; reason: string }
  | { who: 'host'; what: 'confirm' | 'confirm-payment'; at: number }
  | { who: 'host'; what: 'complete'; at: number; attended: boolean; paid: boolean }
  | { who: 'system'; what: 'hours pass'; hours: number }

const at = fc.nat(5)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      who: fc.constant('traveler'),
      what: fc.constant('book'),
      at,
      guests: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      who: fc.constantFrom('traveler', 'host'),
      what: fc.constant('cancel'),
      at,
      reason: fc.constantFrom('', 'Lluvia'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ who: fc.constant('host'), what: fc.constantFrom('confirm', 'confirm-payment'), at }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      who: fc.constant('host'),
      what: fc.constant('complete'),
      at,
      attended: fc.boolean(),
      paid: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      who: fc.constant('system'),
      what: fc.constant('hours pass'),
      hours: fc.constantFrom(1, 30, 50, 70),
    }),
  },
) as fc.Arbitrary<Deed>

/** Time is moved by moving everything of the experience the other way. */
async function pass(hours: number, experienceId: string) {
  const back = sql.raw(`interval '${hours} hours'`)
  await database().execute(sql`update available_dates set start_date = start_date - ${back}, end_date = end_date - ${back}
    where experience_id = ${experienceId}`)
  await database().execute(sql`update bookings set start_date = start_date - ${back}, end_date = end_date - ${back},
    expires_at = expires_at - ${back} where experience_id = ${experienceId}`)
  await expireOverdue()
  await completeUnfinished(new Date())
}

/** Lives that must be among those tried. */
const examples: [Deed[]][] = [
  [
    [
      { who: 'traveler', what: 'book', at: 0, guests: 2 },
      { who: 'traveler', what: 'book', at: 1, guests: 5 },
      { who: 'host', what: 'confirm', at: 0 },
      { who: 'system', what: 'hours pass', hours: 70 },
      { who: 'traveler', what: 'cancel', at: 0, reason: '' },
      { who: 'host', what: 'complete', at: 0, attended: true, paid: false },
      { who: 'host', what: 'confirm-payment', at: 0 },
    ],
  ],
  [
    [
      { who: 'traveler', what: 'book', at: 0, guests: 4 },
      { who: 'traveler', what: 'book', at: 1, guests: 3 },
      { who: 'host', what: 'confirm', at: 0 },
      { who: 'traveler', what: 'cancel', at: 0, reason: '' },
      { who: 'system', what: 'hours pass', hours: 50 },
    ],
  ],
]

test('every life keeps the promises', async () => {
  const seen = new Set<string>()
  const live = async (deeds: Deed[]) => {
    const travelers = await Promise.all([signedIn('traveler'), signedIn('traveler'), signedIn('traveler')])
    const startDate = new Date(Date.now() + 60 * 3_600_000)
    const offer = await createExperience({ maxGuests: 4, dates: [{ capacity: 7, startDate }] })
    const host = asking(await cookieOf({ id: offer.hostId }))
    const rows = () =>
      database().select().from(bookings).where(eq(bookings.experienceId, offer.id)).orderBy(bookings.createdAt)
    for (const one of deeds) {
      const before = await rows()
      if (one.what === 'hours pass') await pass(one.hours, offer.id)
      else {
        const target = before[one.at % Math.max(1, before.length)]
        const owner = travelers.find(({ id }) => id === target?.userId) ?? travelers[0]!
        const { status } =
          one.what === 'book'
            ? await travelers[one.at % 3]!.ask(
                'post',
                '/bookings',
                bookingWish(offer, { guests: one.guests, again: true }),
                { key: newKey() },
              )
            : one.who === 'host'
              ? await host('post', `/host/bookings/${target?.id}/${one.what}`, one)
              : await owner.ask('post', `/bookings/${target?.id}/cancel`)
        expect([200, 201, 404, 409, 422]).toContain(status)
        seen.add(`${one.what} ${status}`)
      }
      let people = 0
      for (const now of await rows()) {
        const then = before.find(({ id }) => id === now.id)
        const from: BookingStatus = then?.status ?? 'pending'
        if (now.status !== from && !mayMove(from, now.status, one.who))
          expect.fail(`${from} to ${now.status} by ${one.who}`)
        if (then)
          expect([now.guests, now.totalAmount, now.confirmationCode]).toEqual([
            then.guests,
            then.totalAmount,
            then.confirmationCode,
          ])
        if (now.status !== 'cancelled') people += now.guests
      }
      const [date] = await database().select().from(availableDates).where(eq(availableDates.id, offer.dateIds[0]!))
      expect(people + date!.spotsAvailable).toBe(7)
    }
    expect(await audit()).toEqual([])
  }
  await fc.assert(fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 14 }), live), { numRuns: 40, examples })
  // The lives were lively enough to mean something.
  for (const event of ['book 201', 'book 409', 'cancel 200', 'cancel 409', 'complete 200', 'confirm-payment 200'])
    expect(seen).toContain(event)
})
