// The menu of the back office (SHELL-15), built from the pages that have an entry in it, and the part of it in the bottom bar
// of a phone.
import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import { adminRoutes } from '../admin.routes.ts'
import type { Badges } from '../dashboard/dashboard.contract.ts'
import type { MenuEntry } from '../list.rules.ts'

export type NavItem = {
  path: `/${string}`
  label: string
  icon: IconName
  permission: Permission | null
  badge?: keyof Badges | undefined
}

const groupOf = (group: MenuEntry['group']): NavItem[] =>
  adminRoutes.flatMap(({ path, title, permission, menu }) =>
    menu?.group === group ? [{ path, label: menu.label ?? title, icon: menu.icon, permission, badge: menu.badge }] : [],
  )

export const market = groupOf('market')
export const operation = groupOf('operation')

const itemAt = (path: string) => [...market, ...operation].find((item) => item.path === path)!
export const settings = itemAt('/settings')
/** The entries of the bottom bar; the others are one tap away. */
export const daily = ['/', '/search', '/bookings', '/cases'].map(itemAt)

export const hrefOf = ({ path }: NavItem) => (path === '/' ? '/admin' : `/admin${path}`)

/** Whether an address belongs to a menu entry: its list, or a page below it. */
export const isHere = (place: NavItem, at: string) =>
  place.path === '/'
    ? /^\/admin(\/dashboard)?\/?$/.test(at)
    : at === hrefOf(place) || at.startsWith(`${hrefOf(place)}/`)
