import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/parts/page-head.ts'
import { mailboxQuery } from '../mailbox/parts/mailbox-queries.ts'
import { AccountSkeleton } from '../parts/account-card.tsx'
import { AccountFailed } from '../parts/account-failed.tsx'
import { preferencesQuery, profileQuery } from '../parts/account-queries.ts'
import { Profile } from '../parts/profile.tsx'

export const Route = createFileRoute('/_traveler/profile/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(preferencesQuery),
      queryClient.prefetchQuery(mailboxQuery),
    ]),
  head: () => pageHead({ title: 'Mi perfil', description: 'Tu cuenta en Torogoz.', path: '/profile', index: false }),
  component: Profile,
  pendingComponent: () => <AccountSkeleton title="Mi Perfil" />,
  errorComponent: () => <AccountFailed title="Mi Perfil" path="/profile" />,
})
