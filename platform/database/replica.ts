// Reads that may be a second late go to a replica, where there is one and it keeps up (decision 0201).
import { configuration } from '#platform/configuration.ts'
import { log } from '#platform/log/log.ts'
import { withTimeouts } from './context.ts'
import { pool } from './pool.ts'

const LOOK_EVERY_MS = 1000

/** `late`: it has not reached where the primary was at the look before. */
let state: 'current' | 'late' | 'away' = 'away'
let timer: NodeJS.Timeout | undefined
let passed: string | undefined

const enter = (next: typeof state, reason?: string) => {
  if (next !== state) log()[next === 'current' ? 'info' : 'warn']({ replica: next, reason }, `the replica is ${next}`)
  state = next
}

/** Where the primary is; from the next look on the replica must have come so far. */
export async function positionOfPrimary(): Promise<string> {
  const { rows } = await pool().query<{ position: string }>('select pg_current_wal_lsn()::text as position')
  return rows[0]!.position
}

/** Bytes of the log of the primary that the replica has not replayed up to a position; a server that replays none is never behind. */
export async function bytesBehind(position: string): Promise<number> {
  const { rows } = await withTimeouts('replica', () =>
    pool().query<{ bytes: number }>(
      'select greatest(0, coalesce(pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()), 0))::float8 as bytes',
      [position],
    ),
  )
  return rows[0]!.bytes
}

async function look(): Promise<void> {
  try {
    enter((await bytesBehind(passed ?? (await positionOfPrimary()))) === 0 ? 'current' : 'late')
    passed = await positionOfPrimary()
  } catch (error) {
    passed = undefined
    enter('away', (error as Error).message)
  }
}

/** Begins to look at the replica once a second; without one nothing is done. The first look is awaited. */
export async function watchReplica(): Promise<void> {
  if (!configuration().DATABASE_READ_URL || timer) return
  await look()
  const again = () => {
    timer = setTimeout(async () => {
      await look()
      if (timer) again()
    }, LOOK_EVERY_MS).unref()
  }
  again()
}

/** Ends the looking; nothing is read from the replica any more. */
export function leaveReplica(): void {
  clearTimeout(timer)
  timer = undefined
  passed = undefined
  state = 'away'
}

/**
 * Runs a read on the replica, and on the primary when there is none, it is late, or it fails.
 * @param run writes nothing, and may be run twice
 */
export async function onReplica<T>(run: () => Promise<T>): Promise<T> {
  if (state !== 'current') return withTimeouts('request', run)
  try {
    return await withTimeouts('replica', run)
  } catch (error) {
    enter('away', (error as Error).message)
    return withTimeouts('request', run)
  }
}
