import { sql } from 'drizzle-orm'
import type { SessionUser, SignedIn } from '#marketplace/accounts/account.rules.ts'
import { authorize } from '#marketplace/accounts/authorize.rules.ts'
import { trainFurther } from '#marketplace/assistant/nlu/meaning/topic-classification.rules.ts'
import { database } from '#platform/database/pool.ts'

const ROLES = { viajera: 'traveler', anfitriona: 'host' } as const

/** A person of the demo, signed in, who can ask the assistant at once. @param name the first part of their address */
export async function demoPerson(name: keyof typeof ROLES): Promise<SignedIn> {
  // The product has its model from the build. Here the first question would train it, within the time of one answer.
  while (trainFurther()) {
    // One step after the other.
  }
  const { rows } = await database().execute<{ id: string; email: string; name: string }>(
    sql`select id, email, name from users where email = ${`${name}@demo.torogoz.sv`}`,
  )
  const user: SessionUser = { ...rows[0]!, avatar: null, role: ROLES[name], createdAt: new Date().toISOString() }
  return authorize('signed-in', user) as SignedIn
}
