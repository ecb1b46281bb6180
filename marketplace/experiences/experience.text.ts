import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { DurationUnit } from './experience.rules.ts'
import type { Party } from './party.rules.ts'

export const experienceRefusals = {
  EXPERIENCE_NOT_FOUND: { status: 404, text: 'Experiencia no encontrada' },
  EXPERIENCE_ID_INVALID: { status: 404, text: 'ID de experiencia inválido' },
  EXPERIENCE_INCOMPLETE: { status: 422, text: 'Datos de experiencia incompletos' },
} as const satisfies RefusalTexts

/** Errors of the detail page that no endpoint returns (DET-02, DET-05). */
export const experienceErrors = {
  missingId: 'ID de experiencia no proporcionado',
  failed: 'Error al cargar la experiencia',
} as const

/** Heading of the notice on an experience that not everybody may open (DET-23). */
export const NOT_PUBLISHED = 'Esta experiencia no está publicada'

const units = { hours: ['hora', 'horas'], days: ['día', 'días'] } as const

/** '3 horas', '1 día'. @param value a whole number */
export const durationText = (value: number, unit: DurationUnit) => `${value} ${units[unit][value === 1 ? 0 : 1]}`

/** A host who takes nothing new: why is between them and the house (docs/decisions/0225). */
export const pausedText = {
  title: 'Sin reservas nuevas por ahora',
  sentence: 'Este anfitrión no recibe reservas nuevas por ahora.',
} as const

/** Label of instant confirmation (docs/decisions/0215). */
export const instantLabel = 'Confirmación inmediata'

export const peopleText = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

export const childrenText = (count: number) => (count === 1 ? '1 niño' : `${count} niños`)

/** '4 personas', '2 adultos y 2 niños', '3 niños'. */
export function partyText({ guests, children }: Party): string {
  if (children === 0) return peopleText(guests)
  const adults = guests - children
  return adults === 0
    ? childrenText(children)
    : `${adults === 1 ? '1 adulto' : `${adults} adultos`} y ${childrenText(children)}`
}

/** Unit of a price: a person, or a ticket when it is sold elsewhere (DET-19, DET-20). */
export const priceUnit = (bookingRequired: boolean) => (bookingRequired ? 'por persona' : 'por entrada')

const listFormat = new Intl.ListFormat('es', { type: 'conjunction' })
const dollars = (value: number) => (value < 1 ? `${Math.round(value * 100)} centavos` : `$${value}`)

/** '3 billetes de $20, 1 de $10 y 2 monedas de 25 centavos'. @param cash as `exactCash` gives it */
export function cashText(cash: { value: number; count: number }[]): string {
  const named = { notes: false, coins: false }
  const parts = cash.map(({ value, count }) => {
    const kind = value < 1 ? 'coins' : 'notes'
    const noun = kind === 'coins' ? (count === 1 ? 'moneda' : 'monedas') : count === 1 ? 'billete' : 'billetes'
    const part = named[kind] ? `${count} de ${dollars(value)}` : `${count} ${noun} de ${dollars(value)}`
    named[kind] = true
    return part
  })
  return listFormat.format(parts)
}
