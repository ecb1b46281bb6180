// What the host marks in the list of a date (a code, an arrival, the cash), sent once or repeatedly.
import { beforeAll, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Booking } from '../../booking.contract.ts'
import { createBooking } from '../../booking.factory.ts'

beforeAll(() => void configure({ RATE_LIMITS: 'on' }))

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
type Overrides = Parameters<typeof createBooking>[0]
type Refused = { error: { code: string; message: string } }

/** A date in an hour, another one in two days, and their host. */
async function scene() {
  const host = await signedIn('host')
  const experience = await createExperience({
    hostId: host.id,
    title: 'Café de altura',
    pictured: true,
    price: 12,
    dates: [
      { startDate: inHours(1), capacity: 200 },
      { startDate: new Date('2031-03-15T19:00:00Z'), capacity: 20 },
    ],
  })
  const [today, later] = experience.dateIds as [string, string]
  const book = (overrides: Overrides = {}) =>
    createBooking({ availableDateId: today, status: 'confirmed', ...overrides })
  const checkIn = async (code: string, dateId = today) => {
    const { status, body } = await host.request<Booking & Refused>('post', `/host/dates/${dateId}/check-in`, { code })
    return body.error ? [status, body.error.code, body.error.message] : body
  }
  const mark = (id: string, body: object, key = crypto.randomUUID(), by = host) =>
    by.request<{ booking: Booking; already: boolean } & Refused>('post', `/host/bookings/${id}/marks`, body, { key })
  return { host, today, later, book, checkIn, mark }
}

test('the code finds its guest on the list of the date: seen by the host, once, however it is typed', async () => {
  const { book, checkIn, today } = await scene()
  const { id, confirmationCode: code } = await book()
  await book()
  const checkedIn = { id, status: 'in_progress', attendedBy: 'host_code', startedBy: 'host', paymentStatus: 'pending' }
  expect(await checkIn(` ${code.toLowerCase()} `)).toMatchObject({ ...checkedIn, alreadyStarted: false })
  expect(await checkIn(code, today)).toMatchObject({ ...checkedIn, alreadyStarted: true })
})

test('what is none of this date says why, in words; what is none of this host says nothing else', async () => {
  const { book, checkIn, later } = await scene()
  const foreign = await createBooking({ status: 'confirmed' })
  const unknown = [404, 'CODE_UNKNOWN', 'Ese código no es de ninguna de tus reservas. Revísalo con quien llega.']
  expect(await checkIn(foreign.confirmationCode)).toEqual(unknown)
  expect(await checkIn('AAAAAAAA')).toEqual(unknown)
  expect(await checkIn('ILO')).toEqual(unknown)
  const other = await book({ availableDateId: later })
  expect(await checkIn(other.confirmationCode)).toEqual([
    409,
    'CODE_OTHER_DATE',
    expect.stringMatching(
      /^Ese código es de otra fecha: Café de altura, el sábado, 15 de marzo.* a la 1:00\sp\.\sm\.$/,
    ),
  ])
  expect(await checkIn(other.confirmationCode, later)).toContain('CODE_TOO_EARLY')
  expect(await checkIn((await book({ status: 'pending' })).confirmationCode)).toContain('CODE_NOT_ACCEPTED')
  expect(await checkIn((await book({ status: 'cancelled' })).confirmationCode)).toEqual([
    409,
    'CODE_OVER',
    'Esa reserva está cancelada.',
  ])
  expect(await checkIn((await book({ status: 'completed' })).confirmationCode)).toContain('CODE_OVER')
})

test('ten wrong codes in an hour on the list of a date; right ones cost nothing', async () => {
  const { book, checkIn, later } = await scene()
  for (let at = 0; at < 12; at++) expect(await checkIn((await book()).confirmationCode)).toHaveProperty('id')
  for (let at = 0; at < 10; at++) expect(await checkIn('AAAAAAAA')).toContain(404)
  const { confirmationCode } = await book()
  expect(await checkIn(confirmationCode)).toEqual([
    429,
    'CODE_TRIES',
    expect.stringMatching(/^Demasiados códigos equivocados\. A partir de las? .+ puedes probar de nuevo\.$/),
  ])
  expect(await checkIn('AAAAAAAA', later)).toContain(404)
})

test('a mark without a code is the word of the host; it vouches for who began alone, and never of others', async () => {
  const { book, mark } = await scene()
  const arrived = { what: 'arrived' }
  const fresh = await book()
  expect((await mark(fresh.id, arrived)).body).toMatchObject({
    already: false,
    booking: { status: 'in_progress', attendedBy: 'host_list', startedBy: 'host', paymentStatus: 'pending' },
  })
  const began = await book({ status: 'in_progress', paymentStatus: 'paid_cash' })
  expect((await mark(began.id, arrived)).body).toMatchObject({
    already: true,
    booking: { attendedBy: 'host_list', startedBy: 'traveler', paymentStatus: 'paid_cash' },
  })
  expect((await mark(fresh.id, { what: 'arrived', code: 'AAAAAAAA' })).body.error.code).toBe('CODE_UNKNOWN')
  const stranger = await signedIn('host')
  expect((await mark(fresh.id, arrived, undefined, stranger)).status).toBe(404)
  expect((await mark(fresh.id, { what: 'paid' }, undefined, stranger)).status).toBe(404)
  expect((await mark((await book({ status: 'pending' })).id, { what: 'paid' })).body.error.code).toBe('BOOKING_STATE')
})

test('forty guests over a line that breaks: every mark is sent until it is answered, and counts once', async () => {
  const { book, mark } = await scene()
  const guests = []
  for (let at = 0; at < 40; at++) guests.push(await book({ guests: 1 }))
  await pool().query(`create table if not exists noted (id uuid, what text);
    create or replace function note_change() returns trigger language plpgsql as $$ begin
      if old.status <> new.status then insert into noted values (new.id, new.status); end if;
      if old.payment_status <> new.payment_status then insert into noted values (new.id, new.payment_status); end if;
      return null; end $$;
    create or replace trigger note_change after update on bookings for each row execute function note_change()`)
  /** Two of three answers are lost, so that the same mark is sent again; some twice at once. */
  let sent = 0
  const until = async (id: string, body: object) => {
    const key = crypto.randomUUID()
    for (let at = 0; ; at++) {
      const answers = await Promise.all(Array.from({ length: 1 + (sent++ % 2) }, () => mark(id, body, key)))
      for (const { status } of answers) expect([200, 409]).toContain(status)
      const answered = answers.find(({ status }) => status === 200)
      if (answered && (sent + at) % 3 === 0) return answered.body
    }
  }
  const marks = guests.flatMap(({ id, confirmationCode: code }, at) => [
    () => until(id, at % 2 ? { what: 'arrived', code } : { what: 'arrived' }),
    () => until(id, { what: 'paid' }),
  ])
  const answers = []
  for (let at = 0; at < marks.length; at += 8)
    answers.push(...(await Promise.all(marks.slice(at, at + 8).map((go) => go()))))
  // Each mark is reported as its own success, however often it was sent.
  expect(answers.filter(({ already }) => already)).toEqual([])
  const { rows } = await pool().query(
    'select what, count(*)::int as times, count(distinct id)::int as of from noted group by 1 order by 1',
  )
  expect(rows).toEqual([
    { what: 'in_progress', times: 40, of: 40 },
    { what: 'paid', times: 40, of: 40 },
  ])
  await pool().query('drop trigger note_change on bookings')
  expect(sent).toBeGreaterThan(120)
  expect(await audit()).toEqual([])
})
