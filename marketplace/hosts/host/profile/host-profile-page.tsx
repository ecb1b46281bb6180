import { createFileRoute } from '@tanstack/react-router'
import { HostProfileForm } from './host-profile.tsx'
import { HostProfileFailed } from './host-profile-failed.tsx'
import { ownHostQuery } from './own-host.query.ts'

export const Route = createFileRoute('/_host/host/profile')({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: 'anfitrion' } => (tab === 'anfitrion' ? { tab } : {}),
  loader: async ({ context }) => void (await context.queryClient.ensureQueryData(ownHostQuery)),
  head: () => ({ meta: [{ title: 'Mi perfil · Portal de anfitriones · Torogoz' }] }),
  component: ProfilePage,
  errorComponent: HostProfileFailed,
})

function ProfilePage() {
  return <HostProfileForm tab={Route.useSearch().tab ? 'host' : 'personal'} />
}
