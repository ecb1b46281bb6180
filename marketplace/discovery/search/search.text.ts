import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { Sort } from './filters/filter-address.rules.ts'
import type { PriceBand } from './search.rules.ts'

export const searchRefusals = {
  CURSOR_UNKNOWN: { status: 422, text: 'Esta página de resultados ya no existe. Empieza de nuevo desde la primera.' },
} as const satisfies RefusalTexts

/** MSG-21. */
export const LISTS_FAILED = 'No se pudieron cargar las experiencias. Por favor, inténtalo más tarde.'
/** The cause, for who has to say what they saw (MSG-22). */
export const LISTS_CAUSE = 'Error al cargar experiencias'

/** The price select (SRCH-17). */
export const priceLabel: Record<PriceBand, string> = {
  low: 'Menos de $50',
  medium: 'De $50 a menos de $100',
  high: '$100 o más',
}

const sortLabel: Record<Sort, string> = {
  relevance: 'Más relevantes',
  newest: 'Más nuevas',
  'price-asc': 'Precio más bajo',
  'price-desc': 'Precio más alto',
  rating: 'Mejor calificadas',
  distance: 'Más cercanas',
}

/** Labels of a search for several people, whose prices are totals. */
export const sortText = (sort: Sort, { guests }: { guests: number }) =>
  guests > 1 ? sortLabel[sort].replace('Precio', 'Total') : sortLabel[sort]

/** '4.5 o más'. */
export const ratingLabel = (rating: number) => `★ ${rating} o más`

const number = new Intl.NumberFormat('es-SV')

export const totalText = ({ total, totalIsMore }: { total: number; totalIsMore: boolean }) =>
  totalIsMore
    ? `Más de ${number.format(total)} experiencias`
    : total === 1
      ? '1 experiencia'
      : `${number.format(total)} experiencias`
