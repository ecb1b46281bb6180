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
  calledOff: 'Fecha cancelada',
  callOffFailed: 'No se pudo cancelar la fecha',
  moved: '¡Listo! Tu reserva quedó confirmada',
  moveFailed: 'No se pudo pasar tu reserva',
} as const

/** 'sábado 5 de diciembre, 8:00 a. m.'; the hour stays in one piece. */
export const shortMoment = (at: string | Date) =>
  `${longDate(at)
    .replace(',', '')
    .replace(/ de \d{4}$/, '')}, ${timeOfDay(at).replaceAll(' ', '\u00a0')}`

/** 'Pasarme al sábado 5, 8:00 a. m.'; with its month when that is not the one of the date called off. */
export function moveLabel(at: string | Date, from: string | Date): string {
  const sameMonth = dayOf(at).slice(0, 7) === dayOf(from).slice(0, 7)
  return `Pasarme al ${sameMonth ? shortMoment(at).replace(/ de [^,]+/, '') : shortMoment(at)}`
}

/** '1 reserva', '4 reservas'. */
export const bookingsText = (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`)

/** Where a traveler finds a reservation whose date was called off, with the dates to take instead. */
export const calledOffPath = (id: string) => `/profile/reservations?status=cancelled#reserva-${id}`
