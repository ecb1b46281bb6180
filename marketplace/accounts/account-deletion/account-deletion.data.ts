import { and, eq, isNull, notInArray } from 'drizzle-orm'
import { columnsWithout } from '#platform/database/columns.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import type { Refusal } from '#platform/http/refusal.ts'
import { idempotencyKeys } from '#platform/http/request/idempotency.table.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { PENDING_STATES } from '#platform/mail/pending-mail.ts'
import { accessTokens } from '../access-tokens/access-token.table.ts'
import type { Role, SignedIn } from '../account.rules.ts'
import { identities, profiles, sessions, users, verifications } from '../account.table.ts'
import { endAllSessions, hasOtherAdministrator, lockAdmins } from '../account-status/account-status.data.ts'
import { notices } from '../notices/notice.table.ts'
import { defaultPreferences } from '../preferences/preference.rules.ts'
import { preferences } from '../preferences/preference.table.ts'
import { DELETED_NAME } from '../profiles/visibility.rules.ts'
import { deleteSecondFactors, factorsOf } from '../second-factor/second-factor.data.ts'
import type { Consequences } from './account-deletion.contract.ts'
import type { Erased } from './account-deletion.rules.ts'

type AccountToDelete = {
  id: string
  email: string
  role: Role
  now: Date
  /** The host cancels the coming bookings of travelers with the account (trust 4.4). */
  cancelBookings?: boolean
}

/**
 * The personal data of one slice: how to preview, export and erase it. Accounts must not import the other slices, so their
 * manifests provide these.
 */
export type PersonalDataHandler = {
  name: string
  erased?: Erased
  export: (userId: string) => Promise<unknown>
  /** What deleting the account would do to it. */
  preview?: (userId: string) => Promise<Partial<Consequences>>
  /** Runs in the deleting transaction; a refusal rolls everything back. */
  erase: (tx: Executor, leaving: AccountToDelete) => Promise<undefined | Refusal<'HOST_HAS_BOOKINGS'>>
}

/**
 * Removes tokens from links in mails: with a link to a new password, whoever borrows a session for a moment could keep the
 * account.
 */
const withoutSecrets = (text: string) => text.replace(/([?&]token=)[^\s&)>\]]+/g, '$1…')

export const EXCLUDED_FROM_ACCOUNT = {
  preferences: { userId: 'who asks' },
  identities: {
    id: 'a number of ours',
    userId: 'who asks',
    password: 'a secret',
    accessToken: 'a secret',
    refreshToken: 'a secret',
    idToken: 'a secret',
  },
  sessions: { id: 'a number of ours', userId: 'who asks', token: 'a secret' },
  accessTokens: { id: 'a number of ours', userId: 'who asks', digest: 'a secret' },
  notices: { id: 'a number of ours', userId: 'who asks', key: 'names the occasion for our jobs' },
  mails: {
    id: 'a number of ours',
    key: 'names the occasion for our jobs',
    recipient: 'the address of who asks',
    html: 'says what the text says, with links that open doors',
    replyTo: 'may be the address of another person',
    unsubscribeUrl: 'opens a door',
    attachments: 'calendar files of reservations, which are in the copy',
    attempts: 'how our mail server fared',
    lastError: 'how our mail server fared',
  },
} as const

/** The accounts' own part of the copy, without secrets (passwords, tokens of sessions and providers). */
async function readAccount(id: string) {
  const [account] = await database()
    .select({ user: users, profile: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, id))
  const excluded = EXCLUDED_FROM_ACCOUNT
  const [preference] = await database()
    .select(columnsWithout(preferences, excluded.preferences))
    .from(preferences)
    .where(eq(preferences.userId, id))
  const mails = await database()
    .select(columnsWithout(outbox, excluded.mails))
    .from(outbox)
    .where(eq(outbox.recipient, account?.user.email ?? ''))
  return {
    ...account,
    preferences: preference ?? defaultPreferences,
    signInWith: await database()
      .select(columnsWithout(identities, excluded.identities))
      .from(identities)
      .where(eq(identities.userId, id)),
    secondFactor: await factorsOf({ id }),
    sessions: await database()
      .select(columnsWithout(sessions, excluded.sessions))
      .from(sessions)
      .where(eq(sessions.userId, id)),
    accessTokens: await database()
      .select(columnsWithout(accessTokens, excluded.accessTokens))
      .from(accessTokens)
      .where(eq(accessTokens.userId, id)),
    notices: await database()
      .select(columnsWithout(notices, excluded.notices))
      .from(notices)
      .where(eq(notices.userId, id)),
    mails: mails.map((mail) => ({ ...mail, text: withoutSecrets(mail.text) })),
  }
}

/** Deletes everything that opens the account or identifies its owner; the row stays, because bookings and reviews refer to it. */
async function forgetAccount(tx: Executor, { id, email, now }: AccountToDelete): Promise<undefined> {
  await endAllSessions(tx, id)
  await tx.delete(identities).where(eq(identities.userId, id))
  await tx.delete(verifications).where(eq(verifications.value, id))
  await deleteSecondFactors(tx, id)
  await tx.delete(preferences).where(eq(preferences.userId, id))
  await tx.delete(notices).where(eq(notices.userId, id))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.accountId, id))
  // Waiting mail still leaves, because it may be the notice of a host's cancellation.
  await tx.delete(outbox).where(and(eq(outbox.recipient, email), notInArray(outbox.status, PENDING_STATES)))
  await tx
    .update(profiles)
    .set({
      fullName: DELETED_NAME,
      avatarUrl: null,
      bio: null,
      phone: null,
      skills: [],
      languages: [],
      verified: false,
      pets: null,
      transportation: null,
      funFact: null,
      accommodation: null,
      updatedAt: now,
    })
    .where(eq(profiles.id, id))
  // Frees the address for a new account; the replacement can not receive mail (RFC 2606).
  await tx
    .update(users)
    .set({ name: DELETED_NAME, email: `${id}@eliminado.invalid`, emailVerified: false, image: null, deletedAt: now })
    .where(eq(users.id, id))
}

/** The part of accounts. Erased last, because the other parts still need to know who it is. */
export const accountPersonalData: PersonalDataHandler = {
  name: 'cuenta',
  erased: 'last',
  export: readAccount,
  erase: forgetAccount,
}

/** Locks the account until the commit. @returns false when it is deleted already */
export async function lockAccount(tx: Executor, { id, role }: SignedIn): Promise<boolean> {
  // First the lock of administrators, then the row: in the order of the back office, or the two could deadlock.
  if (role === 'admin') await lockAdmins(tx)
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  return rows.length === 1
}

/** Whether nobody else administers; two administrators who leave at the same time are serialized by the lock. */
export async function isLastAdmin(tx: Executor, { id, staffRole }: SignedIn): Promise<boolean> {
  if (staffRole !== 'administrator') return false
  await lockAdmins(tx)
  return !(await hasOtherAdministrator(tx, id))
}

export async function passwordHashOf({ id }: SignedIn): Promise<string | null> {
  const [row] = await database()
    .select({ password: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, id), eq(identities.providerId, 'credential')))
  return row?.password ?? null
}
