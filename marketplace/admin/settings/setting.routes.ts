import { profileQuery } from '#marketplace/accounts/public/profile/account.query.ts'
import type { AdminRoute } from '../admin.routes.ts'
import { auditKnown, auditQuery } from '../audit/audit.query.ts'
import { AuditLog } from '../audit/audit-log.tsx'
import { HealthPage } from '../health/health-page.tsx'
import { readNow } from '../list/list.query.ts'
import { readView } from '../list/list.view.ts'
import { AdminSettingsPage } from './admin-settings.tsx'
import { settingsQuery } from './settings.query.ts'

export const settingPages: AdminRoute[] = [
  {
    path: '/settings',
    title: 'Configuración',
    load: (queryClient) =>
      Promise.all([readNow(queryClient, settingsQuery), queryClient.ensureQueryData(profileQuery)]),
    Page: AdminSettingsPage,
  },
  {
    path: '/audit',
    title: 'Bitácora',
    load: (queryClient, { search }) => readNow(queryClient, auditQuery(readView(search, auditKnown))),
    Page: AuditLog,
  },
  { path: '/health', title: 'Estado del servicio', Page: HealthPage },
]
