import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { signOut } from '#marketplace/accounts/session/parts/session.ts'
import { useUnread } from '#marketplace/conversations/parts/chat-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { daily, dailyPlace, messages, others } from './host-places.ts'
import { leadsHere } from './use-path.ts'

const place =
  'group flex min-h-16 w-full flex-col items-center justify-center gap-0.5 text-[0.8125rem] font-medium text-tinta-suave focus-visible:-outline-offset-4 aria-[current]:font-bold aria-[current]:text-turquesa-deep'
const face =
  'relative flex h-7 w-14 items-center justify-center rounded-pill transition-colors group-aria-[current]:bg-turquesa-soft'
const row =
  'flex min-h-13 w-full items-center gap-4 rounded-control px-3 text-left text-lg font-medium hover:bg-lino aria-[current]:font-bold aria-[current]:text-turquesa-deep'

/** What a host opens every day, under the thumb below 768 px; everything else is one touch further. @param path the page in sight */
export function HostBar({ path }: { path: string }) {
  const [more, setMore] = useState(false)
  const tab = useRouterState({ select: ({ location }) => (location.search as { tab?: unknown }).tab })
  const current = dailyPlace(path, tab)
  const close = () => setMore(false)
  return (
    <>
      <nav
        aria-label="Lugares del portal"
        className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-papel pb-[env(safe-area-inset-bottom)] md:hidden print:hidden [body:has([data-own-bar])_&]:hidden"
      >
        <ul className="mx-auto flex max-w-lg">
          {daily.map(({ href, label, icon }) => (
            <li key={href} className="min-w-0 flex-1">
              <Link href={href} aria-current={href === current?.href ? 'page' : undefined} className={place}>
                <span className={face}>
                  <Icon name={icon} />
                  {href === messages.href && <Unread />}
                </span>
                {label}
              </Link>
            </li>
          ))}
          <li className="min-w-0 flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-current={current ? undefined : 'true'}
              onClick={() => setMore(true)}
              className={place}
            >
              <span className={face}>
                <Icon name="menu" />
              </span>
              Más
            </button>
          </li>
        </ul>
      </nav>
      <Dialog open={more} onClose={close} title="Más del portal">
        <ul className="grid">
          {others.map(({ href, label, icon, onSelect }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={href !== '/' && leadsHere(href, path) ? 'page' : undefined}
                onClick={() => {
                  onSelect?.()
                  close()
                }}
                className={row}
              >
                <Icon name={icon} className="text-turquesa-deep" />
                {label}
              </Link>
            </li>
          ))}
          <li className="mt-2 border-t border-hairline pt-2">
            <button type="button" onClick={() => void signOut('host')} className={row}>
              <Icon name="logout" className="text-turquesa-deep" />
              Cerrar sesión
            </button>
          </li>
        </ul>
      </Dialog>
    </>
  )
}

/** How many messages wait. */
function Unread() {
  const unread = useUnread()
  if (unread === 0) return null
  return (
    <span className="tabular absolute -top-1 right-1 min-w-5 rounded-pill bg-canela px-1.5 text-center text-xs leading-5 font-bold text-on-canela">
      {unread > 99 ? '99+' : unread}
      <span className="sr-only"> sin leer</span>
    </span>
  )
}
