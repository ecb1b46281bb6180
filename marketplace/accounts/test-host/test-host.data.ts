import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { sessionSecret } from '#platform/session/secret.ts'
import { DAY_MS } from '#platform/units.ts'
import { ensureProfile } from '../account.data.ts'
import { sessions } from '../account.table.ts'
import { sessionCookieName } from '../session/session.data.ts'
import { TEST_HOST } from './test-host.rules.ts'

/** The test host's account, created when it is missing. */
export async function ensureTestHost(now: Date): Promise<string> {
  const { email, name } = TEST_HOST
  const { rows } = await database().execute<{ id: string }>(sql`
    insert into users (email, name, signup_role) values (${email}, ${name}, 'host')
    on conflict (lower(email)) do update set name = excluded.name returning id`)
  const { id } = rows[0]!
  await ensureProfile(id, now)
  return id
}

/** A session of a day. @returns its token, and its cookie */
export async function startTestSession(userId: string, now: Date): Promise<{ token: string; cookie: string }> {
  const token = randomBytes(24).toString('base64url')
  await database()
    .insert(sessions)
    .values({ userId, token, expiresAt: new Date(now.getTime() + DAY_MS) })
  const signature = createHmac('sha256', sessionSecret()).update(token).digest('base64')
  const value = encodeURIComponent(`${token}.${signature}`)
  return { token, cookie: `${sessionCookieName()}=${value}; Path=/; Max-Age=${DAY_MS / 1000}; HttpOnly; SameSite=Lax` }
}
