import type { Admin } from '#marketplace/accounts/account.rules.ts'
import type { Executor } from '#platform/database/pool.ts'
import type { AuditAction, AuditObject } from './audit.rules.ts'
import { type AuditFacts, auditEntries } from './audit.table.ts'

export type Audited = {
  action: AuditAction
  object: { type: AuditObject; id?: string; label: string }
  before?: AuditFacts
  after?: AuditFacts
  reason?: string | null
}

/**
 * Writes down what an administrator did, in the transaction that does it: both happen or neither (ADM-03, INV-47).
 * @param admin who; null for the operator's command line
 */
export async function recordAudit(tx: Executor, admin: Admin | null, { action, object, ...facts }: Audited) {
  await tx.insert(auditEntries).values({
    actorId: admin?.id ?? null,
    origin: admin ? 'admin' : 'command',
    action,
    objectType: object.type,
    objectId: object.id ?? null,
    objectLabel: object.label,
    ...facts,
  })
}
