import { profileQuery } from '#marketplace/accounts/parts/account-queries.ts'
import { AuditLog } from '../../audit/parts/audit-log.tsx'
import { auditKnown, auditQuery } from '../../audit/parts/audit-queries.ts'
import { HealthPage } from '../../health/parts/health-page.tsx'
import type { DeskPage } from '../../parts/desk.ts'
import { readNow } from '../../parts/list-query.ts'
import { readView } from '../../parts/list-view.ts'
import { AdminSettingsPage } from './settings-page.tsx'
import { settingsQuery } from './settings-query.ts'

export const settingPages: DeskPage[] = [
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
