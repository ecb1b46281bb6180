import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { auditEntries } from '../../admin/audit/audit.table.ts'
import type { AdminReview } from '../admin/admin-review.contract.ts'
import type { ReviewPage } from '../review.contract.ts'
import { reviews } from '../review.table.ts'
import type { OwnReply, ReceivedReview } from './reply.contract.ts'
import { reviewReplies } from './reply.table.ts'

let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin')
})
afterAll(async () => expect(await audit()).toEqual([]))

/** A host, and a traveler who reviewed them. */
async function reviewed() {
  const host = await signedIn('host', { name: 'Marta Elena Ruiz' })
  const start = new Date(Date.now() - DAY_MS)
  const dates = [{ startDate: start, endDate: start }]
  const { dateIds } = await createExperience({ hostId: host.id, pictured: true, dates })
  const traveler = await signedIn('traveler', { name: 'Noé Ayala' })
  await createBooking({ userId: traveler.id, availableDateId: dateIds[0], status: 'completed' })
  const created = await traveler.request<{ review: { id: string } }>('post', `/hosts/${host.id}/reviews`, { rating: 4 })
  return { host, traveler, id: created.body.review.id }
}

type Person = Pick<Awaited<ReturnType<typeof signedIn>>, 'request'>
const say = (host: Person, id: string, text: string, method: 'post' | 'patch' = 'post') =>
  host.request<OwnReply>(method, `/host/reviews/${id}/reply`, { text })
const statusAndCode = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } } | null)?.error?.code,
]
const shownAt = async (hostId: string) =>
  (await anonymous.request<ReviewPage>('get', `/hosts/${hostId}/reviews`)).body.items[0]!.reply
const ownOf = async (host: Person) =>
  (await host.request<{ items: ReceivedReview[] }>('get', '/host/reviews')).body.items[0]!
const mailsTo = (email: string) =>
  database()
    .select({ subject: outbox.subject, text: outbox.text })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(asc(outbox.createdAt))

test('a host replies once; everybody reads it, and the traveler hears of it once', async () => {
  const { host, traveler, id } = await reviewed()
  const { status, body } = await say(host, id, '  ¡Gracias, Noé!\nVuelve en octubre.  ')
  expect(status).toBe(201)
  expect(body).toMatchObject({ text: '¡Gracias, Noé!\nVuelve en octubre.', editedAt: null, editable: true })
  expect(new Date(body.editableUntil).getTime() - new Date(body.createdAt).getTime()).toBe(48 * HOUR_MS)
  expect(await shownAt(host.id)).toEqual({ text: body.text, createdAt: body.createdAt, editedAt: null })
  expect(statusAndCode(await say(host, id, 'Otra vez'))).toEqual([409, 'REPLY_EXISTS'])

  const changed = await say(host, id, '¡Gracias, Noé! Vuelve en noviembre.', 'patch')
  expect(changed.status).toBe(200)
  expect((await shownAt(host.id))!.text).toBe('¡Gracias, Noé! Vuelve en noviembre.')
  expect((await shownAt(host.id))!.editedAt).not.toBeNull()

  const bells = await database()
    .select()
    .from(notices)
    .where(and(eq(notices.userId, traveler.id), eq(notices.key, `reply ${id}`)))
  expect(bells).toMatchObject([{ title: 'Respondieron tu reseña', href: `/host/${host.id}#resena-${id}` }])
  const mails = (await mailsTo(traveler.email)).filter(({ text }) => text.includes('octubre'))
  expect(mails.map(({ subject }) => subject)).toEqual(['Marta Elena Ruiz respondió tu reseña'])
})

test.each([
  ['a telephone number', 'Escríbeme al 7845-1236'],
  ['a mailbox', 'Reserva directo en marta@correo.example'],
  ['a link', 'Mira www.misitio.com'],
  ['the voice of the house', 'El equipo de Torogoz te agradece'],
  ['nothing', '   '],
  ['too much', 'a'.repeat(1001)],
])('a reply with %s is refused with words for its field, and nothing is stored', async (_, text) => {
  const { host, id } = await reviewed()
  const answer = await host.request('post', `/host/reviews/${id}/reply`, { text })
  expect([answer.status, Object.keys(answer.body.error.fields ?? {})]).toEqual([422, ['text']])
  expect(await shownAt(host.id)).toBeNull()
})

test('after 48 hours its words stay; before there is one nothing is changed', async () => {
  const { host, id } = await reviewed()
  expect(statusAndCode(await say(host, id, 'Hola', 'patch'))).toEqual([404, 'REPLY_MISSING'])
  await say(host, id, 'Gracias')
  await database()
    .update(reviewReplies)
    .set({ createdAt: new Date(Date.now() - 48 * HOUR_MS) })
    .where(eq(reviewReplies.reviewId, id))
  expect(statusAndCode(await say(host, id, 'Otra cosa', 'patch'))).toEqual([409, 'REPLY_FIXED'])
  expect((await ownOf(host)).reply).toMatchObject({ text: 'Gracias', editable: false })
})

test('an edit that began from other words than those of now is refused; the words of now stay', async () => {
  const { host, id } = await reviewed()
  await say(host, id, 'Gracias')
  const edit = (text: string, replaces: string) =>
    host.request('patch', `/host/reviews/${id}/reply`, { text, replaces })
  expect((await edit('Gracias, Noé', 'Gracias')).status).toBe(200)
  expect(statusAndCode(await edit('Muchas gracias', 'Gracias'))).toEqual([409, 'REPLY_CHANGED'])
  expect((await ownOf(host)).reply).toMatchObject({ text: 'Gracias, Noé' })
  expect((await edit('Muchas gracias', 'Gracias, Noé')).status).toBe(200)
})

test("another host's review, a hidden one and one that never was are not there to be answered", async () => {
  const { host, id } = await reviewed()
  const other = await signedIn('host')
  expect(statusAndCode(await say(other, id, 'Hola'))).toEqual([404, 'REVIEW_NOT_FOUND'])
  expect(statusAndCode(await say(host, randomUUID(), 'Hola'))).toEqual([404, 'REVIEW_NOT_FOUND'])
  await admin.request('post', `/admin/reviews/${id}/hide`, { reason: 'Insulta' })
  expect(statusAndCode(await say(host, id, 'Hola'))).toEqual([404, 'REVIEW_NOT_FOUND'])
})

test('a hidden reply leaves every page, its host reads why, it is not edited, and it comes back; all of it is written down', async () => {
  const { host, traveler, id } = await reviewed()
  const perform = (action: string) =>
    admin.request('post', `/admin/reviews/${id}/reply/${action}`, { reason: 'Ofende a Noé' })
  expect(statusAndCode(await perform('hide'))).toEqual([404, 'REPLY_MISSING'])
  await say(host, id, 'No saben caminar')
  expect((await admin.request('post', `/admin/reviews/${id}/reply/hide`, {})).status).toBe(422)
  expect((await perform('hide')).status).toBe(204)
  expect(statusAndCode(await perform('hide'))).toEqual([409, 'REVIEW_UNCHANGED'])
  expect(await shownAt(host.id)).toBeNull()
  expect((await ownOf(host)).reply).toMatchObject({ hiddenFor: 'Ofende a Noé', editable: false })
  expect(statusAndCode(await say(host, id, 'Otra cosa', 'patch'))).toEqual([409, 'REPLY_HIDDEN'])
  expect(statusAndCode(await say(host, id, 'Otra cosa'))).toEqual([409, 'REPLY_EXISTS'])
  expect((await mailsTo(host.email)).at(-1)!.text).toContain('Ofende a Noé')
  const copy = await traveler.request<object>('get', '/profile/data')
  expect(JSON.stringify(copy.body)).not.toContain('No saben caminar"')
  const { body } = await admin.request<AdminReview>('get', `/admin/reviews/${id}`)
  expect(body.reply).toMatchObject({ text: 'No saben caminar', hiddenReason: 'Ofende a Noé' })

  expect((await perform('restore')).status).toBe(204)
  expect(statusAndCode(await perform('restore'))).toEqual([409, 'REVIEW_UNCHANGED'])
  expect((await shownAt(host.id))!.text).toBe('No saben caminar')
  const entries = await database()
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.objectType, 'review'), eq(auditEntries.objectId, id)))
    .orderBy(asc(auditEntries.id))
  expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
    ['review.hide-reply', 'Ofende a Noé'],
    ['review.restore-reply', 'Ofende a Noé'],
  ])
  expect(JSON.stringify(entries)).not.toContain('caminar')
})

test('a reply goes with its review, and with the account of its host; the review stays', async () => {
  const { host, id } = await reviewed()
  await say(host, id, 'Gracias')
  const remaining = () => database().$count(reviewReplies, eq(reviewReplies.reviewId, id))
  expect((await host.request('post', '/profile/deletion', { word: 'ELIMINAR' })).status).toBeLessThan(300)
  expect([await remaining(), await database().$count(reviews, eq(reviews.id, id))]).toEqual([0, 1])

  const another = await reviewed()
  await say(another.host, another.id, 'Gracias')
  await admin.request('delete', `/admin/reviews/${another.id}`, { reason: 'Repetida' })
  expect(await database().$count(reviewReplies, eq(reviewReplies.reviewId, another.id))).toBe(0)
})
