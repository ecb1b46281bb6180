// Makes the server fail at what reads one table.
import { sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'

/** Runs while the table has another name. */
export async function withoutTable(table: string, run: () => Promise<unknown>): Promise<void> {
  const away = `${table}_away`
  await database().execute(sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(away)}`)
  try {
    await run()
  } finally {
    await database().execute(sql`alter table ${sql.identifier(away)} rename to ${sql.identifier(table)}`)
  }
}
