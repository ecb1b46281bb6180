import { useState } from 'react'
import { signOut } from '#marketplace/accounts/session/parts/session.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { Badges } from '../dashboard/dashboard.contract.ts'
import { BadgeCount } from './badge-count.tsx'
import { daily, hrefOf, isHere, type Place } from './places.ts'

const place =
  'group flex min-h-16 w-full flex-col items-center justify-center gap-0.5 text-[0.8125rem] font-medium text-tinta-suave focus-visible:-outline-offset-4 aria-[current]:font-bold aria-[current]:text-anil-deep'
const face =
  'relative flex h-7 w-14 items-center justify-center rounded-pill transition-colors group-aria-[current]:bg-anil-soft'
const row =
  'flex min-h-12 w-full items-center gap-4 rounded-control px-3 text-left font-medium hover:bg-lino aria-[current]:font-bold aria-[current]:text-anil-deep'

type AdminBarProps = {
  /** The page in sight. */
  path: string
  groups: { label: string; places: Place[] }[]
  badges: Badges | undefined
}

/** What an operator opens every day, under the thumb below 1024 px; everything else is one touch further. */
export function AdminBar({ path, groups, badges }: AdminBarProps) {
  const [more, setMore] = useState(false)
  const close = () => setMore(false)
  const all = groups.flatMap(({ places }) => places)
  const shown = daily.filter(({ path: own }) => all.some((one) => one.path === own))
  const others = groups.map(({ label, places }) => ({ label, places: places.filter((one) => !shown.includes(one)) }))
  const waiting = (one: Place) => (one.badge && badges?.[one.badge]) || 0
  const hidden = others.flatMap(({ places }) => places).reduce((sum, one) => sum + waiting(one), 0)
  const current = shown.find((one) => isHere(one, path))
  return (
    <>
      <nav
        aria-label="Lugares de la administración"
        className="fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-papel pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="mx-auto flex max-w-lg">
          {shown.map((one) => (
            <li key={one.path} className="min-w-0 flex-1">
              <Link href={hrefOf(one)} aria-current={one === current ? 'page' : undefined} className={place}>
                <span className={face}>
                  <Icon name={one.icon} />
                  <BadgeCount count={waiting(one)} className="absolute -top-1 right-1" />
                </span>
                {one.label}
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
                <BadgeCount count={hidden} className="absolute -top-1 right-1" />
              </span>
              Más
            </button>
          </li>
        </ul>
      </nav>
      <Dialog open={more} onClose={close} title="Más de la administración">
        {others.map(({ label, places }) =>
          places.length === 0 ? null : (
            <ul key={label} aria-label={label} className="grid border-b border-hairline py-2 first:pt-0">
              {places.map((one) => (
                <li key={one.path}>
                  <Link
                    href={hrefOf(one)}
                    aria-current={isHere(one, path) ? 'page' : undefined}
                    onClick={close}
                    className={row}
                  >
                    <Icon name={one.icon} className="text-anil" />
                    <span className="min-w-0 flex-1">{one.label}</span>
                    <BadgeCount count={waiting(one)} />
                  </Link>
                </li>
              ))}
            </ul>
          ),
        )}
        <button type="button" onClick={() => void signOut('admin')} className={`${row} mt-2`}>
          <Icon name="logout" className="text-anil" />
          Salir
        </button>
      </Dialog>
    </>
  )
}
