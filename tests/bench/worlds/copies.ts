// Multiplies the synthetic experiences of a database in a few statements: no triggers, and the indexes of what grows are made
// afterwards, because that takes minutes and one row after another would take hours.
import type pg from 'pg'
import { withTimeouts } from '#platform/database/context.ts'
import { pool } from '#platform/database/pool.ts'

const COPY_ID = `
create or replace function pg_temp.copy_of(id uuid, n int) returns uuid language sql immutable as $$
  select overlay(overlay(md5(id || '-' || n) placing '4' from 13) placing 'a' from 17)::uuid $$`

const SYNTHETIC = `create temp table copied as select e.id from experiences e
  join users u on u.id = e.host_id where u.email like 'anfitrion-%@escala.invalid'`

type Table = { name: string; own: Record<string, string>; which: string }

/** Tables that grow, experiences after those that read them; what each copy has of its own, and which rows are copied. */
const TABLES: Table[] = [
  {
    name: 'locations',
    own: { id: 'pg_temp.copy_of(t.id, n)' },
    which: 'join experiences e on e.location_id = t.id join copied on copied.id = e.id',
  },
  {
    name: 'available_dates',
    own: { id: 'gen_random_uuid()', experience_id: 'pg_temp.copy_of(t.experience_id, n)' },
    which: 'join copied on copied.id = t.experience_id where t.start_date > now()',
  },
  {
    name: 'experience_images',
    own: { id: 'gen_random_uuid()', experience_id: 'pg_temp.copy_of(t.experience_id, n)' },
    which: 'join copied on copied.id = t.experience_id',
  },
  {
    name: 'experiences',
    own: {
      id: 'pg_temp.copy_of(t.id, n)',
      location_id: 'pg_temp.copy_of(t.location_id, n)',
      created_at: "t.created_at - n * interval '7 seconds'",
      price: 't.price + n',
    },
    which: 'join copied on copied.id = t.id',
  },
]

/** Indexes that hold no constraint: those can be made again. */
const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
  where indrelid = $1::regclass and not indisunique and not exists (select from pg_constraint where conindid = indexrelid)`

const COLUMNS = `select column_name as name from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and identity_generation is null`

/** Copies every synthetic experience of the product's database so many times. */
export const fillCopies = (times: number): Promise<void> =>
  withTimeouts('command', async () => {
    const client = await pool().connect()
    try {
      await client.query('begin')
      await client.query(`set local session_replication_role = replica`)
      await client.query(`set local maintenance_work_mem = '512MB'`)
      for (const statement of [COPY_ID, SYNTHETIC, 'analyze copied']) await client.query(statement)
      const definitions: string[] = []
      for (const { name } of TABLES) definitions.push(...(await dropIndexes(client, name)))
      for (const table of TABLES) await copy(client, table, times)
      for (const statement of definitions) await client.query(statement)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  })

async function dropIndexes(client: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(INDEXES, [table])
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ made }) => made)
}

async function copy(client: pg.PoolClient, { name, own, which }: Table, times: number) {
  const { rows } = await client.query<{ name: string }>(COLUMNS, [name])
  const values = rows.map((column) => own[column.name] ?? `t.${column.name}`)
  await client.query(
    `insert into ${name} (${rows.map((column) => column.name).join(', ')})
     select ${values.join(', ')} from ${name} t cross join generate_series(1, ${times}) n ${which}`,
  )
}
