import type pg from 'pg'

/** Our tables with their columns, quoted. Generated columns are left out: PostgreSQL computes them and refuses a value. */
export async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

export async function sequencesOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

export async function holdsData(client: pg.Client, leaveOut: string[]): Promise<boolean> {
  for (const { name } of await tablesOf(client)) {
    if (leaveOut.includes(name)) continue
    const { rowCount } = await client.query(`select from public."${name}" limit 1`)
    if (rowCount) return true
  }
  return false
}

/**
 * Drops everything the product ever made in a database, and nothing of an extension or another schema: whoever may use a
 * database need not own it, so it can not simply be dropped and created again.
 */
export const EMPTY_DATABASE = `do $$
declare ours text[]; one text;
begin
  drop schema if exists graphile_worker cascade;
  drop schema if exists drizzle cascade;
  select array_agg(format('drop %s if exists %s cascade', kind, name) order by step) into ours from (
    select 1 as step, 'table' as kind, oid, oid::regclass::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all
    select 2, 'function', oid, oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select 3, 'text search configuration', oid, oid::regconfig::text from pg_ts_config
      where cfgnamespace = 'public'::regnamespace
    union all
    select 4, 'text search dictionary', oid, oid::regdictionary::text from pg_ts_dict
      where dictnamespace = 'public'::regnamespace
  ) things where not exists (select from pg_depend d where d.objid = things.oid and d.deptype = 'e');
  foreach one in array coalesce(ours, '{}') loop execute one; end loop;
end $$`
