import { profileQuery } from '#marketplace/accounts/public/profile/account.query.ts'
import type { AdminRoute } from '../admin-route.view.ts'
import { auditScreen } from '../audit/audit-log.tsx'
import { HealthPage } from '../health/health-page.tsx'
import { fetchFresh } from '../list/list.query.ts'
import { AdminSettingsPage } from './admin-settings.tsx'
import { settingsQuery } from './settings.query.ts'

export const settingPages: AdminRoute[] = [
  {
    path: '/settings',
    title: 'Configuración',
    permission: 'settings.read',
    menu: { group: 'market', icon: 'settings' },
    load: (queryClient) =>
      Promise.all([fetchFresh(queryClient, settingsQuery), queryClient.ensureQueryData(profileQuery)]),
    Page: AdminSettingsPage,
  },
  auditScreen.route,
  {
    path: '/health',
    title: 'Estado del servicio',
    permission: 'system.read',
    menu: { group: 'operation', icon: 'info', label: 'Estado' },
    Page: HealthPage,
  },
]
