import type { SessionUser } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { report, withoutSecrets } from '#platform/log/log.ts'
import { auditEntries } from '../audit.table.ts'
import { createMinuteLimiter } from './refused.rules.ts'

type RefusedAccess = {
  /** The endpoint as its contract names it, never the actual address, which could hold personal data. */
  endpoint: string
  /** What distinguishes two refusals, when it is not the endpoint. */
  key?: string
  user: Pick<SessionUser, 'id' | 'role'> | null
  address: string | null
}

/**
 * Separate limits: accounts are few and rate-limited, but an attacker can have any number of network addresses, and those must
 * not use up the quota for accounts.
 */
const ofPeople = createMinuteLimiter({ remembered: 5000, perMinute: 2000 })
const ofStrangers = createMinuteLimiter({ remembered: 5000, perMinute: 120 })

/**
 * Writes a refused access into the audit log (INV-47), beside the request: the request neither waits for it nor fails with it.
 * The same person (or address) at the same endpoint is written once a minute per process.
 */
export function recordRefused({ endpoint, key = endpoint, user, address }: RefusedAccess): void {
  const isNew = user ? ofPeople : ofStrangers
  if (!isNew(`${user?.id ?? address} ${key}`, performance.now())) return
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
