import { createFileRoute } from '@tanstack/react-router'
import {
  accessTokensQuery,
  devicesQuery,
  preferencesQuery,
  profileQuery,
} from '#marketplace/accounts/public/profile/account.query.ts'
import { HostSettings, HostSettingsFailed } from './host-settings.tsx'

export const Route = createFileRoute('/_host/host/settings')({
  loader: async ({ context: { queryClient } }) =>
    void (await Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(preferencesQuery),
      queryClient.ensureQueryData(devicesQuery),
      queryClient.ensureQueryData(accessTokensQuery),
    ])),
  head: () => ({ meta: [{ title: 'Configuración · Portal de anfitriones · Torogoz' }] }),
  component: HostSettings,
  errorComponent: HostSettingsFailed,
})
