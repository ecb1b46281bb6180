import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type { AdminCase } from '../admin/admin-case.contract.ts'
import { cases } from '../case.table.ts'
import type * as contract from './own-case.contract.ts'

type Page = z.output<typeof contract.list.answer>
type Person = Awaited<ReturnType<typeof signedIn>>
const admin = await signedIn('admin', { name: 'Óscar Operador' })

const message = {
  name: 'Ana Flores',
  email: 'ana@correo.example',
  subject: '¿Hay parqueo?',
  message: 'Vamos en carro.',
}
const newestOf = async (person: Person) => {
  const [row] = (await person.request<Page>('get', '/profile/cases')).body.cases
  return row!
}
const bring = async (person: Person, wish: object = {}) => {
  expect((await person.request('post', '/contact-messages', { ...message, ...wish })).status).toBe(204)
  return newestOf(person)
}
const show = (person: Person, id: string) => person.request<contract.OwnCase>('get', `/profile/cases/${id}`)
const write = (person: Person, id: string, text: string, key = crypto.randomUUID()) =>
  person.request<contract.OwnCase>('post', `/profile/cases/${id}/messages`, { text }, { key })
const desk = (id: string, act: string, body: object) =>
  admin.request<AdminCase>('post', `/admin/cases/${id}/${act}`, body, { key: crypto.randomUUID() })
const lastOf = async (id: string) =>
  (await admin.request<AdminCase>('get', `/admin/cases/${id}`)).body.messages.at(-1)!.id

test('whoever asked signed in reads the thread without notes, answers, and the case is the team’s again', async () => {
  const traveler = await signedIn('traveler', { name: 'Beto Ruiz' })
  const { id, number } = await bring(traveler)
  await desk(id, 'notes', { text: 'Ojo: ya llamó dos veces.' })
  const answered = await desk(id, 'answer', { text: 'Sí hay.', last: await lastOf(id) })
  expect(answered.body.status).toBe('waiting')
  expect(await newestOf(traveler)).toMatchObject({ id, number, status: 'waiting', beginning: 'Sí hay.', byTeam: true })
  const read = (await show(traveler, id)).body
  expect(read.messages.map(({ kind, text }) => [kind, text])).toEqual([
    ['asker', 'Vamos en carro.'],
    ['answer', 'Sí hay.'],
  ])
  // The email and the bell lead here.
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, message.email))
  expect(mails.find(({ subject }) => subject.includes(`caso ${number}`))?.text).toContain(`/profile/cases/${id}`)
  const bell = await database().select().from(notices).where(eq(notices.userId, traveler.id))
  expect(bell.map(({ href }) => href)).toEqual([`/profile/cases/${id}`])

  const before = new Date()
  const key = crypto.randomUUID()
  const [firstAnswer, twice] = [
    await write(traveler, id, '  ¿Y para bus?  ', key),
    await write(traveler, id, '¿Y para bus?', key),
  ]
  expect([firstAnswer.status, twice.status]).toEqual([201, 201])
  expect(firstAnswer.body).toMatchObject({ status: 'open', takesMessages: true })
  expect(firstAnswer.body.messages).toHaveLength(3)
  expect(firstAnswer.body.messages.at(-1)).toMatchObject({ kind: 'asker', text: '¿Y para bus?', noted: false })
  const [row] = await database().select().from(cases).where(eq(cases.id, id))
  expect(row!.askedAt.getTime()).toBeGreaterThanOrEqual(before.getTime() - 1000)
  const [notice] = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.key, `case heard ${firstAnswer.body.messages.at(-1)!.id}`))
  expect(notice).toMatchObject({ recipient: 'hola@torogoz.example', subject: `Caso ${number}: escribieron otra vez` })
  // The team sees it, and an answer to what came before is refused.
  const late = await desk(id, 'answer', { text: 'Sí hay.', last: read.messages.at(-1)!.id })
  expect([late.status, (late.body as unknown as { error: { code: string } }).error.code]).toEqual([409, 'CASE_MOVED'])

  await desk(id, 'close', { outcome: 'solved', text: 'Listo.', last: await lastOf(id) })
  expect((await show(traveler, id)).body).toMatchObject({ status: 'closed', outcome: 'solved', takesMessages: true })
  expect((await write(traveler, id, 'Falta algo')).body).toMatchObject({ status: 'open', outcome: null })
})

test('another’s case is a missing one, and so is one that was sent without an account', async () => {
  const [one, other] = [await signedIn('traveler'), await signedIn('traveler')]
  const { id } = await bring(one)
  expect([(await show(other, id)).status, (await write(other, id, 'Hola')).status]).toEqual([404, 404])
  expect((await other.request<Page>('get', '/profile/cases')).body).toEqual({ cases: [], next: null })
  expect((await anonymous.request('get', '/profile/cases')).status).toBe(401)
  // The same address without a session gives nobody a page.
  await anonymous.request('post', '/contact-messages', { ...message, email: other.email })
  expect((await other.request<Page>('get', '/profile/cases')).body.cases).toEqual([])
})

test('who was put aside is not told how; a data request that is over is not opened again', async () => {
  const traveler = await signedIn('traveler')
  const { id } = await bring(traveler)
  await admin.request('post', '/admin/cases/dismiss', { ids: [id], reason: 'Prueba de publicidad' })
  expect(await newestOf(traveler)).toMatchObject({ status: 'closed', outcome: null })

  const host = await signedIn('host')
  expect(
    (
      await host.request(
        'post',
        '/profile/data-requests',
        { kind: 'access', details: 'Quiero mis datos' },
        { key: crypto.randomUUID() },
      )
    ).status,
  ).toBe(201)
  const ownCase = await newestOf(host)
  expect(ownCase).toMatchObject({ kind: 'data', status: 'open' })
  expect((await write(host, ownCase.id, 'También las fotos')).status).toBe(201)
  await database()
    .update(cases)
    .set({ status: 'closed', outcome: 'solved', closedAt: new Date() })
    .where(eq(cases.id, ownCase.id))
  const refused = await write(host, ownCase.id, 'Y otra cosa')
  expect([refused.status, (refused.body as unknown as { error: { code: string } }).error.code]).toEqual([
    409,
    'CASE_OVER',
  ])
  expect((await show(host, ownCase.id)).body.takesMessages).toBe(false)
})

test('pages follow one another without a gap', async () => {
  const traveler = await signedIn('traveler')
  for (const subject of ['Uno', 'Dos', 'Tres']) await bring(traveler, { subject })
  const first = (await traveler.request<Page>('get', '/profile/cases?limit=2')).body
  expect(first.cases.map(({ subject }) => subject)).toEqual(['Tres', 'Dos'])
  const second = (await traveler.request<Page>('get', `/profile/cases?limit=2&after=${first.next}`)).body
  expect([second.cases.map(({ subject }) => subject), second.next]).toEqual([['Uno'], null])
})
