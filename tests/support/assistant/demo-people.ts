import { sql } from 'drizzle-orm'
import type { SessionUser, SignedIn } from '#marketplace/accounts/account.rules.ts'
import { prove } from '#marketplace/accounts/proof.rules.ts'
import { database } from '#platform/database/pool.ts'

const ROLES = { viajera: 'traveler', anfitriona: 'host' } as const

/** A person of the demo, signed in. @param name the first part of their address */
export async function demoPerson(name: keyof typeof ROLES): Promise<SignedIn> {
  const { rows } = await database().execute<{ id: string; email: string; name: string }>(
    sql`select id, email, name from users where email = ${`${name}@demo.torogoz.sv`}`,
  )
  const user: SessionUser = { ...rows[0]!, avatar: null, role: ROLES[name], createdAt: new Date().toISOString() }
  return prove('signed-in', user) as SignedIn
}
