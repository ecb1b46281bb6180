import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../list/list.query.ts'
import { type KnownView, type ListView, queryOf } from '../list/list.view.ts'
import { AUDIT_ACTIONS, AUDIT_OBJECTS, AUDIT_ORIGINS, type AuditObject } from './audit.rules.ts'

export const auditKnown: KnownView = {
  sorts: ['at'],
  filters: {
    actor: 'text',
    action: AUDIT_ACTIONS,
    type: AUDIT_OBJECTS,
    origin: AUDIT_ORIGINS,
    from: 'day',
    to: 'day',
    object: 'text',
  },
}

/** A page of the audit log, as its address asks for it. */
export const auditQuery = (view: ListView) =>
  adminQuery(['audit', view], () => adminApi.audit.list({ query: queryOf(view) as never }))

/** The newest entries about one object, for the page that shows it. */
export const auditHistoryQuery = (type: AuditObject, id: string) =>
  adminQuery(['audit', 'of', type, id], () => adminApi.audit.list({ query: { type, object: id } }))
