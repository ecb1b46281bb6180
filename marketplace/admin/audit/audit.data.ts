import { asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { equals, inListOrder, readList, sinceDay, untilDay } from '../list.data.ts'
import { auditList } from './audit.list.ts'
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
 * Writes an action of an administrator in the same transaction as the action: both happen or neither (ADM-03, INV-47).
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

/**
 * The searched text: the object's label and the reason. It must be the expression of the trigram index, otherwise the index is
 * not used.
 */
const words = sql`coalesce(${auditEntries.objectLabel}, '') || ' ' || coalesce(${auditEntries.reason}, '')`

/** Actions and refusals, in the order they were written. */
export const auditReader = readList(auditList, {
  from: sql`${auditEntries}`,
  id: auditEntries.id,
  sorts: { at: { keys: [inListOrder('id')] } },
  filters: {
    actor: equals(auditEntries.actorId),
    action: equals(auditEntries.action),
    type: equals(auditEntries.objectType),
    object: equals(auditEntries.objectId),
    origin: (origin) => (origin === 'done' ? ne(auditEntries.origin, 'refused') : eq(auditEntries.origin, origin)),
    from: sinceDay(auditEntries.at),
    to: untilDay(auditEntries.at),
  },
  search: words,
  rows: async (ids) => {
    const rows = await database()
      .select({ entry: auditEntries, name: nameOf(profiles.fullName) })
      .from(auditEntries)
      .leftJoin(profiles, eq(profiles.id, auditEntries.actorId))
      .where(inArray(auditEntries.id, ids.map(Number)))
    return rows.map(({ entry: { actorId, ...entry }, name }) => ({
      ...entry,
      actor: actorId ? { id: actorId, name } : null,
    }))
  },
})

/** The options of the actor filter. @param selected is included even when this person is no administrator any more */
export const auditActors = (_admin: Admin, selected: string | undefined) =>
  database()
    .select({ id: profiles.id, name: nameOf(profiles.fullName) })
    .from(profiles)
    .where(or(eq(profiles.role, 'admin'), selected ? eq(profiles.id, selected) : undefined))
    .orderBy(asc(profiles.fullName), asc(profiles.id))
    .limit(200)
