import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { instant, instantOfInsert, randomId, sequence } from '#platform/database/columns.ts'

/** The chat of one booking (DATA-26). */
export const conversations = pgTable(
  'conversations',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .unique()
      .references(() => bookings.id),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id),
    travelerId: uuid()
      .notNull()
      .references(() => profiles.id),
    /** Raised in each message's transaction; the database refuses number 201 (INV-24). */
    messageCount: integer().notNull().default(0),
    lastMessageAt: instant(),
    /** One hour after the start; set when the chat opens (CHAT-03). */
    expireAt: instant().notNull(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    check('conversations_at_most_200_messages', sql`${t.messageCount} between 0 and 200`),
    index('conversations_of_host').on(t.hostId, t.lastMessageAt.desc().nullsFirst()),
    index('conversations_of_traveler').on(t.travelerId, t.lastMessageAt.desc().nullsFirst()),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: randomId(),
    /** Order of arrival, from which streams resume. */
    sequence: sequence(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    senderId: uuid()
      .notNull()
      .references(() => profiles.id),
    /** Chosen by the sender's browser: a message sent again after a lost connection is stored once (INV-28). */
    clientId: uuid(),
    content: text().notNull().default(''),
    messageType: text({ enum: ['text', 'attachment'] })
      .notNull()
      .default('text'),
    attachmentUrl: text(),
    attachmentType: text(),
    createdAt: instantOfInsert(),
    readAt: instant(),
  },
  (t) => [
    check('messages_type_known', sql`${t.messageType} in ('text', 'attachment')`),
    check('messages_at_most_1000_characters', sql`char_length(${t.content}) <= 1000`),
    check('messages_say_something', sql`${t.content} <> '' or ${t.attachmentUrl} is not null`),
    // A picture belongs to one message, which refers to it by address.
    uniqueIndex('messages_picture_once').on(t.conversationId, t.attachmentUrl).where(sql`attachment_url is not null`),
    uniqueIndex('messages_sent_once').on(t.conversationId, t.senderId, t.clientId),
    index('messages_in_order').on(t.conversationId, t.sequence),
    index('messages_unread').on(t.conversationId, t.senderId).where(sql`read_at is null`),
  ],
)
