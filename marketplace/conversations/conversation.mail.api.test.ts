import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#marketplace/accounts/account.table.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { chat } from '#tests/support/scenes/chat.ts'
import { conversations } from './conversation.table.ts'

const mailsTo = (email: string) => database().select().from(outbox).where(eq(outbox.recipient, email))
const noticesOf = (id: string) => database().select().from(notices).where(eq(notices.userId, id))

test('messages that wait are told once per absence: a notice and a mail', async () => {
  const { host, traveler, conversation, path, say } = await chat()
  await say(traveler, '¿A qué hora nos vemos?')
  await say(traveler, '¿Llevo <b>agua</b>?')
  await runJobs()
  const [notice, ...remaining] = await noticesOf(host.id)
  expect(remaining).toEqual([])
  expect(notice).toMatchObject({
    kind: 'message',
    title: 'Ana Mejía te escribió 2 mensajes',
    detail: 'Caminata al amanecer',
    href: `/host/reservations?chat=${conversation.bookingId}`,
  })
  const [mail] = await mailsTo(host.email)
  expect(mail!.subject).toBe('Ana Mejía te escribió sobre Caminata al amanecer')
  expect(mail!.text).toContain('¿Llevo <b>agua</b>?')
  expect(mail!.html).toContain('&lt;b&gt;agua&lt;/b&gt;')
  // Further messages in the same absence are not notified again; those of a new absence are.
  await say(traveler, '¿Hola?')
  await runJobs()
  expect([(await noticesOf(host.id)).length, (await mailsTo(host.email)).length]).toEqual([1, 1])
  const { body } = await host.request<{ messages: { sequence: number }[] }>('get', `${path}/messages`)
  await host.request('post', `${path}/read`, { through: body.messages.at(-1)!.sequence })
  await say(traveler, 'Ya voy en camino')
  await runJobs()
  expect([(await noticesOf(host.id)).length, (await mailsTo(host.email)).length]).toEqual([2, 2])
  expect(await noticesOf(traveler.id)).toEqual([])
})

test('what was read in time, or can not be answered any more, is not told', async () => {
  const { host, traveler, conversation, path, say } = await chat()
  const { body } = await say(traveler, 'Hola')
  await host.request('post', `${path}/read`, { through: body.message.sequence })
  await say(host, 'Hola')
  await database()
    .update(conversations)
    .set({ expireAt: new Date(Date.now() - 1000) })
    .where(eq(conversations.id, conversation.id))
  await runJobs()
  expect([await noticesOf(host.id), await noticesOf(traveler.id)]).toEqual([[], []])
  expect(await mailsTo(host.email)).toEqual([])
})

test.each(['suspendedAt', 'deletedAt'] as const)(
  'nobody writes to a reader whose account is closed: %s',
  async (closed) => {
    const { host, traveler, say } = await chat()
    await say(traveler, '¿A qué hora nos vemos?')
    await database()
      .update(users)
      .set({ [closed]: new Date() })
      .where(eq(users.id, host.id))
    await runJobs()
    expect([await noticesOf(host.id), await mailsTo(host.email)]).toEqual([[], []])
  },
)

test('who switched these mails off gets the notice only', async () => {
  const { host, traveler, say } = await chat()
  await database().insert(preferences).values({ userId: host.id, messageNotices: false })
  await say(traveler, 'Hola')
  await runJobs()
  expect([(await noticesOf(host.id)).length, (await mailsTo(host.email)).length]).toEqual([1, 0])
})

test('opening the chat takes its notice off the bell, and so does reading live; others stay', async () => {
  const { host, traveler, conversation, path, say } = await chat()
  const unread = async () => (await noticesOf(host.id)).filter(({ readAt }) => !readAt).map(({ title }) => title)
  const other = { kind: 'message', title: 'Otro chat', href: `/host/reservations?chat=${randomUUID()}` } as const
  await createNotice(database(), { ...other, userId: host.id })
  await say(traveler, 'Hola')
  await runJobs()
  expect(await unread()).toEqual(['Otro chat', 'Ana Mejía te escribió'])
  // A visit of the writer must not mark the reader's messages.
  await traveler.request('post', `/bookings/${conversation.bookingId}/conversation`)
  expect(await unread()).toHaveLength(2)
  await host.request('post', `/bookings/${conversation.bookingId}/conversation`)
  expect(await unread()).toEqual(['Otro chat'])

  // The chat stays open in a hidden tab; its person reads the streamed messages after returning.
  const { body: before } = await host.request<{ messages: { sequence: number }[] }>('get', `${path}/messages`)
  await host.request('post', `${path}/read`, { through: before.messages.at(-1)!.sequence })
  const { body } = await say(traveler, '¿Sigues ahí?')
  await runJobs()
  expect(await unread()).toHaveLength(2)
  await host.request('post', `${path}/read`, { through: body.message.sequence })
  expect(await unread()).toEqual(['Otro chat'])

  // Also when no message is left to mark as read.
  await say(traveler, 'Adiós')
  await runJobs()
  await database()
    .update(conversations)
    .set({ expireAt: new Date(Date.now() - 1000) })
    .where(eq(conversations.id, conversation.id))
  await host.request('post', `/bookings/${conversation.bookingId}/conversation`)
  expect(await unread()).toEqual(['Otro chat'])
})
