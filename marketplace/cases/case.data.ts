import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { Admin, SignedIn } from '#marketplace/accounts/account.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import {
  type About,
  aboutOf,
  type CaseKind,
  type CaseStatus,
  caseMailKey,
  dueOf,
  type MessageKind,
  type Outcome,
} from './case.rules.ts'
import { caseMessages, cases } from './case.table.ts'

export type CaseRow = typeof cases.$inferSelect

/** The request; its text is the first message of the thread. */
export type NewCase = {
  kind: Exclude<CaseKind, 'data'>
  subject: string
  text: string
  name: string
  email: string | null
  personId: string | null
  /** The page it is about, one of ours. */
  about: string | null
  now: Date
  /** The operator who recorded it; null for what the requester sent. */
  authorId?: string
}

/** The object a page path refers to, if it exists: a typed address may refer to anything. */
function tiesOf(about: About | null, personId: string | null) {
  const id = about?.id
  switch (about?.noun) {
    case 'experience':
      return {
        experienceId: sql`(select id from experiences where id = ${id})`,
        aboutPersonId: sql`(select host_id from experiences where id = ${id})`,
      }
    case 'host':
      return { aboutPersonId: sql`(select id from profiles where id = ${id})` }
    case 'review':
      return {
        reviewId: sql`(select id from reviews where id = ${id})`,
        aboutPersonId: sql`(select user_id from reviews where id = ${id})`,
      }
    case 'question':
      return {
        experienceId: sql`(select experience_id from questions where id = ${id})`,
        aboutPersonId: sql`(select traveler_id from questions where id = ${id})`,
      }
    case 'booking':
      // Naming another person's booking must not reveal anything about it, so it is treated as missing.
      return {
        bookingId: sql`(select id from bookings where id = ${id} and ${personId} in (user_id::text, host_id::text))`,
        experienceId: sql`(select experience_id from bookings where id = ${id} and ${personId} in (user_id::text, host_id::text))`,
        aboutPersonId: sql`(select case when user_id::text = ${personId} then host_id else user_id end from bookings
          where id = ${id} and ${personId} in (user_id::text, host_id::text))`,
      }
    default:
      return {}
  }
}

/** Opens a case with its first message, linked to its subject. @returns the case */
export async function openCase(tx: Executor, { now, text, authorId, ...wish }: NewCase): Promise<CaseRow> {
  const about = aboutOf(wish.about)
  const [row] = await tx
    .insert(cases)
    .values({ ...wish, ...tiesOf(about, wish.personId), createdAt: now, askedAt: now, dueAt: dueOf(wish.kind, now) })
    .returning()
  await tx.insert(caseMessages).values({ caseId: row!.id, kind: 'asker', text, authorId, createdAt: now })
  // Cases of both parties about one booking are a dispute, from whatever page they were sent.
  if (row!.bookingId === null || row!.kind !== 'report') return row!
  const [dispute] = await tx.update(cases).set({ kind: 'dispute' }).where(eq(cases.id, row!.id)).returning()
  return dispute!
}

/** The case, locked until the commit; null when there is none. */
export async function lockCase(tx: Executor, _admin: Admin, id: string): Promise<CaseRow | null> {
  const [row] = await tx.select().from(cases).where(eq(cases.id, id)).for('update')
  return row ?? null
}

/** The latest message of a case, to check that the writer has read it. */
export async function latestMessageOf(tx: Executor, _admin: Admin, caseId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: caseMessages.id })
    .from(caseMessages)
    .where(eq(caseMessages.caseId, caseId))
    .orderBy(desc(caseMessages.position))
    .limit(1)
  return row?.id ?? null
}

/** The first message of the requester. */
export async function findFirstMessage(
  tx: Executor,
  caseId: string,
): Promise<{ text: string; createdAt: Date } | null> {
  const [row] = await tx
    .select({ text: caseMessages.text, createdAt: caseMessages.createdAt })
    .from(caseMessages)
    .where(and(eq(caseMessages.caseId, caseId), eq(caseMessages.kind, 'asker')))
    .orderBy(asc(caseMessages.position))
    .limit(1)
  return row ?? null
}

type NewMessage = { caseId: string; kind: MessageKind; text: string; now: Date; mailed: boolean }

/** Adds a message. @returns its id, and the key of its mail if there is one */
export async function addMessage(tx: Executor, admin: Admin, { mailed, now, ...message }: NewMessage) {
  const id = randomUUID()
  const key = mailed ? caseMailKey(id) : null
  await tx.insert(caseMessages).values({ id, ...message, mailKey: key, authorId: admin.id, createdAt: now })
  return { id, key }
}

/** Changes the status of a case. Reopening starts a new deadline for the team. */
export async function moveCase(
  tx: Executor,
  _who: Admin | SignedIn,
  row: CaseRow,
  {
    status,
    outcome = null,
    heard: reachedPerson,
    now,
  }: { status: CaseStatus; outcome?: Outcome | null; heard?: boolean; now: Date },
): Promise<void> {
  const { kind } = row
  const deadline = reachedPerson && kind !== 'data' ? { askedAt: now, dueAt: dueOf(kind, now) } : {}
  const closed =
    status === 'closed'
      ? { closedAt: row.closedAt ?? now, outcome: outcome ?? row.outcome }
      : { closedAt: null, outcome: null }
  await tx
    .update(cases)
    .set({ status, ...closed, ...deadline })
    .where(eq(cases.id, row.id))
}

/** Assigns a case to an operator, or to nobody. */
export const assignCase = async (tx: Executor, _admin: Admin, id: string, assigneeId: string | null): Promise<void> =>
  void (await tx.update(cases).set({ assigneeId }).where(eq(cases.id, id)))

/** Cases open since before an instant, most urgent first: at most so many, and their total number. */
export async function listOpenSince(moment: Date, limit: number) {
  const isWaiting = and(eq(cases.status, 'open'), lt(cases.askedAt, moment))
  const rows = await database()
    .select({
      id: cases.id,
      number: cases.number,
      kind: cases.kind,
      subject: cases.subject,
      name: cases.name,
      dueAt: cases.dueAt,
    })
    .from(cases)
    .where(isWaiting)
    .orderBy(asc(cases.dueAt), asc(cases.id))
    .limit(limit)
  return { rows, total: await database().$count(cases, isWaiting) }
}
