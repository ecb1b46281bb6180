import { randomUUID } from 'node:crypto'
import { database, type Executor } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import type { Role } from './account.rules.ts'
import { profiles, users } from './account.table.ts'

export type Person = { id: string; email: string; name: string; role: Role }
type Overrides = Partial<Person> & {
  profile?: Partial<typeof profiles.$inferInsert>
  user?: Partial<typeof users.$inferInsert>
}

/** The rows of one person, not stored yet. A host has been hosting for a year unless given. */
export function buildPerson(overrides: Overrides = {}) {
  const { id = randomUUID(), role = 'traveler', name = 'Lucía Hernández' } = overrides
  const email = overrides.email ?? `${id.slice(0, 8)}@persona.example`
  const user: typeof users.$inferInsert = {
    id,
    name,
    email,
    emailVerified: true,
    signupRole: role === 'host' ? 'host' : 'traveler',
    ...overrides.user,
  }
  const hostSince = role === 'host' ? new Date(Date.now() - 365 * DAY_MS) : null
  const staffRole = role === 'admin' ? ('administrator' as const) : null
  const profile: typeof profiles.$inferInsert = { id, fullName: name, role, staffRole, hostSince, ...overrides.profile }
  return { person: { id, email, name, role } satisfies Person, user, profile }
}

/** Stores a person without a password, who can only use a session made by the tests. */
export async function createPerson(overrides: Overrides = {}, executor: Executor = database()): Promise<Person> {
  const { person, user, profile } = buildPerson(overrides)
  await executor.insert(users).values(user)
  await executor.insert(profiles).values(profile)
  return person
}
