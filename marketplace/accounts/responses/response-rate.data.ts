import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/database/pool.ts'
import { enqueue, type JobName } from '#platform/jobs/jobs.ts'
import { profiles } from '../account.table.ts'

/** Response figures of a host: whole percent, whole hours, and of how many requests and messages. */
type ResponseFigures = { rate: number; hours: number; count: number }

/**
 * SQL of the rate as it is shown: null while nothing that this host was asked has been answered or missed, because 100 % of
 * nothing says nothing (HDASH-32). @param p alias of the profiles in the query
 */
export const publicResponseRate = (p: string) =>
  sql.raw(`case when ${p}.response_count > 0 then ${p}.response_rate end`)

/** The job lives in conversations, a lower slice; known by name, because everybody who needs it stands above. */
export const countResponsesJob: JobName<{ hostId: string }> = { name: 'count-responses' }

/** Enqueues a recount of a host's figures after the caller's commit (REV-29). */
export const queueResponseCount = (tx: Executor, hostId: string) =>
  enqueue(tx, countResponsesJob, { hostId }, `responses ${hostId}`)

/** Stores the figures shown on a host's profile (HPUB-10). */
export const saveResponseFigures = async (tx: Executor, hostId: string, { rate, hours, count }: ResponseFigures) =>
  void (await tx
    .update(profiles)
    .set({ responseRate: rate, responseTimeHours: hours, responseCount: count })
    .where(eq(profiles.id, hostId)))
