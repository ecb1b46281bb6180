// One traveler who presses the button many times at once, through the real door.
import { sql } from 'drizzle-orm'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from './people.ts'

/** Counts every write that says when a booking began. */
const prepare = sql`
  create table if not exists beginnings (booking_id uuid);
  create or replace function note_beginning() returns trigger language plpgsql as
    $$ begin insert into beginnings values (new.id); return null; end $$;
  create or replace trigger note_beginning after update of started_at on bookings
    for each row execute function note_beginning();`

/**
 * @param times how often the right code is entered at once
 * @returns every status, and how many of the calls wrote
 */
export async function beginTogether(times: number) {
  await database().execute(prepare)
  const traveler = await signedIn('traveler')
  const { id, confirmationCode: code } = await createBooking({ userId: traveler.id, status: 'confirmed' })
  const answers = await Promise.all(
    Array.from({ length: times }, () => traveler.ask('post', `/bookings/${id}/start`, { code })),
  )
  const { rows } = await database().execute(
    sql`select count(*)::int as begun from beginnings where booking_id = ${id}::uuid`,
  )
  return { statuses: answers.map(({ status }) => status), begun: rows[0]!.begun as number }
}
