// Registrations that wait for the link in their email. No other request reads these rows, so that neither registering nor
// signing in reveals whether an address is known (INV-32, docs/decisions/0164).
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import { enqueueing } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { identities, users } from '../account.table.ts'
import { authenticator } from '../identity/identity.data.ts'
import { type SignupRole, TERMS_VERSION } from '../identity/identity.rules.ts'
import { writeTo } from '../mailbox/recipient.data.ts'
import { addressInUseMail, signUpMail } from './sign-up.mail.tsx'
import { SIGN_UP_HOURS } from './sign-up.rules.ts'
import { pendingSignUps } from './sign-up.table.ts'

type SignUpInput = { email: string; password: string; name: string; role: SignupRole }
/** A waiting registration. */
type Applicant = typeof pendingSignUps.$inferSelect

const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const end = () => sql`now() + make_interval(hours => ${SIGN_UP_HOURS})`
const passwords = async () => (await authenticator().$context).password

/** The job that writes the email; its payload is the row's id, without personal data. */
export const signUpMailJob = { name: 'send-sign-up-mail' }

/**
 * Stores a registration and enqueues its email, in one statement that is the same for every address. A newer one replaces an
 * older one of the same address.
 * @param now when the terms were accepted
 */
export async function insertPendingSignUp({ password, ...wish }: SignUpInput, now: Date): Promise<void> {
  const passwordHash = await (await passwords()).hash(password)
  const values = { ...wish, passwordHash, termsVersion: TERMS_VERSION, termsAcceptedAt: now, expiresAt: end() }
  const { id, digest, expiresAt } = pendingSignUps
  await database()
    .insert(pendingSignUps)
    .values(values)
    .onConflictDoUpdate({
      target: pendingSignUps.email,
      // A link that was sent already stays valid until the next email replaces it; it then works with the newest password.
      set: { ...values, digest: sql`case when ${expiresAt} > now() then ${digest} end` },
    })
    .returning({
      job: enqueueing(signUpMailJob, sql`json_build_object('id', ${id})`, sql`'sign-up ' || ${id}`),
    })
}

/** The address of a waiting registration; null when it is gone. */
export async function findSignUpEmail(id: string): Promise<string | null> {
  const [row] = await database()
    .select({ email: pendingSignUps.email })
    .from(pendingSignUps)
    .where(eq(pendingSignUps.id, id))
  return row?.email ?? null
}

/**
 * Decides whom to write to. An address with an account gets a notice, and the registration is deleted; any other gets a link,
 * which replaces the previous one.
 * @param mayWrite false when this mailbox has had its emails of the hour
 */
export const processSignUp = (id: string, mayWrite: boolean): Promise<void> =>
  database().transaction(async (tx) => {
    const [pending] = await tx
      .select({ email: pendingSignUps.email })
      .from(pendingSignUps)
      .where(eq(pendingSignUps.id, id))
      .for('update')
    if (!pending) return
    const [existing] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, pending.email))
    if (existing) {
      await tx.delete(pendingSignUps).where(eq(pendingSignUps.id, id))
      if (mayWrite) await writeTo(tx, existing.id, 'account', addressInUseMail)
      return
    }
    if (!mayWrite) return
    // Hexadecimal, because the log removes long runs of hexadecimal digits from addresses (INV-42).
    const token = randomBytes(24).toString('hex')
    await tx
      .update(pendingSignUps)
      .set({ digest: digestOf(token), expiresAt: end() })
      .where(eq(pendingSignUps.id, id))
    await sendMail(tx, { ...signUpMail(token), to: pending.email })
  })

/** The registration of a link; null when the link is used, expired, replaced or made up. */
export async function findSignUp(token: string): Promise<Applicant | null> {
  const [row] = await database()
    .select()
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.digest, digestOf(token)), sql`${pendingSignUps.expiresAt} > now()`))
  return row ?? null
}

export const isChosenPassword = async ({ passwordHash }: Applicant, password: string): Promise<boolean> =>
  (await passwords()).verify({ hash: passwordHash, password })

/** Locks a registration until the commit. @returns false when it was used, expired or replaced meanwhile */
export async function lockSignUp(tx: Executor, { id, digest, passwordHash }: Applicant): Promise<boolean> {
  const rows = await tx
    .select({ id: pendingSignUps.id })
    .from(pendingSignUps)
    .where(
      and(
        eq(pendingSignUps.id, id),
        eq(pendingSignUps.digest, digest ?? ''),
        eq(pendingSignUps.passwordHash, passwordHash),
        sql`${pendingSignUps.expiresAt} > now()`,
      ),
    )
    .for('update')
  return rows.length === 1
}

/**
 * Creates the account of a locked registration, its mailbox proved by the link, and deletes the registration.
 * @returns the account's id, or null when the address has got another account meanwhile; then nothing is changed
 */
export async function createAccount(tx: Executor, applicant: Applicant): Promise<string | null> {
  const { email, name, role, termsVersion, termsAcceptedAt, passwordHash } = applicant
  const [user] = await tx
    .insert(users)
    .values({ email, name, emailVerified: true, signupRole: role, termsVersion, termsAcceptedAt })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) return null
  await tx
    .insert(identities)
    .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: passwordHash })
  await tx.delete(pendingSignUps).where(eq(pendingSignUps.id, applicant.id))
  return user.id
}

export async function deleteExpiredSignUps(): Promise<void> {
  await database().delete(pendingSignUps).where(sql`${pendingSignUps.expiresAt} < now()`)
}
