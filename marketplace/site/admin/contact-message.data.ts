import { aliasedTable, and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { answerKey } from '#marketplace/site/contact/contact.rules.ts'
import { contactMessages as messages } from '#marketplace/site/contact/contact.table.ts'
import { configuration } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { by, equals, readList, toWire } from '../../admin/list.data.ts'
import type { AdminMessage } from './contact-message.contract.ts'
import { messageList } from './contact-message.list.ts'
import type { Box } from './contact-message.rules.ts'

/** The searched text. It must be the expression of the trigram index, otherwise the index is not used. */
const words = sql`${messages.name} || ' ' || ${messages.email} || ' ' || ${messages.subject} || ' ' || ${messages.message}`

const kept = isNull(messages.archivedAt)
const boxes: Record<Box, SQL | undefined> = {
  new: and(kept, isNull(messages.answeredAt)),
  reports: and(kept, eq(messages.kind, 'report')),
  wishes: and(kept, eq(messages.kind, 'host-wish')),
  answered: and(kept, isNotNull(messages.answeredAt)),
  archived: isNotNull(messages.archivedAt),
}

/** The number of unanswered messages, and of these the reports and the requests to become a host. */
export async function waitingCounts(_admin: Admin) {
  const { rows } = await pool().query<{ unanswered: number; reports: number; wishes: number }>({
    name: 'admin-message-counts',
    text: `select count(*)::int as unanswered,
             count(*) filter (where kind = 'report')::int as reports, count(*) filter (where kind = 'host-wish')::int as wishes
           from contact_messages where archived_at is null and answered_at is null`,
  })
  return rows[0]!
}

const row = {
  id: messages.id,
  kind: messages.kind,
  name: messages.name,
  email: messages.email,
  subject: messages.subject,
  createdAt: messages.createdAt,
  readAt: messages.readAt,
  answeredAt: messages.answeredAt,
  archivedAt: messages.archivedAt,
}

export const messageReader = readList(messageList, {
  from: sql`${messages}`,
  id: messages.id,
  sorts: { created: by(messages.createdAt) },
  filters: { box: (box) => boxes[box], kind: equals(messages.kind) },
  search: words,
  rows: (ids) =>
    database()
      .select({ ...row, message: sql<string>`left(${messages.message}, 400)` })
      .from(messages)
      .where(inArray(messages.id, ids)),
})

const operator = aliasedTable(profiles, 'operator')

/** One message with its sender and the delivery state of its answer; null when there is none. */
export async function findMessage(_admin: Admin, id: string): Promise<AdminMessage | null> {
  const [found] = await database()
    .select({
      row: { ...row, message: messages.message, about: messages.about, answer: messages.answer },
      person: { id: profiles.id, name: profiles.fullName, role: profiles.role },
      answeredBy: operator.fullName,
      mail: outbox.status,
    })
    .from(messages)
    .leftJoin(profiles, eq(profiles.id, messages.userId))
    .leftJoin(operator, eq(operator.id, messages.answeredBy))
    .leftJoin(outbox, eq(outbox.key, sql`${answerKey('')}::text || ${messages.id}::text`))
    .where(eq(messages.id, id))
  if (!found) return null
  const { person, answeredBy, mail } = found
  return {
    ...toWire(found.row),
    person: person && { ...person, name: person.name || 'Sin nombre' },
    answeredBy,
    mail,
    mailLeaves: Boolean(configuration().SMTP_URL),
  }
}
