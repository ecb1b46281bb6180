import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, getOAuthState } from 'better-auth/api'
import { and, eq, ne, sql } from 'drizzle-orm'
import { appUrl } from '#platform/configuration.ts'
import { type Database, database } from '#platform/database/pool.ts'
import { ADDRESS_HEADER } from '#platform/http/receive.ts'
import { log } from '#platform/log/log.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { sessionSecret } from '#platform/session/secret.ts'
import { DAY_S } from '#platform/units.ts'
import { ensureProfile } from '../account.data.ts'
import { identities, sessions, users, verifications } from '../account.table.ts'
import { endAllSessions } from '../account-status/account-status.data.ts'
import { sendMailboxLink } from '../mailbox/mailbox.data.ts'
import { cleanLine, nameProblem } from '../names/name.rules.ts'
import { deleteSecondFactors, hasSecondFactor } from '../second-factor/second-factor.data.ts'
import { isSecondStepPassed, requireSecondStep, withSecondStepPassed } from '../second-factor/second-step.data.ts'
import { cookiePrefix, endOldestSessions, servedByTls, userOfToken } from '../session/session.data.ts'
import { ConnectedMail, ResetMail } from './identity.mail.tsx'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, TERMS_VERSION } from './identity.rules.ts'
import { provedSessions } from './proved-session.data.ts'

/** Authentication with passwords, sessions and single-use links; better-auth stores them in our tables. */
export const identityOptions = () =>
  ({
    appName: 'Torogoz',
    baseURL: appUrl(),
    secret: sessionSecret(),
    database: drizzleAdapter(database(), {
      provider: 'pg',
      schema: { user: users, session: sessions, account: identities, verification: verifications },
    }),
    advanced: {
      // Our prefix `__Host-` instead of the library's `__Secure-` (docs/decisions/0160).
      cookiePrefix: cookiePrefix(),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: servedByTls() },
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // A session lasts a week and is prolonged once a day by `get /session`. Its cookie caches no user, so that sign-out,
    // suspension and role changes count at the next request (INV-33).
    session: { expiresIn: 7 * DAY_S, updateAge: DAY_S, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    plugins: [provedSessions],
    // Only our own endpoints reach better-auth, so nobody else can set these.
    user: {
      additionalFields: {
        signupRole: { type: 'string', defaultValue: 'traveler' },
        termsVersion: { type: 'string', required: false },
        termsAcceptedAt: { type: 'date', required: false },
        suspendedAt: { type: 'date', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        const body = ResetMail({ name: user.emailVerified ? user.name : null, token })
        await sendMail(database(), { to: user.email, subject: 'Restablece tu contraseña de Torogoz', body })
      },
      onPasswordReset: ({ user }) => mailboxProved(user.id),
    },
    account: {
      accountLinking: { enabled: true, requireLocalEmailVerified: false },
      // We never use a provider's tokens later; those of the first sign-in are stored encrypted.
      encryptOAuthTokens: true,
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({ data: { ...user, ...(await readSignUpState(user.name)) } }),
          // The provider has verified the address already.
          after: async ({ id, emailVerified }) => (emailVerified ? undefined : sendMailboxLink(id)),
        },
      },
      session: {
        create: { before: (session) => admit(session.userId), after: (session) => endOldestSessions(session.userId) },
      },
      account: { create: { before: (account) => freeUnproved(account.userId, account.providerId) } },
    },
    logger: {
      level: 'error',
      // Its other arguments may contain SQL parameters, and so e-mail addresses.
      log: (level, message) => void log()[level]({ source: 'identity' }, message),
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
  }) satisfies BetterAuthOptions

const create = () => betterAuth(identityOptions())
type Authenticator = { appUrl: string; secret: string; auth: ReturnType<typeof create> }
const authenticators = new WeakMap<Database, Authenticator>()

/** One per database; recreated when this process' address or secret changes. */
export function authenticator() {
  const at = { database: database(), appUrl: appUrl(), secret: sessionSecret() }
  const cached = authenticators.get(at.database)
  if (cached?.appUrl === at.appUrl && cached.secret === at.secret) return cached.auth
  const auth = create()
  authenticators.set(at.database, { ...at, auth })
  return auth
}

export function cookiesOf(headers: Headers): Headers {
  const cookies = new Headers()
  for (const cookie of headers.getSetCookie()) cookies.append('set-cookie', cookie)
  return cookies
}

/** Signs in somebody who has passed all steps (INV-33: a new token). @throws APIError SUSPENDED, as better-auth throws it */
export async function startSession(userId: string, headers: Headers) {
  const { headers: set, response } = await withSecondStepPassed(() =>
    authenticator().api.startProvedSession({ body: { userId }, headers, returnHeaders: true }),
  )
  return { user: (await userOfToken(response.token))!, cookies: cookiesOf(set) }
}

/** The code of a refusal by better-auth or one of our hooks; other errors are rethrown. */
export function codeOf(error: unknown): string {
  if (error instanceof APIError && error.body?.code) return error.body.code
  throw error
}

/** Whether an account with this address exists; case does not matter (AUTH-14). */
export const emailExists = async (email: string) =>
  (await database().$count(users, eq(sql`lower(${users.email})`, email.toLowerCase()))) > 0

/** Checks every new session: not for suspended people, nor before a required second step; creates a missing profile (AUTH-39). */
async function admit(userId: string) {
  const [user] = await database().select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId))
  if (user?.suspendedAt) throw new APIError('FORBIDDEN', { code: 'SUSPENDED', message: 'suspended' })
  if (!isSecondStepPassed() && (await hasSecondFactor(userId))) {
    requireSecondStep(userId)
    throw new APIError('UNAUTHORIZED', { code: 'SECOND_STEP_NEEDED', message: 'second step needed' })
  }
  await ensureProfile(userId, new Date())
}

/**
 * A social sign-up takes its role from the state stored on the server at its start; the page where it started names the terms.
 */
async function readSignUpState(displayName: string) {
  const state = await getOAuthState()
  if (!state) return {}
  const signupRole = state.role === 'host' ? 'host' : 'traveler'
  // Providers accept any name; whoever has no acceptable one is shown by their address.
  const name = nameProblem(displayName) ? '' : cleanLine(displayName)
  return { name, signupRole, termsVersion: TERMS_VERSION, termsAcceptedAt: new Date() }
}

/**
 * Runs before a provider's account is linked to a person whose mailbox nobody has proved: removes everything that opened the
 * account until now, because a stranger may have created it in advance (pre-hijack, trust 4.4). Linking itself requires that
 * the provider vouches for the address.
 */
async function freeUnproved(userId: string, provider: string) {
  if (provider === 'credential') return
  await database().transaction(async (tx) => {
    const [user] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
      .for('update')
    if (!user) return
    const removed = await tx.delete(identities).where(eq(identities.userId, userId)).returning({ id: identities.id })
    await endAllSessions(tx, userId)
    await deleteSecondFactors(tx, userId)
    if (removed.length === 0) return
    const body = ConnectedMail({ name: user.name, provider: provider === 'google' ? 'Google' : 'Facebook' })
    await sendMail(tx, { to: user.email, subject: 'Tu cuenta de Torogoz cambió de forma de entrar', body })
  })
}

/**
 * A used reset link proves the mailbox and invalidates other waiting links. A second factor from before may be a stranger's,
 * who could keep the owner out with it, so it is removed (pre-hijack, trust 4.4).
 */
async function mailboxProved(userId: string) {
  const newly = await database()
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), ne(users.emailVerified, true)))
    .returning({ id: users.id })
  if (newly.length > 0) await deleteSecondFactors(database(), userId)
  await database().delete(verifications).where(eq(verifications.value, userId))
}
