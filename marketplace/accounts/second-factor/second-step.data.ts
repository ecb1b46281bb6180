// Between a right password and a session: the second step, and who is exempt from it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { users, verifications } from '../account.table.ts'
import { SECOND_STEP_MINUTES } from './second-factor.rules.ts'

type Admission = { proved: boolean; stopped: string | null }
const admissions = new AsyncLocalStorage<Admission>()

/** Whether the session being created has passed its second step, or continues a valid one. */
export const isSecondStepPassed = () => admissions.getStore()?.proved ?? false

/** Records who was stopped, for `admitting`. */
export function requireSecondStep(userId: string): void {
  const admission = admissions.getStore()
  if (admission) admission.stopped = userId
}

/** Creates sessions without asking for the second step, because it was passed. */
export const withSecondStepPassed = <T>(work: () => Promise<T>) => admissions.run({ proved: true, stopped: null }, work)

/** Runs a sign-in by password or provider. @returns its result, or the person who still has to take the second step */
export async function signInOrChallenge<T>(work: () => Promise<T>): Promise<{ result: T } | { stopped: string }> {
  const admission: Admission = { proved: false, stopped: null }
  try {
    const result = await admissions.run(admission, work)
    return admission.stopped ? { stopped: admission.stopped } : { result }
  } catch (error) {
    if (admission.stopped) return { stopped: admission.stopped }
    throw error
  }
}

/** Only digests are stored, as of every single-use secret. */
const identifierOf = (challenge: string) => createHash('sha256').update(`second-step:${challenge}`).digest('base64url')

/** A token that proves that this browser sent the right password minutes ago. */
export async function beginSecondStep(userId: string, now: Date): Promise<string> {
  const challenge = randomBytes(24).toString('hex')
  const expiresAt = new Date(now.getTime() + SECOND_STEP_MINUTES * MINUTE_MS)
  await database()
    .insert(verifications)
    .values({ identifier: identifierOf(challenge), value: userId, expiresAt })
  return challenge
}

/** The person of a second step; null when it expired or was used. */
export async function ownerOfSecondStep(
  challenge: string,
): Promise<{ id: string; email: string; name: string } | null> {
  const [owner] = await database()
    .select({ id: users.id, email: users.email, name: users.name })
    .from(verifications)
    .innerJoin(users, eq(sql`${users.id}::text`, verifications.value))
    .where(and(eq(verifications.identifier, identifierOf(challenge)), gt(verifications.expiresAt, sql`now()`)))
  return owner ?? null
}

export const endSecondStep = (challenge: string) =>
  database()
    .delete(verifications)
    .where(eq(verifications.identifier, identifierOf(challenge)))
