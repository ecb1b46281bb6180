import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/parts/page-head.ts'
import { Profile } from '../parts/profile.tsx'
import { useSession } from '../session/parts/session.ts'

/** Any other address below /profile shows the profile (ACC-04). */
export const Route = createFileRoute('/_traveler/profile/$')({
  head: () => pageHead({ title: 'Mi perfil', description: 'Tu cuenta en Torogoz.', path: '/profile', index: false }),
  component: ProfilePage,
})

function ProfilePage() {
  const { user } = useSession()
  return user && <Profile user={user} />
}
