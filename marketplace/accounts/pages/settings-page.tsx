import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/parts/page-head.ts'
import { AccountSkeleton } from '../parts/account-card.tsx'
import { AccountFailed } from '../parts/account-failed.tsx'
import { devicesQuery, preferencesQuery, profileQuery } from '../parts/account-queries.ts'
import { Settings } from '../parts/settings.tsx'

const PATH = '/profile/settings'

export const Route = createFileRoute('/_traveler/profile/settings')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(preferencesQuery),
      queryClient.ensureQueryData(devicesQuery),
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
