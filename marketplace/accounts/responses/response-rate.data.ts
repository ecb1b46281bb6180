import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import { enqueue, type JobName } from '#platform/jobs/jobs.ts'
import { profiles } from '../account.table.ts'

/** Response figures of a host: whole percent, whole hours. */
export type ResponseFigures = { rate: number; hours: number }

/**
 * SQL of the rate shown to others: null while nobody has asked this host anything, because 100 % of nothing says nothing
 * (HDASH-32). @param p alias of the profiles in the query
 */
export const shownResponseRate = (p: string) =>
  sql.raw(`case when ${p}.total_bookings > 0 or ${p}.response_rate < 100 then ${p}.response_rate end`)

/** The job lives in conversations, a lower slice; known by name, because everybody who needs it stands above. */
export const countResponsesJob: JobName<{ hostId: string }> = { name: 'count-responses' }

/** Enqueues a recount of a host's figures after the caller's commit (REV-29). */
export const queueResponseCount = (tx: Executor, hostId: string) =>
  enqueue(tx, countResponsesJob, { hostId }, `responses ${hostId}`)

/** Stores the figures shown on a host's profile (HPUB-10). */
export const saveResponseFigures = async (tx: Executor, hostId: string, { rate, hours }: ResponseFigures) =>
  void (await tx.update(profiles).set({ responseRate: rate, responseTimeHours: hours }).where(eq(profiles.id, hostId)))
