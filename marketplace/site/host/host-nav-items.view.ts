// The places of the host portal, as its header, foot and bar name them.
import { asTraveler, startTravelerView } from '#marketplace/accounts/public/session/traveler-view.store.ts'
import type { IconName } from '#ui/icon.tsx'
import { leadsHere } from '../public/header/use-path.ts'

export type Place = { href: string; label: string; icon: IconName; onSelect?: () => void }

const DASHBOARD = '/host/dashboard'
export const dashboard: Place = { href: DASHBOARD, label: 'Dashboard', icon: 'grid' }
export const create: Place = { href: '/host/experiences/new', label: 'Crear experiencia', icon: 'plus' }
export const profile: Place = { href: '/host/profile', label: 'Perfil', icon: 'user' }
export const settings: Place = { href: '/host/settings', label: 'Configuración', icon: 'settings' }
export const questions: Place = { href: '/host/faq', label: 'Preguntas frecuentes', icon: 'help' }
export const reservations: Place = { href: '/host/reservations', label: 'Reservas', icon: 'ticket' }
export const messages: Place = { href: `${DASHBOARD}?tab=conversations`, label: 'Mensajes', icon: 'chat' }
const experiences: Place = { href: `${DASHBOARD}?tab=experiences`, label: 'Experiencias', icon: 'mountain' }

/** Opens the traveler pages in this tab, whose guards then let the host stay there (SHELL-12); also before the page is alive. */
export const travelerView = {
  label: 'Ver como viajero',
  icon: 'eye',
  href: asTraveler('/'),
  onSelect: startTravelerView,
} as const satisfies Place

/** The menu of the person. */
export const account: Place[] = [dashboard, profile, settings, questions, travelerView]

/** Under the thumb on a phone: what a host opens every day. The dashboard begins with today. */
export const daily: Place[] = [{ ...dashboard, label: 'Hoy', icon: 'sun' }, reservations, messages, experiences]

/** One touch further on a phone. */
export const others: Place[] = [create, profile, settings, questions, travelerView]

/** Which of the daily places an address belongs to; null for the others. @param tab the `?tab=` of the dashboard */
export function dailyPlace(path: string, tab: unknown): Place | null {
  const own = (href: string) => daily.find((place) => place.href === href) ?? null
  if (leadsHere(reservations.href, path) || leadsHere('/host/dates', path)) return own(reservations.href)
  if (/^\/host\/(experiences|edit|create)(\/|$)/.test(path)) return own(experiences.href)
  if (path !== '/host' && path !== DASHBOARD) return null
  return own(`${DASHBOARD}?tab=${tab}`) ?? (tab === 'reservations' ? own(reservations.href) : own(DASHBOARD))
}
