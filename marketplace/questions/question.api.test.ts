import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { auditEntries } from '../admin/audit/audit.table.ts'
import type { AdminQuestion } from './admin/admin-question.contract.ts'
import type { OwnQuestion, PublicQuestion } from './question.contract.ts'
import { createQuestion } from './question.factory.ts'
import { questions } from './question.table.ts'
import type { ReceivedQuestion } from './received/received-question.contract.ts'

afterEach(() => void configure({ SMTP_URL: undefined }))

const TEXT = '¿El camino se puede hacer con un niño de cinco años?'
type Person = Pick<Awaited<ReturnType<typeof signedIn>>, 'request'>
type Page<Item> = { questions: Item[]; next: string | null }

const request = (traveler: Person, experienceId: string, more: object = {}) =>
  traveler.request<OwnQuestion>('post', '/questions', { experienceId, text: TEXT, ...more })
const answer = (host: Person, id: string, more: object = {}) =>
  host.request<ReceivedQuestion>('post', `/host/questions/${id}/answer`, { text: 'Sí, sin problema.', ...more })
const statusAndCode = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } } | null)?.error?.code,
]
const publicOf = async (id: string, query = '') =>
  (await anonymous.request<Page<PublicQuestion>>('get', `/experiences/${id}/questions${query}`)).body
const ownOf = async (traveler: Person, id: string) =>
  (await traveler.request<Page<OwnQuestion>>('get', `/experiences/${id}/questions/own`)).body.questions
const receivedOf = async (host: Person, state: 'waiting' | 'answered') =>
  (await host.request<Page<ReceivedQuestion>>('get', `/host/questions?state=${state}`)).body.questions
const mailsTo = (email: string) =>
  database().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.createdAt))
const bellOf = (userId: string) => database().select().from(notices).where(eq(notices.userId, userId))

/** A host with a published experience, and a traveler without a booking. */
async function met() {
  const host = await signedIn('host', { name: 'Marta Elena Ruiz' })
  const { id } = await createExperience({ hostId: host.id, title: 'Cascadas de Tamanique' })
  return { host, experienceId: id, traveler: await signedIn('traveler', { name: 'Noé Ayala' }) }
}

test('one question before any reservation, one answer; both hear of the other, and with both consents everybody reads it', async () => {
  const { host, traveler, experienceId } = await met()
  const created = await request(traveler, experienceId, { travelerAgrees: true })
  expect([created.status, created.body.state]).toEqual([201, 'waiting'])
  expect((await bellOf(host.id)).map(({ href }) => href)).toEqual(['/host/dashboard?tab=questions'])
  const [toHost] = await mailsTo(host.email)
  expect(toHost!.text).toContain(TEXT)
  // The host gets a first name, and nothing with which to bypass the booking.
  expect(`${toHost!.text} ${JSON.stringify(await receivedOf(host, 'waiting'))}`).not.toMatch(
    new RegExp(`${traveler.email}|Ayala|${traveler.id}`),
  )
  expect((await receivedOf(host, 'waiting'))[0]).toMatchObject({ traveler: 'Noé A.', text: TEXT, travelerAgrees: true })
  expect((await host.request<{ waiting: number }>('get', '/host/questions/waiting')).body).toEqual({ waiting: 1 })
  expect((await host.request<{ questionCount: number }>('get', '/host/today')).body.questionCount).toBe(1)
  expect((await publicOf(experienceId)).questions).toEqual([])

  const { status, body } = await answer(host, created.body.id, { hostAgrees: true })
  expect([status, body.state]).toEqual([201, 'public'])
  expect(statusAndCode(await answer(host, created.body.id))).toEqual([409, 'QUESTION_ANSWERED'])
  const [published] = (await publicOf(experienceId)).questions
  expect(published).toEqual({
    id: created.body.id,
    text: TEXT,
    answer: 'Sí, sin problema.',
    answeredAt: body.answeredAt,
  })
  expect((await bellOf(traveler.id)).map(({ href }) => href)).toEqual([
    `/questions/${experienceId}#pregunta-${created.body.id}`,
  ])
  const [toTraveler] = await mailsTo(traveler.email)
  expect([toTraveler!.subject, toTraveler!.text]).toEqual([
    'Marta Elena Ruiz respondió tu pregunta',
    expect.stringContaining('Sí, sin problema.'),
  ])
  expect(await receivedOf(host, 'waiting')).toEqual([])
  expect((await receivedOf(host, 'answered')).map(({ id }) => id)).toEqual([created.body.id])
})

test.each([
  [false, true],
  [true, false],
  [false, false],
])('without both consents (%s, %s) only the two read it', async (travelerAgrees, hostAgrees) => {
  const { host, traveler, experienceId } = await met()
  const { body } = await request(traveler, experienceId, { travelerAgrees })
  expect((await answer(host, body.id, { hostAgrees })).body.state).toBe('private')
  expect((await publicOf(experienceId)).questions).toEqual([])
  expect((await ownOf(traveler, experienceId))[0]).toMatchObject({ state: 'private', answer: 'Sí, sin problema.' })
})

test('either of the two takes the leave back, and nobody else reads it any more', async () => {
  const { host, traveler, experienceId } = await met()
  const first = await createQuestion({
    ...{ experienceId, hostId: host.id, travelerId: traveler.id, answer: 'Sí' },
    ...{ travelerAgrees: true, hostAgrees: true },
  })
  const second = await createQuestion({
    ...{ experienceId, hostId: host.id, answer: 'No' },
    ...{ travelerAgrees: true, hostAgrees: true },
  })
  expect((await publicOf(experienceId)).questions).toHaveLength(2)
  expect((await traveler.request('delete', `/questions/${first.id}`)).status).toBe(204)
  expect((await publicOf(experienceId)).questions.map(({ id }) => id)).toEqual([second.id])
  expect((await host.request('post', `/host/questions/${second.id}/unpublish`)).status).toBe(204)
  expect((await publicOf(experienceId)).questions).toEqual([])
  expect(await ownOf(traveler, experienceId)).toMatchObject([{ answer: 'Sí', state: 'private' }])
})

test('one at a time: another waits for the answer, or for the first to be taken back', async () => {
  const { host, traveler, experienceId } = await met()
  const first = await request(traveler, experienceId)
  expect(statusAndCode(await request(traveler, experienceId))).toEqual([409, 'QUESTION_OPEN'])
  expect((await request(traveler, (await createExperience()).id)).status).toBe(201)
  expect((await traveler.request('delete', `/questions/${first.body.id}`)).status).toBe(204)
  expect(statusAndCode(await answer(host, first.body.id))).toEqual([404, 'QUESTION_NOT_FOUND'])
  const second = await request(traveler, experienceId)
  await answer(host, second.body.id)
  expect((await request(traveler, experienceId)).status).toBe(201)
})

test('five a day; those that reached nobody do not count', async () => {
  const traveler = await signedIn('traveler')
  configure({ RATE_LIMITS: 'on' })
  try {
    for (let at = 0; at < 5; at++) {
      const { id } = await createExperience()
      expect((await request(traveler, id)).status).toBe(201)
      expect(statusAndCode(await request(traveler, id))).toEqual(at < 4 ? [409, 'QUESTION_OPEN'] : [429, 'TOO_MANY'])
    }
  } finally {
    configure({ RATE_LIMITS: 'off' })
  }
})

test.each([
  ['a telephone number', 'Escríbeme al 7845-1236 por favor'],
  ['a mailbox', 'Mándame los precios a ana@correo.example'],
  ['a link', 'Vi otra en www.misitio.com, ¿es la misma?'],
  ['too little', '¿Qué?'],
  ['too much', '¿'.repeat(501)],
])('a question with %s is refused with words for its field, and nothing is stored', async (_, text) => {
  const { traveler, experienceId } = await met()
  const refused = await traveler.request('post', '/questions', { experienceId, text })
  expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([422, ['text']])
  expect(await ownOf(traveler, experienceId)).toEqual([])
})

test('an answer with a telephone number is refused, and the question still waits', async () => {
  const { host, traveler, experienceId } = await met()
  const { body } = await request(traveler, experienceId)
  const refused = await host.request('post', `/host/questions/${body.id}/answer`, { text: 'Llámame al 7845-1236' })
  expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([422, ['text']])
  expect(await receivedOf(host, 'waiting')).toHaveLength(1)
})

test('where mail leaves the house, a mailbox that is not proved asks nothing', async () => {
  const { experienceId } = await met()
  const traveler = await signedIn('traveler', { user: { emailVerified: false } })
  configure({ SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(statusAndCode(await request(traveler, experienceId))).toEqual([409, 'QUESTION_NEEDS_MAILBOX'])
})

test('what is not public is not asked about, and its questions are not read; questions of others are missing', async () => {
  const { host, traveler, experienceId } = await met()
  const { id } = await createQuestion({
    ...{ experienceId, hostId: host.id, answer: 'Sí', travelerAgrees: true, hostAgrees: true },
  })
  await database().update(experiences).set({ status: 'archived' }).where(eq(experiences.id, experienceId))
  expect(statusAndCode(await request(traveler, experienceId))).toEqual([404, 'EXPERIENCE_NOT_FOUND'])
  expect(statusAndCode(await request(traveler, randomUUID()))).toEqual([404, 'EXPERIENCE_NOT_FOUND'])
  expect((await publicOf(experienceId)).questions).toEqual([])
  expect(statusAndCode(await traveler.request('delete', `/questions/${id}`))).toEqual([404, 'QUESTION_NOT_FOUND'])
})

test('published ones come page by page, the newest answer first', async () => {
  const { host, experienceId } = await met()
  for (let at = 0; at < 5; at++)
    await createQuestion({
      ...{
        experienceId,
        hostId: host.id,
        text: `Pregunta ${at}`,
        answer: 'Sí',
        travelerAgrees: true,
        hostAgrees: true,
      },
      answeredAt: new Date(Date.now() - at * 1000),
    })
  const first = await publicOf(experienceId, '?limit=3')
  const second = await publicOf(experienceId, `?limit=3&after=${first.next}`)
  expect([...first.questions, ...second.questions].map(({ text }) => text)).toEqual(
    [0, 1, 2, 3, 4].map((at) => `Pregunta ${at}`),
  )
  expect(second.next).toBeNull()
})

test('a hidden question leaves every page, both read why, it comes back; all of it is written down without its words', async () => {
  const admin = await signedIn('admin')
  const { host, traveler, experienceId } = await met()
  const { id } = (await request(traveler, experienceId, { travelerAgrees: true })).body
  await answer(host, id, { hostAgrees: true })
  const act = (what: string) => admin.request('post', `/admin/questions/${id}/${what}`, { reason: 'Ofende a Noé' })
  expect(statusAndCode(await act('restore'))).toEqual([409, 'QUESTION_UNCHANGED'])
  expect((await act('hide')).status).toBe(204)
  expect(statusAndCode(await act('hide'))).toEqual([409, 'QUESTION_UNCHANGED'])
  expect((await publicOf(experienceId)).questions).toEqual([])
  expect(await ownOf(traveler, experienceId)).toMatchObject([{ state: 'hidden', hiddenFor: 'Ofende a Noé' }])
  expect(await receivedOf(host, 'answered')).toMatchObject([{ state: 'hidden', hiddenFor: 'Ofende a Noé' }])
  for (const { email } of [host, traveler]) expect((await mailsTo(email)).at(-1)!.text).toContain('Ofende a Noé')
  const listed = await admin.request<{ items: AdminQuestion[] }>('get', '/admin/questions?state=hidden&q=niño cinco')
  expect(listed.body.items.map((one) => [one.id, one.state])).toContainEqual([id, 'hidden'])

  expect((await act('restore')).status).toBe(204)
  expect((await publicOf(experienceId)).questions).toHaveLength(1)
  const entries = await database()
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.objectType, 'question'), eq(auditEntries.objectId, id)))
    .orderBy(asc(auditEntries.id))
  expect(entries.map(({ action }) => action)).toEqual(['question.hide', 'question.restore'])
  expect(JSON.stringify(entries)).not.toMatch(/niño|problema/)
})

test('a question that the team hid before its answer waits for nobody, and its traveler does not ask again', async () => {
  const admin = await signedIn('admin')
  const { host, traveler, experienceId } = await met()
  const { id } = (await request(traveler, experienceId)).body
  await admin.request('post', `/admin/questions/${id}/hide`, { reason: 'Insulta' })
  expect(await receivedOf(host, 'waiting')).toEqual([])
  expect(statusAndCode(await answer(host, id))).toEqual([404, 'QUESTION_NOT_FOUND'])
  expect(statusAndCode(await traveler.request('delete', `/questions/${id}`))).toEqual([404, 'QUESTION_NOT_FOUND'])
  expect(statusAndCode(await request(traveler, experienceId))).toEqual([409, 'QUESTION_OPEN'])
})

test.each(['traveler', 'host'] as const)('questions go with the account of their %s', async (leaves) => {
  const { host, traveler, experienceId } = await met()
  await createQuestion({ experienceId, hostId: host.id, travelerId: traveler.id, answer: 'Sí' })
  const leaver = leaves === 'host' ? host : traveler
  expect((await leaver.request('post', '/profile/deletion', { word: 'ELIMINAR' })).status).toBeLessThan(300)
  expect(await database().$count(questions, eq(questions.experienceId, experienceId))).toBe(0)
})
