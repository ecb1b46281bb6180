import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { accessTokensQuery, devicesQuery, preferencesQuery, profileQuery } from '../profile/account.query.ts'
import { AccountSkeleton } from '../profile/account-card.tsx'
import { AccountFailed } from '../profile/account-failed.tsx'
import { Settings } from './settings.tsx'

const PATH = '/profile/settings'

export const Route = createFileRoute('/_traveler/profile/settings')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(preferencesQuery),
      queryClient.ensureQueryData(devicesQuery),
      queryClient.ensureQueryData(accessTokensQuery),
    ]),
  head: () =>
    pageHead({
      title: 'Configuración',
      description: 'Tu contraseña, tus avisos, tu privacidad y tus datos en Torogoz.',
      path: PATH,
      index: false,
    }),
  component: Settings,
  pendingComponent: () => <AccountSkeleton title="Configuración" />,
  errorComponent: () => <AccountFailed title="Configuración" path={PATH} />,
})
