// Links that a host opens without a session: what each allows, once, and what others show.
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { identities, users } from '#marketplace/accounts/account.table.ts'
import { endAllSessions, suspendPerson } from '#marketplace/accounts/account-status/account-status.data.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf } from '#platform/clock.ts'
import { configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import { answerLink } from './link.api.ts'
import type { Link } from './link.rules.ts'
import { linkUses } from './link.table.ts'
import { linkUrl } from './link-token.data.ts'

beforeAll(() => void configure({ APP_URL: 'http://torogoz.example' }))

type Overrides = Parameters<typeof createBooking>[0]
async function scene(overrides: Overrides = {}, hours = 72) {
  const [host, traveler] = await Promise.all([signedIn('host'), signedIn('traveler')])
  const startDate = new Date(Date.now() + hours * HOUR_MS)
  const experience = await createExperience({
    hostId: host.id,
    title: 'Café de altura',
    dates: [{ startDate, capacity: 20 }],
  })
  const dateId = experience.dateIds[0]!
  const guestInfo = { firstName: 'Ana', lastName: 'Flores', phone: '7123-4567', email: traveler.email }
  const booking = await createBooking({ userId: traveler.id, availableDateId: dateId, guestInfo, ...overrides })
  const state = async () => (await database().select().from(bookings).where(eq(bookings.id, booking.id)))[0]!
  const generation = async () =>
    (await database().select({ n: users.linkGeneration }).from(users).where(eq(users.id, host.id)))[0]!.n
  const url = async (link: Link) => linkUrl(link, await generation())
  const uses = () => database().select().from(linkUses).where(eq(linkUses.hostId, host.id))
  return {
    host,
    traveler,
    booking,
    dateId,
    state,
    url,
    uses,
    answerUrl: () => url({ act: 'answer', bookingId: booking.id }),
  }
}

async function request(url: string, input?: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await answerLink(
    new Request(url, input ? { method: 'POST', body: new URLSearchParams(input), headers } : { headers }),
  )
  const body = await answer.text()
  return { status: answer.status, body, heading: /<h1>(.*?)<\/h1>/.exec(body)?.[1], headers: answer.headers }
}
const confirm = { do: 'confirm' }

test('a request is answered with two taps, without a session, like in the portal', async () => {
  const { answerUrl, state, uses, traveler } = await scene()
  const url = await answerUrl()
  expect(url).toMatch(/^http:\/\/torogoz\.example\/w\/[\w-]{44}$/)
  const linkPage = await request(url)
  expect([linkPage.status, linkPage.heading]).toEqual([200, 'Ana F. quiere reservar'])
  // Reading is no answer, however often, and shows nothing beyond what the answer needs.
  expect((await state()).status).toBe('pending')
  expect(linkPage.body).not.toMatch(/Flores|7123|@/)
  expect(linkPage.body).not.toContain('<script')
  expect(linkPage.body.length).toBeLessThan(6000)
  expect(Object.fromEntries(linkPage.headers)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  })
  expect(/<title>(.*?)<\/title>/.exec(linkPage.body)![1]).toBe('Torogoz')

  const response = await request(url, confirm)
  expect([response.status, response.headers.get('location')]).toEqual([303, new URL(url).pathname])
  expect((await state()).status).toBe('confirmed')
  expect((await request(url)).heading).toBe('Confirmaste a Ana F.')
  expect(await uses()).toMatchObject([{ act: 'answer', outcome: 'confirmed' }])
  await runJobs()
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, traveler.email))
  expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Confirmada'])
})

test('no is said with or without a reason, and gives the places back', async () => {
  const { answerUrl, state, uses, dateId } = await scene()
  const url = await answerUrl()
  expect((await request(url, { do: 'decline', reason: ' Hay alerta por lluvia ' })).status).toBe(303)
  expect(await state()).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'host',
    cancelReason: 'Hay alerta por lluvia',
  })
  const { rows } = await pool().query('select spots_available from available_dates where id = $1', [dateId])
  expect(rows[0].spots_available).toBe(20)
  expect(await uses()).toMatchObject([{ outcome: 'declined' }])
  const other = await scene()
  await request(await other.answerUrl(), { do: 'decline', reason: '' })
  expect(await other.state()).toMatchObject({ status: 'cancelled', cancelReason: null })
})

test('a used link does nothing more, also when it is pressed many times at once', async () => {
  const { answerUrl, state, uses } = await scene()
  const url = await answerUrl()
  const answers = await Promise.all(Array.from({ length: 12 }, () => request(url, confirm)))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  // It was accepted: the same link can not cancel it.
  expect((await request(url, { do: 'decline', reason: 'x' })).heading).toBe('Confirmaste a Ana F.')
  expect((await state()).status).toBe('confirmed')
  expect(await uses()).toHaveLength(1)
})

test('what was decided meanwhile elsewhere is told, and stays', async () => {
  const byPortal = await scene()
  const url = await byPortal.answerUrl()
  await byPortal.host.request('post', `/host/bookings/${byPortal.booking.id}/confirm`)
  const late = await request(url, { do: 'decline', reason: 'x' })
  expect([late.status, late.heading]).toEqual([409, 'Esta reserva ya está confirmada'])
  expect((await byPortal.state()).status).toBe('confirmed')
  expect(await byPortal.uses()).toEqual([])
  const byTraveler = await scene({ status: 'cancelled', cancelledBy: 'traveler' })
  expect((await request(await byTraveler.answerUrl())).heading).toBe('Esta reserva está cancelada')
  const overdue = await scene({ expiresAt: new Date(Date.now() - 1000) })
  const expired = await request(await overdue.answerUrl())
  expect([expired.status, expired.heading]).toEqual([410, 'La solicitud venció'])
  expect((await request(await overdue.answerUrl(), confirm)).status).toBe(409)
  expect((await overdue.state()).status).toBe('pending')
})

test('who presses the opposite of what was answered reads that nothing changed', async () => {
  const confirmed = await scene()
  await request(await confirmed.answerUrl(), confirm)
  const no = await request(await confirmed.answerUrl(), { do: 'decline' })
  expect([no.status, no.heading]).toEqual([409, 'Confirmaste a Ana F.'])
  expect(no.body).toContain('lo que acabas de pulsar no cambió nada')
  expect(no.body).not.toContain('Ya le avisamos')
  expect((await confirmed.state()).status).toBe('confirmed')
  const declined = await scene()
  await request(await declined.answerUrl(), { do: 'decline' })
  const yes = await request(await declined.answerUrl(), confirm)
  expect([yes.status, yes.heading]).toEqual([409, 'Rechazaste la solicitud de Ana F.'])
  expect(yes.body).toContain('lo que acabas de pulsar no cambió nada')
  // Confirmed in the portal meanwhile.
  const elsewhere = await scene({ status: 'confirmed' })
  expect((await request(await elsewhere.answerUrl(), { do: 'decline' })).body).toContain('no cambió nada')
  expect((await request(await elsewhere.answerUrl(), confirm)).body).not.toContain('no cambió nada')
})

test('forged, cut, changed, borrowed and other people’s links open nothing', async () => {
  const { answerUrl, booking, state, dateId } = await scene()
  const url = await answerUrl()
  const token = url.split('/w/')[1]!
  const other = await scene()
  const otherToken = (await other.answerUrl()).split('/w/')[1]!
  const bytes = Buffer.from(token, 'base64url')
  const asCash = Buffer.concat([Buffer.from([2]), bytes.subarray(1)]).toString('base64url')
  const borrowed = Buffer.concat([bytes.subarray(0, 17), Buffer.from(otherToken, 'base64url').subarray(17)])
  const tokens = [
    '',
    'x',
    '..',
    token.slice(0, -1),
    `${token}A`,
    asCash,
    borrowed.toString('base64url'),
    '%00',
    'A'.repeat(44),
  ]
  tokens.push(linkUrl({ act: 'answer', bookingId: booking.id }, 99).split('/w/')[1]!)
  tokens.push(linkUrl({ act: 'answer', bookingId: dateId }, 0).split('/w/')[1]!)
  for (const one of tokens)
    for (const input of [undefined, confirm]) {
      const { status, heading } = await request(`http://torogoz.example/w/${one}`, input)
      expect([one, status, heading]).toEqual([one, 404, 'Este enlace no sirve'])
    }
  expect((await state()).status).toBe('pending')
})

test('a new password, a suspension and the end of all sessions end every link that was sent', async () => {
  const changed = await scene()
  const first = await changed.answerUrl()
  await database()
    .insert(identities)
    .values({ userId: changed.host.id, accountId: changed.host.id, providerId: 'credential', password: 'old' })
  await pool().query(`update identities set password = 'new' where user_id = $1`, [changed.host.id])
  expect((await request(first, confirm)).status).toBe(404)
  // A newer link works.
  expect((await request(await changed.answerUrl())).status).toBe(200)
  const ended = await scene()
  const second = await ended.answerUrl()
  await endAllSessions(database(), ended.host.id)
  expect((await request(second, confirm)).status).toBe(404)
  const suspended = await scene()
  await suspendPerson(database(), {} as never, suspended.host.id, new Date())
  expect((await request(await suspended.answerUrl(), confirm)).status).toBe(404)
  for (const { state } of [changed, ended, suspended]) expect((await state()).status).toBe('pending')
})

test('a program that draws previews learns nothing', async () => {
  const { answerUrl } = await scene()
  const { status, body } = await request(await answerUrl(), undefined, { 'user-agent': 'WhatsApp/2.24.1 A' })
  expect(status).toBe(200)
  expect(body).not.toMatch(/Ana|Café|\$/)
})

test('cash is noted once, from the day of the meeting on', async () => {
  const early = await scene({ status: 'confirmed' })
  const tooSoon = await request(await early.url({ act: 'cash', bookingId: early.booking.id }), {})
  expect([tooSoon.status, tooSoon.heading]).toEqual([409, 'Todavía es temprano'])
  const { url, booking, state, uses, host } = await scene({ status: 'confirmed' }, -1)
  const cash = await url({ act: 'cash', bookingId: booking.id })
  expect((await request(cash)).heading).toBe('¿Ana F. ya te pagó?')
  expect((await state()).paymentStatus).toBe('pending')
  expect((await request(cash, {})).status).toBe(303)
  expect((await state()).paymentStatus).toBe('paid')
  const repeated = await request(cash, {})
  expect([repeated.status, repeated.heading]).toEqual([409, 'Anotado: Ana F. pagó'])
  expect(await uses()).toMatchObject([{ act: 'cash', outcome: 'collected' }])
  // Taken back in the portal, it can not be acknowledged by the same link again.
  expect((await host.request('post', `/host/bookings/${booking.id}/undo-payment`)).status).toBe(200)
  expect((await request(cash, {})).heading).toBe('Este enlace ya se usó')
})

test('whoever waits is told once that the host is on the way', async () => {
  const { url, dateId, traveler } = await scene({ status: 'confirmed' }, 2)
  const waiting = await signedIn('traveler')
  await createBooking({ availableDateId: dateId, userId: waiting.id, status: 'pending' })
  const link = await url({ act: 'on-the-way', dateId })
  expect((await request(link)).body).toContain('Avisar a tu grupo')
  const sentNotices = () => database().select().from(notices).where(eq(notices.userId, traveler.id))
  expect(await sentNotices()).toEqual([])
  await Promise.all(Array.from({ length: 6 }, () => request(link, {})))
  expect((await request(link)).heading).toBe('Ya saben que vas en camino')
  expect((await sentNotices()).map(({ title }) => title)).toEqual([expect.stringContaining('ya va en camino')])
  expect(await database().select().from(notices).where(eq(notices.userId, waiting.id))).toEqual([])
  const early = await scene({ status: 'confirmed' }, 48)
  expect((await request(await early.url({ act: 'on-the-way', dateId: early.dateId }), {})).status).toBe(409)
})

test('the list of a day is read by its link for that day, and tells no numbers', async () => {
  const { host, url, booking } = await scene({ status: 'confirmed' }, 1)
  const day = dayOf(booking.startDate)
  const list = await url({ act: 'day', hostId: host.id, day })
  const listPage = await request(list)
  expect(listPage.status).toBe(200)
  expect(listPage.body).toContain('Ana F.')
  expect(listPage.body).not.toMatch(/Flores|7123|@/)
  expect(listPage.body).not.toContain(booking.confirmationCode)
  expect((await request(await url({ act: 'day', hostId: host.id, day: '2026-01-01' }))).status).toBe(410)
  // A page without a form ignores posts and shows the list.
  expect((await request(list, confirm)).status).toBe(200)
})

test('the email to the host carries the link that answers', async () => {
  const { booking, host, answerUrl, traveler } = await scene()
  void traveler
  const { notifyParties } = await import('../notifications/notification.jobs.ts')
  await notifyParties.run({ id: booking.id, occasion: 'requested' })
  const [mail] = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.key, `requested ${booking.id} host`))
  expect(mail!.recipient).toBe(host.email)
  expect(mail!.html).toContain(await answerUrl())
})

test('the portal offers the same links as messages of at most 160 signs', async () => {
  const { booking, host, answerUrl, dateId } = await scene()
  type List = { messages: { about: string; text: string; whatsapp: string }[] }
  const of = async (query: string, by = host) =>
    (await by.request<List>('get', `/host/messages?${query}`)).body.messages
  const [firstRequest, ...remaining] = await of(`booking=${booking.id}`)
  expect(remaining).toEqual([])
  expect(firstRequest!.about).toBe('answer')
  expect(firstRequest!.text).toMatch(/^Ana F\. pide 2 personas, \$/)
  expect(firstRequest!.text.endsWith(` ${await answerUrl()}`)).toBe(true)
  expect(firstRequest!.text.length).toBeLessThanOrEqual(160)
  expect(decodeURIComponent(firstRequest!.whatsapp)).toBe(`https://wa.me/?text=${firstRequest!.text}`)
  // No guests on the date yet, and the day is far away.
  expect(await of(`date=${dateId}`)).toEqual([])
  const near = await scene({ status: 'confirmed' }, 2)
  expect((await of(`date=${near.dateId}`, near.host)).map(({ about }) => about)).toContain('on-the-way')
  for (const query of [`booking=${near.booking.id}`, `date=${near.dateId}`])
    expect((await host.request('get', `/host/messages?${query}`)).status).toBe(404)
  expect((await host.request('get', '/host/messages')).status).toBe(422)
})
