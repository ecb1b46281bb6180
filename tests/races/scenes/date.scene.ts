// One date, and everybody who can change it or its bookings at the same moment, over HTTP.
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { expireOverdue } from '#marketplace/bookings/lifecycle/booking.jobs.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { refusals } from '#marketplace/slices.ts'
import { pool } from '#platform/database/pool.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'
import { HOUR_MS } from '#platform/units.ts'
import { GRAPH } from '../../model-based/graph.ts'
import { cookieOf, requestAs, signedIn } from '../../support/people.ts'
import { bookingInput, newKey } from '../../support/scenes/booking-input.ts'

const texts: RefusalTexts = refusals
const CAPACITY = 40

/** A date with bookings of five travelers, two of them accepted, and another date with `room` spots. */
export async function dateToRace({ room = 40 } = {}) {
  const startDate = new Date(Date.now() + 2 * HOUR_MS)
  const later = new Date(Date.now() + 96 * HOUR_MS)
  const dates = [
    { startDate, capacity: CAPACITY },
    { startDate: later, capacity: room },
  ]
  const experience = await createExperience({ pictured: true, dates })
  const host = requestAs(await cookieOf({ id: experience.hostId }))
  const guests = await Promise.all(
    Array.from({ length: 5 }, async (_, at) => {
      const traveler = await signedIn('traveler')
      const status = at < 2 ? ('confirmed' as const) : ('pending' as const)
      const booking = await createBooking({
        userId: traveler.id,
        availableDateId: experience.dateIds[0]!,
        guests: 2,
        status,
        // The last one's deadline passes during the race.
        ...(at === 4 && { expiresAt: new Date(Date.now() + 50) }),
      })
      return { ...traveler, booking }
    }),
  )
  await pool().query('truncate happened')
  return {
    experience,
    host,
    guests,
    date: `/host/dates/${experience.dateIds[0]}`,
    other: experience.dateIds[1]!,
  }
}
type DateToRace = Awaited<ReturnType<typeof dateToRace>>

export type Said = { action: string; status: number; code: string; message: string; body: Record<string, unknown> }

export const together = (
  requests: { action: string; request: () => Promise<{ status: number; body: unknown } | undefined> }[],
) =>
  Promise.all(
    requests.map(async ({ action: act, request }): Promise<Said> => {
      const answer = await request().catch((error: Error) => ({
        status: 500,
        body: { error: { code: 'THROWN', message: String(error.cause ?? error.message) } },
      }))
      const body = (answer?.body ?? {}) as { error?: { code: string; message: string } }
      return {
        action: act,
        status: answer?.status ?? 204,
        code: body.error?.code ?? '',
        message: body.error?.message ?? '',
        body,
      }
    }),
  )

/** Everybody at once. @param arriving whether the first guest enters the code too */
export async function raceOnDate({ experience, host, guests, date }: DateToRace, round: number, arriving: boolean) {
  const strangers = await Promise.all(Array.from({ length: 12 }, () => signedIn('traveler')))
  const requests = [
    ...Array.from({ length: 8 }, () => ({
      action: 'cancel date',
      request: () => host('post', `${date}/cancellation`, { reason: 'weather', note: 'Hay alerta.' }),
    })),
    ...strangers.map(({ request }) => ({
      action: 'book',
      request: () => request('post', '/bookings', bookingInput(experience), { key: newKey() }),
    })),
    ...guests.flatMap(({ request, booking: { id } }) => [
      { action: 'cancel', request: () => request('post', `/bookings/${id}/cancel`) },
      { action: 'decline', request: () => host('post', `/host/bookings/${id}/cancel`, { reason: 'Lluvia' }) },
      { action: 'confirm', request: () => host('post', `/host/bookings/${id}/confirm`) },
    ]),
    ...[20, 30, 40, 50].map((capacity) => ({ action: 'set places', request: () => host('patch', date, { capacity }) })),
    ...['close', 'reopen', 'close', 'reopen'].map((status) => ({
      action: status,
      request: () => host('post', `${date}/${status}`),
    })),
    { action: 'remove', request: () => host('delete', date) },
    ...Array.from({ length: 3 }, () => ({ action: 'sweep', request: () => expireOverdue().then(() => undefined) })),
    ...(arriving
      ? Array.from({ length: 3 }, () => ({
          action: 'start',
          request: () =>
            guests[0]!.request('post', `/bookings/${guests[0]!.booking.id}/start`, {
              code: guests[0]!.booking.confirmationCode,
            }),
        }))
      : []),
  ]
  // Each is sometimes first.
  const offset = (round * 11) % requests.length
  return together([...requests.slice(offset), ...requests.slice(0, offset)])
}

/** Everything that is wrong afterwards; empty when the promises held. */
export async function wrongsOfDate({ experience }: DateToRace, answers: Said[]): Promise<string[]> {
  const wrongs: string[] = []
  for (const { action: act, status, code, message } of answers) {
    if (status < 300) continue
    if (![404, 409].includes(status) || texts[code]?.status !== status)
      wrongs.push(`${act}: ${status} ${code} ${message}`)
  }
  const { rows: dates } = await pool().query('select * from available_dates where id = $1', [experience.dateIds[0]])
  const { rows: bookings } = await pool().query('select * from bookings where available_date_id = $1', [
    experience.dateIds[0],
  ])
  const date = dates[0]!
  const live = bookings.filter(({ status }) => status !== 'cancelled')
  const people = live.reduce((sum, { guests }) => sum + guests, 0)
  if (people + date.spots_available !== date.capacity)
    wrongs.push(`${people} people and ${date.spots_available} places are not ${date.capacity}`)
  const calls = answers.filter(({ action: act, status }) => act === 'cancel date' && status === 200)
  if (calls.length > 0 && date.cancel_reason !== 'weather') wrongs.push('they were told that it is cancelled')
  if (date.status === 'cancelled' && live.length > 0) wrongs.push(`${live.length} wait for a date that is cancelled`)
  if (new Set(calls.map(({ body }) => body.told)).size > 1) wrongs.push('each heard another number of guests')
  if (answers.filter(({ action: act, status }) => act === 'book' && status === 201).length + 5 !== bookings.length)
    wrongs.push(`${bookings.length} reservations are stored`)
  // Each booking followed the graph, no transition twice.
  const { rows: moves } = await pool().query<{ of: string; what: string }>(
    `select of, what from happened where what !~ '^(payment|places)' order by nth`,
  )
  for (const { id } of bookings) {
    const walked = moves.filter((move) => move.of === id).map(({ what }) => what)
    if (walked.some((what) => !GRAPH[what as keyof typeof GRAPH]) || new Set(walked).size !== walked.length)
      wrongs.push(`moved ${walked.join(', ')}`)
  }
  return wrongs
}
