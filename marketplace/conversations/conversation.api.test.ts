import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { writeCursor } from '#platform/http/cursor.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type { Conversation, ConversationLine } from './conversation.contract.ts'
import { createConversation } from './conversation.factory.ts'
import { conversations } from './conversation.table.ts'

type List = { conversations: ConversationLine[]; next: string | null }

async function reservation(status: 'pending' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled') {
  const [traveler, host] = await Promise.all([signedIn('traveler', { name: 'Ana Mejía' }), signedIn('host')])
  const experience = await createExperience({ hostId: host.id })
  const booking = await createBooking({ userId: traveler.id, availableDateId: experience.dateIds[0]!, status })
  return { traveler, host, booking, path: `/bookings/${booking.id}/conversation` }
}

test.each(['confirmed', 'in_progress', 'completed'] as const)(
  'the first opening of a %s reservation makes its chat',
  async (status) => {
    const { traveler, host, booking, path } = await reservation(status)
    const opened = await traveler.request<Conversation>('post', path)
    expect(opened.status).toBe(200)
    expect(opened.body).toMatchObject({
      bookingId: booking.id,
      hostId: host.id,
      travelerId: traveler.id,
      with: { id: host.id },
      state: 'open',
      messageCount: 0,
      expireAt: new Date(booking.startDate.getTime() + HOUR_MS).toISOString(),
    })
    // The time that is left, for a device whose own clock is wrong.
    const secondsLeft = (booking.startDate.getTime() + HOUR_MS - Date.now()) / SECOND_MS
    expect(Math.abs(opened.body.expiresIn - secondsLeft)).toBeLessThan(30)
    const repeated = await host.request<Conversation>('post', path)
    expect(repeated.body).toMatchObject({ id: opened.body.id, with: { id: traveler.id, name: 'Ana Mejía' } })
  },
)

test.each(['pending', 'cancelled'] as const)('a %s reservation has no chat yet', async (status) => {
  const { traveler, path } = await reservation(status)
  const refusal = await traveler.request('post', path)
  expect(refusal).toMatchObject({ status: 409, body: { error: { code: 'CHAT_NOT_OPEN' } } })
})

test('a chat of a reservation that is cancelled stays readable', async () => {
  const { booking, ...conversation } = await createConversation({ messages: [{ by: 'host', content: 'Nos vemos' }] })
  const traveler = await signedIn('traveler')
  await database().update(conversations).set({ travelerId: traveler.id }).where(eq(conversations.id, conversation.id))
  await database()
    .update(bookings)
    .set({ status: 'cancelled', cancelledBy: 'host', cancelledAt: new Date() })
    .where(eq(bookings.id, booking.id))
  const read = await traveler.request<Conversation>('get', `/conversations/${conversation.id}`)
  expect(read.body).toMatchObject({ state: 'cancelled', messageCount: 1 })
})

test('of several reservations and chats the one that is meant is opened, and no other one is made', async () => {
  const { traveler, host, booking, path } = await reservation('confirmed')
  const other = await createConversation({ hostId: host.id, travelerId: traveler.id, status: 'completed' })
  const withoutChat = await createExperience({ hostId: host.id })
  const waiting = { userId: traveler.id, availableDateId: withoutChat.dateIds[0]!, status: 'confirmed' as const }
  const { id: waitingId } = await createBooking(waiting)
  const opened = await traveler.request<Conversation>('post', path)
  expect(opened.body.bookingId).toBe(booking.id)
  for (const { id, bookingId } of [opened.body, other])
    expect((await host.request<Conversation>('get', `/conversations/${id}`)).body).toMatchObject({ id, bookingId })
  expect((await host.request('get', `/conversations/${crypto.randomUUID()}`)).body.error.code).toBe('NO_PERMISSION')
  expect(await database().$count(conversations, eq(conversations.bookingId, waitingId))).toBe(0)
})

test('many first openings at once make one conversation', async () => {
  const { traveler, host, booking, path } = await reservation('confirmed')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 ? traveler : host).request<Conversation>('post', path)),
  )
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await database().$count(conversations, eq(conversations.bookingId, booking.id))).toBe(1)
})

test('the expiry is fixed when the chat is made', async () => {
  const { traveler, booking, path } = await reservation('confirmed')
  const { body } = await traveler.request<Conversation>('post', path)
  await database()
    .update(bookings)
    .set({ startDate: new Date(booking.startDate.getTime() + 5 * HOUR_MS) })
    .where(eq(bookings.id, booking.id))
  const later = await traveler.request<Conversation>('post', path)
  expect(later.body.expireAt).toBe(body.expireAt)
})

test('a stranger, a missing reservation and a missing chat answer alike', async () => {
  const { path } = await reservation('confirmed')
  const conversation = await createConversation()
  for (const stranger of [await signedIn('traveler'), await signedIn('host'), await signedIn('admin')]) {
    const foreign = await stranger.request('post', path)
    const missing = await stranger.request('post', `/bookings/${crypto.randomUUID()}/conversation`)
    for (const { status, body } of [foreign, missing])
      expect([status, body.error.code, body.error.message]).toEqual([404, 'BOOKING_NOT_FOUND', 'Booking no encontrado'])
    for (const id of [conversation.id, crypto.randomUUID()])
      for (const [method, rest, body] of [
        ['get', ''],
        ['get', '/messages'],
        ['get', '/events'],
        ['post', '/messages', { clientId: crypto.randomUUID(), content: 'Hola' }],
        ['post', '/read', { through: 1 }],
      ] as const) {
        const { status, body: answer } = await stranger.request(method, `/conversations/${id}${rest}`, body)
        expect([status, answer.error.message, answer.error.data]).toEqual([403, 'Sin permisos', { code: '42501' }])
      }
  }
  expect((await anonymous.request('get', `/conversations/${conversation.id}`)).status).toBe(401)
})

test('my chats: the newest message first, the latest one shown, unread counted, none once expired', async () => {
  const [host, traveler] = await Promise.all([signedIn('host'), signedIn('traveler')])
  const hostId = host.id
  const travelerId = traveler.id
  const silent = await createConversation({ hostId, travelerId })
  const expired = await createConversation({
    hostId,
    travelerId,
    startDate: new Date(Date.now() - 3 * HOUR_MS),
    messages: [{ by: 'traveler', content: 'Ya voy' }],
  })
  const lively = await createConversation({
    hostId,
    travelerId,
    messages: [
      { by: 'traveler', content: 'Hola', read: true },
      { by: 'host', content: '¡Hola!' },
      { by: 'traveler', content: '¿Qué llevo?' },
      { by: 'traveler', content: '¿Y agua?' },
    ],
  })
  await database()
    .update(conversations)
    .set({ createdAt: new Date(Date.now() - 9 * HOUR_MS) })
    .where(eq(conversations.id, silent.id))
  const { body } = await host.request<List>('get', '/conversations')
  expect(body.conversations.map(({ id, state, unread, latest }) => [id, state, unread, latest?.content])).toEqual([
    [lively.id, 'open', 2, '¿Y agua?'],
    [expired.id, 'expired', 0, 'Ya voy'],
    [silent.id, 'open', 0, undefined],
  ])
  const unread = { unread: 2, bookings: [{ bookingId: lively.bookingId, unread: 2 }] }
  expect((await host.request('get', '/conversations/unread')).body).toEqual(unread)
  expect(
    (await traveler.request<List>('get', '/conversations')).body.conversations.map(
      (conversation) => conversation.unread,
    ),
  ).toEqual([1, 0, 0])
})

test('a long list comes in pages without a gap', async () => {
  const traveler = await signedIn('traveler')
  for (let at = 0; at < 23; at++)
    await createConversation({ travelerId: traveler.id, messages: at % 3 ? [{ by: 'host', content: `${at}` }] : [] })
  const first = await traveler.request<List>('get', '/conversations')
  const second = await traveler.request<List>('get', `/conversations?after=${first.body.next}`)
  const ids = [...first.body.conversations, ...second.body.conversations].map(({ id }) => id)
  expect([first.body.conversations.length, second.body.conversations.length, second.body.next]).toEqual([20, 3, null])
  expect(new Set(ids).size).toBe(23)
  expect(
    (await traveler.request('get', `/conversations?after=${writeCursor(['2026-02-30T00:00:00.000000Z', traveler.id])}`))
      .status,
  ).toBe(422)
})

test('the chat behind "contactar al anfitrión" is that of the next open reservation', async () => {
  const traveler = await signedIn('traveler')
  const day = DAY_MS
  const dates = [9, 2, -1].map((days) => ({ startDate: new Date(Date.now() + days * day) }))
  const { id, dateIds } = await createExperience({ dates })
  const reachable = async () =>
    (await traveler.request<{ bookingId: string | null }>('get', `/experiences/${id}/chat`)).body
  await createBooking({ userId: traveler.id, availableDateId: dateIds[2]!, status: 'completed' })
  await createBooking({ userId: traveler.id, availableDateId: dateIds[1]!, status: 'pending' })
  // Neither somebody else's here nor one's own elsewhere.
  await createBooking({ availableDateId: dateIds[1]!, status: 'confirmed' })
  const elsewhere = await createExperience({ dates: dates.slice(1, 2) })
  await createBooking({ userId: traveler.id, availableDateId: elsewhere.dateIds[0]!, status: 'confirmed' })
  expect(await reachable()).toEqual({ bookingId: null })
  const later = await createBooking({ userId: traveler.id, availableDateId: dateIds[0]!, status: 'confirmed' })
  expect(await reachable()).toEqual({ bookingId: later.id })
  const next = await createBooking({ userId: traveler.id, availableDateId: dateIds[1]!, status: 'confirmed' })
  expect(await reachable()).toEqual({ bookingId: next.id })
})
