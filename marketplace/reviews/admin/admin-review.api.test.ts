import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import type { ReviewEligibility, ReviewPage } from '#marketplace/reviews/review.contract.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { auditEntries } from '../../admin/audit/audit.table.ts'
import type { BulkAnswer } from '../../admin/list.contract.ts'
import type { AdminReview, AdminReviewRow } from './admin-review.contract.ts'

type Page = { items: AdminReviewRow[]; total: number; page: number; pages: number }
let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin')
})
afterAll(async () => expect(await audit()).toEqual([]))

/** A host with a past experience that several travelers review. */
async function reviewedHost(ratings: number[], name = 'Elsa Cubías') {
  const host = await createPerson({ role: 'host', name })
  const start = new Date(Date.now() - DAY_MS)
  const { dateIds } = await createExperience({
    hostId: host.id,
    pictured: true,
    maxGuests: 20,
    dates: [{ startDate: start, endDate: start, capacity: 40, spotsAvailable: 40 }],
  })
  const written = []
  for (const rating of ratings) {
    const traveler = await signedIn('traveler', { name: 'Noé Antonio Ayala' })
    const booking = await createBooking({ userId: traveler.id, availableDateId: dateIds[0], status: 'completed' })
    const created = await traveler.request<{ review: { id: string } }>('post', `/hosts/${host.id}/reviews`, {
      rating,
      comment: `Un día de ${rating} estrellas`,
    })
    written.push({ id: created.body.review.id, traveler, booking })
  }
  return { host, written }
}

const list = async (query: string) => (await admin.request<Page>('get', `/admin/reviews?${query}`)).body
const perform = (id: string, action: string, reason = 'Insulta a una persona') =>
  admin.request('post', `/admin/reviews/${id}/${action}`, { reason })
const figures = async (hostId: string) =>
  (await anonymous.request<ReviewPage>('get', `/hosts/${hostId}/reviews`)).body.summary
const statusAndCode = ({ status, body }: { status: number; body: { error?: { code: string } } | null }) => [
  status,
  body?.error?.code,
]
const entriesOf = (id: string) =>
  database()
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.objectType, 'review'), eq(auditEntries.objectId, id)))
    .orderBy(desc(auditEntries.id))

test('found by words of the comment, the author or the host; filtered by stars and state; sorted', async () => {
  const mark = `Xúchil${randomUUID().slice(0, 6)}`
  const { host, written } = await reviewedHost([2, 5, 4], `Elsa ${mark}`)
  const [two, five, four] = written as [(typeof written)[0], (typeof written)[0], (typeof written)[0]]
  const ids = async (query: string) => (await list(query)).items.map(({ id }) => id)
  expect(await ids(`q=${mark.toLowerCase()}`)).toEqual([four.id, five.id, two.id])
  expect(await ids(`q=${mark}&sort=created&dir=asc`)).toEqual([two.id, five.id, four.id])
  expect(await ids(`q=${mark}&sort=rating`)).toEqual([five.id, four.id, two.id])
  expect(await ids(`q=${mark}&sort=rating&dir=asc`)).toEqual([two.id, four.id, five.id])
  expect(await ids(`q=${mark}&rating=5`)).toEqual([five.id])
  expect(await ids(`person=${five.traveler.id}`)).toEqual([five.id])
  expect(await ids(`person=${host.id}&rating=2`)).toEqual([two.id])
  const query = `palabra${randomUUID().slice(0, 6)}`
  await database()
    .update(reviews)
    .set({ comment: `Qué ${query}` })
    .where(eq(reviews.id, five.id))
  expect(await ids(`q=QUE%20${query}`)).toEqual([five.id])
  await perform(two.id, 'hide')
  expect(await ids(`q=${mark}&state=hidden`)).toEqual([two.id])
  expect(await ids(`q=${mark}&state=visible`)).toEqual([four.id, five.id])
  const { body } = await admin.request<AdminReview>('get', `/admin/reviews/${two.id}`)
  expect(body).toMatchObject({
    author: { id: two.traveler.id, name: 'Noé Antonio Ayala' },
    host: { id: host.id },
    rating: 2,
    hiddenReason: 'Insulta a una persona',
    booking: { id: two.booking.id, guests: 2 },
    figures: { average: 4.5, count: 2 },
  })
})

test('a hidden review leaves every page and figure, keeps its place, and comes back', async () => {
  const { host, written } = await reviewedHost([1, 5])
  const [bad] = written as [(typeof written)[0]]
  expect(await figures(host.id)).toMatchObject({ average: 3, count: 2 })
  expect((await perform(bad.id, 'hide')).status).toBe(204)
  expect(await figures(host.id)).toMatchObject({ average: 5, count: 1, distribution: [0, 0, 0, 0, 1] })
  const publicReviews = (await anonymous.request<ReviewPage>('get', `/hosts/${host.id}/reviews`)).body.items
  expect(publicReviews.map(({ id }) => id)).not.toContain(bad.id)
  expect((await anonymous.request('get', `/hosts/${host.id}`)).body).toMatchObject({ rating: 5, reviewCount: 1 })
  expect(statusAndCode(await perform(bad.id, 'hide'))).toEqual([409, 'REVIEW_UNCHANGED'])

  // Its author can not write another one, and reads why it is hidden.
  const repeated = await bad.traveler.request('post', `/hosts/${host.id}/reviews`, { rating: 1 })
  expect(statusAndCode(repeated)).toEqual([409, 'ALREADY_REVIEWED'])
  const may = () => bad.traveler.request<ReviewEligibility>('get', `/hosts/${host.id}/reviews/eligibility`)
  expect((await may()).body).toEqual({
    allowed: false,
    reason: 'REVIEWED',
    text: 'Ya has reseñado este anfitrión',
    hidden: 'Insulta a una persona',
  })
  const [mail] = await database().select().from(outbox).where(eq(outbox.recipient, bad.traveler.email))
  expect(mail!.text).toContain('Insulta a una persona')

  expect((await perform(bad.id, 'restore', 'Era una crítica justa')).status).toBe(204)
  expect(await figures(host.id)).toMatchObject({ average: 3, count: 2 })
  expect((await may()).body.hidden).toBeUndefined()
  expect(statusAndCode(await perform(bad.id, 'restore'))).toEqual([409, 'REVIEW_UNCHANGED'])
  expect((await entriesOf(bad.id)).map((entry) => [entry.action, entry.before, entry.after, entry.reason])).toEqual([
    ['review.restore', { hidden: true }, { hidden: false }, 'Era una crítica justa'],
    ['review.hide', { hidden: false }, { hidden: true }, 'Insulta a una persona'],
  ])
})

test('an erased review is gone from the figures, visible or hidden, and its author may write again', async () => {
  const { host, written } = await reviewedHost([1, 2, 5])
  const [one, two] = written as [(typeof written)[0], (typeof written)[0]]
  const erase = (id: string, reason?: string) => admin.request('delete', `/admin/reviews/${id}`, { reason })
  expect((await erase(one.id)).status).toBe(422)
  expect((await erase(one.id, 'Tiene el teléfono de otra persona')).status).toBe(204)
  expect(await figures(host.id)).toMatchObject({ average: 3.5, count: 2 })
  await perform(two.id, 'hide')
  expect((await erase(two.id, 'Repetida')).status).toBe(204)
  expect(await figures(host.id)).toMatchObject({ average: 5, count: 1 })
  expect(statusAndCode(await erase(one.id, 'Otra vez'))).toEqual([404, 'NOT_FOUND'])
  expect((await one.traveler.request('post', `/hosts/${host.id}/reviews`, { rating: 4 })).status).toBe(201)
  expect(await figures(host.id)).toMatchObject({ average: 4.5, count: 2 })
  const [entry] = await entriesOf(one.id)
  expect(entry).toMatchObject({
    action: 'review.delete',
    before: { rating: 1 },
    objectLabel: 'Noé Antonio Ayala a Elsa Cubías',
  })
  // The log can not be erased, so it must not contain text that may have to be erased.
  expect(JSON.stringify(entry)).not.toContain('estrellas')
})

test('several at once, each by itself', async () => {
  const { host, written } = await reviewedHost([1, 1, 5])
  const ids = written.map(({ id }) => id)
  await perform(ids[1]!, 'hide')
  const change = (action: string, reason?: string) =>
    admin.request<BulkAnswer>('post', '/admin/reviews/bulk', {
      action,
      ids: [...ids.slice(0, 2), randomUUID()],
      reason,
    })
  expect((await change('hide')).status).toBe(422)
  const { body } = await change('hide', 'Campaña de la competencia')
  expect(body.done).toEqual([ids[0]])
  expect(body.refused.map(({ message }) => message)).toEqual([
    'Ya estaba así: alguien lo hizo antes.',
    'No encontramos lo que buscas.',
  ])
  expect(await figures(host.id)).toMatchObject({ average: 5, count: 1 })
  expect((await change('restore', 'Eran clientes de verdad')).body.done).toEqual(ids.slice(0, 2))
  expect((await figures(host.id))!.count).toBe(3)
})

test('hidden by two administrators at once it is hidden once', async () => {
  const { written } = await reviewedHost([1])
  const answers = await Promise.all(Array.from({ length: 6 }, () => perform(written[0]!.id, 'hide')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409, 409, 409])
  expect(await entriesOf(written[0]!.id)).toHaveLength(1)
})

test('the list leaves as a file with its filters, and that is written down', async () => {
  const mark = randomUUID().slice(0, 8)
  await reviewedHost([3, 4], `Elsa ${mark}`)
  const { body, headers } = await admin.request<string>('get', `/admin/reviews.csv?q=${mark}&rating=4`)
  expect(headers.get('content-disposition')).toMatch(/torogoz-resenas-/)
  expect(body.trim().split('\r\n')).toHaveLength(2)
  expect(body).toContain('Un día de 4 estrellas')
  const [entry] = await database()
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.actorId, admin.id), eq(auditEntries.action, 'data.download')))
  expect(entry).toMatchObject({ objectLabel: 'Reseñas', after: { rating: '4', q: mark, rows: 1 } })
})

test('nobody but an administrator reads or changes them here', async () => {
  const { host, written } = await reviewedHost([1])
  const id = written[0]!.id
  const remaining = [anonymous, written[0]!.traveler, await signedIn('host')]
  for (const [at, { request }] of remaining.entries())
    for (const [method, path, body] of [
      ['get', '/admin/reviews'],
      ['get', '/admin/reviews.csv'],
      ['get', `/admin/reviews/${id}`],
      ['post', `/admin/reviews/${id}/hide`, { reason: 'No me gusta' }],
      ['delete', `/admin/reviews/${id}`, { reason: 'No me gusta' }],
      ['post', '/admin/reviews/bulk', { action: 'hide', ids: [id], reason: 'No me gusta' }],
    ] as const)
      expect((await request(method, path, body)).status, path).toBe(at === 0 ? 401 : 403)
  expect((await figures(host.id))!.count).toBe(1)
})
