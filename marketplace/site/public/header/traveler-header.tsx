import { CompareCount } from '#marketplace/comparison/public/compare-count.tsx'
import { useTripHref } from '#marketplace/discovery/public/trip/trip.tsx'
import { useTripLinks } from '#marketplace/discovery/public/trip/use-trip-links.ts'
import { Wordmark } from '#ui/icons/mark.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { CompactSearch } from '../home/compact-search.tsx'
import { AccountNav } from './account-nav.tsx'
import { isCurrentPath, usePath } from './use-path.ts'

/** The places of the traveler (SHELL-04); a place of a later page is added with that page. */
const places = [
  { href: '/', label: 'Inicio', trip: false },
  { href: '/search', label: 'Explorar', trip: true },
  { href: '/map', label: 'Mapa', trip: true },
  { href: '/comparison', label: 'Comparar', trip: false },
] as const

/** Pages with a search form of their own, where the header's would be a duplicate. */
const searchesItself = (path: string) => ['/', '/search', '/map'].includes(path)

export function TravelerHeader() {
  const path = usePath()
  const withTrip = useTripHref()
  useTripLinks()
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-papel">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-2 md:min-h-18 md:flex-nowrap md:gap-x-3 lg:gap-x-6">
        <Link href="/" aria-label="Torogoz, inicio" className="-ml-1 rounded-control p-1">
          {/* On the narrowest phones the name makes room for the account. */}
          <Wordmark name="Torogoz" size="sm" className="lg:hidden max-[22rem]:*:last:sr-only" />
          <Wordmark name="Torogoz" className="max-lg:hidden" />
        </Link>
        <nav aria-label="Principal" className="max-md:hidden">
          <ul className="flex items-center lg:gap-1">
            {places.map(({ href, label, trip }) => (
              <li key={href}>
                <Link
                  href={trip ? withTrip(href) : href}
                  aria-current={isCurrentPath(href, path) ? 'page' : undefined}
                  className="relative flex min-h-11 items-center gap-1.5 rounded-control px-2.5 font-semibold lg:px-3 text-tinta-suave transition-colors hover:text-tinta aria-[current]:text-tinta aria-[current]:after:absolute aria-[current]:after:inset-x-2.5 aria-[current]:after:bottom-1 aria-[current]:after:h-[3px] aria-[current]:after:rounded-pill aria-[current]:after:bg-maiz"
                >
                  {label}
                  {href === '/comparison' && <CompareCount />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex min-w-0 flex-1 justify-center max-xl:hidden">
          {!searchesItself(path) && <CompactSearch />}
        </div>
        <div className="ml-auto">
          <AccountNav />
        </div>
      </div>
    </header>
  )
}
