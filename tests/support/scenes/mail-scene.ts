// A booking with everybody who may be notified, and what each of them received.
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import type { BookingStatus } from '#marketplace/bookings/booking.rules.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { pool } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { signedIn } from '../people.ts'
import { runJobs } from '../run-jobs.ts'
import { bookingInput, newKey } from './booking-input.ts'

type Overrides = {
  status: BookingStatus | null
  date?: { startDate: Date; endDate?: Date } | undefined
  more?: object | undefined
}

/** @param status null: no booking yet. @param date the first of its two dates */
export async function scene({
  status,
  date = { startDate: new Date(Date.now() + 72 * HOUR_MS) },
  more = {},
}: Overrides) {
  const [traveler, host, admin] = await Promise.all([signedIn('traveler'), signedIn('host'), signedIn('admin')])
  const experience = await createExperience({ hostId: host.id, pictured: true, dates: [date, {}] })
  const dateId = experience.dateIds[0]!
  const guestInfo = { firstName: 'Ana', lastName: 'Flores', phone: '7000-0000', email: traveler.email }
  const booking =
    status && (await createBooking({ userId: traveler.id, availableDateId: dateId, status, guestInfo, ...more }))
  const forgetTold = async () => {
    await runJobs()
    await pool().query('delete from outbox')
    await pool().query('delete from notices')
  }
  await forgetTold()
  return {
    traveler,
    host,
    admin,
    experience,
    dateId,
    id: booking?.id ?? '',
    code: booking?.confirmationCode ?? '',
    forgetTold,
  }
}
export type Scene = Awaited<ReturnType<typeof scene>>

/** 'cancelled' of 'cancelled 5f… host', 'paid' of 'paid by admin 5f…'; without a key the subject is used. */
const occasionOf = (key: string | null, words: string) => key?.split(' ')[0] ?? words

/** All notifications of everybody in this database after all jobs have run: 'whom: what', sorted. */
export async function sentTo({ traveler, host, admin }: Scene): Promise<{ mails: string[]; notices: string[] }> {
  await runJobs()
  const people = { traveler, host, admin }
  const nameOf = (is: (person: typeof traveler) => boolean) =>
    Object.entries(people).find(([, person]) => is(person))?.[0] ?? 'somebody else'
  const mails = await pool().query<{ key: string | null; recipient: string; subject: string }>(
    'select key, recipient, subject from outbox',
  )
  const bells = await pool().query<{ key: string | null; user_id: string; title: string }>(
    'select key, user_id, title from notices',
  )
  return {
    mails: mails.rows
      .map(
        ({ key, recipient, subject }) => `${nameOf(({ email }) => email === recipient)}: ${occasionOf(key, subject)}`,
      )
      .sort(),
    notices: bells.rows
      .map(({ key, user_id, title }) => `${nameOf(({ id }) => id === user_id)}: ${occasionOf(key, title)}`)
      .sort(),
  }
}

/** The traveler books over HTTP. @param confirmation the host's setting; null: by requests */
export async function reserve(at: Scene, confirmation: 'instant' | null = null) {
  await pool().query('update experiences set confirmation = $1 where id = $2', [confirmation, at.experience.id])
  const input = bookingInput(at.experience)
  const body = { ...input, guestInfo: { ...input.guestInfo, email: at.traveler.email } }
  const response = await at.traveler.request<{ id: string }>('post', '/bookings', body, { key: newKey() })
  at.id = response.body.id
  return response
}
