// Reads the changes that triggers recorded, so that no transaction is missed (decision 0184).
import { sql } from 'drizzle-orm'
import { database, pool } from '#platform/database/pool.ts'

/** Stands for the category names among the ids of experiences. */
export const CATEGORIES = '00000000-0000-0000-0000-000000000000'

export const TOPIC = 'catalogue'

export type Changes = {
  /** Every transaction below it has ended, so the next read starts here. */
  horizon: bigint
  /** Changes of transactions below it have been deleted. */
  forgotten: bigint
  changed: { transaction: bigint; id: string }[]
}

type Row = { horizon: string; forgotten: string | null; transaction: string | null; id: string | null }

/**
 * Changes of transactions from `since` on, and where the next read has to start. A transaction gets its number at its first
 * write but becomes visible at its commit, so one that is still open can appear later with a lower number than others seen
 * now. A reader therefore continues from the oldest open transaction, and not from the highest number it saw.
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

/** The oldest transaction that may still be open: a read after this contains everything of older ones. */
export async function currentHorizon(): Promise<bigint> {
  const { rows } = await pool().query<{ horizon: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
  )
  return BigInt(rows[0]!.horizon)
}

/**
 * Deletes the changes that had already ended at the last sweep. A reader that has not read since then must rebuild; it learns
 * that from the transaction numbers, so no clock is involved.
 */
export const deleteOldChanges = (): Promise<void> =>
  database().transaction(async (tx) => {
    await tx.execute(sql`insert into catalogue_sweeps (forgotten, next) values ('0', pg_snapshot_xmin(pg_current_snapshot()))
      on conflict (single) do update set forgotten = catalogue_sweeps.next, next = excluded.next`)
    await tx.execute(sql`delete from catalogue_changes where transaction < (select forgotten from catalogue_sweeps)`)
  })
