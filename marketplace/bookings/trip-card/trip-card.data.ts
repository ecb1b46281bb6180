import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Traveler } from '#marketplace/accounts/account.rules.ts'
import { privacyJson } from '#marketplace/accounts/preferences/preference.data.ts'
import type { Privacy } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { BookingStatus } from '../booking.rules.ts'
import { bookings } from '../booking.table.ts'
import type { CalendarExperience } from '../calendar/calendar.rules.ts'
import { tripCards } from './trip-card.table.ts'

/** The own booking with the facts about sharing, locked until the commit; null when it is not theirs. */
export async function lockOwnBooking(tx: Executor, { id: userId }: Traveler, id: string) {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.userId, userId)))
    .for('share')
  return row ?? null
}

/** Its card; one made before the host moved the booking here stays valid. */
const ofBooking = (tx: Executor, id: string) =>
  or(
    eq(tripCards.bookingId, id),
    inArray(tripCards.bookingId, tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.movedToId, id))),
  )

/** Last part of the card's address; null while the booking is not shared. */
export async function findToken(tx: Executor, _traveler: Traveler, bookingId: string): Promise<string | null> {
  const [row] = await tx.select({ token: tripCards.token }).from(tripCards).where(ofBooking(tx, bookingId)).limit(1)
  return row?.token ?? null
}

/** Creates the card of a booking; concurrent calls create one and all get it. */
export async function insertCard(tx: Executor, traveler: Traveler, bookingId: string, token: string): Promise<string> {
  await tx.insert(tripCards).values({ bookingId, token }).onConflictDoNothing({ target: tripCards.bookingId })
  // In a second statement, because the first one's snapshot does not see the row that a concurrent call has inserted.
  return (await findToken(tx, traveler, bookingId))!
}

export const deleteCard = (tx: Executor, _traveler: Traveler, bookingId: string) =>
  tx.delete(tripCards).where(ofBooking(tx, bookingId))

/** Deletes every card of somebody who leaves. */
export const deleteCardsOf = (tx: Executor, userId: string) =>
  tx
    .delete(tripCards)
    .where(
      inArray(tripCards.bookingId, tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.userId, userId))),
    )

export type TripRow = CalendarExperience & {
  status: BookingStatus
  expiresAt: Date
  updatedAt: Date
  startDate: Date
  endDate: Date | null
  firstStart: Date
  moves: number
  guests: number
  children: number
  holder: string | null
  experienceId: string
  offered: boolean
  bring: string[]
  included: string[]
  hostName: string | null
  hostPrivacy: Privacy
}

type Moment = 'expiresAt' | 'updatedAt' | 'startDate' | 'firstStart'
/** As the driver returns it: instants are text. */
type StoredTrip = Omit<TripRow, Moment | 'endDate'> & Record<Moment, string> & { endDate: string | null }

/** The most moves followed from one booking. */
const MAX_MOVES = 10

/** The booking of a card: where the host moved it, in its current state. Null when no card has this token. */
export async function findTrip(token: string): Promise<TripRow | null> {
  const { rows } = await database().execute<StoredTrip>(sql`
    with recursive chain as (
      select b.id, b.moved_to_id, b.start_date as first_start, 0 as moves
      from trip_cards c join bookings b on b.id = c.booking_id where c.token = ${token}
      union all
      select n.id, n.moved_to_id, chain.first_start, chain.moves + 1
      from chain join bookings n on n.id = chain.moved_to_id where chain.moves < ${MAX_MOVES})
    select b.status, b.expires_at as "expiresAt", b.updated_at as "updatedAt", b.start_date as "startDate",
      b.end_date as "endDate", chain.first_start as "firstStart", chain.moves, b.guests, b.children,
      coalesce(nullif(trim(b.guest_info->>'firstName'), ''), t.full_name) as holder,
      e.id as "experienceId", e.title, e.status = 'published' as offered, e.duration_value::float8 as "durationValue",
      e.duration_unit as "durationUnit", coalesce(e.bring_with_you, '{}') as bring, coalesce(e.included, '{}') as included,
      coalesce(l.name, '') as place, coalesce(l.address, '') as address, coalesce(l.city, '') as city,
      coalesce(l.country, '') as country, l.lat, l.lng, h.full_name as "hostName", ${privacyJson(sql`h.id`)} as "hostPrivacy"
    from chain join bookings b on b.id = chain.id
    join experiences e on e.id = b.experience_id join profiles t on t.id = b.user_id join profiles h on h.id = b.host_id
    left join locations l on l.id = e.location_id
    order by chain.moves desc limit 1`)
  const row = rows[0]
  if (!row) return null
  const { expiresAt, updatedAt, startDate, endDate, firstStart } = row
  return {
    ...row,
    expiresAt: new Date(expiresAt),
    updatedAt: new Date(updatedAt),
    startDate: new Date(startDate),
    endDate: endDate === null ? null : new Date(endDate),
    firstStart: new Date(firstStart),
  }
}
