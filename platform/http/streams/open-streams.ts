// Limits the live streams per person and per address, counted over all nodes (trust 3).
import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database } from '#platform/database/pool.ts'
import { limitsAreOn } from '../limits/limits.ts'
import { openStreams } from './stream.table.ts'

const MAX_STREAMS_PER_ACCOUNT = 6
const MAX_STREAMS_PER_ADDRESS = 50
/** A node renews its rows; one that was not renewed for this long belongs to a node that died. */
const LOST_AFTER = sql`now() - interval '90 seconds'`
const RENEW_EVERY = 25_000

const node = randomUUID()
let openCount = 0
let renewing: NodeJS.Timeout | undefined

function countHeld(change: 1 | -1) {
  openCount += change
  if (openCount > 0)
    renewing ??= setInterval(() => {
      const renewal = database().update(openStreams).set({ seenAt: sql`now()` }).where(eq(openStreams.node, node))
      renewal.catch(() => {})
    }, RENEW_EVERY).unref()
  else {
    clearInterval(renewing)
    renewing = undefined
  }
}

/**
 * Counts a stream that is about to open.
 * @param address null for calls inside this process
 * @returns a function that gives the place back, or null when the person or the address holds the maximum
 */
export async function acquireStreamSlot(accountId: string, address: string | null): Promise<(() => void) | null> {
  if (!limitsAreOn()) return () => {}
  const digest = createHash('sha256')
    .update(address ?? 'inside')
    .digest('base64url')
    .slice(0, 22)
  const isLive = gt(openStreams.seenAt, LOST_AFTER)
  const slotId = await database().transaction(async (tx) => {
    // Always locked in the same order, or two openings could deadlock.
    for (const key of [lockKey.streamsOf(accountId), lockKey.streamsOf(digest)].sort()) await lockUntilCommit(tx, key)
    const ofAccount = await tx.$count(openStreams, and(eq(openStreams.accountId, accountId), isLive))
    const ofAddress = address ? await tx.$count(openStreams, and(eq(openStreams.address, digest), isLive)) : 0
    if (ofAccount >= MAX_STREAMS_PER_ACCOUNT || ofAddress >= MAX_STREAMS_PER_ADDRESS) return null
    const [row] = await tx.insert(openStreams).values({ node, accountId, address: digest }).returning()
    return row!.id
  })
  if (!slotId) return null
  countHeld(1)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    countHeld(-1)
    const release = database().delete(openStreams).where(eq(openStreams.id, slotId))
    release.catch(() => {})
  }
}

/** Deletes the rows of nodes that died. */
export const deleteLostStreams = async (): Promise<void> =>
  void (await database().delete(openStreams).where(lt(openStreams.seenAt, LOST_AFTER)))
