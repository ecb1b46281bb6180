// WebAuthn: creating and verifying passkeys with @simplewebauthn/server, and storing their public keys.
import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { and, eq, gt, sql } from 'drizzle-orm'
import { appUrl } from '#platform/configuration.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database } from '#platform/database/pool.ts'
import { log } from '#platform/log/log.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { verifications } from '../account.table.ts'
import { MAX_PASSKEYS } from '../second-factor/second-factor.rules.ts'
import { passkeys } from '../second-factor/second-factor.table.ts'

const CHALLENGE_MINUTES = 5
/** Imported with the first passkey, because most processes see none for a long time. */
const webauthn = () => import('@simplewebauthn/server')
type Person = { id: string; email: string; name: string }

/** The domain that passkeys belong to, and the one allowed origin; both from APP_URL. */
const relyingParty = () => {
  const { hostname, origin } = new URL(appUrl())
  return { rpID: hostname, origin }
}

/** Browsers allow passkeys for names with TLS and for localhost, but never for a bare network address. */
export function passkeysPossible(): boolean {
  const { protocol, hostname } = new URL(appUrl())
  const hasDomain = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return hasDomain && (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'))
}

const identifierOf = (challenge: string) => createHash('sha256').update(`passkey:${challenge}`).digest('base64url')

/** Stores a challenge. @param purpose the id of the person who creates a passkey, or 'use' */
async function storeChallenge(challenge: string, purpose: string): Promise<void> {
  const expiresAt = new Date(Date.now() + CHALLENGE_MINUTES * MINUTE_MS)
  await database()
    .insert(verifications)
    .values({ identifier: identifierOf(challenge), value: purpose, expiresAt })
}

/** Uses a challenge up, so that an answer can not be replayed. */
const takeChallenge = (purpose: string) => async (challenge: string) => {
  const deleted = await database()
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(challenge)),
        eq(verifications.value, purpose),
        gt(verifications.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: verifications.id })
  return deleted.length === 1
}

/** Options for creating a passkey in the browser; null when the person has the maximum. */
export async function registrationOptions(person: Person) {
  const registered = await database().select().from(passkeys).where(eq(passkeys.userId, person.id))
  if (registered.length >= MAX_PASSKEYS) return null
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Torogoz',
    rpID: relyingParty().rpID,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: registered.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(options.challenge, person.id)
  return options
}

/** Verifies and stores a new passkey. @returns the row, or why not */
export async function storePasskey(person: Person, name: string, response: RegistrationResponseJSON) {
  const { rpID, origin } = relyingParty()
  const { verifyRegistrationResponse } = await webauthn()
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: takeChallenge(person.id),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(notVerified)
  if (!checked?.verified) return 'PASSKEY_REFUSED' as const
  const { credential, credentialBackedUp } = checked.registrationInfo
  return database().transaction(async (tx) => {
    await lockUntilCommit(tx, lockKey.passkeysOf(person.id))
    if ((await tx.$count(passkeys, eq(passkeys.userId, person.id))) >= MAX_PASSKEYS) return 'TOO_MANY_PASSKEYS' as const
    const [row] = await tx
      .insert(passkeys)
      .values({
        userId: person.id,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        synced: credentialBackedUp,
      })
      .onConflictDoNothing()
      .returning()
    return row ?? ('PASSKEY_KNOWN' as const)
  })
}

/** Options for using a passkey; the browser lets the person choose among those of this site. */
export async function authenticationOptions() {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({ rpID: relyingParty().rpID, userVerification: 'required' })
  await storeChallenge(options.challenge, 'use')
  return options
}

/** The owner of the passkey that answered; null when it is unknown, or the answer is invalid. */
export async function ownerOfAnswer(response: AuthenticationResponseJSON): Promise<string | null> {
  const [key] = await database().select().from(passkeys).where(eq(passkeys.credentialId, response.id))
  if (!key) return null
  const { rpID, origin } = relyingParty()
  const { verifyAuthenticationResponse } = await webauthn()
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: takeChallenge('use'),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch(notVerified)
  if (!checked?.verified) return null
  const { newCounter, credentialBackedUp } = checked.authenticationInfo
  await database()
    .update(passkeys)
    .set({ counter: newCounter, synced: credentialBackedUp, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, key.id))
  return key.userId
}

/** Invalid input of strangers is no error of ours; the reason is only logged. */
function notVerified(error: unknown): null {
  log().info({ event: 'passkey refused', reason: error instanceof Error ? error.message : 'unknown' })
  return null
}

/** Renames one passkey of this person. @returns the row; undefined when it is not theirs */
export async function renamePasskey({ id }: { id: string }, passkeyId: string, name: string) {
  const [row] = await database()
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, id)))
    .returning()
  return row
}

/** Deletes one passkey of this person. @returns false when it is not theirs */
export async function deletePasskey({ id }: { id: string }, passkeyId: string): Promise<boolean> {
  const deleted = await database()
    .delete(passkeys)
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, id)))
    .returning({ id: passkeys.id })
  return deleted.length === 1
}
