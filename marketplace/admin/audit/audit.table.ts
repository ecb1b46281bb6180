import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { instantOfInsert, sequence } from '#platform/database/columns.ts'

/**
 * Who changed what, when and why (ADM-03, INV-47). Rows are only ever added: a trigger refuses updates and deletions. It must
 * hold no password, code, telephone number or chat text.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: sequence().primaryKey(),
    at: instantOfInsert(),
    /** Null for the operator's command line, and for refused requests without a session. */
    actorId: uuid().references(() => profiles.id),
    origin: text({ enum: ['admin', 'command', 'refused'] }).notNull(),
    /** One of `audit.rules.ts`, for example `user.suspend`. */
    action: text().notNull(),
    /** The kind of object: `user`, `experience`, `booking`… */
    objectType: text(),
    objectId: text(),
    objectLabel: text(),
    before: jsonb().$type<AuditFacts>(),
    after: jsonb().$type<AuditFacts>(),
    reason: text(),
    /** Network address of a refused call. */
    address: text(),
  },
  (t) => [
    check('audit_entries_origin_known', sql`${t.origin} in ('admin', 'command', 'refused')`),
    index('audit_entries_newest').on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('audit_entries_of_object').on(t.objectType, t.objectId, t.id.desc().nullsFirst()),
    index('audit_entries_of_actor').on(t.actorId, t.id.desc().nullsFirst()),
    index('audit_entries_by_action').on(t.action, t.id.desc().nullsFirst()),
    index('audit_entries_by_words').using(
      'gin',
      sql`place_key(coalesce(object_label, '') || ' ' || coalesce(reason, '')) gin_trgm_ops`,
    ),
  ],
)

/** The fields of an object before or after a change. */
export type AuditFacts = Record<string, string | number | boolean | null | string[]>
