// Checks that refused calls change nothing. Test databases have a trigger on every table that records which request changed a
// row, in the transaction that changed it: a rollback removes the record too. A request is identified by a setting of its
// connection, so that others may run at the same time.
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { configuration } from '#platform/configuration.ts'

const SETTING = 'test.request'

/** Installs the triggers; once, in the template of all test databases. */
export const WATCH_SQL = `
  create schema watch;
  create unlogged table watch.changes (
    request text not null, "table" text not null, operation text not null, columns text[] not null, "row" jsonb not null);
  create index on watch.changes (request);
  create function watch.note() returns trigger language plpgsql as $$
  declare
    was jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
    became jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  begin
    if was <> became then
      insert into watch.changes values (current_setting('${SETTING}'), tg_table_name, lower(tg_op),
        array(select key from jsonb_object_keys(was || became) key where was -> key is distinct from became -> key order by key),
        was || became);
    end if;
    return null;
  end $$;
  do $$ declare one regclass; begin
    for one in select oid from pg_class where relkind = 'r'
      and (relnamespace = 'public'::regnamespace or oid = 'graphile_worker._private_jobs'::regclass) loop
      execute format($t$create trigger watch after insert or update or delete on %s for each row
        when (current_setting('${SETTING}', true) <> '') execute function watch.note()$t$, one);
    end loop;
  end $$`

export type Change = {
  table: string
  operation: 'insert' | 'update' | 'delete'
  columns: string[]
  row: Record<string, unknown>
}

/** Changes that a refusal may leave, each with the reason. Any other should have been rolled back. */
const ALLOWED: { reason: string; is: (change: Change) => boolean }[] = [
  {
    reason: 'a session lives on with whatever its owner does',
    is: ({ table, columns }) =>
      table === 'sessions' && columns.every((column) => ['expires_at', 'updated_at'].includes(column)),
  },
  {
    reason: 'what ran out is cleared away by whoever comes upon it',
    is: ({ table, operation, row }) =>
      table === 'verifications' && operation === 'delete' && new Date(String(row.expires_at)) < new Date(),
  },
  {
    reason: 'a sign-in that needs a second step is refused with the question, which waits for its answer',
    is: ({ table, operation, row }) =>
      table === 'verifications' && operation === 'insert' && /^[0-9a-f-]{36}$/.test(String(row.value)),
  },
  { reason: 'refused calls are what limits count', is: ({ table }) => table === 'rate_limits' },
  {
    reason: 'a refused access is written down (INV-47)',
    is: ({ table, operation, row }) => table === 'audit_entries' && operation === 'insert' && row.origin === 'refused',
  },
]

type Patched = typeof pg.Pool.prototype & { requestsWatched?: AsyncLocalStorage<string> }
type Spoken = pg.PoolClient & { spokenFor?: string }
type Handover = (error: Error | undefined, client?: Spoken, release?: () => void) => void
const pools = pg.Pool.prototype as Patched

/** Makes every connection of a pool announce its request. Once per process, because test files share one. */
function watchConnections(): AsyncLocalStorage<string> {
  if (pools.requestsWatched) return pools.requestsWatched
  const requests = new AsyncLocalStorage<string>()
  pools.requestsWatched = requests
  const connect = pools.connect as (this: pg.Pool, handover: Handover) => void
  const query = pg.Client.prototype.query as (this: pg.ClientBase, text: string, callback: () => void) => void
  Object.assign(pools, {
    connect(this: pg.Pool, handover?: Handover): Promise<Spoken> | undefined {
      const request = requests.getStore() ?? ''
      const introduced = (handover: Handover) =>
        connect.call(this, (error, client, release) => {
          if (!client || (client.spokenFor ?? '') === request) return handover(error, client, release)
          client.spokenFor = request
          // If the connection is lost meanwhile, the next statement reports it.
          query.call(client, `set ${SETTING} = '${request}'`, () => handover(error, client, release))
        })
      // The connection may be handed over in the context of the request that released it, so the context is bound here.
      if (handover) return void introduced(AsyncResource.bind(handover))
      return new Promise((resolve, reject) => {
        introduced((error, client) => (client ? resolve(client) : reject(error)))
      })
    },
  })
  return requests
}

let watchPool: pg.Pool | undefined

/** Closes the connection that reads the records. */
export async function stopWatching(): Promise<void> {
  await watchPool?.end()
  watchPool = undefined
}

/** Uses a connection besides the product's, which a test may have exhausted or broken. @returns null where nothing is watched */
async function changesOf(request: string): Promise<Change[] | null> {
  if (!watchPool) {
    watchPool = new pg.Pool({ connectionString: configuration().DATABASE_URL, max: 1 })
    watchPool.on('error', () => {})
  }
  const sql = 'select "table", operation, columns, "row" from watch.changes where request = $1'
  const result = await watchPool.query<Change>(sql, [request]).catch((error: { code?: string }) => {
    // A database without the triggers, or one that the test removed.
    if (error.code === undefined || /^(42P01|08|57P|ECONN)/.test(error.code)) return null
    throw error
  })
  return result?.rows ?? null
}

/** What a refused request changed, in words; empty when nothing. */
async function tracesOf(request: string): Promise<string[]> {
  const changes = (await changesOf(request)) ?? []
  return changes
    .filter((change) => !ALLOWED.some(({ is }) => is(change)))
    .map(({ table, operation, columns }) =>
      operation === 'update' ? `update of ${table}.${columns.join(', ')}` : `${operation} in ${table}`,
    )
}

/**
 * Sends a request and, if it is refused, checks that nothing changed.
 * @returns its answer
 * @throws when a refused request changed something
 */
export async function sendWatched(
  method: string,
  path: string,
  send: () => Response | Promise<Response>,
): Promise<Response> {
  if (['get', 'head', 'options'].includes(method.toLowerCase())) return send()
  const request = randomUUID()
  const answer = await watchConnections().run(request, async () => send())
  if (answer.status < 400) return answer
  const traces = await tracesOf(request)
  if (traces.length > 0)
    throw new Error(`${method} ${path} was refused (${answer.status}) and changed: ${[...new Set(traces)].join('; ')}`)
  return answer
}
