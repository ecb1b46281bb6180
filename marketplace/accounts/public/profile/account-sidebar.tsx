import { useRef } from 'react'
import { api } from '#marketplace/client.ts'
import { postButtonProps } from '#platform/pages/posted.ts'
import { Button } from '#ui/forms/button.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { useCurrentInSight } from '#ui/navigation/current-in-sight.ts'
import { Link } from '#ui/navigation/link.tsx'
import type { SessionUser } from '../../account.rules.ts'
import { signOut } from '../session/session.store.ts'

/** Links to the pages of an account; a link is added with its page (ACC-01). */
const places: { href: string; label: string; icon: IconName }[] = [
  { href: '/profile', label: 'Mi perfil', icon: 'user' },
  { href: '/profile/reservations', label: 'Mis reservas', icon: 'ticket' },
  { href: '/profile/favorites', label: 'Favoritos', icon: 'heart' },
  { href: '/profile/alerts', label: 'Alertas', icon: 'clock' },
  { href: '/profile/notices', label: 'Avisos', icon: 'bell' },
  { href: '/profile/cases', label: 'Tus casos', icon: 'mail' },
  { href: '/profile/settings', label: 'Configuración', icon: 'settings' },
]

/** Beside the content from 1024 px on, a row above it on narrower screens. @param here path of the current page */
export function AccountSidebar({ user, here }: { user: SessionUser; here: string }) {
  // Every unknown path below /profile shows the profile (ACC-04).
  const current =
    places.findLast(({ href }) => href === here || (href !== '/profile' && here.startsWith(`${href}/`)))?.href ??
    '/profile'
  const row = useRef<HTMLElement>(null)
  useCurrentInSight(row, current)
  return (
    <aside aria-label="Tu cuenta" className="lg:sticky lg:top-24 lg:self-start">
      <div className="mb-5 hidden items-center gap-3 lg:flex">
        <Avatar name={user.name} src={user.avatar} />
        <p className="min-w-0">
          <span className="line-clamp-2 leading-tight font-semibold">{user.name}</span>
          <span className="block truncate text-sm text-tinta-suave">{user.email}</span>
        </p>
      </div>
      <nav ref={row} aria-label="Secciones de tu cuenta" className="scroll-row">
        <ul className="flex gap-2 lg:flex-col lg:gap-1">
          {places.map(({ href, label, icon }) => (
            <li key={href} className="shrink-0">
              <Link
                href={href}
                aria-current={href === current ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2.5 rounded-pill border border-hairline bg-papel px-4 font-semibold text-tinta-suave transition-colors hover:text-tinta aria-[current]:border-turquesa aria-[current]:bg-turquesa-soft aria-[current]:text-turquesa-deep lg:rounded-control lg:border-transparent lg:bg-transparent lg:hover:bg-lino lg:aria-[current]:border-transparent lg:aria-[current]:bg-turquesa-soft"
              >
                <Icon name={icon} size="sm" />
                {label}
              </Link>
            </li>
          ))}
          <li className="shrink-0 lg:mt-3 lg:border-t lg:border-hairline lg:pt-3">
            <Button
              variant="ghost"
              icon="logout"
              {...postButtonProps(api.session.signOut)}
              onClick={(event) => {
                event.preventDefault()
                void signOut()
              }}
              className="lg:w-full lg:justify-start"
            >
              Cerrar sesión
            </Button>
          </li>
        </ul>
      </nav>
    </aside>
  )
}
