import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { availableDates } from '../availability/availability.table.ts'
import { createExperience } from '../experience.factory.ts'
import { experiences } from '../experience.table.ts'
import {
  deletePastWaits,
  deleteWaitlist,
  endHolds,
  findEntryOf,
  findWaitable,
  isHeldFor,
  leaveWaitlist,
  listDatesToOffer,
  listEntriesOf,
  offerSpots,
  requeueHolds,
  requeueUnbookable,
} from './waitlist.data.ts'
import { createWait } from './waitlist.factory.ts'
import { waitlistEntries } from './waitlist.table.ts'

type Traveler = Parameters<typeof findEntryOf>[1]
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const inTransaction = <T>(
  work: (tx: Parameters<Parameters<ReturnType<typeof database>['transaction']>[0]>[0]) => Promise<T>,
) => database().transaction(work)

/** Two dates of one experience with somebody at the head of each list, and one more person. */
async function scene({ spots = 4, guests = 2 } = {}) {
  const dates = [1, 2].map((days) => ({ startDate: inDays(days), capacity: 6, spotsAvailable: spots }))
  const { id: experienceId, dateIds } = await createExperience({ dates, maxGuests: 5 })
  const [date, other] = dateIds as [string, string]
  const [person, elsewhere, last] = (await Promise.all([1, 2, 3].map(() => createPerson()))) as unknown as [
    Traveler,
    Traveler,
    Traveler,
  ]
  const first = await createWait({ userId: person.id, availableDateId: date, guests })
  const there = await createWait({ userId: elsewhere.id, availableDateId: other, guests })
  const hostId = (await database().select().from(experiences).where(eq(experiences.id, experienceId)))[0]!.hostId
  const statusOf = async (id: string) =>
    (await database().select().from(waitlistEntries).where(eq(waitlistEntries.id, id)))[0]?.status ?? 'gone'
  const statuses = async () => [await statusOf(first.id), await statusOf(there.id)]
  const set = (id: string, entry: Partial<typeof waitlistEntries.$inferInsert>) =>
    database().update(waitlistEntries).set(entry).where(eq(waitlistEntries.id, id))
  const hold = (id: string, hours = 1) => set(id, { status: 'held', heldUntil: new Date(Date.now() + hours * HOUR_MS) })
  const offer = () => inTransaction((tx) => offerSpots(tx, date))
  return {
    experienceId,
    hostId,
    date,
    other,
    person,
    elsewhere,
    last,
    first,
    there,
    statuses,
    statusOf,
    set,
    hold,
    offer,
  }
}
type Scene = Awaited<ReturnType<typeof scene>>

test('free spots of a date are held for its own list, for who fits, in turn', async () => {
  const { date, last, statuses, statusOf, offer } = await scene({ spots: 4, guests: 3 })
  const late = await createWait({ userId: last.id, availableDateId: date, guests: 2 })
  await offer()
  expect([...(await statuses()), await statusOf(late.id)]).toEqual(['held', 'waiting', 'waiting'])
})

const unsuitable: [string, (scene: Scene) => Promise<unknown>][] = [
  ['who has left the list', ({ set, first }) => set(first.id, { status: 'expired' })],
  ['who has booked', ({ set, first }) => set(first.id, { status: 'booked' })],
  ['more people than are free', ({ set, first }) => set(first.id, { guests: 5 })],
  [
    'more people than one booking may have',
    ({ experienceId }) => database().update(experiences).set({ maxGuests: 1 }).where(eq(experiences.id, experienceId)),
  ],
  [
    'a closed date',
    ({ date }) => database().update(availableDates).set({ status: 'closed' }).where(eq(availableDates.id, date)),
  ],
  [
    'a date that has begun',
    ({ date }) =>
      database()
        .update(availableDates)
        .set({ startDate: inDays(-1), endDate: null })
        .where(eq(availableDates.id, date)),
  ],
  [
    'an archived experience',
    ({ experienceId }) =>
      database().update(experiences).set({ status: 'archived' }).where(eq(experiences.id, experienceId)),
  ],
  [
    'a host who takes no reservations',
    ({ hostId }) => database().update(profiles).set({ requestsPausedAt: sql`now()` }).where(eq(profiles.id, hostId)),
  ],
  [
    'a suspended traveler',
    ({ person }) => database().update(users).set({ suspendedAt: sql`now()` }).where(eq(users.id, person.id)),
  ],
]

test.each(unsuitable)('nothing is held for %s', async (reason, change) => {
  const it = await scene()
  await change(it)
  const [before] = await it.statuses()
  await it.offer()
  expect(await it.statuses()).toEqual([before, 'waiting'])
  // The sweep asks what is cheap to know; `offerSpots` decides.
  expect((await listDatesToOffer(10_000)).includes(it.date)).toBe(/suspended|may have/.test(reason))
})

test('a sweep asks for dates with somebody who fits, and those whose holds are over or can not be booked', async () => {
  const { date, other, first, there, hold, hostId, set } = await scene()
  expect(await listDatesToOffer(10_000)).toEqual(expect.arrayContaining([date, other]))
  await set(there.id, { guests: 5 })
  await hold(first.id)
  const offerable = await listDatesToOffer(10_000)
  expect([offerable.includes(date), offerable.includes(other)]).toEqual([false, false])
  await hold(first.id, -1)
  expect(await listDatesToOffer(10_000)).toContain(date)
  await hold(first.id)
  await database().update(profiles).set({ requestsPausedAt: sql`now()` }).where(eq(profiles.id, hostId))
  expect(await listDatesToOffer(10_000)).toContain(date)
})

test('what ends on a date leaves the lists of others as they are', async () => {
  const { date, person, elsewhere, first, there, hold, statuses, hostId } = await scene()
  const both = async () => {
    await hold(first.id)
    await hold(there.id)
  }
  await both()
  expect(await inTransaction((tx) => requeueHolds(tx, date))).toEqual([{ userId: person.id }])
  expect(await statuses()).toEqual(['waiting', 'held'])
  await both()
  expect(await inTransaction((tx) => requeueUnbookable(tx, date))).toEqual([])
  await database().update(profiles).set({ requestsPausedAt: sql`now()` }).where(eq(profiles.id, hostId))
  expect(await inTransaction((tx) => requeueUnbookable(tx, date))).toMatchObject([{ userId: person.id }])
  expect(await statuses()).toEqual(['waiting', 'held'])
  // Holds end by their own time.
  await hold(first.id, -1)
  await hold(there.id, -1)
  await inTransaction((tx) => endHolds(tx, date))
  expect(await statuses()).toEqual(['expired', 'held'])
  await both()
  await inTransaction((tx) => endHolds(tx, date))
  expect(await statuses()).toEqual(['held', 'held'])
  // Somebody leaves, and a whole list goes.
  await inTransaction((tx) => leaveWaitlist(tx, person, date))
  expect(await statuses()).toEqual(['gone', 'held'])
  expect(await inTransaction((tx) => deleteWaitlist(tx, date))).toEqual([])
  await createWait({ userId: elsewhere.id, availableDateId: date })
  expect(await inTransaction((tx) => deleteWaitlist(tx, date))).toEqual([{ userId: elsewhere.id }])
  expect(await statuses()).toEqual(['gone', 'held'])
})

test('what is over stays when a list goes, and goes a day after its date', async () => {
  const { date, other, first, set, statuses } = await scene()
  await set(first.id, { status: 'booked' })
  expect(await inTransaction((tx) => deleteWaitlist(tx, date))).toEqual([])
  expect(await statuses()).toEqual(['booked', 'waiting'])
  const begin = (id: string, days: number) =>
    database()
      .update(availableDates)
      .set({ startDate: inDays(days), endDate: null })
      .where(eq(availableDates.id, id))
  await begin(date, -2)
  await begin(other, -0.5)
  await deletePastWaits()
  expect(await statuses()).toEqual(['gone', 'waiting'])
})

test('an entry is that of a person on a date, and only a hold holds', async () => {
  const { date, other, person, elsewhere, first, hold } = await scene()
  const entry = await inTransaction((tx) => findEntryOf(tx, person, date))
  expect(entry?.id).toBe(first.id)
  expect(await inTransaction((tx) => findEntryOf(tx, person, other))).toBeNull()
  expect(await inTransaction((tx) => findEntryOf(tx, elsewhere, date))).toBeNull()
  const held = (who: Traveler, on: string) => inTransaction((tx) => isHeldFor(tx, who, on))
  expect(await held(person, date)).toBe(false)
  await hold(first.id)
  expect([await held(person, date), await held(person, other), await held(elsewhere, date)]).toEqual([
    true,
    false,
    false,
  ])
})

test('one may wait for a date of what is public and booked here, and for no other one', async () => {
  const { experienceId, date, other, last } = await scene()
  const waitable = (id: string) => inTransaction((tx) => findWaitable(tx, last, id))
  const set = (change: Partial<typeof experiences.$inferInsert>) =>
    database().update(experiences).set(change).where(eq(experiences.id, experienceId))
  await database().update(availableDates).set({ capacity: 9 }).where(eq(availableDates.id, other))
  expect([(await waitable(date))?.capacity, (await waitable(other))?.capacity]).toEqual([6, 9])
  await set({ bookingRequired: false })
  expect(await waitable(date)).toBeNull()
  await set({ bookingRequired: true, status: 'archived' })
  expect(await waitable(date)).toBeNull()
})

test('the own list shows what is to come and not booked, in pages', async () => {
  const { date, other, person, first, set } = await scene()
  const second = await createWait({ userId: person.id, availableDateId: other })
  const listed = async (limit = 9, after?: Parameters<typeof listEntriesOf>[1]) =>
    await listEntriesOf(person, after, limit)
  const ids = async () => (await listed()).rows.map(({ id }) => id)
  expect(await ids()).toEqual([second.id, first.id])
  const page = await listed(1)
  expect([page.rows.map(({ id }) => id), page.next === null]).toEqual([[second.id], false])
  await set(first.id, { status: 'booked' })
  expect(await ids()).toEqual([second.id])
  await set(first.id, { status: 'expired' })
  expect(await ids()).toEqual([second.id, first.id])
  await database()
    .update(availableDates)
    .set({ startDate: inDays(-1), endDate: null })
    .where(eq(availableDates.id, date))
  expect(await ids()).toEqual([second.id])
})
