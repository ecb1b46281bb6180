import { createFileRoute } from '@tanstack/react-router'
import { devicesQuery, preferencesQuery, profileQuery } from '#marketplace/accounts/parts/account-queries.ts'
import { HostSettings, HostSettingsFailed } from '../parts/host-settings.tsx'

export const Route = createFileRoute('/_host/host/settings')({
  loader: async ({ context: { queryClient } }) =>
    void (await Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(preferencesQuery),
      queryClient.ensureQueryData(devicesQuery),
    ])),
  head: () => ({ meta: [{ title: 'Configuración · Portal de anfitriones · Torogoz' }] }),
  component: HostSettings,
  errorComponent: HostSettingsFailed,
})
