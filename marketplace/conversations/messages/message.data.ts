// Reading and writing of messages is the hot path, also of streams, so it uses named prepared statements.
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { displayName } from '#marketplace/accounts/names/name.data.ts'
import { countResponsesJob } from '#marketplace/accounts/responses/response-rate.data.ts'
import { pool } from '#platform/database/pool.ts'
import { addJobText } from '#platform/jobs/jobs.ts'
import { notifyText } from '#platform/realtime/listener.ts'
import { unreadJob } from '../conversation.data.ts'
import { AWAY_AFTER_SECONDS, MAX_MESSAGES } from '../conversation.rules.ts'

export type MessageRow = {
  id: string
  conversationId: string
  sequence: number
  senderId: string
  senderName: string
  senderAvatar: string | null
  clientId: string | null
  content: string
  messageType: 'text' | 'attachment'
  attachmentUrl: string | null
  attachmentType: string | null
  width: number | null
  height: number | null
  createdAt: Date
  readAt: Date | null
}

/**
 * Columns of MessageRow, from messages `m`, its sender `p` and its picture `a`. Sequences stay far below 2^53, so float8 is
 * exact.
 */
const COLUMNS = `m.id, m.conversation_id as "conversationId", m.sequence::float8 as sequence, m.sender_id as "senderId",
  ${displayName('p.full_name')} as "senderName", p.avatar_url as "senderAvatar", m.client_id as "clientId",
  m.content, m.message_type as "messageType", m.attachment_url as "attachmentUrl", m.attachment_type as "attachmentType",
  a.width, a.height, m.created_at as "createdAt", m.read_at as "readAt"`
const JOINS = `join profiles p on p.id = m.sender_id left join attachments a on a.id = right(m.attachment_url, 36)::uuid`

/** The newest messages below a sequence, oldest first. @param before null for the newest of all */
export async function listMessagesBefore(conversationId: string, before: number | null, limit: number) {
  const { rows } = await pool().query<MessageRow>({
    name: 'messages-before',
    text: `select ${COLUMNS} from (
             select * from messages where conversation_id = $1 and ($2::bigint is null or sequence < $2)
             order by sequence desc limit $3) m ${JOINS}
           order by m.sequence`,
    values: [conversationId, before, limit],
  })
  return rows
}

/** The messages above a sequence, oldest first, with the number in the conversation. */
export async function listMessagesAfter(conversationId: string, after: number, limit: number) {
  const { rows } = await pool().query<MessageRow & { messageCount: number }>({
    name: 'messages-after',
    text: `select ${COLUMNS}, c.message_count as "messageCount" from (
             select * from messages where conversation_id = $1 and sequence > $2 order by sequence limit $3) m ${JOINS}
           join conversations c on c.id = m.conversation_id
           order by m.sequence`,
    values: [conversationId, after, limit],
  })
  return rows
}

export async function findMessages(ids: string[]) {
  if (ids.length === 0) return []
  const { rows } = await pool().query<MessageRow>({
    name: 'messages-by-id',
    text: `select ${COLUMNS} from messages m ${JOINS} where m.id = any($1)`,
    values: [ids],
  })
  return rows
}

/** A message this person has already sent under this id, with the number in the conversation. */
export async function findSent({ id }: SignedIn, conversationId: string, clientId: string) {
  const { rows } = await pool().query<MessageRow & { messageCount: number }>({
    name: 'message-sent-as',
    text: `select ${COLUMNS}, c.message_count as "messageCount" from messages m ${JOINS}
           join conversations c on c.id = m.conversation_id
           where m.conversation_id = $1 and m.sender_id = $2 and m.client_id = $3`,
    values: [conversationId, id, clientId],
  })
  return rows[0] ?? null
}

type MessageToStore = {
  clientId: string
  content: string
  attachment: { url: string; type: string } | null
}

const UNIQUE_VIOLATION = '23505'

/** Notification topic of a conversation's streams. */
export const conversationTopic = (id: string): string => `conversation/${id}`
/** The topic as SQL. @param id SQL of the id */
const topicText = (id: string) => `'${conversationTopic('')}' || ${id}`

/** SQL that enqueues the notification of an absent reader; `m` and `room` are those of `storeMessage`. */
const NOTIFY_UNREAD = addJobText(
  unreadJob,
  { conversationId: 'm.conversation_id', readerId: 'room.reader' },
  {
    key: `'unread ' || m.conversation_id || ' ' || room.reader`,
    runAt: `now() + interval '${AWAY_AFTER_SECONDS} seconds'`,
  },
)
/** A host's message is an answer and counts at once; a traveler's may count as unanswered a day later (REV-29). */
const COUNT_RESPONSES = addJobText(
  countResponsesJob,
  { hostId: 'room.host_id' },
  {
    key: `case when m.sender_id = room.host_id then 'responses ' || room.host_id else 'responses due ' || room.id end`,
    runAt: `case when m.sender_id = room.host_id then now() else now() + interval '24 hours 1 minute' end`,
  },
)

/**
 * Stores a message and notifies everybody in one statement (INV-24, INV-25, INV-28):
 * - the booking is locked, so that it can not be cancelled meanwhile;
 * - the conversation's row is updated only while it is below the limit and not expired, by the database's clock; the next
 *   writer waits for this commit, so sequences follow the order of commits and no reader skips a message;
 * - a picture is shown by one message: it is checked first, and a unique index decides between two at once;
 * - the notification, and the jobs for unread messages and the host's response figures, roll back with it.
 * @returns null when the conversation accepts nothing from this person now, or has this message or its picture already
 */
export async function storeMessage(me: SignedIn, conversationId: string, message: MessageToStore) {
  const { clientId, content, attachment } = message
  try {
    const { rows } = await pool().query<MessageRow & { messageCount: number }>({
      name: 'message-store',
      text: `
        with booked as (
          select b.id from bookings b join conversations c on c.booking_id = b.id
          where c.id = $1 and b.status <> 'cancelled' for share of b
        ), room as (
          update conversations c set message_count = c.message_count + 1, last_message_at = clock_timestamp()
          from booked
          where c.id = $1 and c.booking_id = booked.id and $2 in (c.host_id, c.traveler_id)
            and c.message_count < ${MAX_MESSAGES} and c.expire_at >= clock_timestamp()
            and not exists (select from messages m where m.conversation_id = $1 and m.sender_id = $2 and m.client_id = $3)
            and ($5::text is null or not exists (select from messages m where m.conversation_id = $1 and m.attachment_url = $5))
          returning c.id, c.host_id, c.message_count, c.last_message_at,
            case when c.host_id = $2 then c.traveler_id else c.host_id end as reader
        ), m as (
          insert into messages (conversation_id, sender_id, client_id, content, message_type, attachment_url, attachment_type, created_at)
          select room.id, $2, $3, $4, case when $5::text is null then 'text' else 'attachment' end, $5, $6, room.last_message_at
          from room returning *
        )
        select ${COLUMNS}, room.message_count as "messageCount",
          ${notifyText(topicText('m.conversation_id'), 'message')}::text as told,
          ${NOTIFY_UNREAD} as job,
          ${COUNT_RESPONSES} as counting
        from room join m on m.conversation_id = room.id ${JOINS}`,
      values: [conversationId, me.id, clientId, content, attachment?.url ?? null, attachment?.type ?? null],
    })
    return rows[0] ?? null
  } catch (error) {
    // The same message or picture came twice at the same moment; the other one is stored.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return null
    throw error
  }
}

/**
 * Marks the other party's messages up to a sequence as read: never one's own, never twice, never once expired (CHAT-06,
 * CHAT-27, INV-27). Notifies the streams if anything changed.
 * @returns how many were marked
 */
export async function markRead({ id }: SignedIn, conversationId: string, through: number): Promise<number> {
  const { rows } = await pool().query<{ marked: number }>({
    name: 'messages-read',
    text: `
      with marked as (
        update messages m set read_at = clock_timestamp() from conversations c
        where c.id = $1 and $2 in (c.host_id, c.traveler_id) and c.expire_at >= clock_timestamp()
          and m.conversation_id = c.id and m.sender_id <> $2 and m.read_at is null and m.sequence <= $3
        returning m.id
      ), told as (
        select ${notifyText(topicText('$1::text'), 'read')}::text from (select from marked limit 1) one_of_them
      )
      select (select count(*)::int from marked) as marked, (select count(*) from told) as told`,
    values: [conversationId, id, through],
  })
  return rows[0]!.marked
}

/** Up to which sequence each sender's messages have been read. */
export async function readStates(conversationId: string) {
  const { rows } = await pool().query<{ senderId: string; through: number; readAt: Date }>({
    name: 'messages-read-through',
    text: `select sender_id as "senderId", max(sequence)::float8 as through, max(read_at) as "readAt" from messages
           where conversation_id = $1 and read_at is not null group by sender_id`,
    values: [conversationId],
  })
  return rows
}
