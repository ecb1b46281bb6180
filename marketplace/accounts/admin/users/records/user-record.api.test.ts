import { expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { openCase } from '#marketplace/cases/case.data.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database, pool } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { signedIn } from '#tests/support/people.ts'
import type { UserRecords } from './user-record.contract.ts'

const admin = await signedIn('admin', { name: 'Olga Recinos' })
const records = async (id: string) => (await admin.request<UserRecords>('get', `/admin/users/${id}/records`)).body
const note = (id: string, text: string) =>
  admin.request('post', `/admin/users/${id}/notes`, { text }, { key: crypto.randomUUID() })

test('the newest of everything that hangs on a person, and of a chat only that there is one', async () => {
  const traveler = await signedIn('traveler', { name: 'Beto Ruiz' })
  const host = await signedIn('host', { name: 'Hilda Casco' })
  const { dateIds } = await createExperience({ hostId: host.id, price: 20 })
  const on = { availableDateId: dateIds[0]!, userId: traveler.id }
  await createBooking({ ...on, status: 'completed', paymentStatus: 'paid', attended: true, attendedBy: 'host_list' })
  await createBooking({ ...on, status: 'completed', attended: false, attendedBy: 'host_list' })
  const chat = { hostId: host.id, travelerId: traveler.id, said: [{ by: 'host', content: 'Secreto a voces' }] } as const
  await createConversation({ ...chat, messages: [...chat.said] })
  const input = { kind: 'report', subject: 'No llegó', text: 'Nadie', name: 'Beto', email: traveler.email } as const
  const { id } = await openCase(database(), {
    ...input,
    about: `/host/${host.id}`,
    personId: traveler.id,
    now: new Date(),
  })
  for (let n = 0; n < 8; n++)
    await database()
      .insert(outbox)
      .values({ recipient: traveler.email, subject: `Carta ${n}`, text: '.', html: '.' })
  const of = await records(traveler.id)
  expect(of).toMatchObject({
    cases: { total: 1, items: [{ id, isAbout: false }] },
    mails: { total: 8 },
    chats: { total: 1, items: [{ with: 'Hilda Casco', messages: 1 }] },
    money: { traveler: { paid: 1, absent: 1, unpaid: 0, cancelled: 0 }, host: null },
  })
  expect(of.mails.items).toHaveLength(6)
  expect(JSON.stringify(of)).not.toContain('Secreto')
  const offered = await records(host.id)
  expect(offered.cases.items).toMatchObject([{ id, isAbout: true }])
  // 15 % of the one reservation that was paid.
  expect(offered.money.host).toMatchObject({ overdue: 0, statements: { total: 0, items: [] } })
  expect(offered.money.host!.owed).toBeGreaterThan(0)
})

test('notes are added with their author, and never changed', async () => {
  const { id } = await createPerson({})
  expect((await note(id, 'Prefiere que la llamen por la tarde')).status).toBe(201)
  expect((await note(id, 'Ya no')).status).toBe(201)
  const { notes } = await records(id)
  expect(notes.items.map(({ text, author }) => [text, author])).toEqual([
    ['Ya no', 'Olga Recinos'],
    ['Prefiere que la llamen por la tarde', 'Olga Recinos'],
  ])
  await expect(pool().query(`update person_notes set text = 'Otra' where person_id = $1`, [id])).rejects.toThrow(
    /only ever added/,
  )
  const { rows } = await pool().query('select action, reason from audit_entries where object_id = $1', [id])
  expect(rows).toEqual([
    { action: 'user.note', reason: null },
    { action: 'user.note', reason: null },
  ])
  for (const text of ['', ' ', 'x', 'x'.repeat(2001)]) expect((await note(id, text)).status).toBe(422)
  expect((await note(crypto.randomUUID(), 'Nadie')).status).toBe(404)
  const deletedPerson = await createPerson({ user: { deletedAt: new Date() } })
  expect((await note(deletedPerson.id, 'Se fue')).status).toBe(409)
  expect((await records(deletedPerson.id)).mails).toEqual({ total: 0, items: [] })
})
