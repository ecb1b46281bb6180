import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import { enqueue, type JobName } from '#platform/jobs/jobs.ts'
import { profiles } from '../account.table.ts'

/** How a host answers: whole percent, whole hours. */
export type ResponseFigures = { rate: number; hours: number }

/**
 * SQL of the rate as others read it: null while nobody has asked anything of this host, for 100 % of nothing says nothing
 * (HDASH-32). @param p how the query calls the profiles
 */
export const shownResponseRate = (p: string) =>
  sql.raw(`case when ${p}.total_bookings > 0 or ${p}.response_rate < 100 then ${p}.response_rate end`)

/** Counted where messages are known, which is above everybody who has a reason to ask for it. */
export const countResponsesJob: JobName<{ hostId: string }> = { name: 'count-responses' }

/** Asks that a host's figures be counted again once the caller's change is committed (REV-29). */
export const queueResponseCount = (tx: Executor, hostId: string) =>
  enqueue(tx, countResponsesJob, { hostId }, `responses ${hostId}`)

/** Writes the figures a host's profile shows (HPUB-10). */
export const saveResponseFigures = async (tx: Executor, hostId: string, { rate, hours }: ResponseFigures) =>
  void (await tx.update(profiles).set({ responseRate: rate, responseTimeHours: hours }).where(eq(profiles.id, hostId)))
