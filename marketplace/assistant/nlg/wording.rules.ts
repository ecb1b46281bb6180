// Days, money and wishes as a person would say them.
import { longDate, shortDate, timeOfDay } from '#platform/clock.ts'
import type { SearchCriteria } from '../nlu/plan.rules.ts'

/** '$25', '$12.50', '$1,200'. */
export const dollars = (amount: number): string => {
  const [whole, cents] = amount.toFixed(2).split('.')
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ',')
  return cents === '00' ? `$${grouped}` : `$${grouped}.${cents}`
}

const list = new Intl.ListFormat('es', { type: 'conjunction' })
export const listed = (parts: string[]): string => list.format(parts)

/** 'sáb, 28 nov, 5:00 a. m.' */
export const startText = (instant: string): string => `${shortDate(instant)}, ${timeOfDay(instant)}`

/** 'sábado 28 de noviembre'. @param day YYYY-MM-DD */
export const dayText = (day: string): string =>
  longDate(`${day}T12:00:00-06:00`)
    .replace(/ de \d{4}$/, '')
    .replace(',', '')

/** 'el sábado 28 de noviembre', 'del sábado 5 al martes 8 de diciembre'. */
export function daysText(from: string, to: string | null): string {
  if (!to || to === from) return `el ${dayText(from)}`
  const same = from.slice(0, 7) === to.slice(0, 7)
  const first = same ? dayText(from).replace(/ de \p{L}+$/u, '') : dayText(from)
  return `del ${first} al ${dayText(to)}`
}

export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`
export const peopleText = (count: number): string => counted(count, 'persona', 'personas')
export const spotsText = (count: number): string => counted(count, 'cupo', 'cupos')

const priceText = ({ minPrice, maxPrice }: SearchCriteria): string => {
  if (minPrice !== null && maxPrice !== null) return `entre ${dollars(minPrice)} y ${dollars(maxPrice)}`
  if (maxPrice !== null) return maxPrice === 0 ? 'sin costo' : `de hasta ${dollars(maxPrice)}`
  return minPrice === null ? '' : `desde ${dollars(minPrice)}`
}

/** 'la Ruta de las Flores', 'el Lago de Coatepeque', 'Suchitoto'. */
const withArticle = (name: string): string =>
  /^(Ruta|Laguna|Bahía|Playa|Isla|Barra|Puerta|Costa)\b/.test(name)
    ? `la ${name}`
    : /^(Lago|Volcán|Cerro|Golfo|Parque|Río|Centro|Puerto de)\b/.test(name)
      ? `el ${name}`
      : name

const daysWished = (from: string, to: string | null) =>
  to && to !== from ? daysText(from, to) : `para ${daysText(from, to)}`

/** 'de Café en Apaneca para el sábado 28 de noviembre para 4 personas de hasta $30'. */
export function criteriaText(wish: SearchCriteria, place: { name: string; around: boolean } | null): string {
  const named = place?.name ?? wish.place
  return [
    wish.category && `de ${wish.category}`,
    wish.words.length > 0 && `con «${wish.words.join(' ')}»`,
    named && (place?.around ? `cerca de ${named}` : `en ${withArticle(named)}`),
    wish.from && daysWished(wish.from, wish.to),
    wish.guests > 1 && `para ${peopleText(wish.guests)}`,
    priceText(wish),
    wish.amenities.length > 0 && `con «${listed(wish.amenities)}»`,
    wish.included.length > 0 && `que incluyen ${listed(wish.included).toLowerCase()}`,
    wish.languages.length > 0 && `en ${listed(wish.languages).toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' ')
}
