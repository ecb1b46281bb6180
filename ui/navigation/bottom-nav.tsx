/**
 * The bar under the thumb of a portal: what is opened every day, and everything else one touch further.
 *   <ThumbBar label title places current groups classes exit={{ label, run }} />
 * `classes` names the classes of colour and width, which differ between portals; they stand where the portal's styles are read.
 */
import { type ReactNode, useState } from 'react'
import { Icon, type IconName } from '../icons/icon.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Link } from './link.tsx'

type BottomNavItem = {
  href: string
  label: string
  icon: IconName
  badge?: ReactNode
  onSelect?: () => void
}

type ThumbBarProps = {
  label: string
  /** Title of the dialog with the other places. */
  title: string
  places: BottomNavItem[]
  /** The `href` of the current place; null when it is among the others. */
  current: string | null
  /** The other places, in groups divided by a line. */
  groups: { label?: string; places: BottomNavItem[] }[]
  /** Whether one of the other places is the current one. */
  isHere: (href: string) => boolean
  /** Badge on 'Más'. */
  moreBadge?: ReactNode
  exit: { label: string; run: () => void }
  classes: { bar: string; place: string; face: string; row: string; icon: string }
}

const place =
  'group flex min-h-16 w-full flex-col items-center justify-center gap-0.5 text-[min(0.8125rem,4.1vw)] font-medium text-tinta-suave focus-visible:-outline-offset-4 aria-[current]:font-bold'
const face = 'relative flex h-7 w-14 items-center justify-center rounded-pill transition-colors'
const row =
  'flex min-h-13 w-full items-center gap-4 rounded-control px-3 text-left text-lg font-medium hover:bg-lino aria-[current]:font-bold'

export function BottomNav(props: ThumbBarProps) {
  const { label, title, places, current, groups, isHere, moreBadge, exit, classes } = props
  const [more, setMore] = useState(false)
  const close = () => setMore(false)
  return (
    <>
      <nav
        aria-label={label}
        className={`fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-papel pb-[env(safe-area-inset-bottom)] print:hidden ${classes.bar}`}
      >
        <ul className="mx-auto flex max-w-lg">
          {places.map(({ href, label: name, icon, badge }) => (
            <li key={href} className="min-w-0 flex-auto">
              <Link
                href={href}
                aria-current={href === current ? 'page' : undefined}
                className={`${place} ${classes.place}`}
              >
                <span className={`${face} ${classes.face}`}>
                  <Icon name={icon} />
                  {badge && <span className="absolute -top-1 right-1 flex">{badge}</span>}
                </span>
                {name}
              </Link>
            </li>
          ))}
          <li className="min-w-0 flex-auto">
            <button
              type="button"
              aria-haspopup="dialog"
              aria-current={current === null ? 'true' : undefined}
              onClick={() => setMore(true)}
              className={`${place} ${classes.place}`}
            >
              <span className={`${face} ${classes.face}`}>
                <Icon name="menu" />
                {moreBadge && <span className="absolute -top-1 right-1 flex">{moreBadge}</span>}
              </span>
              Más
            </button>
          </li>
        </ul>
      </nav>
      <Dialog open={more} onClose={close} title={title}>
        {groups.map(({ label: groupLabel, places: items }, at) =>
          items.length === 0 ? null : (
            <ul
              key={groupLabel ?? at}
              aria-label={groupLabel}
              className="grid border-b border-hairline py-2 first:pt-0"
            >
              {items.map(({ href, label: text, icon, badge, onSelect }) => (
                <li key={href}>
                  <Link
                    href={href}
                    aria-current={isHere(href) ? 'page' : undefined}
                    onClick={() => {
                      onSelect?.()
                      close()
                    }}
                    className={`${row} ${classes.row}`}
                  >
                    <Icon name={icon} className={classes.icon} />
                    <span className="min-w-0 flex-1">{text}</span>
                    {badge}
                  </Link>
                </li>
              ))}
            </ul>
          ),
        )}
        <button type="button" onClick={exit.run} className={`${row} mt-2`}>
          <Icon name="logout" className={classes.icon} />
          {exit.label}
        </button>
      </Dialog>
    </>
  )
}
