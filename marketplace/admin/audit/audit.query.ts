import type { QueryClient } from '@tanstack/react-query'
import { adminApi } from '#marketplace/client.ts'
import { hasPermission } from '../actions/use-permission.ts'
import { adminQuery } from '../list/list.query.ts'
import type { AuditObject } from './audit.rules.ts'

/** The newest entries about one object, for the page that shows it. */
export const auditHistoryQuery = (type: AuditObject, id: string) =>
  adminQuery(['audit', 'of', type, id], () => adminApi.audit.list({ query: { type, object: id } }))

/** Reads them beforehand, for who may see them. */
export const readHistory = async (queryClient: QueryClient, type: AuditObject, id: string): Promise<unknown> =>
  hasPermission(queryClient, 'audit.read') ? queryClient.ensureQueryData(auditHistoryQuery(type, id)) : null
