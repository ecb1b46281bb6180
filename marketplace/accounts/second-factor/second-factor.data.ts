// Authenticator app and recovery codes of a person. Which of them are asked for at sign-in decides second-step.data.ts.
import { createHash, randomInt } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, count, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { configuration } from '#platform/configuration.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor, pool } from '#platform/database/pool.ts'
import { report } from '#platform/log/log.ts'
import { sessionSecret } from '#platform/session/secret.ts'
import { openSteps, RECOVERY_ALPHABET, RECOVERY_CODES, RECOVERY_LENGTH } from './second-factor.rules.ts'
import { authenticators, passkeys, recoveryCodes } from './second-factor.table.ts'

type Person = { id: string }

/** Whether a person has set up a second factor: a confirmed app, or a passkey. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const { rows } = await pool().query<{ has: boolean }>({
    name: 'has-second-factor',
    text: `select exists(select from authenticators where user_id = $1 and confirmed_at is not null)
               or exists(select from passkeys where user_id = $1) as has`,
    values: [userId],
  })
  return rows[0]!.has
}

/** Administrators need a second factor, except in the demo, whose passwords are printed (docs/decisions/0162). */
export const adminsNeedSecondFactor = () => !configuration().SEED_DEMO

/** What a person has set up. */
export async function factorsOf({ id }: Person) {
  const [[app], [codes], keys] = await Promise.all([
    database()
      .select({ confirmedAt: authenticators.confirmedAt })
      .from(authenticators)
      .where(eq(authenticators.userId, id)),
    database()
      .select({ left: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, id), isNull(recoveryCodes.usedAt))),
    database()
      .select({
        id: passkeys.id,
        name: passkeys.name,
        synced: passkeys.synced,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, id))
      .orderBy(passkeys.createdAt, passkeys.id),
  ])
  return { authenticator: Boolean(app?.confirmedAt), recoveryCodes: codes!.left, passkeys: keys }
}

/** Begins anew with an app. @returns the secret as the app takes it; null when a confirmed one is there */
export async function beginAuthenticator(person: Person & { email: string }): Promise<{ uri: string } | null> {
  const secret = generateRandomString(32)
  const sealed = await symmetricEncrypt({ key: sessionSecret(), data: secret })
  const stored = await database()
    .insert(authenticators)
    .values({ userId: person.id, secret: sealed })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret: sealed, lastStep: null, createdAt: sql`now()` },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ id: authenticators.userId })
  return stored.length === 0 ? null : { uri: createOTP(secret).url('Torogoz', person.email) }
}

/** The secret of a person's app; null when it was sealed with another session secret, as after a restore elsewhere. */
async function unsealed(secret: string): Promise<string | null> {
  try {
    return await symmetricDecrypt({ key: sessionSecret(), data: secret })
  } catch (error) {
    report(error, { event: 'authenticator unreadable' })
    return null
  }
}

/**
 * Takes a code of the app: the one of now, or of a step before or after, and none twice. Of two that bring the same code at
 * once, one is let in.
 * @param wanted `unconfirmed` while the app is being set up
 */
export async function takeTotp(
  userId: string,
  code: string,
  now: Date,
  wanted: 'confirmed' | 'unconfirmed' = 'confirmed',
) {
  const [row] = await database().select().from(authenticators).where(eq(authenticators.userId, userId))
  if (!row || Boolean(row.confirmedAt) !== (wanted === 'confirmed')) return false
  const secret = await unsealed(row.secret)
  if (!secret) return false
  const otp = createOTP(secret)
  for (const step of openSteps(now, row.lastStep)) {
    if ((await otp.hotp(step)) !== code) continue
    const taken = await database()
      .update(authenticators)
      .set({ lastStep: step, ...(wanted === 'unconfirmed' && { confirmedAt: now }) })
      .where(
        and(
          eq(authenticators.userId, userId),
          eq(authenticators.secret, row.secret),
          or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
        ),
      )
      .returning({ id: authenticators.userId })
    return taken.length === 1
  }
  return false
}

const digestOf = (code: string) => createHash('sha256').update(`recovery:${code}`).digest('base64url')

/** Takes a recovery code, once. */
export async function takeRecoveryCode(userId: string, code: string, now: Date): Promise<boolean> {
  const taken = await database()
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.digest, digestOf(code)), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id })
  return taken.length === 1
}

const randomCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('')

/** New recovery codes in place of all old ones. @returns them; nothing keeps them in a form that could be shown again */
export async function renewRecoveryCodes(tx: Executor, { id }: Person): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, randomCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId: id, digest: digestOf(code) })))
  return codes
}

/** The codes that come with the first factor; null when there are codes already. */
export async function firstRecoveryCodes(person: Person): Promise<string[] | null> {
  return database().transaction(async (tx) => {
    await lockUntilCommit(tx, lockKey.recoveryCodesOf(person.id))
    if ((await tx.$count(recoveryCodes, eq(recoveryCodes.userId, person.id))) > 0) return null
    return renewRecoveryCodes(tx, person)
  })
}

/** Takes the app away. */
export const removeAuthenticator = ({ id }: Person) =>
  database().delete(authenticators).where(eq(authenticators.userId, id))

/** Recovery codes open nothing that is open without them: they go with the last factor. */
export async function dropIdleRecoveryCodes({ id }: Person): Promise<void> {
  await database().execute(sql`
    delete from recovery_codes where user_id = ${id}
      and not exists (select from authenticators where user_id = ${id} and confirmed_at is not null)
      and not exists (select from passkeys where user_id = ${id})`)
}

/** Takes every second factor of a person away. @returns whether there was one */
export async function forgetSecondFactors(tx: Executor, id: string): Promise<boolean> {
  const gone = [
    await tx.delete(authenticators).where(eq(authenticators.userId, id)).returning({ id: authenticators.userId }),
    await tx.delete(passkeys).where(eq(passkeys.userId, id)).returning({ id: passkeys.id }),
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)).returning({ id: recoveryCodes.id }),
  ]
  return gone.some((rows) => rows.length > 0)
}

/** The job that tells somebody whose second factors the operator's command line took away; Node alone reads no letters. */
export const secondFactorResetJob = { name: 'notify-second-factor-reset' }
