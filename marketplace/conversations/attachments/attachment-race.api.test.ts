// A picture is shown by one message only, even when two sends arrive together. The control drops the unique index and must see
// the picture twice, or the race proves nothing.
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { database, pool } from '#platform/database/pool.ts'
import type { ErrorEnvelope } from '#platform/http/refusal.ts'
import { chat, type Sent } from '#tests/support/scenes/chat.ts'
import { photograph } from '#tests/support/scenes/hostile-pictures.ts'
import { formWith } from '#tests/support/scenes/sample.ts'
import { conversations, messages } from '../conversation.table.ts'

async function withPicture() {
  const { traveler, conversation, path } = await chat()
  const file = formWith(await photograph(60, 40).jpeg().toBuffer())
  const { id: attachmentId } = (await traveler.request<{ id: string }>('post', `${path}/attachments`, file)).body
  const send = (clientId: string = crypto.randomUUID()) =>
    traveler.request<Sent & ErrorEnvelope>('post', `${path}/messages`, { clientId, content: '', attachmentId })
  const attachmentCount = () =>
    database().$count(messages, and(eq(messages.conversationId, conversation.id), isNotNull(messages.attachmentUrl)))
  const counted = async () =>
    (await database().select().from(conversations).where(eq(conversations.id, conversation.id)))[0]!.messageCount
  return { send, attachmentCount, counted }
}

test('a picture that was sent is sent no second time; the same message again is the same answer', async () => {
  const { send, attachmentCount, counted } = await withPicture()
  const clientId = crypto.randomUUID()
  const first = await send(clientId)
  expect(first.status).toBe(201)
  expect((await send(clientId)).body.message.id).toBe(first.body.message.id)
  const repeated = await send()
  expect([repeated.status, repeated.body.error.code]).toEqual([409, 'ATTACHMENT_UNKNOWN'])
  expect([await attachmentCount(), await counted()]).toEqual([1, 1])
})

async function race() {
  const scene = await withPicture()
  const answers = await Promise.all(Array.from({ length: 6 }, () => scene.send()))
  const sent = answers.filter(({ status }) => status === 201).length
  const unknown = answers.filter(({ body }) => body.error?.code === 'ATTACHMENT_UNKNOWN').length
  return { sent, unknown, shown: await scene.attachmentCount(), counted: await scene.counted() }
}

test('six messages with one picture at once: one is stored, and the others are told that there is no such picture', async () => {
  for (let round = 0; round < 6; round++) expect(await race()).toEqual({ sent: 1, unknown: 5, shown: 1, counted: 1 })
  expect(await audit()).toEqual([])
})

test('control: without the index the same race shows the picture more than once', async () => {
  await pool().query('drop index messages_picture_once')
  try {
    let doubled = 0
    for (let round = 0; round < 10 && doubled === 0; round++) if ((await race()).shown > 1) doubled++
    expect(doubled).toBe(1)
    expect((await audit()).map(({ promise }) => promise)).toContain('a picture of a chat is shown by one message')
  } finally {
    await pool().query(`update messages m set attachment_url = null, content = 'repetida' where attachment_url is not null
      and exists (select from messages o where o.conversation_id = m.conversation_id and o.attachment_url = m.attachment_url and o.sequence < m.sequence)`)
    await pool().query(
      'create unique index messages_picture_once on messages (conversation_id, attachment_url) where attachment_url is not null',
    )
  }
})
