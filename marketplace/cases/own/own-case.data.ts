import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { exactInstant, olderThan } from '#platform/database/sql-time.ts'
import type { TimeCursor } from '#platform/http/params.ts'
import type { CaseRow } from '../case.data.ts'
import { caseMessages, cases } from '../case.table.ts'

/** A person's cases, newest first, each with its latest message that is no note; one row more if there is another page. */
export async function listOwnCases(
  { id }: SignedIn,
  { after, limit }: { after?: TimeCursor | undefined; limit: number },
) {
  const latest = database()
    .select({
      text: sql<string>`left(${caseMessages.text}, 400)`.as('text'),
      kind: caseMessages.kind,
    })
    .from(caseMessages)
    .where(and(eq(caseMessages.caseId, cases.id), ne(caseMessages.kind, 'note')))
    .orderBy(desc(caseMessages.position))
    .limit(1)
    .as('latest')
  return database()
    .select({
      row: cases,
      at: exactInstant(cases.createdAt),
      text: latest.text,
      kind: latest.kind,
    })
    .from(cases)
    .crossJoinLateral(latest)
    .where(and(eq(cases.personId, id), after && olderThan(cases.createdAt, cases.id, after)))
    .orderBy(desc(cases.createdAt), desc(cases.id))
    .limit(limit + 1)
}

/** A person's own case; null for another's and for a missing one. @param lock until the commit, for a change */
export async function findOwnCase(
  tx: Executor,
  { id }: SignedIn,
  caseId: string,
  lock?: 'lock',
): Promise<CaseRow | null> {
  const query = tx
    .select()
    .from(cases)
    .where(and(eq(cases.id, caseId), eq(cases.personId, id)))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

/** What was said in a case, oldest first, without the team's notes. */
export const listSharedMessages = (tx: Executor, { id }: CaseRow) =>
  tx
    .select({
      id: caseMessages.id,
      kind: sql<'asker' | 'answer' | 'outcome'>`${caseMessages.kind}`,
      text: caseMessages.text,
      noted: sql<boolean>`${caseMessages.kind} = 'asker' and ${caseMessages.authorId} is not null`,
      createdAt: caseMessages.createdAt,
    })
    .from(caseMessages)
    .where(and(eq(caseMessages.caseId, id), ne(caseMessages.kind, 'note')))
    .orderBy(asc(caseMessages.position))

/** Adds what the person said. @returns the id of the message */
export async function addOwnMessage(tx: Executor, { id: caseId }: CaseRow, text: string, now: Date): Promise<string> {
  const id = randomUUID()
  await tx.insert(caseMessages).values({ id, caseId, kind: 'asker', text, createdAt: now })
  return id
}
