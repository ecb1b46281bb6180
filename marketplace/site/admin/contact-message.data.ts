import { aliasedTable, and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { answerKey } from '#marketplace/site/contact/contact.rules.ts'
import { contactMessages as messages } from '#marketplace/site/contact/contact.table.ts'
import { configuration } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { ADMIN_PAGE_SIZE } from '../../admin/list.contract.ts'
import { contains, pageWithin } from '../../admin/list.data.ts'
import type { AdminMessage, MessageView } from './contact-message.contract.ts'
import { type Box, beginningOf } from './contact-message.rules.ts'

/** What is searched; a trigram index serves just this text. */
const words = sql`${messages.name} || ' ' || ${messages.email} || ' ' || ${messages.subject} || ' ' || ${messages.message}`

const kept = isNull(messages.archivedAt)
const boxes: Record<Box, SQL | undefined> = {
  new: and(kept, isNull(messages.answeredAt)),
  reports: and(kept, eq(messages.kind, 'report')),
  wishes: and(kept, eq(messages.kind, 'host-wish')),
  answered: and(kept, isNotNull(messages.answeredAt)),
  archived: isNotNull(messages.archivedAt),
}

/** What waits for an answer, and of that the reports and the wishes to host. */
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
const iso = (instant: Date | null) => instant?.toISOString() ?? null
const shown = <Row extends { createdAt: Date; readAt: Date | null; answeredAt: Date | null; archivedAt: Date | null }>({
  createdAt,
  readAt,
  answeredAt,
  archivedAt,
  ...rest
}: Row) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  readAt: iso(readAt),
  answeredAt: iso(answeredAt),
  archivedAt: iso(archivedAt),
})

/** A page of a box. */
export async function messagePage(_admin: Admin, { q, box, kind, dir, page: asked }: MessageView) {
  const where = and(boxes[box], kind ? eq(messages.kind, kind) : undefined, q ? contains(words, q) : undefined)
  const total = await database().$count(messages, where)
  const { page, pages, offset } = pageWithin(total, asked)
  const order = dir === 'asc' ? asc : desc
  const rows = await database()
    .select({ ...row, message: sql<string>`left(${messages.message}, 400)` })
    .from(messages)
    .where(where)
    .orderBy(order(messages.createdAt), order(messages.id))
    .limit(ADMIN_PAGE_SIZE)
    .offset(offset)
  const items = rows.map(({ message, ...one }) => ({ ...shown(one), beginning: beginningOf(message) }))
  return { items, total, page, pages }
}

const operator = aliasedTable(profiles, 'operator')

/** One message with who wrote it and what became of its answer; null when there is none. */
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
    ...shown(found.row),
    person: person && { ...person, name: person.name || 'Sin nombre' },
    answeredBy,
    mail,
    mailLeaves: Boolean(configuration().SMTP_URL),
  }
}
