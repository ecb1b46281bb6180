import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { CompareCount } from '#marketplace/comparison/public/compare-count.tsx'
import { useTripHref } from '#marketplace/discovery/public/trip/trip.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { hasOwnBar, isCurrentPath, usePath } from './use-path.ts'

/**
 * The bottom bar of a phone with the main pages, below 768 px.
 * @param instead for a page whose own bar could not be shown, and there alone
 */
export function TravelerNav({ instead }: { instead?: boolean }) {
  const { user } = useSession()
  const path = usePath()
  const withTrip = useTripHref()
  if (hasOwnBar(path) === !instead) return null
  const places: { href: string; label: string; icon: IconName; trip?: true }[] = [
    { href: '/', label: 'Inicio', icon: 'home' },
    { href: '/search', label: 'Explorar', icon: 'search', trip: true },
    { href: '/map', label: 'Mapa', icon: 'map', trip: true },
    { href: '/comparison', label: 'Comparar', icon: 'compare' },
    user?.role === 'host'
      ? { href: '/host/dashboard', label: 'Mi portal', icon: 'grid' }
      : user
        ? { href: '/profile/reservations', label: 'Reservas', icon: 'ticket' }
        : { href: '/auth/login', label: 'Entrar', icon: 'user' },
  ]
  return (
    <nav
      aria-label="Lugares principales"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-papel pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto flex max-w-lg">
        {places.map(({ href, label, icon, trip }) => (
          <li key={label} className="flex-auto">
            <Link
              href={trip ? withTrip(href) : href}
              aria-current={isCurrentPath(href, path) ? 'page' : undefined}
              className="group flex min-h-16 flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,4.1vw)] font-medium text-tinta-suave focus-visible:-outline-offset-4 aria-[current]:font-bold aria-[current]:text-turquesa-deep"
            >
              <span className="relative flex h-7 w-14 items-center justify-center rounded-pill transition-colors group-aria-[current]:bg-turquesa-soft">
                <Icon name={icon} />
                {href === '/comparison' && <CompareCount className="absolute -top-1 right-0.5" />}
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
