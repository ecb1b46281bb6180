import { dayOf, longDate, timeOfDay } from '#platform/clock.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'

export const dateCancellationRefusals = {
  DATE_UNDER_WAY: {
    status: 409,
    text: 'Alguien ya registró su llegada con el código: la fecha ya no se puede cancelar.',
  },
  NOT_MOVABLE: { status: 409, text: 'Esta reserva no se puede pasar a otra fecha.' },
} as const satisfies RefusalTexts

export const dateCancellationText = {
  cancelled: 'Fecha cancelada',
  cancelFailed: 'No se pudo cancelar la fecha',
  moved: '¡Listo! Tu reserva quedó confirmada',
  moveFailed: 'No se pudo pasar tu reserva',
} as const

/** 'sábado 5 de diciembre, 8:00 a. m.'; no line break within the hour. */
export const shortMoment = (at: string | Date) =>
  `${longDate(at)
    .replace(',', '')
    .replace(/ de \d{4}$/, '')}, ${timeOfDay(at)}`

/** 'Pasarme al sábado 5, 8:00 a. m.'; names the month when it differs from the cancelled date's. */
export function moveLabel(at: string | Date, from: string | Date): string {
  const sameMonth = dayOf(at).slice(0, 7) === dayOf(from).slice(0, 7)
  return `Pasarme al ${sameMonth ? shortMoment(at).replace(/ de [^,]+/, '') : shortMoment(at)}`
}

export const bookingsText = (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`)

/** Where a traveler finds a booking of a cancelled date, with its alternatives. */
export const dateCancellationPath = (id: string) => `/profile/reservations?status=cancelled#reserva-${id}`
