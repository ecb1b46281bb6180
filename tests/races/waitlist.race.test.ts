// Spots return to a full date while travelers cancel, those on the list book, leave and lose what was held, and strangers try
// to book. Without the database's count strangers take held spots, and without the conditional update spots are sold twice.
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { audit } from '#database/audit.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import type * as availability from '#marketplace/experiences/availability/availability.data.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { createWait, endTimeOfHolds } from '#marketplace/experiences/waitlist/waitlist.factory.ts'
import { reassignHolds } from '#marketplace/experiences/waitlist/waitlist.jobs.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '../support/people.ts'
import { barrier } from '../support/scenes/barrier.ts'
import { bookingInput, newKey } from '../support/scenes/booking-input.ts'

const sabotage = vi.hoisted(() => ({ conditionalUpdate: false }))
let met = barrier(1)

vi.mock('#marketplace/experiences/availability/availability.data.ts', async (original) => {
  const real = await original<typeof availability>()
  // Checks and then writes, like code that ignores concurrency.
  const reserveSpots: typeof availability.reserveSpots = async (tx, reservation) => {
    if (!sabotage.conditionalUpdate) return real.reserveSpots(tx, reservation)
    const { dateId, guests } = reservation
    const [date] = await tx.select().from(availableDates).where(eq(availableDates.id, dateId))
    if (!date || date.spotsAvailable < guests) return null
    await met()
    const spotsAvailable = date.spotsAvailable - guests
    await tx.update(availableDates).set({ spotsAvailable }).where(eq(availableDates.id, dateId))
    return { startDate: date.startDate, endDate: date.endDate }
  }
  return { ...real, reserveSpots } satisfies typeof availability
})

beforeEach(() => {
  sabotage.conditionalUpdate = false
})

const PLACES = 6

/** A full date with three bookings, eight waiting parties of two, and six strangers. */
async function scene() {
  const experience = await createExperience({ pictured: true, dates: [{ capacity: PLACES }] })
  const dateId = experience.dateIds[0]!
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => signedIn('traveler')))
  const [booked, queued, strangers] = await Promise.all([people(3), people(8), people(6)])
  const ids: string[] = []
  for (const { request } of booked)
    ids.push((await request<{ id: string }>('post', '/bookings', bookingInput(experience), { key: newKey() })).body.id)
  for (const { id } of queued) await createWait({ userId: id, availableDateId: dateId })
  const book = async ({ request }: (typeof booked)[number], guests = 2) =>
    (await request('post', '/bookings', bookingInput(experience, { guests }), { key: newKey() })).status
  const cancelAll = () =>
    booked.map(({ request }, at) => request('post', `/bookings/${ids[at]}/cancel`).then(({ status }) => status))
  return { dateId, waiting: queued, strangers, book, cancelAll }
}

async function countsOf(dateId: string) {
  const [date] = await database().select().from(availableDates).where(eq(availableDates.id, dateId))
  const [sold] = await database()
    .select({ people: sql<number>`coalesce(sum(${bookings.guests}), 0)::int` })
    .from(bookings)
    .where(sql`${bookings.availableDateId} = ${dateId} and ${bookings.status} <> 'cancelled'`)
  return { sold: sold!.people, held: date!.heldSpots, free: date!.spotsAvailable }
}

/** Everybody at once, each sometimes first. */
async function race(round: number) {
  const { dateId, waiting, strangers, book, cancelAll } = await scene()
  const leaver = waiting.at(-1)!
  const acts: (() => Promise<unknown>)[] = [
    ...cancelAll().map((cancelling) => () => cancelling),
    ...strangers.map((person, at) => () => book(person, 1 + (at % 2))),
    ...waiting.slice(0, 7).flatMap((person) => [() => book(person), () => book(person)]),
    () => leaver.request('delete', `/dates/${dateId}/waitlist`).then(({ status }) => status),
    ...[1, 2, 3].map(() => () => reassignHolds().then(() => 204)),
    () => endTimeOfHolds(dateId).then(() => 204),
  ]
  const offset = (round * 5) % acts.length
  const statuses = await Promise.all([...acts.slice(offset), ...acts.slice(0, offset)].map((send) => send()))
  // Holders of spots book them; all others are refused.
  await reassignHolds()
  const late = await Promise.all([...strangers, ...waiting].map((person) => book(person)))
  return { dateId, statuses: [...statuses, ...late], strangers }
}

const soldTo = (people: { id: string }[]) =>
  database().$count(
    bookings,
    sql`${bookings.userId} in ${people.map(({ id }) => id)} and ${bookings.status} <> 'cancelled'`,
  )

describe('guarded', () => {
  test('places are held, sold and passed on, each once: nobody gets what is held for another, no deadlock', async () => {
    for (let round = 0; round < 6; round++) {
      const { dateId, statuses, strangers } = await race(round)
      expect(statuses.filter((status) => ![200, 201, 204, 409].includes(status as number))).toEqual([])
      const { sold, held, free } = await countsOf(dateId)
      expect(sold + held + free).toBe(PLACES)
      // More people wait than spots can return, so none is ever free for strangers.
      expect([free, await soldTo(strangers)]).toEqual([0, 0])
    }
    expect(await audit()).toEqual([])
  })

  test('places return while somebody joins: they are offered, or seen to be free, and never missed', async () => {
    for (let round = 0; round < 8; round++) {
      const { dateId, cancelAll } = await scene()
      await database().execute(sql`delete from waitlist_entries`)
      const newcomer = await signedIn('traveler')
      const join = () => newcomer.request<{ status: string }>('put', `/dates/${dateId}/waitlist`, { guests: 6 })
      const [joined] = await Promise.all(round % 2 ? [join(), ...cancelAll()] : [...cancelAll(), join()].reverse())
      const { held, free } = await countsOf(dateId)
      if ((joined as { status: number }).status === 200) expect([held, free]).toEqual([6, 0])
      else expect([held, free]).toEqual([0, 6])
    }
  })
})

describe('with the guard taken out', () => {
  test('without the count of the database strangers take what is held for others', async () => {
    await database().execute(sql`alter table waitlist_entries disable trigger waitlist_entries_hold_spots`)
    const { strangers, dateId, book, cancelAll } = await scene()
    await Promise.all(cancelAll())
    await Promise.all(strangers.slice(0, 3).map((person) => book(person)))
    await database().execute(sql`alter table waitlist_entries enable trigger waitlist_entries_hold_spots`)
    expect(await soldTo(strangers)).toBe(3)
    expect((await audit()).map(({ promise }) => promise.slice(0, 6))).toContain('INV-01')
    await database().execute(sql`delete from waitlist_entries where available_date_id = ${dateId} and status <> 'held'`)
    await database().execute(sql`update available_dates set held_spots = 0 where id = ${dateId}`)
  })

  test('without the conditional update places of a hold are sold twice, and the auditor reports it (INV-01)', async () => {
    sabotage.conditionalUpdate = true
    const { dateId, waiting, book, cancelAll } = await scene()
    await Promise.all(cancelAll())
    // The first one leaves and nobody else waits: the freed spots are contested by two.
    await database().execute(sql`delete from waitlist_entries where available_date_id = ${dateId}`)
    met = barrier(2)
    await Promise.all(waiting.slice(0, 4).map((person) => book(person)))
    const { sold } = await countsOf(dateId)
    expect(sold).toBeGreaterThan(PLACES)
    expect((await audit()).map(({ promise }) => promise.slice(0, 6))).toContain('INV-01')
  })
})
