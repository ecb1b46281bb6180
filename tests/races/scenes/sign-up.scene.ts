// The link of one registration, used twice at once over HTTP.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { anonymous } from '../../support/people.ts'
import { runJobs } from '../../support/run-jobs.ts'
import { waiting } from '../../support/waiting-for-row.ts'

const PASSWORD = 'tres pupusas de loroco'

/** A registration whose email is written. @returns the token of its link */
async function applied(email: string) {
  // Refuses connections at once: what would leave stays in the outbox.
  configure({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const input = { email, password: PASSWORD, data: { full_name: 'Ana', role: 'traveler' }, termsAccepted: true }
  expect((await anonymous.request('post', '/auth/sign-up', input)).status).toBe(201)
  await runJobs()
  const { rows } = await database().execute<{ text: string }>(sql`select text from outbox where recipient = ${email}`)
  return /complete-sign-up\?token=([0-9a-f]+)/.exec(rows[0]!.text)![1]!
}

/**
 * Both requests proceed until they need to write accounts, which is locked; then the lock is released.
 * @param email an unused address
 * @returns their statuses, the smaller first, and the number of accounts and sessions
 */
export async function usedTwice(email: string) {
  const token = await applied(email)
  const holder = new pg.Client(configuration().DATABASE_URL)
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table users in share mode')
    const use = () => anonymous.request('post', '/auth/complete-sign-up', { token, password: PASSWORD })
    const uses = [use(), use()]
    await expect.poll(waiting).toBe(2)
    await holder.query('commit')
    const answers = (await Promise.all(uses)).map(({ status }) => status).sort()
    const { rows } = await holder.query<{ accounts: number; sessions: number }>(
      `select count(distinct u.id)::int accounts, count(s.id)::int sessions
       from users u left join sessions s on s.user_id = u.id where lower(u.email) = $1`,
      [email],
    )
    return { answers, ...rows[0]! }
  } finally {
    await holder.end()
    configure({ SMTP_URL: undefined })
  }
}
