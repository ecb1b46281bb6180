import type { ReactNode } from 'react'
import { Bell } from '#marketplace/accounts/notices/parts/bell.tsx'
import { useSession } from '#marketplace/accounts/session/parts/session.ts'
import { startTravelerView } from '#marketplace/accounts/session/parts/traveler-view.ts'
import { dayOf } from '#platform/clock.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Wordmark } from '#ui/mark.tsx'
import { PersonMenu } from './account-menu.tsx'
import { SupportLink } from './support-link.tsx'
import { leadsHere, usePath } from './use-path.ts'

/** Opens the traveler pages in this tab, whose guards then let the host stay there (SHELL-12). */
const travelerView = { label: 'Ver como viajero', icon: 'eye', href: '/', onSelect: startTravelerView } as const

/** Header and foot of the host portal; a link to a page of a later issue is added with that page (SHELL-11). */
export function HostFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const path = usePath()
  const dashboard = '/host/dashboard'
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 ground-selva">
        <div aria-hidden="true" className="texture-woven h-1.5" />
        <div className="page flex h-16 items-center gap-3 md:gap-6">
          <Link
            href={dashboard}
            aria-label="Torogoz, portal de anfitriones"
            className="flex items-center gap-3 rounded-control"
          >
            <Wordmark name="Torogoz" />
            <span className="border-l border-on-selva-suave/40 pl-3 font-medium text-on-selva-suave max-sm:hidden">
              Anfitriones
            </span>
          </Link>
          <nav aria-label="Portal" className="max-[26rem]:hidden">
            <Link
              href={dashboard}
              aria-current={path === '/host' || leadsHere(dashboard, path) ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control px-3 font-semibold text-on-selva-suave transition-colors hover:text-on-selva aria-[current]:text-on-selva"
            >
              Dashboard
            </Link>
          </nav>
          <div className="ml-auto flex items-center gap-2 md:gap-4">
            {/* On a phone it is in the menu. */}
            <Link
              href={travelerView.href}
              onClick={startTravelerView}
              className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-on-selva-suave transition-colors hover:text-on-selva max-md:hidden"
            >
              <Icon name={travelerView.icon} />
              {travelerView.label}
            </Link>
            {user && <Bell inverse user={user} />}
            {user && (
              <PersonMenu
                inverse
                user={user}
                items={[{ label: 'Dashboard', icon: 'grid', href: dashboard }, travelerView]}
              />
            )}
          </div>
        </div>
      </header>
      <main id="contenido" className="flex-1">
        {children}
      </main>
      <footer className="mt-16 border-t border-hairline">
        <p className="page flex flex-wrap justify-between gap-x-6 gap-y-2 py-6 text-sm text-tinta-suave">
          <span>© {dayOf(new Date()).slice(0, 4)} Torogoz, portal de anfitriones</span>
          <Link href="/host/reservations" className="link">
            Reservas
          </Link>
          <SupportLink />
        </p>
      </footer>
    </div>
  )
}
