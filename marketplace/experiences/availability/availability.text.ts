import { dayOf, longDate, shortDate, timeOfDay } from '#platform/clock.ts'
import type { Availability } from './availability.rules.ts'

export const availabilityLabel: Record<Availability, string> = {
  many: 'Disponible',
  few: 'Pocos cupos',
  none: 'Agotado',
}

/** A date that can no longer be booked: sold out, closed or cancelled (BOOK-11). */
export const dateUnavailable = 'No disponible'

/** The words around a list of dates (DET-18, EMPTY-03). */
export const datesText = {
  none: 'No hay fechas disponibles',
  failed: 'No se pudieron cargar las fechas disponibles',
  /** The cause, for who has to say what they saw (MSG-23). */
  failedCause: 'Error al cargar fechas disponibles',
} as const

export const spotsText = (spots: number) => (spots === 1 ? '1 cupo' : `${spots} cupos`)

/** 'sábado, 21 de noviembre'. */
export const dateText = (start: string | Date) => longDate(start).replace(/ de \d{4}$/, '')

/** '8:00 a. m. – 11:00 a. m.'; names the day when it ends on another one. */
export function dateHours({ startDate, endDate }: { startDate: string | Date; endDate: string | Date | null }): string {
  const start = timeOfDay(startDate)
  if (!endDate) return start
  const end = timeOfDay(endDate)
  return dayOf(startDate) === dayOf(endDate) ? `${start} – ${end}` : `${start} – ${shortDate(endDate)}, ${end}`
}
