import { sql } from 'drizzle-orm'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { cookieOf, requestAs, signedIn } from '../../support/people.ts'

/** Records every write of a booking's start. */
const prepare = sql`
  create table if not exists beginnings (booking_id uuid, by text, payment text);
  create or replace function note_beginning() returns trigger language plpgsql as
    $$ begin insert into beginnings values (new.id, new.started_by, new.payment_status); return null; end $$;
  create or replace trigger note_beginning after update of started_at on bookings
    for each row execute function note_beginning();`

export async function meetingScene(guests = 2) {
  const traveler = await signedIn('traveler')
  const experience = await createExperience({ pictured: true, dates: [{ startDate: new Date(Date.now() + HOUR_MS) }] })
  const dateId = experience.dateIds[0]!
  const booking = await createBooking({ userId: traveler.id, availableDateId: dateId, guests, status: 'confirmed' })
  const host = requestAs(await cookieOf({ id: experience.hostId }))
  const body = { code: booking.confirmationCode }
  const enter = {
    traveler: () => traveler.request<{ alreadyStarted: boolean }>('post', `/bookings/${booking.id}/start`, body),
    host: () => host<{ alreadyStarted: boolean }>('post', `/host/bookings/${booking.id}/start`, body),
  }
  return { booking, dateId, traveler, host, enter }
}

/**
 * @param times how often the right code is entered at once, @param sides by whom alternately
 * @returns every status, how many calls were told that they started it, the recorded writes, and the stored row
 */
export async function beginTogether(times: number, sides: ('traveler' | 'host')[] = ['traveler']) {
  await database().execute(prepare)
  const { booking, enter } = await meetingScene()
  const answers = await Promise.all(Array.from({ length: times }, (_, at) => enter[sides[at % sides.length]!]()))
  const { rows } = await database().execute<{ by: string; payment: string }>(
    sql`select by, payment from beginnings where booking_id = ${booking.id}::uuid`,
  )
  const { rows: stored } = await database().execute<{ by: string; payment: string }>(
    sql`select started_by as by, payment_status as payment from bookings where id = ${booking.id}::uuid`,
  )
  return {
    statuses: answers.map(({ status }) => status),
    told: answers.filter(({ body }) => body.alreadyStarted === false).length,
    begun: rows.length,
    writes: rows,
    stored: stored[0]!,
  }
}
