import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Admin, Host } from '#marketplace/accounts/account.rules.ts'
import type { Settings } from '#marketplace/settings/settings.contract.ts'
import { supportAddress } from '#marketplace/settings/settings.data.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor, pool } from '#platform/database/pool.ts'
import { enqueueing, type JobName } from '#platform/jobs/jobs.ts'
import type { EntryKind } from '../ledger.rules.ts'
import { statements } from './statement.table.ts'
import { howToPayText } from './statement.text.ts'

/** The job that notifies a host of a new statement; statement.mail.tsx writes the email. */
export const NOTIFY_STATEMENT = { name: 'tell-statement' } as JobName<{ id: string }>

/**
 * Creates the statements of a month for every host with movements or a balance, in one SQL statement. Hosts with a statement
 * of that month or a later one are skipped, so a run may be repeated. Late entries go into the next statement.
 * @param endsAt the end of the month @returns how many were created
 */
export async function insertStatements(tx: Executor, month: string, endsAt: Date, dueOn: string): Promise<number> {
  await lockUntilCommit(tx, lockKey.statements())
  const notification = enqueueing(NOTIFY_STATEMENT, sql`json_build_object('id', made.id)`, sql`'statement ' || made.id`)
  const { rows } = await tx.execute<{ inserted: number }>(sql`
    with fresh as (
      select e.id, e.host_id, p.cents, case when e.kind in ('charged', 'confirmed') then 'charged'
        when exists (select from ledger_postings o where o.entry_id = e.id and o.account in ('bank', 'cash')) then 'paid'
        else 'corrected' end as part
      from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account = 'receivable'
      where e.at < ${endsAt.toISOString()}::timestamptz and not exists (select from statement_lines l where l.entry_id = e.id)
    ), sums as (
      select host_id, coalesce(sum(cents) filter (where part = 'charged'), 0) as charged,
        coalesce(sum(cents) filter (where part = 'corrected'), 0) as corrected, coalesce(sum(cents) filter (where part = 'paid'), 0) as paid
      from fresh group by 1
    ), latest as (
      select distinct on (host_id) host_id, month, closing_cents from statements order by host_id, month desc
    ), made as (
      insert into statements (host_id, month, host_name, opening_cents, charged_cents, corrected_cents, paid_cents, closing_cents, due_on)
      select p.id, ${month}, p.full_name, coalesce(l.closing_cents, 0), coalesce(s.charged, 0), coalesce(s.corrected, 0), coalesce(s.paid, 0),
        coalesce(l.closing_cents, 0) + coalesce(s.charged + s.corrected + s.paid, 0), ${dueOn}
      from sums s full join latest l using (host_id) join profiles p on p.id = host_id
      where (s.host_id is not null or l.closing_cents <> 0) and (l.month is null or l.month < ${month})
      order by p.id returning id, host_id
    ), lined as (
      insert into statement_lines (entry_id, statement_id) select f.id, made.id from fresh f join made using (host_id) returning 1
    )
    select count(*)::int as inserted, count(${notification}) as notified from made`)
  return rows[0]!.inserted
}

/**
 * A host's payments and corrections since a statement, which neither it nor an earlier one contains; cents. Column names are
 * qualified by hand, because drizzle omits the table name in a select from one table, and the name would then mean the inner
 * table's column.
 */
const since = sql<number>`coalesce((select sum(p.cents) from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account = 'receivable'
  where e.host_id = statements.host_id and e.kind not in ('charged', 'confirmed') and not exists (select from statement_lines l
    join statements s on s.id = l.statement_id where l.entry_id = e.id and s.month <= statements.month)), 0)::float8`

/** What a host still owes is to be paid by their newest statement, because it carries what is left of those before. */
const newestMonth = sql<string>`(select max(n.month) from statements n where n.host_id = statements.host_id)`
export const isOwed = sql`${newestMonth} = statements.month and statements.closing_cents + ${since} > 0`

export type StatementRow = typeof statements.$inferSelect & { sinceCents: number; newestMonth: string }
const selectStatements = (tx: Executor) =>
  tx
    .select({
      id: statements.id,
      number: statements.number,
      hostId: statements.hostId,
      month: statements.month,
      hostName: statements.hostName,
      openingCents: statements.openingCents,
      chargedCents: statements.chargedCents,
      correctedCents: statements.correctedCents,
      paidCents: statements.paidCents,
      closingCents: statements.closingCents,
      dueOn: statements.dueOn,
      createdAt: statements.createdAt,
      sinceCents: since,
      newestMonth,
    })
    .from(statements)

/** A page of a host's statements, newest first. @param before the month of the last one shown */
export const listStatementsOf = (
  { id }: Pick<Host, 'id'>,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<StatementRow[]> =>
  selectStatements(database())
    .where(and(eq(statements.hostId, id), before ? lt(statements.month, before) : undefined))
    .orderBy(desc(statements.month))
    .limit(limit + 1)

const first = async (condition: SQL | undefined, tx: Executor) =>
  (await selectStatements(tx).where(condition))[0] ?? null
/** A statement of this host; null for another host's. */
export const findStatementOf = ({ id: hostId }: Host, id: string) =>
  first(and(eq(statements.id, id), eq(statements.hostId, hostId)), database())
export const findStatement = (_admin: Admin, id: string) => first(eq(statements.id, id), database())
/** For the email, which goes only to the host of the statement. */
export const findStatementToNotify = (tx: Executor, id: string) => first(eq(statements.id, id), tx)

/**
 * The latest statement of every host that is still unpaid long after its due date, oldest debt first.
 * @param lateSince due before this day in El Salvador @param limit rows
 */
export const listToRemind = (tx: Executor, lateSince: string, limit: number): Promise<StatementRow[]> =>
  selectStatements(tx)
    .where(
      and(
        lt(statements.dueOn, lateSince),
        sql`${statements.closingCents} + ${since} > 0`,
        sql`not exists (select from statements n where n.host_id = statements.host_id and n.month > statements.month)`,
        sql`not exists (select from notices k where k.key = 'arrears ' || statements.id)`,
      ),
    )
    .orderBy(asc(statements.dueOn), asc(statements.id))
    .limit(limit)

/** The latest statement of a host that was due before a day, paid or not; null without one. */
export async function findOverdueStatement(tx: Executor, hostId: string, before: string): Promise<StatementRow | null> {
  const [row] = await selectStatements(tx)
    .where(and(eq(statements.hostId, hostId), lt(statements.dueOn, before)))
    .orderBy(desc(statements.month))
    .limit(1)
  return row ?? null
}

export const statementsById = (ids: string[]): Promise<StatementRow[]> =>
  selectStatements(database()).where(sql`${statements.id} = any(${`{${ids.join(',')}}`}::uuid[])`)

export type LineRow = {
  id: string
  at: Date
  kind: EntryKind
  cents: number
  bookingId: string | null
  code: string | null
  title: string | null
  grossCents: number | null
  basisPoints: number | null
  method: 'bank' | 'cash' | null
  reference: string | null
  reason: string | null
  undone: boolean
}

const LINES = `
  select e.id, e.at, e.kind, p.cents::float8 as cents, b.id as "bookingId", b.confirmation_code as code, x.title,
    e.gross_cents::float8 as "grossCents", r.basis_points as "basisPoints",
    (select o.account from ledger_postings o where o.entry_id = e.id and o.account in ('bank', 'cash')) as method,
    e.reference, e.reason, exists (select from ledger_entries u where u.undoes_id = e.id) as undone
  from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account = 'receivable'
    left join bookings b on b.id = e.booking_id left join experiences x on x.id = b.experience_id
    left join commission_rates r on r.id = e.rate_id`

/** The lines of a statement in the order in which they happened. @param of a statement its reader may see */
export async function linesOf(of: Pick<StatementRow, 'id'>): Promise<LineRow[]> {
  const { rows } = await pool().query<LineRow>({
    name: 'statement-lines',
    text: `${LINES} join statement_lines l on l.entry_id = e.id where l.statement_id = $1 order by e.at, e.number`,
    values: [of.id],
  })
  return rows
}

/** The movements of a host's debt, latest first. @param limit rows */
export async function latestLines(_admin: Admin, hostId: string, limit: number): Promise<LineRow[]> {
  const { rows } = await pool().query<LineRow>({
    name: 'ledger-latest',
    text: `${LINES} where e.host_id = $1 order by e.at desc, e.number desc limit $2`,
    values: [hostId, limit],
  })
  return rows
}

export type Balance = { owed: number; unconfirmed: number; overdue: number }

/**
 * What a host owes now, in cents, and how much of it is past due: the closing of the latest statement whose due date has
 * passed, less what was paid since.
 * @param today the day in El Salvador
 */
export async function balanceOf(hostId: string, today: string, tx: Executor = database()): Promise<Balance> {
  const { rows } = await tx.execute<Balance>(sql`
    select coalesce(sum(p.cents) filter (where p.account = 'receivable'), 0)::float8 as owed,
      coalesce(sum(p.cents) filter (where p.account = 'unconfirmed'), 0)::float8 as unconfirmed,
      coalesce((select greatest(0, ${statements.closingCents} + ${since}) from ${statements} where ${statements.hostId} = ${hostId}
        and ${statements.dueOn} < ${today} order by ${statements.month} desc limit 1), 0)::float8 as overdue
    from ledger_entries e join ledger_postings p on p.entry_id = e.id where e.host_id = ${hostId}`)
  return rows[0]!
}

/** To which account hosts transfer what they owe, and where they bring cash. */
export const howToPay = (settings: Settings): string => howToPayText(settings.howToPay, supportAddress(settings))
