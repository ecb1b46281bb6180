import { lazy, Suspense } from 'react'
import type { SessionUser } from '#marketplace/accounts/account.rules.ts'
import { Bell } from '#marketplace/accounts/public/notices/bell.tsx'
import { signOut, useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { postingTo } from '#platform/pages/posted.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Menu, type MenuItem } from '#ui/overlays/menu.tsx'

/** For travelers only, so not part of the first load. */
const Assistant = lazy(() => import('#marketplace/assistant/public/assistant.tsx'))

/** The first name is enough where space is limited. */
const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name

type MenuOf = { user: SessionUser; items: MenuItem[]; inverse?: boolean }

/** The menu of the signed-in person, with sign-out (SHELL-06, SHELL-07). */
export function PersonMenu({ user, items, inverse }: MenuOf) {
  return (
    <Menu
      label={`Tu cuenta: ${user.name}`}
      triggerClassName={`flex min-h-11 max-w-52 items-center gap-2.5 rounded-pill border py-1 pr-3 pl-1 transition-colors ${inverse ? 'border-on-selva-suave/40 hover:bg-selva-deep' : 'border-hairline bg-papel hover:border-control'}`}
      trigger={
        <>
          <Avatar name={user.name} src={user.avatar} size="sm" />
          <span className="truncate font-semibold max-sm:sr-only">{firstName(user.name)}</span>
          <Icon name="chevron-down" size="xs" />
        </>
      }
      items={[
        ...items,
        'separator',
        {
          label: 'Cerrar sesión',
          icon: 'logout',
          onSelect: () => void signOut(user.role),
          submit: postingTo(api.session.signOut),
        },
      ]}
    />
  )
}

const places: MenuItem[] = [
  { label: 'Mi perfil', icon: 'user', href: '/profile' },
  { label: 'Mis reservas', icon: 'ticket', href: '/profile/reservations' },
  { label: 'Favoritos', icon: 'heart', href: '/profile/favorites' },
  { label: 'Configuración', icon: 'settings', href: '/profile/settings' },
]
/** A host in traveler view has no traveler account pages (SHELL-12). */
const portal: MenuItem[] = [{ label: 'Volver al portal', icon: 'grid', href: '/host/dashboard' }]

/** The end of the traveler header: the person's menu, or sign-in and registration for visitors (SHELL-08). */
export function AccountCorner() {
  const { user } = useSession()
  const alive = useHydrated()
  if (user) {
    return (
      <div className="flex items-center min-[22rem]:gap-1.5">
        {/* The space is reserved, so that the header does not shift when it loads. */}
        {user.role !== 'admin' && (
          <span className="flex min-w-11 justify-end lg:min-w-32">
            {alive && (
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
  return (
    <span className="flex flex-wrap items-center justify-end gap-0.5 md:flex-nowrap lg:gap-2">
      <Link
        href="/auth/login"
        className={`${buttonClass('ghost')} whitespace-nowrap max-lg:px-2.5 max-sm:text-[0.9375rem]`}
      >
        Iniciar sesión
      </Link>
      <Link
        href="/auth/register"
        className={`${buttonClass('primary')} max-lg:px-3 max-sm:text-[0.9375rem] max-[24rem]:hidden`}
      >
        Registrarse
      </Link>
    </span>
  )
}
