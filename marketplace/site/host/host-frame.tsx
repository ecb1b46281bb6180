import type { ReactNode } from 'react'
import { Bell } from '#marketplace/accounts/public/notices/bell.tsx'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { startTravelerView } from '#marketplace/accounts/public/session/traveler-view.store.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Wordmark } from '#ui/icons/mark.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PersonMenu } from '../public/header/person-menu.tsx'
import { isCurrentPath, usePath } from '../public/header/use-path.ts'
import { HostBar } from './host-bar.tsx'
import { HostFooter } from './host-footer.tsx'
import { account, dashboard, profile, settings, travelerView } from './host-nav-items.view.ts'

/** The frame of the host portal: header, footer and, on a phone, the bottom bar (SHELL-11, SHELL-14). */
export function HostFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const path = usePath()
  // Reservations and their dates have addresses of their own, and are part of the dashboard.
  const here = /^\/host(\/reservations|\/dates\/.*)?$/.test(path) ? dashboard.href : path
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-30 ground-selva">
        <div aria-hidden="true" className="texture-woven h-1.5" />
        <div className="page flex h-16 items-center gap-3 md:gap-5">
          <Link
            href={dashboard.href}
            aria-label="Torogoz Anfitriones, inicio del portal"
            className="flex min-h-11 shrink-0 items-center gap-3 rounded-control"
          >
            <Wordmark name="Torogoz" className="big-text:*:last:sr-only" />
            <span className="border-l border-on-selva-suave/40 pl-3 font-medium text-on-selva-suave max-lg:hidden">
              Anfitriones
            </span>
          </Link>
          <nav aria-label="Portal" className="flex max-md:hidden">
            {[dashboard, profile, settings].map(({ href, label }) => (
              <Link
                key={href}
                href={href}
                aria-current={isCurrentPath(href, here) ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-control px-3 font-semibold text-on-selva-suave transition-colors hover:text-on-selva aria-[current]:text-on-selva"
              >
                {label}
              </Link>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2 lg:gap-4">
            {/* On a phone this link is in the menu instead. */}
            <Link
              href={travelerView.href}
              onClick={startTravelerView}
              className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap text-on-selva-suave transition-colors hover:text-on-selva max-md:hidden"
            >
              <Icon name={travelerView.icon} />
              {travelerView.label}
            </Link>
            {user && <Bell inverse user={user} />}
            {user && <PersonMenu inverse user={user} items={account} />}
          </div>
        </div>
      </header>
      <main id="contenido" className="flex-1">
        {children}
      </main>
      <HostFooter />
      <HostBar path={path} />
    </div>
  )
}
