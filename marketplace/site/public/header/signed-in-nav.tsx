import { lazy, Suspense } from 'react'
import type { SessionUser } from '#marketplace/accounts/account.rules.ts'
import { Bell } from '#marketplace/accounts/public/notices/bell.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import type { MenuItem } from '#ui/overlays/menu.tsx'
import { PersonMenu } from './person-menu.tsx'

/** For travelers only, so not part of the first load. */
const Assistant = lazy(() => import('#marketplace/assistant/public/assistant.tsx'))

const places: MenuItem[] = [
  { label: 'Mi perfil', icon: 'user', href: '/profile' },
  { label: 'Mis reservas', icon: 'ticket', href: '/profile/reservations' },
  { label: 'Favoritos', icon: 'heart', href: '/profile/favorites' },
  { label: 'Configuración', icon: 'settings', href: '/profile/settings' },
]
/** A host in traveler view has no traveler account pages (SHELL-12). */
const portal: MenuItem[] = [{ label: 'Volver al portal', icon: 'grid', href: '/host/dashboard' }]

/** Assistant, notices and menu of the signed-in person. */
export function SignedInNav({ user }: { user: SessionUser }) {
  const hydrated = useHydrated()
  return (
    <div className="flex items-center min-[22rem]:gap-1.5">
      {/* The space is reserved, so that the header does not shift when it loads. */}
      {user.role !== 'admin' && (
        <span className="flex min-w-11 justify-end lg:min-w-32">
          {hydrated && (
            <Suspense>
              <Assistant />
            </Suspense>
          )}
        </span>
      )}
      <Bell user={user} />
      <PersonMenu user={user} items={user.role === 'host' ? portal : places} />
    </div>
  )
}
