// Authenticator app and recovery codes of a person. second-step.data.ts decides which are required at sign-in.
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

/** Whether a person has a second factor: a confirmed app, or a passkey. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const { rows } = await pool().query<{ has: boolean }>({
    name: 'has-second-factor',
    text: `select exists(select from authenticators where user_id = $1 and confirmed_at is not null)
               or exists(select from passkeys where user_id = $1) as has`,
    values: [userId],
  })
  return rows[0]!.has
}

/** Administrators need a second factor, except in the demo, whose passwords are public (docs/decisions/0162). */
export const adminsNeedSecondFactor = () => !configuration().SEED_DEMO

export async function factorsOf({ id }: Person) {
  const [[app], [codes], keys] = await Promise.all([
    database()
      .select({ confirmedAt: authenticators.confirmedAt })
      .from(authenticators)
      .where(eq(authenticators.userId, id)),
    database()
      .select({ unusedCodes: count() })
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
  return { authenticator: Boolean(app?.confirmedAt), recoveryCodes: codes!.unusedCodes, passkeys: keys }
}

/** Starts the setup of an app. @returns the secret in the app's format; null when a confirmed one exists */
export async function beginAuthenticator(person: Person & { email: string }): Promise<{ uri: string } | null> {
  const secret = generateRandomString(32)
  const sealed = await symmetricEncrypt({ key: sessionSecret(), data: secret })
  const insertedRows = await database()
    .insert(authenticators)
    .values({ userId: person.id, secret: sealed })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret: sealed, lastStep: null, createdAt: sql`now()` },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ id: authenticators.userId })
  return insertedRows.length === 0 ? null : { uri: createOTP(secret).url('Torogoz', person.email) }
}

/**
 * The decrypted secret of a person's app; null when it was encrypted with another session secret, as after a restore
 * elsewhere.
 */
async function unsealed(secret: string): Promise<string | null> {
  try {
    return await symmetricDecrypt({ key: sessionSecret(), data: secret })
  } catch (error) {
    report(error, { event: 'authenticator unreadable' })
    return null
  }
}

/**
 * Uses a code of the app: of the current time step or its neighbours, and none twice. Of two concurrent uses of a code one
 * succeeds.
 * @param state `unconfirmed` during the setup
 */
export async function takeTotp(
  userId: string,
  code: string,
  now: Date,
  state: 'confirmed' | 'unconfirmed' = 'confirmed',
) {
  const [row] = await database().select().from(authenticators).where(eq(authenticators.userId, userId))
  if (!row || Boolean(row.confirmedAt) !== (state === 'confirmed')) return false
  const secret = await unsealed(row.secret)
  if (!secret) return false
  const otp = createOTP(secret)
  for (const step of openSteps(now, row.lastStep)) {
    if ((await otp.hotp(step)) !== code) continue
    const updated = await database()
      .update(authenticators)
      .set({ lastStep: step, ...(state === 'unconfirmed' && { confirmedAt: now }) })
      .where(
        and(
          eq(authenticators.userId, userId),
          eq(authenticators.secret, row.secret),
          or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
        ),
      )
      .returning({ id: authenticators.userId })
    return updated.length === 1
  }
  return false
}

const digestOf = (code: string) => createHash('sha256').update(`recovery:${code}`).digest('base64url')

/** Uses a recovery code, once. */
export async function takeRecoveryCode(userId: string, code: string, now: Date): Promise<boolean> {
  const deleted = await database()
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.digest, digestOf(code)), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id })
  return deleted.length === 1
}

const randomCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)]).join('')

/** Replaces all recovery codes. @returns the new ones; only digests are stored */
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

export const removeAuthenticator = ({ id }: Person) =>
  database().delete(authenticators).where(eq(authenticators.userId, id))

/** Deletes recovery codes with the last factor, because without one they are never asked for. */
export async function dropIdleRecoveryCodes({ id }: Person): Promise<void> {
  await database().execute(sql`
    delete from recovery_codes where user_id = ${id}
      and not exists (select from authenticators where user_id = ${id} and confirmed_at is not null)
      and not exists (select from passkeys where user_id = ${id})`)
}

/** Removes every second factor of a person. @returns whether there was one */
export async function deleteSecondFactors(tx: Executor, id: string): Promise<boolean> {
  const deleted = [
    await tx.delete(authenticators).where(eq(authenticators.userId, id)).returning({ id: authenticators.userId }),
    await tx.delete(passkeys).where(eq(passkeys.userId, id)).returning({ id: passkeys.id }),
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id)).returning({ id: recoveryCodes.id }),
  ]
  return deleted.some((rows) => rows.length > 0)
}

/**
 * The job that notifies somebody whose second factors were removed by command, known by name because Node alone can not read
 * letters (JSX).
 */
export const secondFactorResetJob = { name: 'notify-second-factor-reset' }
