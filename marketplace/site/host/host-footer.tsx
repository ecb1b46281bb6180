import { dayOf } from '#platform/clock.ts'
import { Link } from '#ui/navigation/link.tsx'
import { SupportLink } from '../public/header/support-link.tsx'
import { create, dashboard, questions, reservations } from './host-nav-items.view.ts'

/** The footer of the portal: its main pages, support, the year (SHELL-14). On a phone it leaves room for the bottom bar. */
export const HostFooter = () => (
  <footer className="mt-16 border-t border-hairline max-md:pb-[calc(var(--spacing)*16+env(safe-area-inset-bottom))]">
    <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-sm text-tinta-suave">
      <nav aria-label="Pie del portal">
        <ul className="flex flex-wrap gap-x-6">
          {[dashboard, create, reservations, questions].map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="flex min-h-11 items-center hover:text-tinta hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        ¿Necesitas ayuda? <SupportLink />
      </p>
      <p suppressHydrationWarning>© {dayOf(new Date()).slice(0, 4)} Torogoz, portal de anfitriones</p>
    </div>
  </footer>
)
