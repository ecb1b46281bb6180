import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import type { Executor } from '#platform/database/pool.ts'
import { readList, sortBy } from '../../../admin/list.data.ts'
import type { Account } from '../../ledger.rules.ts'
import { ledgerEntries, ledgerPostings } from '../../ledger.table.ts'
import { isOwed, statementsById } from '../../statements/statement.data.ts'
import { statements } from '../../statements/statement.table.ts'
import { statementList } from './admin-statement.list.ts'

export const statementReader = readList(statementList, {
  from: sql`${statements}`,
  id: statements.id,
  sorts: {
    number: sortBy(statements.number),
    month: sortBy(statements.month),
    closing: sortBy(statements.closingCents),
  },
  filters: {
    balance: (value) => (value === 'owed' ? isOwed : sql`not (${isOwed})`),
    host: (id) => sql`${statements.hostId} = ${id}`,
  },
  search: statements.hostName,
  rows: statementsById,
})

/** Serializes manual entries for this host until the commit, so that no two pay the same debt. */
export const lockLedger = (tx: Executor, _admin: Admin<'money.record'>, hostId: string) =>
  lockUntilCommit(tx, lockKey.ledgerOf(hostId))

export async function findHostName(tx: Executor, _admin: Admin, hostId: string): Promise<string | null> {
  const [row] = await tx.select({ name: profiles.fullName }).from(profiles).where(eq(profiles.id, hostId))
  return row?.name ?? null
}

type NewEntry = Pick<typeof ledgerEntries.$inferInsert, 'hostId' | 'kind' | 'reference' | 'reason' | 'undoesId'>
type Sides = Partial<Record<Account, number>>

/** Writes an entry with its postings; the database checks at the commit that they add up to zero. */
export async function insertEntry(
  tx: Executor,
  { id }: Admin<'money.record'>,
  entry: NewEntry,
  sides: Sides,
): Promise<void> {
  const [inserted] = await tx
    .insert(ledgerEntries)
    .values({ ...entry, recordedBy: id })
    .returning({ id: ledgerEntries.id })
  const postings = Object.entries(sides) as [Account, number][]
  await tx
    .insert(ledgerPostings)
    .values(postings.map(([account, cents]) => ({ entryId: inserted!.id, account, cents })))
}

/** A reference as compared: `TR 88-1` and `tr881` name one transfer. */
const compared = (reference: SQL) => sql`regexp_replace(lower(${reference}), '[^[:alnum:]]', '', 'g')`

/** The payment that is recorded under a reference and was not undone; null when there is none. */
export async function findPayment(
  tx: Executor,
  _admin: Admin<'money.record'>,
  { hostId, method, reference }: { hostId: string; method: 'bank' | 'cash'; reference: string },
): Promise<{ cents: number; at: Date } | null> {
  const [row] = await tx
    .select({ cents: ledgerPostings.cents, at: ledgerEntries.at })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, and(eq(ledgerPostings.entryId, ledgerEntries.id), eq(ledgerPostings.account, method)))
    .where(
      and(
        eq(ledgerEntries.hostId, hostId),
        eq(ledgerEntries.kind, 'payment'),
        sql`${compared(sql`${ledgerEntries.reference}`)} = ${compared(sql`${reference}::text`)}`,
        sql`not exists (select from ledger_entries u where u.undoes_id = ledger_entries.id)`,
      ),
    )
    .limit(1)
  return row ?? null
}

/** An entry with its postings, and whether it was reversed; null when there is none. */
export async function findEntry(tx: Executor, _admin: Admin, id: string) {
  const [row] = await tx
    .select({
      hostId: ledgerEntries.hostId,
      kind: ledgerEntries.kind,
      undone: sql<boolean>`exists (select from ledger_entries u where u.undoes_id = ledger_entries.id)`,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.id, id))
  if (!row) return null
  const postings = await tx.select().from(ledgerPostings).where(eq(ledgerPostings.entryId, id))
  const sides: Sides = Object.fromEntries(postings.map(({ account, cents }) => [account, cents]))
  return { ...row, sides }
}
