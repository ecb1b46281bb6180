import { randomUUID } from 'node:crypto'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { DAY_MS, MINUTE_MS } from '#platform/units.ts'
import { expiryOfChat } from './conversation.rules.ts'
import { conversations, messages } from './conversation.table.ts'

type Overrides = {
  hostId?: string
  travelerId?: string
  startDate?: Date
  /** Messages, oldest first, a minute apart, the last one a minute ago. */
  messages?: { by: 'host' | 'traveler'; content: string; read?: boolean }[]
  status?: 'confirmed' | 'in_progress' | 'completed' | 'cancelled'
}

export async function createConversation(overrides: Overrides = {}, executor: Executor = database()) {
  const { hostId, travelerId, messages: lines = [], status = 'confirmed' } = overrides
  const startDate = overrides.startDate ?? new Date(Date.now() + 2 * DAY_MS)
  const experience = await createExperience(
    { pictured: true, ...(hostId && { hostId }), dates: [{ startDate }] },
    executor,
  )
  const booking = await createBooking(
    { ...(travelerId && { userId: travelerId }), availableDateId: experience.dateIds[0]!, status },
    executor,
  )
  const now = Date.now()
  const moment = (at: number) => new Date(now - (lines.length - at) * MINUTE_MS)
  const [conversation] = await executor
    .insert(conversations)
    .values({
      bookingId: booking.id,
      hostId: booking.hostId,
      travelerId: booking.userId,
      expireAt: expiryOfChat(booking.startDate),
      messageCount: lines.length,
      lastMessageAt: lines.length > 0 ? moment(lines.length - 1) : null,
    })
    .returning()
  if (lines.length > 0)
    await executor.insert(messages).values(
      lines.map(({ by, content, read = false }, at) => ({
        conversationId: conversation!.id,
        senderId: by === 'host' ? booking.hostId : booking.userId,
        clientId: randomUUID(),
        content,
        createdAt: moment(at),
        readAt: read ? moment(at) : null,
      })),
    )
  return { ...conversation!, booking }
}
