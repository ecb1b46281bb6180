// The places of the host portal, as its header, foot and bar name them.
import { startTravelerView } from '#marketplace/accounts/session/parts/traveler-view.ts'
import type { IconName } from '#ui/icon.tsx'

type Place = { href: string; label: string; icon: IconName; onSelect?: () => void }

export const dashboard: Place = { href: '/host/dashboard', label: 'Dashboard', icon: 'grid' }
export const profile: Place = { href: '/host/profile', label: 'Perfil', icon: 'user' }
export const settings: Place = { href: '/host/settings', label: 'Configuración', icon: 'settings' }
export const questions: Place = { href: '/host/faq', label: 'Preguntas frecuentes', icon: 'help' }
export const reservations: Place = { href: '/host/reservations', label: 'Reservas', icon: 'ticket' }

/** Opens the traveler pages in this tab, whose guards then let the host stay there (SHELL-12). */
export const travelerView = {
  label: 'Ver como viajero',
  icon: 'eye',
  href: '/',
  onSelect: startTravelerView,
} as const satisfies Place

/** The menu of the person. */
export const account: Place[] = [dashboard, profile, settings, questions, travelerView]

/** Under the thumb on a phone: what a host opens every day. The dashboard begins with today. */
export const daily: Place[] = [{ ...dashboard, label: 'Hoy', icon: 'sun' }, reservations, profile]
