import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passkeys } from '#marketplace/accounts/second-factor/second-factor.table.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { auditEntries } from '../../../admin/audit/audit.table.ts'
import { resetSecondFactor } from './operator.api.ts'

test('the command takes a lost second factor away, ends the sessions, tells the owner and is written down', async () => {
  const { id, email, request } = await signedIn('host')
  expect((await resetSecondFactor(email)).ok).toBe(false)
  expect((await resetSecondFactor('nadie@correo.sv')).ok).toBe(false)
  await database().insert(passkeys).values({ userId: id, name: 'Teléfono', credentialId: id, publicKey: 'x' })
  expect((await resetSecondFactor(email.toUpperCase())).ok).toBe(true)
  expect(await database().$count(passkeys, eq(passkeys.userId, id))).toBe(0)
  expect((await request('get', '/profile')).status).toBe(401)
  const entries = await database().select().from(auditEntries).where(eq(auditEntries.objectId, id))
  expect(entries).toMatchObject([{ action: 'user.reset-second-factor', origin: 'command' }])
  await runJobs()
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, email))
  expect(mails.map(({ subject }) => subject)).toContain('Tu verificación en dos pasos se quitó')
})
