// The state of the dashboard in its address.
import { BOOKING_STATUSES, type BookingStatus } from '#marketplace/bookings/booking.rules.ts'
import { readAfter } from '#platform/http/cursor.ts'
import { readDay } from '#ui/forms/time/typed-day.ts'

const TABS = ['overview', 'experiences', 'reservations', 'conversations', 'questions', 'reviews', 'earnings'] as const
export type Tab = (typeof TABS)[number]
/** The three addresses of the dashboard; the last one shows the reservations. */
export type DashboardPath = '/host' | '/host/dashboard' | '/host/reservations'
export type HostBookingFilter = {
  status?: BookingStatus
  experience?: string
  from?: string
  to?: string
  q?: string
  after?: string
}
export type DashboardView = { tab: Tab; filter: HostBookingFilter; chat?: string }

type Search = Record<string, unknown>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const readParam = (value: unknown, fits: (text: string) => unknown) =>
  typeof value === 'string' && fits(value) ? value : undefined

const dayIn = (value: unknown) => (typeof value === 'string' && readDay(value)) || undefined

/** Tab, filter and open chat of an address; invalid values are ignored, and an unknown tab opens the first (HDASH-06). */
export function readView(path: DashboardPath, search: Search): DashboardView {
  const tab = path === '/host/reservations' ? 'reservations' : TABS.find((name) => name === search.tab)
  const filter = {
    status: readParam(search.status, (text) => (BOOKING_STATUSES as readonly string[]).includes(text)) as
      | BookingStatus
      | undefined,
    experience: readParam(search.experience, (text) => UUID.test(text)),
    from: dayIn(search.from),
    to: dayIn(search.to),
    q: readParam(search.q, (text) => text.trim() !== '')
      ?.trim()
      .slice(0, 80),
    ...readAfter(search),
  }
  const present = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
  const chat = readParam(search.chat, (text) => UUID.test(text))
  return { tab: tab ?? 'overview', filter: present as HostBookingFilter, ...(chat && { chat }) }
}

export function addressOf(path: DashboardPath, { tab, filter = {}, chat }: Partial<DashboardView>): string {
  const base = path === '/host' ? '/host/dashboard' : path
  const defaultTab = base === '/host/reservations' ? 'reservations' : 'overview'
  const pairs = { ...(tab && tab !== defaultTab && { tab }), ...filter, ...(chat && { chat }) }
  const query = new URLSearchParams(pairs).toString()
  return query ? `${base}?${query}` : base
}
