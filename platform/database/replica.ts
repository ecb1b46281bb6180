// Reads that may be a second late go to a replica, where there is one and it keeps up (decision 0201).
import { configuration } from '#platform/configuration.ts'
import { safeMessage } from '#platform/log/error-facts.ts'
import { log } from '#platform/log/log.ts'
import { withTimeouts } from './context.ts'
import { pool } from './pool.ts'

const LOOK_EVERY_MS = 1000

/** `late`: the replica has not replayed the position that the primary had at the last check. */
let state: 'current' | 'late' | 'away' = 'away'
let timer: NodeJS.Timeout | undefined
let passed: string | undefined

const enter = (next: typeof state, reason?: string) => {
  if (next !== state) log()[next === 'current' ? 'info' : 'warn']({ replica: next, reason }, `the replica is ${next}`)
  state = next
}

/** Current log position of the primary; at the next check the replica must have replayed it. */
export async function primaryLsn(): Promise<string> {
  const { rows } = await pool().query<{ position: string }>('select pg_current_wal_lsn()::text as position')
  return rows[0]!.position
}

/** Bytes of the primary's log that the replica has not replayed up to a position; 0 on a server that is no replica. */
export async function replicationLagBytes(position: string): Promise<number> {
  const { rows } = await withTimeouts('replica', () =>
    pool().query<{ bytes: number }>(
      'select greatest(0, coalesce(pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()), 0))::float8 as bytes',
      [position],
    ),
  )
  return rows[0]!.bytes
}

async function checkLag(): Promise<void> {
  try {
    enter((await replicationLagBytes(passed ?? (await primaryLsn()))) === 0 ? 'current' : 'late')
    passed = await primaryLsn()
  } catch (error) {
    passed = undefined
    enter('away', safeMessage(error))
  }
}

/** Starts checking the replica once a second, if one is configured. Waits for the first check. */
export async function watchReplica(): Promise<void> {
  if (!configuration().DATABASE_READ_URL || timer) return
  await checkLag()
  const schedule = () => {
    timer = setTimeout(async () => {
      await checkLag()
      if (timer) schedule()
    }, LOOK_EVERY_MS).unref()
  }
  schedule()
}

/** Stops checking; from now on nothing is read from the replica. */
export function stopWatchingReplica(): void {
  clearTimeout(timer)
  timer = undefined
  passed = undefined
  state = 'away'
}

/**
 * Runs a read on the replica, or on the primary when there is none, it is late, or it fails.
 * @param run must not write, and may be run twice
 */
export async function onReplica<T>(run: () => Promise<T>): Promise<T> {
  if (state !== 'current') return withTimeouts('request', run)
  try {
    return await withTimeouts('replica', run)
  } catch (error) {
    enter('away', safeMessage(error))
    return withTimeouts('request', run)
  }
}
