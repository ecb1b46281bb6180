import { adminApi } from '#marketplace/client.ts'
import { adminQuery } from '../list/list.query.ts'
import type { AuditObject } from './audit.rules.ts'

/** The newest entries about one object, for the page that shows it. */
export const auditHistoryQuery = (type: AuditObject, id: string) =>
  adminQuery(['audit', 'of', type, id], () => adminApi.audit.list({ query: { type, object: id } }))
