import type { SessionUser } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { report, withoutSecrets } from '#platform/log/log.ts'
import { auditEntries } from '../audit.table.ts'
import { onceAMinute } from './refused.rules.ts'

export type RefusedAccess = {
  /** What was knocked at: an endpoint as its contract names it, never the address with what stood in it. */
  endpoint: string
  /** What tells two knocks apart, when it is not the endpoint. */
  key?: string
  user: Pick<SessionUser, 'id' | 'role'> | null
  address: string | null
}

/** Accounts are few and limited; addresses an attacker may have as many as they like. */
const ofPeople = onceAMinute({ remembered: 5000, perMinute: 2000 })
const ofStrangers = onceAMinute({ remembered: 5000, perMinute: 120 })

/**
 * Writes a refused access into the audit log (INV-47), beside the request: it neither waits for it nor fails with it. The
 * same person (or address) at the same endpoint is written once a minute by each process.
 */
export function recordRefused({ endpoint, key = endpoint, user, address }: RefusedAccess): void {
  const isNew = user ? ofPeople : ofStrangers
  if (!isNew(`${user?.id ?? address} ${key}`, Date.now())) return
  const label = withoutSecrets(endpoint).slice(0, 200)
  database()
    .insert(auditEntries)
    .values({
      actorId: user?.id ?? null,
      origin: 'refused',
      action: 'access.refused',
      objectType: 'endpoint',
      objectId: label,
      objectLabel: label,
      after: { role: user?.role ?? null },
      address,
    })
    .catch((error: unknown) => report(error, { event: 'refused access not written' }))
}
