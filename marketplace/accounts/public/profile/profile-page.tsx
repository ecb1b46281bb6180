import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { mailboxQuery } from '../mailbox/mailbox.query.ts'
import { preferencesQuery, profileQuery } from './account.query.ts'
import { AccountSkeleton } from './account-card.tsx'
import { AccountFailed } from './account-failed.tsx'
import { Profile } from './profile.tsx'

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
