// Who may say that somebody has come: this booking's own traveler and host, and nobody else's row changes.
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import type { Host, Traveler } from '#marketplace/accounts/account.rules.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import {
  confirmArrivalByHost,
  markAttendancesSeen,
  recordAttendanceIntent,
  startFromList,
  startWithCode,
} from './check-in.data.ts'

const asHost = (id: string) => ({ id, role: 'host' }) as unknown as Host
const asTraveler = (id: string) => ({ id, role: 'traveler' }) as unknown as Traveler
const storedOf = async (id: string) => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!
const within = <T>(work: (tx: Executor) => Promise<T>) => database().transaction(work)

type Overrides = Parameters<typeof createBooking>[0]
/** Two bookings of one date that starts in an hour, and people who have nothing to do with it. */
async function scene(overrides: Overrides = {}) {
  const startDate = new Date(Date.now() + HOUR_MS)
  const { hostId, dateIds } = await createExperience({ dates: [{ startDate }] })
  const book = () => createBooking({ availableDateId: dateIds[0]!, status: 'confirmed', ...overrides })
  const [booking, beside] = [await book(), await book()]
  const stranger = await createPerson()
  const otherHost = await createPerson({ role: 'host' })
  const unchanged = async (...rows: (typeof booking)[]) => {
    for (const row of rows) expect(await storedOf(row.id)).toEqual(row)
  }
  return { hostId, booking, beside, stranger, otherHost, unchanged }
}

test('with a code begins only the own booking', async () => {
  const { booking, beside, stranger, otherHost, hostId, unchanged } = await scene()
  for (const person of [asTraveler(stranger.id), asHost(otherHost.id), asTraveler(hostId), asHost(booking.userId)])
    expect(await within((tx) => startWithCode(tx, person, booking.id, booking.confirmationCode))).toBe(false)
  expect(await within((tx) => startWithCode(tx, asHost(hostId), booking.id, beside.confirmationCode))).toBe(false)
  await unchanged(booking, beside)
  expect(await within((tx) => startWithCode(tx, asHost(hostId), booking.id, booking.confirmationCode))).toBe(true)
  await unchanged(beside)
})

test('in the list a host marks people of their own', async () => {
  const { booking, beside, otherHost, hostId, unchanged } = await scene()
  expect(await within((tx) => startFromList(tx, asHost(otherHost.id), booking.id))).toBe(false)
  await unchanged(booking)
  expect(await within((tx) => startFromList(tx, asHost(hostId), booking.id))).toBe(true)
  await unchanged(beside)
})

test('a host confirms the arrival of one who began by themselves', async () => {
  const { booking, beside, otherHost, hostId, unchanged } = await scene({ status: 'in_progress' })
  const confirm = (host: string, code: string | null) =>
    within((tx) => confirmArrivalByHost(tx, asHost(host), booking.id, code))
  expect(await confirm(otherHost.id, null)).toBe(false)
  expect(await confirm(hostId, beside.confirmationCode)).toBe(false)
  await unchanged(booking, beside)
  expect(await confirm(hostId, booking.confirmationCode)).toBe(true)
  // Said once; it stays as it was said.
  expect(await confirm(hostId, null)).toBe(false)
  expect((await storedOf(booking.id)).attendedBy).toBe('host_code')
  await unchanged(beside)
})

test('an ended one is not confirmed any more', async () => {
  const { booking, hostId } = await scene({ status: 'completed', attended: true, attendedBy: 'traveler_code' })
  expect(await within((tx) => confirmArrivalByHost(tx, asHost(hostId), booking.id, null))).toBe(false)
})

test('a traveler announces themselves, for one booking, and its host alone has seen it', async () => {
  const { booking, beside, stranger, otherHost, hostId, unchanged } = await scene()
  expect(await within((tx) => recordAttendanceIntent(tx, asTraveler(stranger.id), booking.id))).toBe(false)
  await unchanged(booking)
  expect(await within((tx) => recordAttendanceIntent(tx, asTraveler(booking.userId), booking.id))).toBe(true)
  await unchanged(beside)
  const announced = await storedOf(booking.id)
  await markAttendancesSeen(asHost(otherHost.id), [booking.id])
  await markAttendancesSeen(asHost(hostId), [beside.id])
  await unchanged(announced, beside)
  await markAttendancesSeen(asHost(hostId), [booking.id, beside.id])
  expect((await storedOf(booking.id)).hostNotified).toBe(true)
  await unchanged(beside)
})

test('one traveler announces each of their bookings for itself', async () => {
  const { id: userId } = await createPerson()
  const [one, other] = [
    await createBooking({ userId, status: 'confirmed' }),
    await createBooking({ userId, status: 'confirmed' }),
  ]
  expect(await within((tx) => recordAttendanceIntent(tx, asTraveler(userId), one.id))).toBe(true)
  expect(await storedOf(other.id)).toEqual(other)
})
