// The navigation of the host portal: header, footer and bottom bar.
import { asTraveler, startTravelerView } from '#marketplace/accounts/public/session/traveler-view.store.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import { isCurrentPath } from '../public/header/use-path.ts'

export type NavItem = { href: string; label: string; icon: IconName; onSelect?: () => void }

const DASHBOARD = '/host/dashboard'
export const dashboard: NavItem = { href: DASHBOARD, label: 'Dashboard', icon: 'grid' }
export const create: NavItem = { href: '/host/experiences/new', label: 'Crear experiencia', icon: 'plus' }
export const profile: NavItem = { href: '/host/profile', label: 'Perfil', icon: 'user' }
export const settings: NavItem = { href: '/host/settings', label: 'Configuración', icon: 'settings' }
export const questions: NavItem = { href: '/host/faq', label: 'Preguntas frecuentes', icon: 'help' }
export const cases: NavItem = { href: '/host/cases', label: 'Tus casos', icon: 'mail' }
export const reservations: NavItem = { href: '/host/reservations', label: 'Reservas', icon: 'ticket' }
export const messages: NavItem = { href: `${DASHBOARD}?tab=conversations`, label: 'Mensajes', icon: 'chat' }
const experiences: NavItem = { href: `${DASHBOARD}?tab=experiences`, label: 'Experiencias', icon: 'mountain' }

const reviews: NavItem = { href: `${DASHBOARD}?tab=reviews`, label: 'Reseñas', icon: 'star' }
const earnings: NavItem = { href: `${DASHBOARD}?tab=earnings`, label: 'Ganancias', icon: 'cash' }

/** Opens the traveler pages in this tab, whose guards then let the host stay there (SHELL-12). Works before hydration too. */
export const travelerView = {
  label: 'Ver como viajero',
  icon: 'eye',
  href: asTraveler('/'),
  onSelect: startTravelerView,
} as const satisfies NavItem

export const account: NavItem[] = [dashboard, profile, settings, cases, questions, travelerView]

/** The bottom bar of a phone: the pages a host opens every day. The dashboard begins with today. */
export const daily: NavItem[] = [{ ...dashboard, label: 'Hoy', icon: 'sun' }, reservations, messages, experiences]

/** The rest, one tap away on a phone. */
export const others: NavItem[] = [earnings, reviews, create, profile, settings, cases, questions, travelerView]

/** Whether the current page is one of the rest. @param tab the `?tab=` of the dashboard */
export function isOther({ href }: NavItem, path: string, tab: unknown): boolean {
  const [place, tabName] = href.split('?tab=')
  if (tabName) return (path === '/host' || path === place) && tab === tabName
  return href !== '/' && isCurrentPath(href, path)
}

/** The entry of the bottom bar that an address belongs to; null for others. @param tab the `?tab=` of the dashboard */
export function dailyNavItems(path: string, tab: unknown): NavItem | null {
  const itemOf = (href: string) => daily.find((place) => place.href === href) ?? null
  if (isCurrentPath(reservations.href, path) || isCurrentPath('/host/dates', path)) return itemOf(reservations.href)
  if (/^\/host\/(experiences|edit|create)(\/|$)/.test(path)) return itemOf(experiences.href)
  if (path !== '/host' && path !== DASHBOARD) return null
  if (isOther(earnings, path, tab) || isOther(reviews, path, tab)) return null
  return itemOf(`${DASHBOARD}?tab=${tab}`) ?? (tab === 'reservations' ? itemOf(reservations.href) : itemOf(DASHBOARD))
}
