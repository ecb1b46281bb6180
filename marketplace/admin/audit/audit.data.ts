import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { startOfDay } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { ADMIN_PAGE_SIZE } from '../list.contract.ts'
import { contains, pageWithin } from '../list.data.ts'
import type { AuditView } from './audit.contract.ts'
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

/** What is searched: how the object was called, and the reason; a trigram index serves just this text. */
const words = sql`coalesce(${auditEntries.objectLabel}, '') || ' ' || coalesce(${auditEntries.reason}, '')`

const wanted = ({ q, actor, action, type, object, origin, from, to }: AuditView): SQL | undefined =>
  and(
    q ? contains(words, q) : undefined,
    actor ? eq(auditEntries.actorId, actor) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    type ? eq(auditEntries.objectType, type) : undefined,
    object ? eq(auditEntries.objectId, object) : undefined,
    origin ? eq(auditEntries.origin, origin) : undefined,
    from ? gte(auditEntries.at, startOfDay(from)) : undefined,
    to ? lt(auditEntries.at, new Date(startOfDay(to).getTime() + DAY_MS)) : undefined,
  )

const nameOf = sql<string>`coalesce(nullif(${profiles.fullName}, ''), 'Sin nombre')`

/** A page of what was done and refused, in the order it was written. */
export async function auditPage(_admin: Admin, view: AuditView) {
  const where = wanted(view)
  const total = await database().$count(auditEntries, where)
  const { page, pages, offset } = pageWithin(total, view.page)
  const rows = await database()
    .select({ entry: auditEntries, name: nameOf })
    .from(auditEntries)
    .leftJoin(profiles, eq(profiles.id, auditEntries.actorId))
    .where(where)
    .orderBy(view.dir === 'asc' ? asc(auditEntries.id) : desc(auditEntries.id))
    .limit(ADMIN_PAGE_SIZE)
    .offset(offset)
  const items = rows.map(({ entry: { actorId, at, ...entry }, name }) => ({
    ...entry,
    at: at.toISOString(),
    actor: actorId ? { id: actorId, name } : null,
  }))
  return { items, total, page, pages }
}

/** Who can be chosen in the list of actors. @param chosen also this one, who may not administer any more */
export const auditActors = (_admin: Admin, chosen: string | undefined) =>
  database()
    .select({ id: profiles.id, name: nameOf })
    .from(profiles)
    .where(or(eq(profiles.role, 'admin'), chosen ? eq(profiles.id, chosen) : undefined))
    .orderBy(asc(profiles.fullName), asc(profiles.id))
    .limit(200)
