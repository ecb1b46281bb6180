// Waiting for a full date, over HTTP: who is offered returned spots, and who may book them meanwhile.
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { bookingInput, newKey } from '#tests/support/scenes/booking-input.ts'
import type { OfferedDates } from '../availability/availability.contract.ts'
import { availableDates } from '../availability/availability.table.ts'
import type { HostDate, Schedule } from '../availability/schedule/schedule.contract.ts'
import { createExperience } from '../experience.factory.ts'
import type { WaitlistEntry } from './waitlist.contract.ts'
import { endTimeOfHolds } from './waitlist.factory.ts'
import { reassignHolds } from './waitlist.jobs.ts'
import { waitlistEntries } from './waitlist.table.ts'

afterEach(() => void configure({ SMTP_URL: undefined }))

/** A date of four spots that two parties of two have booked. */
async function fullDate() {
  const offer = await createExperience({ pictured: true, dates: [{ capacity: 4 }] })
  const [one, two] = [await signedIn('traveler'), await signedIn('traveler')]
  const booked: string[] = []
  for (const { request } of [one, two])
    booked.push((await request<{ id: string }>('post', '/bookings', bookingInput(offer), { key: newKey() })).body.id)
  const dateId = offer.dateIds[0]!
  const line = (guests = 2) => ({ path: `/dates/${dateId}/waitlist`, body: { guests } })
  return {
    offer,
    dateId,
    host: requestAs(await cookieOf({ id: offer.hostId })),
    leaves: () => one.request('post', `/bookings/${booked[0]}/cancel`),
    leavesToo: () => two.request('post', `/bookings/${booked[1]}/cancel`),
    /** Somebody new joins at the end. */
    joins: async (guests = 2) => {
      const person = await signedIn('traveler')
      const { path, body } = line(guests)
      const answer = await person.request<WaitlistEntry>('put', path, body)
      return { ...person, answer, entry: answer.body }
    },
    line,
  }
}
type Somebody = Awaited<ReturnType<typeof signedIn>>

const statusOf = async ({ request }: Pick<Somebody, 'request'>) =>
  (await request<{ entries: WaitlistEntry[] }>('get', '/waitlist')).body.entries.map(({ status }) => status)
const book = ({ request }: Pick<Somebody, 'request'>, offer: { id: string; dateIds: string[] }, guests = 2) =>
  request('post', '/bookings', bookingInput(offer, { guests }), { key: newKey() })
const dateOf = async (id: string) =>
  (await database().select().from(availableDates).where(eq(availableDates.id, id)))[0]!
const datesFor = async ({ request }: Pick<Somebody, 'request'>, { id }: { id: string }) =>
  (await request<OfferedDates>('get', `/experiences/${id}/dates`)).body

test('the first whose party fits gets one email and notice, and the places, which are nobody else’s', async () => {
  const { offer, dateId, joins, leaves } = await fullDate()
  const large = await joins(4)
  const first = await joins()
  const second = await joins()
  expect(second.entry).toMatchObject({ status: 'waiting', position: 3, guests: 2, heldUntil: null })
  await runJobs()
  await database().delete(outbox)
  await leaves()
  await runJobs()
  expect(await statusOf(large)).toEqual(['waiting'])
  expect(await statusOf(second)).toEqual(['waiting'])
  const { body } = await first.request<{ entries: WaitlistEntry[] }>('get', '/waitlist')
  expect(body.entries).toMatchObject([{ status: 'held', position: null, guests: 2 }])
  const minutes = (Date.parse(body.entries[0]!.heldUntil!) - Date.now()) / 60_000
  expect([minutes > 119, minutes <= 120]).toEqual([true, true])
  const mails = (await database().select().from(outbox)).filter(({ subject }) => subject.startsWith('Se liberó'))
  expect(mails.map(({ recipient }) => recipient)).toEqual([first.email])
  expect(mails[0]!.text).toContain(`/booking/${offer.id}?date=${dateId}&guests=2`)
  expect(mails[0]!.unsubscribeUrl).toContain('/subscription?token=')
  const bells = await database().select().from(notices).where(eq(notices.userId, first.id))
  expect(bells.map(({ title }) => title)).toEqual(['Se liberó lugar: te apartamos tus 2 lugares'])

  // Others see no spots; whoever they are held for sees theirs.
  const stranger = await signedIn('traveler')
  expect(await datesFor(stranger, offer)).toMatchObject({ dates: [], unavailable: [{ id: dateId, spots: 4 }] })
  expect((await datesFor(first, offer)).dates).toMatchObject([{ id: dateId, spots: 2, heldUntil: expect.any(String) }])
  const refused = await book(stranger, offer, 1)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'NOT_ENOUGH_SPOTS'])
  expect((await book(first, offer, 3)).status).toBe(409)
  expect((await book(first, offer)).status).toBe(201)
  expect(await dateOf(dateId)).toMatchObject({ spotsAvailable: 0, heldSpots: 0 })
  expect(await statusOf(first)).toEqual([])
  expect(await audit()).toEqual([])
})

test('the email to somebody alone speaks of one place', async () => {
  const { joins, leaves } = await fullDate()
  const { email } = await joins(1)
  await leaves()
  await runJobs()
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, email))
  const text = mails.find(({ subject }) => subject.startsWith('Se liberó'))!.text.replaceAll(/\s+/g, ' ')
  expect(text).toMatch(/Te apartamos tu lugar .* Después se ofrece a la siguiente persona de la lista\./)
})

test('a hold nobody used goes to the next in line, once, however many nodes sweep', async () => {
  const { offer, dateId, joins, leaves } = await fullDate()
  const [first, second] = [await joins(), await joins()]
  await leaves()
  await reassignHolds()
  expect([await statusOf(first), await statusOf(second)]).toEqual([['held'], ['waiting']])
  await endTimeOfHolds(dateId)
  // Its time is over although no sweep has run yet.
  expect(await statusOf(first)).toEqual(['expired'])
  expect((await book(first, offer)).status).toBe(409)
  await Promise.all([reassignHolds(), reassignHolds(), reassignHolds()])
  expect([await statusOf(first), await statusOf(second)]).toEqual([['expired'], ['held']])
  expect(await dateOf(dateId)).toMatchObject({ spotsAvailable: 0, heldSpots: 2 })
  expect((await first.request<WaitlistEntry>('put', `/dates/${dateId}/waitlist`, { guests: 1 })).body).toMatchObject({
    status: 'waiting',
    position: 1,
  })
  expect(await audit()).toEqual([])
})

test('who takes less than was held leaves the rest to the next; who leaves, all of it', async () => {
  const { offer, dateId, joins, leaves } = await fullDate()
  const [first, second, third] = [await joins(), await joins(1), await joins(1)]
  await leaves()
  expect((await book(first, offer, 1)).status).toBe(201)
  expect([await statusOf(second), await statusOf(third)]).toEqual([['held'], ['waiting']])
  expect((await second.request('delete', `/dates/${dateId}/waitlist`)).status).toBe(204)
  expect([await statusOf(second), await statusOf(third)]).toEqual([[], ['held']])
  expect((await third.request('post', '/profile/deletion', { word: 'ELIMINAR' })).status).toBeLessThan(300)
  expect(await dateOf(dateId)).toMatchObject({ spotsAvailable: 1, heldSpots: 0 })
  expect(await audit()).toEqual([])
})

test('more places and an opened date go to the line first; a closed one holds nothing and keeps the turns', async () => {
  const { offer, dateId, host, joins } = await fullDate()
  const [first, second] = [await joins(), await joins()]
  const more = await host<HostDate>('patch', `/host/dates/${dateId}`, { capacity: 7 })
  expect(more.body).toMatchObject({ capacity: 7, taken: 4, held: 2, waiting: 1, free: 1 })
  expect(await statusOf(first)).toEqual(['held'])
  const fewer = await host('patch', `/host/dates/${dateId}`, { capacity: 5 })
  expect([fewer.status, fewer.body.error.message]).toEqual([
    409,
    'Ya hay 6 cupos ocupados, 2 de ellos apartados para la lista de espera.',
  ])
  const closed = await host<HostDate>('post', `/host/dates/${dateId}/close`)
  expect(closed.body).toMatchObject({ status: 'closed', held: 0, waiting: 2, free: 3 })
  expect(await statusOf(first)).toEqual(['waiting'])
  expect((await book(first, offer)).status).toBe(409)
  // A closed date can be waited for too.
  const third = await signedIn('traveler')
  expect((await third.request('put', `/dates/${dateId}/waitlist`, { guests: 1 })).status).toBe(200)
  await host('post', `/host/dates/${dateId}/reopen`)
  expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([
    ['held'],
    ['waiting'],
    ['held'],
  ])
  const month = (await dateOf(dateId)).startDate.toISOString().slice(0, 7)
  const { body } = await host<Schedule>('get', `/host/experiences/${offer.id}/dates?month=${month}`)
  expect(body.dates).toMatchObject([{ taken: 4, held: 3, waiting: 1 }])
  expect((await host('post', `/host/dates/${dateId}/cancellation`, { reason: 'weather' })).status).toBe(200)
  expect(await database().$count(waitlistEntries, eq(waitlistEntries.availableDateId, dateId))).toBe(0)
  const noticeRows = await database().select().from(notices).where(eq(notices.userId, second.id))
  expect(noticeRows.map(({ title }) => title)).toEqual(['La fecha que esperabas ya no se hará'])
  expect(await audit()).toEqual([])
})

test('who may wait, and for what', async () => {
  const { offer, dateId, joins, line, leaves } = await fullDate()
  const { request, id } = await signedIn('traveler')
  const refused = async (guests: number, of = dateId) => {
    const { status, body } = await request('put', `/dates/${of}/waitlist`, { guests })
    return status === 200 ? 'yes' : body.error.code
  }
  expect(await refused(5)).toBe('WAIT_TOO_LARGE')
  expect(await refused(2, crypto.randomUUID())).toBe('NOT_FOUND')
  const hidden = await createExperience({ status: 'paused', dates: [{ capacity: 1, spotsAvailable: 0 }] })
  expect(await refused(1, hidden.dateIds[0]!)).toBe('NOT_FOUND')
  configure({ SMTP_URL: 'smtp://127.0.0.1:9' })
  await database().update(users).set({ emailVerified: false }).where(eq(users.id, id))
  expect(await refused(2)).toBe('MAILBOX_NEEDED')
  await database().update(users).set({ emailVerified: true }).where(eq(users.id, id))
  expect(await refused(2)).toBe('yes')
  // Joining again changes the party and keeps the turn.
  const other = await joins()
  expect((await request<WaitlistEntry>('put', line().path, { guests: 1 })).body).toMatchObject({
    guests: 1,
    position: 1,
  })
  expect(other.entry.position).toBe(2)
  const many = await createExperience({
    dates: Array.from({ length: 10 }, (_, at) => ({
      capacity: 1,
      spotsAvailable: 0,
      startDate: new Date(Date.now() + (at + 2) * 86_400_000),
    })),
  })
  const answers = []
  for (const date of many.dateIds) answers.push(await refused(1, date))
  expect(answers.filter((answer) => answer === 'yes')).toHaveLength(9)
  expect(answers.at(-1)).toBe('TOO_MANY_WAITS')
  // One of two spots stays free: whoever fits books it, and whoever has booked does not wait.
  await leaves()
  const late = await signedIn('traveler')
  const free = await late.request('put', line().path, { guests: 1 })
  expect([free.status, free.body.error.code]).toEqual([409, 'SPOTS_FREE'])
  expect((await book({ request }, offer, 1)).status).toBe(201)
  expect(await refused(3)).toBe('WAIT_BOOKED')
})
