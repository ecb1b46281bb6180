import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { experienceEdits } from '#marketplace/experiences/editor/draft/draft.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { calendarFeeds } from '#marketplace/hosts/calendar/feed.table.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { auditEntries } from '../../../admin/audit/audit.table.ts'
import type { BulkAnswer } from '../../../admin/list.contract.ts'

let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin', { name: 'Marta Rivas' })
})
afterAll(async () => expect(await audit()).toEqual([]))

const moderate = (id: string, action: string, body?: object) =>
  admin.request('post', `/admin/users/${id}/${action}`, body)
const why = { reason: 'Lo pidió por teléfono y lo confirmamos' }
const statusAndCode = ({ status, body }: { status: number; body: { error?: { code: string } } | null }) => [
  status,
  body?.error?.code,
]
const roleOf = async (id: string) => (await database().select().from(profiles).where(eq(profiles.id, id)))[0]!
const entriesOf = (id: string) =>
  database()
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.objectType, 'user'), eq(auditEntries.objectId, id)))
    .orderBy(desc(auditEntries.id))
const mailTo = (email: string) =>
  database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.createdAt))

test('a traveler becomes a host: the old session ends, the role counts at the next request, and it is written down', async () => {
  const person = await signedIn('traveler')
  expect((await moderate(person.id, 'role', { role: 'host', ...why })).status).toBe(204)
  expect((await person.request('get', '/profile')).status).toBe(401)
  const secondSession = requestAs(await cookieOf(person))
  expect((await secondSession('get', '/host/stats')).status).not.toBe(403)
  const row = await roleOf(person.id)
  expect(row.role).toBe('host')
  expect(row.hostSince).not.toBeNull()
  expect(await entriesOf(person.id)).toMatchObject([
    {
      actorId: admin.id,
      action: 'user.role',
      objectLabel: person.name,
      before: { role: 'traveler' },
      after: { role: 'host' },
      reason: why.reason,
    },
  ])
  const [mail] = await mailTo(person.email)
  expect(mail!.subject).toContain('anfitrión')
})

test('who has a reservation to live keeps travelling; what is over ties nobody', async () => {
  const person = await createPerson()
  const booking = await createBooking({ userId: person.id, status: 'confirmed' })
  const no = await moderate(person.id, 'role', { role: 'host', ...why })
  expect(statusAndCode(no)).toEqual([409, 'ROLE_NEEDS_NO_TRIPS'])
  expect(no.body.error.message).toContain('1 reserva por vivir')
  expect((await roleOf(person.id)).role).toBe('traveler')
  expect(await entriesOf(person.id)).toEqual([])

  const past = await createPerson()
  await createBooking({ userId: past.id, status: 'completed', createdAt: new Date(Date.now() - DAY_MS) })
  await createBooking({ userId: past.id, status: 'cancelled', createdAt: new Date(Date.now() - DAY_MS) })
  expect((await moderate(past.id, 'role', { role: 'admin', staffRole: 'support', ...why })).status).toBe(204)
  expect(booking.status).toBe('confirmed')
})

test('a host keeps the role while something is published or reserved, and is told what to do', async () => {
  const host = await createPerson({ role: 'host', profile: { verified: true } })
  const { id, dateIds } = await createExperience({ hostId: host.id, pictured: true })
  const published = await moderate(host.id, 'role', { role: 'traveler', ...why })
  expect(statusAndCode(published)).toEqual([409, 'ROLE_NEEDS_NO_OFFERS'])
  expect(published.body.error.message).toContain('1 experiencia publicada')
  await createBooking({ availableDateId: dateIds[0], status: 'confirmed' })
  await database().update(experiences).set({ status: 'archived' }).where(eq(experiences.id, id))
  expect(statusAndCode(await moderate(host.id, 'role', { role: 'admin', staffRole: 'support', ...why }))).toEqual([
    409,
    'ROLE_NEEDS_NO_GUESTS',
  ])
})

test('who hosts no more leaves behind what only hosts have', async () => {
  const host = await createPerson({ role: 'host', profile: { verified: true } })
  const { id } = await createExperience({ hostId: host.id, status: 'draft', dates: [] })
  await database().update(experiences).set({ submittedAt: new Date() }).where(eq(experiences.id, id))
  await database()
    .insert(experienceEdits)
    .values({ hostId: host.id, experienceId: id, content: {} as never })
  await database().insert(calendarFeeds).values({ hostId: host.id, secret: randomUUID() })
  expect((await moderate(host.id, 'role', { role: 'traveler', ...why })).status).toBe(204)
  expect(await roleOf(host.id)).toMatchObject({ role: 'traveler', verified: false })
  expect(await database().$count(experienceEdits, eq(experienceEdits.hostId, host.id))).toBe(0)
  expect(await database().$count(calendarFeeds, eq(calendarFeeds.hostId, host.id))).toBe(0)
  const [row] = await database().select().from(experiences).where(eq(experiences.id, id))
  expect(row!.submittedAt).toBeNull()
  // A returning host keeps the date of their first hosting.
  const since = (await roleOf(host.id)).hostSince
  await moderate(host.id, 'role', { role: 'host', ...why })
  expect((await roleOf(host.id)).hostSince).toEqual(since)
})

test('nobody suspends or demotes themselves, changes who is gone, or changes without a reason', async () => {
  expect(statusAndCode(await moderate(admin.id, 'role', { role: 'traveler', ...why }))).toEqual([409, 'OWN_ACCOUNT'])
  expect(statusAndCode(await moderate(admin.id, 'suspend', why))).toEqual([409, 'OWN_ACCOUNT'])
  const deletedPerson = await createPerson({ user: { deletedAt: new Date() } })
  for (const [action, body] of [
    ['role', { role: 'host', ...why }],
    ['suspend', why],
    ['restore', undefined],
    ['reset-link', undefined],
  ] as const)
    expect(statusAndCode(await moderate(deletedPerson.id, action, body))).toEqual([409, 'USER_DELETED'])
  const person = await createPerson()
  expect(statusAndCode(await moderate(person.id, 'role', { role: 'traveler', ...why }))).toEqual([
    409,
    'USER_UNCHANGED',
  ])
  for (const reason of [undefined, '', '  ', 'no', 'a'.repeat(501)]) {
    const no = await moderate(person.id, 'suspend', { reason })
    expect([no.status, Object.keys(no.body.error.fields ?? {})]).toEqual([422, ['reason']])
  }
  expect(statusAndCode(await moderate(person.id, 'role', { role: 'king', ...why }))).toEqual([422, 'INVALID'])
  expect(statusAndCode(await moderate(randomUUID(), 'suspend', why))).toEqual([404, 'NOT_FOUND'])
})

test('a suspension ends the sessions, empties the public lists, and tells the person why', async () => {
  const host = await signedIn('host')
  const { id, dateIds } = await createExperience({ hostId: host.id, pictured: true })
  const traveler = await signedIn('traveler')
  const booking = await createBooking({ availableDateId: dateIds[0], userId: traveler.id, status: 'confirmed' })
  const reason = 'Pidió pagos por adelantado fuera del sitio'
  expect((await moderate(host.id, 'suspend', { reason })).status).toBe(204)

  expect((await host.request('get', '/host/stats')).status).toBe(401)
  expect((await anonymous.request('get', `/experiences/${id}`)).status).toBe(404)
  expect((await anonymous.request('get', `/hosts/${host.id}`)).status).toBe(404)
  // Existing bookings stay, and their screens keep working.
  const booked = await traveler.request<{ status: string }>('get', `/bookings/${booking.id}`)
  expect([booked.status, booked.body.status]).toEqual([200, 'confirmed'])
  const input = { experienceId: id, dateId: dateIds[0], guests: 1 }
  expect(
    (await (await signedIn('traveler')).request('post', '/bookings', input, { key: randomUUID() })).status,
  ).not.toBe(201)
  const [mail] = await mailTo(host.email)
  expect(mail!.text).toContain(reason)
  expect(mail!.text).toContain('/contact')
  expect(statusAndCode(await moderate(host.id, 'suspend', { reason }))).toEqual([409, 'USER_UNCHANGED'])
  expect(statusAndCode(await moderate(host.id, 'reset-link'))).toEqual([409, 'USER_IS_SUSPENDED'])

  expect((await moderate(host.id, 'restore')).status).toBe(204)
  expect((await anonymous.request('get', `/experiences/${id}`)).status).toBe(200)
  // Restoring the account does not restore old sessions.
  expect((await host.request('get', '/host/stats')).status).toBe(401)
  expect((await requestAs(await cookieOf(host))('get', '/host/stats')).status).toBe(200)
  expect(statusAndCode(await moderate(host.id, 'restore'))).toEqual([409, 'USER_UNCHANGED'])
  expect((await entriesOf(host.id)).map((entry) => [entry.action, entry.reason])).toEqual([
    ['user.restore', null],
    ['user.suspend', reason],
  ])
})

test('a suspended traveler is still on the host’s list', async () => {
  const host = await signedIn('host')
  const { dateIds } = await createExperience({ hostId: host.id, pictured: true })
  const traveler = await signedIn('traveler')
  const booking = await createBooking({ availableDateId: dateIds[0], userId: traveler.id })
  await moderate(traveler.id, 'suspend', why)
  const booked = await host.request<{ status: string }>('get', `/host/bookings/${booking.id}`)
  expect([booked.status, booked.body.status]).toEqual([200, 'pending'])
  expect((await host.request('post', `/host/bookings/${booking.id}/confirm`)).status).toBeLessThan(300)
})

test('hosts are verified and unverified, nobody else', async () => {
  const host = await createPerson({ role: 'host' })
  expect((await moderate(host.id, 'verify')).status).toBe(204)
  expect(statusAndCode(await moderate(host.id, 'verify'))).toEqual([409, 'USER_UNCHANGED'])
  expect((await roleOf(host.id)).verified).toBe(true)
  const [notice] = await database().select().from(notices).where(eq(notices.userId, host.id))
  expect(notice).toMatchObject({ kind: 'account', title: 'Tu perfil está verificado' })
  expect(statusAndCode(await moderate(host.id, 'unverify'))).toEqual([400, 'MALFORMED'])
  expect((await moderate(host.id, 'unverify', why)).status).toBe(204)
  expect(statusAndCode(await moderate((await createPerson()).id, 'verify'))).toEqual([409, 'USER_NOT_HOST'])
  expect((await entriesOf(host.id)).map(({ action }) => action)).toEqual(['user.unverify', 'user.verify'])
})

test('the link for a new password waits in the outbox where there is no mail server', async () => {
  const person = await createPerson()
  expect((await moderate(person.id, 'reset-link')).status).toBe(204)
  await runJobs()
  const [mail] = await mailTo(person.email)
  expect(mail).toMatchObject({ subject: 'Restablece tu contraseña de Torogoz', status: 'kept' })
  const [entry] = await entriesOf(person.id)
  expect(entry!.action).toBe('user.reset-link')
  expect(JSON.stringify(entry)).not.toContain('token')
})

test('several at once: each by itself, and what could not be done says why', async () => {
  const [one, two] = [await createPerson(), await createPerson({ user: { suspendedAt: new Date() } })]
  const ids = [one.id, two.id, admin.id, randomUUID()]
  const change = (body: object) => admin.request<BulkAnswer>('post', '/admin/users/bulk', body)
  const { status, body } = await change({ action: 'suspend', ids: [...ids, one.id], ...why })
  expect(status).toBe(200)
  expect(body.done).toEqual([one.id])
  expect(body.refused.map(({ id }) => id)).toEqual(ids.slice(1))
  expect(body.refused[1]!.message).toContain('tu propia cuenta')
  expect((await change({ action: 'restore', ids: [one.id, two.id] })).body.done).toEqual([one.id, two.id])
  const host = await createPerson({ role: 'host' })
  expect((await change({ action: 'verify', ids: [host.id, one.id] })).body).toMatchObject({
    done: [host.id],
    refused: [{ id: one.id, message: 'Solo se verifica a anfitriones.' }],
  })
  // A suspension needs a reason and a person.
  expect((await change({ action: 'suspend', ids })).status).toBe(422)
  expect((await change({ action: 'suspend', ids: [], ...why })).status).toBe(422)
  const rows = await database().select().from(users).where(eq(users.id, one.id))
  expect(rows[0]!.suspendedAt).toBeNull()
})
