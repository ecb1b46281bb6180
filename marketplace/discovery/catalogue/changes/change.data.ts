// What has changed since: the table that triggers write to, read so that no transaction is missed (decision 0184).
import { sql } from 'drizzle-orm'
import { database, pool } from '#platform/database/pool.ts'

/** Stands for the names of the categories among the ids of experiences. */
export const CATEGORIES = '00000000-0000-0000-0000-000000000000'

/** What triggers say when something has changed. */
export const TOPIC = 'catalogue'

export type Changes = {
  /** Every transaction below it has ended: the next reading begins here. */
  horizon: bigint
  /** Changes of transactions below it are not kept any more. */
  forgotten: bigint
  changed: { transaction: bigint; id: string }[]
}

type Row = { horizon: string; forgotten: string | null; transaction: string | null; id: string | null }

/**
 * Changes of transactions from this one on, and how far the reading after it may leave out. A transaction gets its number when
 * it first writes, and is seen when it commits: those that are still open at the moment of the statement come later with a
 * lower number than others that are seen now, so a reader goes on from the oldest open one and not from the highest it saw.
 */
export async function changesSince(since: bigint): Promise<Changes> {
  const { rows } = await pool().query<Row>({
    name: 'catalogue-changes',
    text: `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, (select forgotten::text from catalogue_sweeps) as forgotten,
        c.transaction::text, c.experience_id as id
      from (values (true)) one left join catalogue_changes c on c.transaction >= $1::xid8`,
    values: [String(since)],
  })
  return {
    horizon: BigInt(rows[0]!.horizon),
    forgotten: BigInt(rows[0]!.forgotten ?? 0),
    changed: rows.flatMap(({ transaction, id }) =>
      transaction && id ? [{ transaction: BigInt(transaction), id }] : [],
    ),
  }
}

/** The oldest transaction that may still be open: what is read after this holds everything of those before it. */
export async function currentHorizon(): Promise<bigint> {
  const { rows } = await pool().query<{ horizon: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
  )
  return BigInt(rows[0]!.horizon)
}

/**
 * Forgets the changes that had already ended at the last sweep. Who has not read since then builds anew: which it is, is
 * said by the numbers themselves and by no clock.
 */
export const forgetOldChanges = (): Promise<void> =>
  database().transaction(async (tx) => {
    await tx.execute(sql`insert into catalogue_sweeps (forgotten, next) values ('0', pg_snapshot_xmin(pg_current_snapshot()))
      on conflict (single) do update set forgotten = catalogue_sweeps.next, next = excluded.next`)
    await tx.execute(sql`delete from catalogue_changes where transaction < (select forgotten from catalogue_sweeps)`)
  })
