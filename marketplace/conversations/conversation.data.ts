import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedIn, Traveler } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { markReadAt } from '#marketplace/accounts/notices/notice.data.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database, type Executor, pool } from '#platform/database/pool.ts'
import { exactInstant, olderThan } from '#platform/database/sql-time.ts'
import { pageOf } from '#platform/http/cursor.ts'
import type { TimeCursor } from '#platform/http/params.ts'
import type { JobName } from '#platform/jobs/jobs.ts'
import { CHAT_STATUSES, chatPath, HOURS_OPEN_AFTER_START } from './conversation.rules.ts'
import { conversations } from './conversation.table.ts'

/** A job that runs some minutes after a message, to notify a reader who is away. */
export const unreadJob: JobName<{ conversationId: string; readerId: string }> = { name: 'tell-unread' }

const host = alias(profiles, 'host')
const traveler = alias(profiles, 'traveler')
const person = (profile: typeof host | typeof traveler, fallback: string) => ({
  id: profile.id,
  name: sql<string>`coalesce(nullif(${profile.fullName}, ''), ${sql.raw(`'${fallback}'`)})`,
  avatar: profile.avatarUrl,
})

const selectConversations = (tx: Executor) =>
  tx
    .select({
      conversation: conversations,
      bookingStatus: bookings.status,
      startDate: bookings.startDate,
      experience: { id: experiences.id, title: experiences.title },
      host: person(host, 'Anfitrión'),
      traveler: person(traveler, 'Usuario'),
    })
    .from(conversations)
    .innerJoin(bookings, eq(bookings.id, conversations.bookingId))
    .innerJoin(experiences, eq(experiences.id, bookings.experienceId))
    .innerJoin(host, eq(host.id, conversations.hostId))
    .innerJoin(traveler, eq(traveler.id, conversations.travelerId))
    .$dynamic()
export type ShownConversation = Awaited<ReturnType<typeof selectConversations>>[number]

/** Only the two parties of the booking, whatever their role is today (INV-23). */
const partyOf = ({ id }: SignedIn) => or(eq(conversations.hostId, id), eq(conversations.travelerId, id))

/** A conversation of this person. Somebody else's is treated as missing, so that its existence is not revealed. */
export async function findConversationOf(me: SignedIn, id: string, tx: Executor = database()) {
  const [row] = await selectConversations(tx).where(and(eq(conversations.id, id), partyOf(me)))
  return row ?? null
}

/** Milliseconds until a chat expires by the database's clock; negative once it has expired. */
export async function millisecondsLeft(conversationId: string): Promise<number> {
  const { rows } = await pool().query<{ remaining: number }>({
    name: 'conversation-time-left',
    text: `select (extract(epoch from expire_at - clock_timestamp()) * 1000)::float8 as remaining from conversations where id = $1`,
    values: [conversationId],
  })
  return rows[0]?.remaining ?? -1
}

/** The facts for opening a chat: the booking's status and its conversation, if there is one. */
export async function findBookingForChat(me: SignedIn, bookingId: string) {
  const [row] = await database()
    .select({ status: bookings.status, conversationId: conversations.id })
    .from(bookings)
    .leftJoin(conversations, eq(conversations.bookingId, bookings.id))
    .where(and(eq(bookings.id, bookingId), or(eq(bookings.hostId, me.id), eq(bookings.userId, me.id))))
  return row ?? null
}

/**
 * Creates the conversation of a booking; concurrent calls create one and all find it (INV-26). Expiry and parties come from
 * the booking, whose status is checked in the same statement.
 * @returns the id, or null when the booking's status allows no chat
 */
export async function ensureConversation(bookingId: string): Promise<string | null> {
  const statuses = sql.join(
    CHAT_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  )
  await database().execute(sql`
    insert into conversations (booking_id, host_id, traveler_id, expire_at)
    select id, host_id, user_id, start_date + make_interval(hours => ${HOURS_OPEN_AFTER_START})
    from bookings where id = ${bookingId} and status in (${statuses})
    on conflict (booking_id) do nothing`)
  // In a second statement, because the first one's snapshot does not see the row that a concurrent call has inserted.
  const [row] = await database()
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.bookingId, bookingId))
  return row?.id ?? null
}

/** Time of the last activity: the newest message, or the creation. */
const activity = sql`coalesce(${conversations.lastMessageAt}, ${conversations.createdAt})`

/** Unread messages of the other party; 0 in an expired conversation (CHAT-05). */
const unreadOf = ({ id }: SignedIn): SQL<number> => sql<number>`(
  select count(*)::int from messages u where u.conversation_id = conversations.id and u.read_at is null
  and u.sender_id <> ${id} and conversations.expire_at >= now())`

/**
 * A page of this person's conversations by `last_message_at`, newest first (CHAT-23).
 * @param after the `next` of the previous page
 */
export async function listConversationsOf(me: SignedIn, { after, limit }: { after?: TimeCursor; limit: number }) {
  const activityRows = await database()
    .select({
      id: conversations.id,
      at: exactInstant(activity).as('at'),
      unread: unreadOf(me).as('unread'),
      latest: sql<string | null>`(select m.id from messages m where m.conversation_id = conversations.id
        order by m.sequence desc limit 1)`.as('latest'),
    })
    .from(conversations)
    .where(and(partyOf(me), after && olderThan(activity, conversations.id, after)))
    .orderBy(desc(activity), desc(conversations.id))
    .limit(limit + 1)
  const { rows: page, next } = pageOf(activityRows, limit, ({ at, id }) => [at, id])
  const ids = page.map(({ id }) => id)
  const facts = ids.length > 0 ? await selectConversations(database()).where(inArray(conversations.id, ids)) : []
  const byId = new Map(facts.map((row) => [row.conversation.id, row]))
  const rows = page.map((line) => ({ ...line, conversation: byId.get(line.id)! }))
  return { rows, next }
}

/**
 * Unread messages per booking, in conversations that are still open. A prepared query over a partial index, because every page
 * with chat buttons asks it.
 */
export async function countUnreadOf({ id }: SignedIn): Promise<{ bookingId: string; unread: number }[]> {
  const { rows } = await pool().query<{ bookingId: string; unread: number }>({
    name: 'unread-messages',
    text: `select c.booking_id as "bookingId", count(*)::int as unread
           from conversations c join messages m on m.conversation_id = c.id and m.read_at is null and m.sender_id <> $1
           where (c.host_id = $1 or c.traveler_id = $1) and c.expire_at >= now()
           group by c.booking_id`,
    values: [id],
  })
  return rows
}

type Place = Pick<typeof conversations.$inferSelect, 'bookingId' | 'hostId'>
/** Marks notices about a chat as read when its reader opens it, expired chats included. */
export const markChatNoticesRead = (me: SignedIn, { bookingId, hostId }: Place): Promise<void> =>
  markReadAt(me, chatPath({ bookingId, role: me.id === hostId ? 'host' : 'traveler' }))

/** The traveler's booking for an experience whose chat is still open, the next to start first. */
export async function findChattableBooking({ id }: Traveler, experienceId: string): Promise<string | null> {
  const [row] = await database()
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, id),
        eq(bookings.experienceId, experienceId),
        inArray(bookings.status, [...CHAT_STATUSES]),
        sql`${bookings.startDate} + make_interval(hours => ${HOURS_OPEN_AFTER_START}) >= now()`,
      ),
    )
    .orderBy(bookings.startDate)
    .limit(1)
  return row?.id ?? null
}

export type UnreadNotification = {
  bookingId: string
  role: 'host' | 'traveler'
  email: string
  writer: string
  title: string
  startDate: Date
  unread: number
  /** Sequence of the first unread message. */
  first: string
  /** Text of the newest one; empty for a picture. */
  newest: string
}

/** The unread messages of an open conversation and whom to notify; null when there is nothing to notify. */
export async function findUnreadNotification(
  conversationId: string,
  readerId: string,
): Promise<UnreadNotification | null> {
  const { rows } = await pool().query<UnreadNotification>(
    `select c.booking_id as "bookingId", case when c.host_id = $2 then 'host' else 'traveler' end as role, u.email,
            coalesce(nullif(w.full_name, ''), 'Usuario') as writer, e.title, b.start_date as "startDate",
            count(*)::int as unread, min(m.sequence)::text as first, (array_agg(m.content order by m.sequence desc))[1] as newest
     from conversations c
     join messages m on m.conversation_id = c.id and m.read_at is null and m.sender_id <> $2
     join users u on u.id = $2 and u.suspended_at is null and u.deleted_at is null
     join profiles w on w.id = m.sender_id join bookings b on b.id = c.booking_id join experiences e on e.id = b.experience_id
     where c.id = $1 and $2 in (c.host_id, c.traveler_id) and c.expire_at >= now() and b.status <> 'cancelled'
     group by c.id, u.email, w.full_name, e.title, b.start_date`,
    [conversationId, readerId],
  )
  return rows[0] ?? null
}
