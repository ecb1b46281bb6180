import { beforeAll, expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { dataRequests } from '#marketplace/accounts/rights/right.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { cases } from '#marketplace/cases/case.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { recordAudit } from '../audit/audit.data.ts'
import type { Badges, Overview, Waiting } from './dashboard.contract.ts'

const ago = (span: number) => new Date(Date.now() - span)

let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin')
})
const read = async () => (await admin.request<Overview>('get', '/admin/overview')).body
const badges = async () => (await admin.request<Badges>('get', '/admin/badges')).body
const counted = ({ waiting }: Overview, what: Waiting['what']) => waiting.find((one) => one.what === what)?.count ?? 0
const since = ({ waiting }: Overview, what: Waiting['what']) => waiting.find((one) => one.what === what)?.at

/** A past date with one reservation. */
async function past(span: number, status: 'confirmed' | 'in_progress') {
  const { dateIds } = await createExperience({ dates: [{ startDate: ago(span) }] })
  return createBooking({ availableDateId: dateIds[0], status, createdAt: ago(span + 2 * DAY_MS) })
}
const brought = (overrides: Partial<typeof cases.$inferInsert>) =>
  database()
    .insert(cases)
    .values({
      kind: 'question',
      name: 'Ana',
      email: 'ana@persona.example',
      subject: 'Consulta',
      dueAt: new Date(),
      ...overrides,
    })
async function review(overrides: Partial<typeof reviews.$inferInsert>) {
  const { dateIds } = await createExperience({ dates: [{ startDate: ago(2 * DAY_MS) }] })
  const { id, userId, hostId } = await createBooking({ availableDateId: dateIds[0], status: 'completed' })
  await database()
    .insert(reviews)
    .values({ userId, hostId, rating: 1, reservationId: id, ...overrides })
}
const mail = (overrides: Partial<typeof outbox.$inferInsert>) =>
  database()
    .insert(outbox)
    .values({ recipient: 'ana@persona.example', subject: 'Hola', text: 'Hola', html: 'Hola', ...overrides })

test('experiences, reservations and accounts are counted by state', async () => {
  const before = (await read()).figures
  const { dateIds } = await createExperience({ status: 'published' })
  for (const status of ['draft', 'paused', 'archived'] as const) await createExperience({ status, dates: [] })
  await createBooking({ availableDateId: dateIds[0], status: 'pending' })
  await createBooking({ availableDateId: dateIds[0], status: 'cancelled' })
  // Expired and not yet cancelled by the timer: it must not count as waiting.
  await createBooking({ availableDateId: dateIds[0], status: 'pending', expiresAt: ago(HOUR_MS) })
  await createPerson({ user: { suspendedAt: new Date() } })
  await createPerson({ user: { deletedAt: new Date() } })
  const after = (await read()).figures
  expect(after.experiences).toEqual({
    published: before.experiences.published + 1,
    draft: before.experiences.draft + 1,
    paused: before.experiences.paused + 1,
    archived: before.experiences.archived + 1,
  })
  expect(after.bookings).toEqual({
    ...before.bookings,
    pending: before.bookings.pending + 1,
    cancelled: before.bookings.cancelled + 2,
  })
  // Four experiences created a host each, three bookings a traveler each; deleted accounts do not count.
  expect(after.users).toEqual({
    traveler: before.users.traveler + 4,
    host: before.users.host + 4,
    admin: before.users.admin,
  })
  expect(after.suspended).toBe(before.suspended + 1)
})

test('the volume is what was accepted, and of that what was paid', async () => {
  const before = (await read()).figures.volume!
  const { id, dateIds } = await createExperience({ price: 25.5, dates: [{ startDate: ago(DAY_MS), capacity: 30 }] })
  const on = { availableDateId: dateIds[0]!, guests: 3 }
  await createBooking({ ...on, status: 'confirmed' })
  await createBooking({ ...on, status: 'in_progress', paymentStatus: 'paid_cash' })
  await createBooking({ ...on, status: 'completed', paymentStatus: 'paid' })
  // The host says that nobody came, so nobody paid either.
  await createBooking({ ...on, status: 'completed', paymentStatus: 'paid_cash', attended: false })
  await createBooking({ ...on, status: 'pending' })
  await createBooking({ ...on, status: 'cancelled' })
  const after = (await read()).figures.volume!
  expect(after.booked - before.booked).toBeCloseTo(4 * 76.5, 2)
  expect(after.paid - before.paid).toBeCloseTo(2 * 76.5, 2)
  // The list behind the figure holds what it adds up.
  const { body } = await admin.request<{ items: { paymentStatus: string; total: number }[] }>(
    'get',
    `/admin/bookings?payment=earned&experience=${id}`,
  )
  expect(body.items.map(({ paymentStatus }) => paymentStatus).toSorted()).toEqual(['paid', 'paid_cash'])
  const agreed = await admin.request<{ items: { status: string }[] }>(
    'get',
    `/admin/bookings?status=agreed&experience=${id}`,
  )
  expect(agreed.body.items.map(({ status }) => status).toSorted()).toEqual([
    'completed',
    'completed',
    'confirmed',
    'in_progress',
  ])
})

test('the average is that of the reviews that are shown', async () => {
  const before = (await read()).figures.rating
  await review({})
  await review({ hiddenAt: new Date() })
  const { rating } = (await read()).figures
  expect(rating.count).toBe(before.count + 1)
  const sum = Math.round((before.average ?? 0) * before.count)
  expect(rating.average).toBeCloseTo((sum + 1) / rating.count, 0)
})

test('cases wait for the team until they are answered, reports and disputes by themselves; the menu counts them together', async () => {
  const before = await read()
  const waited = await badges()
  await brought({ askedAt: ago(400 * DAY_MS) })
  await brought({ kind: 'host-wish' })
  await brought({ kind: 'report', about: '/experience/1' })
  await brought({ status: 'waiting' })
  await brought({ status: 'closed', outcome: 'solved', closedAt: new Date() })
  const after = await read()
  expect(counted(after, 'cases')).toBe(counted(before, 'cases') + 2)
  expect(counted(after, 'reports')).toBe(counted(before, 'reports') + 1)
  expect(new Date(since(after, 'cases')!).getTime()).toBeLessThan(ago(399 * DAY_MS).getTime())
  expect(after.openCases).toBe(before.openCases + 3)
  expect((await badges()).cases).toBe(waited.cases + 3)
})

test('first publications wait for approval', async () => {
  const before = await read()
  const waited = await badges()
  await createExperience({ status: 'draft', submittedAt: ago(DAY_MS), dates: [] })
  await createExperience({ status: 'draft', dates: [] })
  expect(counted(await read(), 'approvals')).toBe(counted(before, 'approvals') + 1)
  expect((await badges()).experiences).toBe(waited.experiences + 1)
})

test('only requests near their end wait; what ended or has time does not', async () => {
  const before = await read()
  const { dateIds } = await createExperience({ dates: [{ capacity: 30 }] })
  for (const hours of [-1, 2, 5, 7])
    await createBooking({
      availableDateId: dateIds[0],
      status: 'pending',
      expiresAt: new Date(Date.now() + hours * HOUR_MS + MINUTE_MS),
    })
  const after = await read()
  expect(counted(after, 'requests')).toBe(counted(before, 'requests') + 2)
})

test('a confirmed reservation is stuck a week after its date, one in progress two days after its end', async () => {
  const before = await read()
  await past(6 * DAY_MS, 'confirmed')
  await past(8 * DAY_MS, 'confirmed')
  await past(DAY_MS, 'in_progress')
  await past(3 * DAY_MS, 'in_progress')
  const after = await read()
  expect(counted(after, 'stuck')).toBe(counted(before, 'stuck') + 1)
  expect(counted(after, 'running')).toBe(counted(before, 'running') + 1)
})

test('mail waits when it failed, and is counted in every state', async () => {
  const before = await read()
  const waited = await badges()
  await mail({ status: 'failed', attempts: 8 })
  await mail({ status: 'waiting' })
  await mail({ status: 'sent' })
  await mail({ status: 'kept' })
  const after = await read()
  expect(counted(after, 'mail')).toBe(counted(before, 'mail') + 1)
  expect((await badges()).outbox).toBe(waited.outbox + 1)
  const { mail: was } = before.figures
  expect(after.figures.mail).toEqual({
    waiting: was.waiting + 1,
    sent: was.sent + 1,
    kept: was.kept + 1,
    failed: was.failed + 1,
  })
})

test('data requests wait when little time is left, overdue ones too', async () => {
  const before = await read()
  const request = (dueAt: Date, closed = false) =>
    database()
      .insert(dataRequests)
      .values({
        kind: 'access',
        name: 'Ana',
        email: 'ana@persona.example',
        details: 'Quiero saber qué guardan de mí.',
        dueAt,
        ...(closed && { status: 'answered', answer: 'Enviado.', answeredAt: new Date() }),
      })
  await request(ago(DAY_MS))
  await request(new Date(Date.now() + 4 * DAY_MS))
  await request(new Date(Date.now() + 10 * DAY_MS))
  await request(ago(2 * DAY_MS), true)
  const after = await read()
  expect(counted(after, 'rights')).toBe(counted(before, 'rights') + 2)
  // The most urgent kind comes first.
  expect(after.waiting[0]?.what).toBe('rights')
})

test('hosts who publish without being verified wait, once each', async () => {
  const before = await read()
  const host = await createPerson({ role: 'host' })
  await createExperience({ hostId: host.id })
  await createExperience({ hostId: host.id })
  const verifiedHost = await createPerson({ role: 'host', profile: { verified: true } })
  await createExperience({ hostId: verifiedHost.id })
  const suspendedHost = await createPerson({ role: 'host', user: { suspendedAt: new Date() } })
  await createExperience({ hostId: suspendedHost.id })
  const drafting = await createPerson({ role: 'host' })
  await createExperience({ hostId: drafting.id, status: 'draft', dates: [] })
  expect(counted(await read(), 'hosts')).toBe(counted(before, 'hosts') + 1)
})

test('the newest reservations, accounts and audit entries come first', async () => {
  const later = new Date(Date.now() + HOUR_MS)
  const traveler = await createPerson({ name: 'Zoila Última', user: { createdAt: later } })
  const { dateIds } = await createExperience({ title: 'La más nueva' })
  const booking = await createBooking({
    availableDateId: dateIds[0],
    userId: traveler.id,
    guests: 2,
    createdAt: later,
    expiresAt: new Date(later.getTime() + HOUR_MS),
  })
  await database().transaction((tx) =>
    recordAudit(tx, null, { action: 'user.verify', object: { type: 'user', id: traveler.id, label: traveler.name } }),
  )
  const { bookings, people, audit } = await read()
  expect(bookings[0]).toEqual({
    id: booking.id,
    code: booking.confirmationCode,
    traveler: 'Zoila Última',
    title: 'La más nueva',
    total: 50,
    status: 'pending',
    paymentStatus: 'pending',
    createdAt: later.toISOString(),
  })
  expect(people[0]).toMatchObject({ id: traveler.id, name: 'Zoila Última', role: 'traveler' })
  expect(audit[0]).toMatchObject({ action: 'user.verify', objectId: traveler.id, origin: 'command', actor: null })
  for (const list of [bookings, people, audit]) expect(list.length).toBeLessThanOrEqual(6)
})

test('it is for administrators only', async () => {
  for (const path of ['/admin/overview', '/admin/badges']) {
    expect((await anonymous.request('get', path)).status).toBe(401)
    for (const role of ['traveler', 'host'] as const)
      expect((await (await signedIn(role)).request('get', path)).status).toBe(403)
  }
})
