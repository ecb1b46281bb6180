import { and, eq, isNull, sql } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import { findOverdueStatement, type StatementRow } from '../statements/statement.data.ts'
import { unpaidCents } from '../statements/statement.rules.ts'
import type { ArrearsFacts } from './arrears.rules.ts'
import { arrears } from './arrears.table.ts'

export type ArrearsRow = typeof arrears.$inferSelect
const openOf = (hostId: string) => and(eq(arrears.hostId, hostId), isNull(arrears.endedAt))

/** The open warning of a host, for the host and the back office; null without one. @param hostId the caller, or found by staff */
export async function findOpenArrears(hostId: string, tx: Executor = database()): Promise<ArrearsRow | null> {
  const [row] = await tx.select().from(arrears).where(openOf(hostId))
  return row ?? null
}

type ArrearsState = ArrearsFacts & { statement: StatementRow | null; openId: string | null }

/**
 * The facts on which a host's step is decided. The caller must hold the lock of the host's account, so that no payment is
 * recorded meanwhile.
 * @param before a statement counts when it was due before this day
 */
export async function arrearsOf(tx: Executor, hostId: string, before: string): Promise<ArrearsState> {
  const statement = await findOverdueStatement(tx, hostId, before)
  const open = await findOpenArrears(hostId, tx)
  const lifted = statement
    ? await tx.$count(arrears, and(eq(arrears.statementId, statement.id), eq(arrears.endedBy, 'staff')))
    : 0
  return {
    statement,
    lateCents: statement ? unpaidCents(statement.closingCents, statement.sinceCents) : 0,
    openId: open?.id ?? null,
    open: open && { pausesOn: open.pausesOn, paused: open.pausedAt !== null },
    excused: lifted > 0,
  }
}

export const insertArrears = (
  tx: Executor,
  row: { hostId: string; statementId: string; pausesOn: string; warnedAt: Date },
) => tx.insert(arrears).values(row)

export const markPaused = (tx: Executor, id: string, now: Date) =>
  tx
    .update(arrears)
    .set({ pausedAt: now })
    .where(and(eq(arrears.id, id), isNull(arrears.endedAt)))

/** Ends the open warning or pause of a host. @returns what it was; null when there was none */
export async function endArrears(
  tx: Executor,
  hostId: string,
  end: { endedAt: Date; endedBy: 'payment' | 'staff'; reason?: string },
): Promise<ArrearsRow | null> {
  const [row] = await tx.update(arrears).set(end).where(openOf(hostId)).returning()
  return row ?? null
}

/**
 * Hosts for whom a step may be due: those with a warning, and those who owe enough for long enough. Deleted accounts are left
 * out.
 */
export async function listHostsInArrears(before: string, cents: number, limit: number): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    select a.host_id as id from arrears a where a.ended_at is null
    union
    select l.host_id from (
      select distinct on (s.host_id) s.id, s.host_id, s.closing_cents, s.month from statements s
      where s.due_on < ${before} order by s.host_id, s.month desc
    ) l join users u on u.id = l.host_id and u.deleted_at is null and u.suspended_at is null
    where l.closing_cents >= ${cents}
      and not exists (select from arrears a where a.statement_id = l.id and a.ended_by = 'staff')
    limit ${limit}`)
  return rows.map(({ id }) => id)
}
