import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import type { Waiting } from './dashboard.contract.ts'

/** A request this close to its expiry is likely to expire unanswered. */
export const HOURS_BEFORE_END = 6
/**
 * The timer completes a booking 24 hours after its end (BOOK-57); one that is still in progress a day later has failed to
 * complete.
 */
export const HOURS_RUNNING = 48
/** A data request this close to its legal deadline needs an answer now. */
export const DAYS_BEFORE_DUE = 5

/** Who is told of what waits: those who may open it. */
export const waitingPermissions: Record<Waiting['what'], Permission> = {
  rights: 'cases.read',
  reports: 'cases.read',
  requests: 'bookings.read',
  stuck: 'bookings.read',
  running: 'bookings.read',
  approvals: 'content.read',
  cases: 'cases.read',
  mail: 'mail.read',
  hosts: 'people.read',
}

const of = (count: number, item: string) => `${count} ${item}${count === 1 ? '' : item.endsWith('s') ? 'es' : 's'}`

/** A duration in its largest unit, rounded down: '3 días', '1 mes', '5 minutos', 'menos de un minuto'. */
export function spanText(milliseconds: number): string {
  const span = Math.abs(milliseconds)
  if (span < MINUTE_MS) return 'menos de un minuto'
  if (span < HOUR_MS) return of(Math.floor(span / MINUTE_MS), 'minuto')
  if (span < DAY_MS) return of(Math.floor(span / HOUR_MS), 'hora')
  if (span < 30 * DAY_MS) return of(Math.floor(span / DAY_MS), 'día')
  if (span < 365 * DAY_MS) return of(Math.floor(span / (30 * DAY_MS)), 'mes')
  return of(Math.floor(span / (365 * DAY_MS)), 'año')
}

/** 'hace 3 días', 'hace un momento'. */
export function agoText(at: string, now: string): string {
  const span = new Date(now).getTime() - new Date(at).getTime()
  return span < MINUTE_MS ? 'hace un momento' : `hace ${spanText(span)}`
}

/** A deadline: 'vence en 2 horas', 'venció hace 1 día'. */
export function endText(at: string, now: string): string {
  const remaining = new Date(at).getTime() - new Date(now).getTime()
  return remaining >= 0 ? `vence en ${spanText(remaining)}` : `venció hace ${spanText(remaining)}`
}
