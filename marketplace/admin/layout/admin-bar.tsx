import { signOut } from '#marketplace/accounts/public/session/session.store.ts'
import { BottomNav } from '#ui/navigation/bottom-nav.tsx'
import type { Badges } from '../dashboard/dashboard.contract.ts'
import { BadgeCount } from './badge-count.tsx'
import { daily, hrefOf, isHere, type NavItem } from './nav-items.view.ts'

const look = {
  bar: 'lg:hidden',
  place: 'aria-[current]:text-anil-deep',
  face: 'group-aria-[current]:bg-anil-soft',
  row: 'aria-[current]:text-anil-deep',
  icon: 'text-anil',
}

type AdminBarProps = {
  path: string
  groups: { label: string; places: NavItem[] }[]
  badges: Badges | undefined
}

/** The pages an operator opens every day, in a bottom bar within reach of the thumb below 1024 px; the rest is one tap away. */
export function AdminBar({ path, groups, badges }: AdminBarProps) {
  const all = groups.flatMap(({ places }) => places)
  const barItems = daily.filter(({ path: dailyPath }) => all.some((item) => item.path === dailyPath))
  const isOther = (item: NavItem) => !barItems.includes(item)
  const badgeOf = (item: NavItem) => (item.badge && badges?.[item.badge]) || 0
  const hidden = all.filter(isOther).reduce((sum, item) => sum + badgeOf(item), 0)
  const current = barItems.find((item) => isHere(item, path))
  const placeOf = (item: NavItem) => ({
    href: hrefOf(item),
    label: item.label,
    icon: item.icon,
    badge: <BadgeCount count={badgeOf(item)} />,
  })
  return (
    <BottomNav
      label="Lugares de la administración"
      title="Más de la administración"
      places={barItems.map(placeOf)}
      current={current ? hrefOf(current) : null}
      groups={groups.map(({ label, places }) => ({ label, places: places.filter(isOther).map(placeOf) }))}
      isHere={(href) => all.some((item) => hrefOf(item) === href && isHere(item, path))}
      moreBadge={<BadgeCount count={hidden} />}
      exit={{ label: 'Salir', run: () => void signOut() }}
      classes={look}
    />
  )
}
