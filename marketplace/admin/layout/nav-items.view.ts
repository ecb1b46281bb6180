// The menu of the back office (SHELL-15), and what of it is under the thumb on a phone.
import type { IconName } from '#ui/icon.tsx'
import type { Badges } from '../dashboard/dashboard.contract.ts'

export type NavItem = { path: `/${string}`; label: string; icon: IconName; badge?: keyof Badges }

const home: NavItem = { path: '/', label: 'Panel', icon: 'grid' }
const users: NavItem = { path: '/users', label: 'Usuarios', icon: 'people' }
const bookings: NavItem = { path: '/bookings', label: 'Reservas', icon: 'ticket' }
const messages: NavItem = { path: '/messages', label: 'Mensajes', icon: 'chat', badge: 'messages' }
export const settings: NavItem = { path: '/settings', label: 'Configuración', icon: 'settings' }

export const market: NavItem[] = [
  home,
  users,
  { path: '/experiences', label: 'Experiencias', icon: 'mountain', badge: 'experiences' },
  bookings,
  { path: '/reviews', label: 'Reseñas', icon: 'star' },
  { path: '/categories', label: 'Categorías', icon: 'palette' },
  { path: '/analytics', label: 'Analítica', icon: 'sort' },
  settings,
]

export const operation: NavItem[] = [
  messages,
  { path: '/rights', label: 'Datos personales', icon: 'lock', badge: 'rights' },
  { path: '/outbox', label: 'Correos', icon: 'mail', badge: 'outbox' },
  { path: '/audit', label: 'Bitácora', icon: 'landmark' },
  { path: '/health', label: 'Estado', icon: 'info' },
]

/** Under the thumb; the others are one touch further. */
export const daily: NavItem[] = [home, bookings, users, messages]

export const hrefOf = ({ path }: NavItem) => (path === '/' ? '/admin' : `/admin${path}`)

/** Whether an address belongs to a place: its list, or a page below it. */
export const isHere = (place: NavItem, at: string) =>
  place.path === '/'
    ? /^\/admin(\/dashboard)?\/?$/.test(at)
    : at === hrefOf(place) || at.startsWith(`${hrefOf(place)}/`)
