import { useState } from 'react'
import { signOut } from '#marketplace/accounts/session/parts/session.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { account, daily } from './host-places.ts'
import { leadsHere } from './use-path.ts'

const place =
  'group flex min-h-16 w-full flex-col items-center justify-center gap-0.5 text-[0.8125rem] font-medium text-tinta-suave focus-visible:-outline-offset-4 aria-[current]:font-bold aria-[current]:text-turquesa-deep'
const face =
  'flex h-7 w-14 items-center justify-center rounded-pill transition-colors group-aria-[current]:bg-turquesa-soft'
const row =
  'flex min-h-13 w-full items-center gap-4 rounded-control px-3 text-left text-lg font-medium hover:bg-lino aria-[current]:font-bold aria-[current]:text-turquesa-deep'

/** What a host opens every day, under the thumb below 768 px; everything else is one touch further. @param here the path in sight */
export function HostBar({ here }: { here: string }) {
  const [more, setMore] = useState(false)
  const close = () => setMore(false)
  const isDaily = daily.some(({ href }) => leadsHere(href, here))
  const others = account.filter(({ href }) => daily.every((one) => one.href !== href))
  return (
    <>
      <nav
        aria-label="Lugares del portal"
        className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-papel pb-[env(safe-area-inset-bottom)] md:hidden print:hidden [body:has([data-own-bar])_&]:hidden"
      >
        <ul className="mx-auto flex max-w-lg">
          {daily.map(({ href, label, icon }) => (
            <li key={href} className="flex-1">
              <Link href={href} aria-current={leadsHere(href, here) ? 'page' : undefined} className={place}>
                <span className={face}>
                  <Icon name={icon} />
                </span>
                {label}
              </Link>
            </li>
          ))}
          <li className="flex-1">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-current={isDaily ? undefined : 'true'}
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
                aria-current={href !== '/' && leadsHere(href, here) ? 'page' : undefined}
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
