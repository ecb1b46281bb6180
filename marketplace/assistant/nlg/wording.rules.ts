// Days, money and wishes in natural Spanish and English.
import { longDate, plainTimeOfDay, shortDate, ZONE } from '#platform/clock.ts'
import { needRows } from '../nlu/language/needs.text.ts'
import type { SearchCriteria } from '../nlu/plan.rules.ts'
import type { Language } from '../nlu/typed-message.rules.ts'

/** '$25', '$12.50', '$1,200'. */
export const dollars = (amount: number): string => {
  const [whole, cents] = amount.toFixed(2).split('.')
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ',')
  return cents === '00' ? `$${grouped}` : `$${grouped}.${cents}`
}

/** '3 horas' in the language of an answer. */
export const durationText = (duration: string, language: Language): string =>
  language === 'es' ? duration : duration.replace('hora', 'hour').replace('día', 'day')

const lists = {
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
}
export const listed = (parts: string[], language: Language = 'es'): string => lists[language].format(parts)

const english = {
  start: new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }),
  day: new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, weekday: 'long', day: 'numeric', month: 'long' }),
  time: new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: 'numeric', minute: '2-digit', hour12: true }),
  written: new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, day: 'numeric', month: 'long' }),
}

/** 'sáb, 28 nov, 5:00 a. m.' */
export const startText = (instant: string, language: Language = 'es'): string =>
  language === 'en' ? english.start.format(new Date(instant)) : `${shortDate(instant)}, ${plainTimeOfDay(instant)}`

/** '5:58 a. m.', of an instant. */
export const timeText = (instant: string, language: Language): string =>
  language === 'en' ? english.time.format(new Date(instant)) : plainTimeOfDay(instant)

/** 'sábado 28 de noviembre'. @param day YYYY-MM-DD */
export const dayText = (day: string, language: Language = 'es'): string =>
  language === 'en'
    ? english.day.format(new Date(`${day}T12:00:00-06:00`))
    : longDate(`${day}T12:00:00-06:00`)
        .replace(/ de \d{4}$/, '')
        .replace(',', '')

/** '3 de octubre', of an instant. */
export const writtenText = (instant: string, language: Language): string =>
  language === 'en'
    ? english.written.format(new Date(instant))
    : longDate(instant)
        .replace(/^\p{L}+,? /u, '')
        .replace(/ de \d{4}$/, '')

/** 'el sábado 28 de noviembre', 'del sábado 5 al martes 8 de diciembre'. */
export function daysText(from: string, to: string | null, language: Language = 'es'): string {
  if (language === 'en')
    return !to || to === from ? `on ${dayText(from, 'en')}` : `from ${dayText(from, 'en')} to ${dayText(to, 'en')}`
  if (!to || to === from) return `el ${dayText(from)}`
  const same = from.slice(0, 7) === to.slice(0, 7)
  const first = same ? dayText(from).replace(/ de \p{L}+$/u, '') : dayText(from)
  return `del ${first} al ${dayText(to)}`
}

/** 'En noviembre', 'De enero a noviembre'. @param from @param to YYYY-MM */
export function monthsText(from: string, to: string, language: Language): string {
  const name = (month: string) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es', { timeZone: ZONE, month: 'long' }).format(
      new Date(`${month}-15T12:00:00-06:00`),
    )
  if (from.slice(0, 4) === to.slice(0, 4) && from.endsWith('-01') && to.endsWith('-12'))
    return language === 'en' ? `In ${from.slice(0, 4)}` : `En ${from.slice(0, 4)}`
  // 'en diciembre' asked in November is the December before, so the year is always said.
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  if (language === 'en')
    return from === to
      ? `In ${name(from)} ${first}`
      : `From ${name(from)}${first === last ? '' : ` ${first}`} to ${name(to)} ${last}`
  return from === to
    ? `En ${name(from)} de ${first}`
    : `De ${name(from)}${first === last ? '' : ` de ${first}`} a ${name(to)} de ${last}`
}

export const counted = (count: number, singular: string, plural: string): string =>
  count === 1 ? `1 ${singular}` : `${count} ${plural}`
export const peopleText = (count: number, language: Language = 'es'): string =>
  language === 'en' ? counted(count, 'person', 'people') : counted(count, 'persona', 'personas')
export const spotsText = (count: number, language: Language = 'es'): string =>
  language === 'en' ? counted(count, 'place', 'places') : counted(count, 'cupo', 'cupos')

function priceText({ minPrice, maxPrice, budget, guests }: SearchCriteria, language: Language): string {
  const es = language === 'es'
  if (budget !== null && guests > 1)
    return es ? `hasta ${dollars(budget)} en total` : `up to ${dollars(budget)} in total`
  if (minPrice !== null && maxPrice !== null)
    return es
      ? `entre ${dollars(minPrice)} y ${dollars(maxPrice)}`
      : `between ${dollars(minPrice)} and ${dollars(maxPrice)}`
  const each = guests > 1 ? (es ? ' por persona' : ' per person') : ''
  if (maxPrice !== null)
    return maxPrice === 0
      ? es
        ? 'sin costo'
        : 'free of charge'
      : es
        ? `hasta ${dollars(maxPrice)}${each}`
        : `up to ${dollars(maxPrice)}${each}`
  return minPrice === null ? '' : es ? `desde ${dollars(minPrice)}${each}` : `from ${dollars(minPrice)}${each}`
}

/** 'la Ruta de las Flores', 'el Lago de Coatepeque', 'Suchitoto'. */
const withArticle = (name: string): string =>
  /^(Ruta|Laguna|Bahía|Playa|Isla|Barra|Puerta|Costa)\b/.test(name)
    ? `la ${name}`
    : /^(Lago|Volcán|Cerro|Golfo|Parque|Río|Centro|Puerto de)\b/.test(name)
      ? `el ${name}`
      : name

const hourText = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'a. m.' : 'p. m.'}`
const small = (text: string) => text.toLowerCase()

/** The people travelling: 'niños de 6 y 8 años', 'apto para adultos mayores'. */
function partyText({ needs, ages, amenities }: SearchCriteria, language: Language): string[] {
  const children = ages.filter((age) => age < 13)
  const teens = ages.filter((age) => age >= 13 && age < 18)
  const grown = ages.filter((age) => age >= 65)
  const texts = needRows.filter(({ need }) => needs.includes(need)).map(({ told: texts }) => texts[language])
  return [
    ...(teens.length > 0
      ? [
          language === 'es'
            ? `para adolescentes de ${listed(teens.map(String))} años`
            : `for teenagers aged ${listed(teens.map(String), 'en')}`,
        ]
      : []),
    ...(children.length > 0
      ? [
          language === 'es'
            ? `para niños de ${listed(children.map(String))} años`
            : `for children aged ${listed(children.map(String), 'en')}`,
        ]
      : amenities.includes('Apto para niños')
        ? [language === 'es' ? 'apto para niños' : 'suitable for children']
        : []),
    ...(grown.length > 0
      ? [language === 'es' ? `para alguien de ${grown[0]} años` : `for somebody aged ${grown[0]}`]
      : []),
    ...texts,
  ]
}

const amenityText = (name: string, es: boolean) =>
  name === 'Se admiten mascotas' ? (es ? 'con mascotas' : 'with pets') : `${es ? 'con' : 'with'} ${small(name)}`

/** The wish in words, as it was understood: 'sin playa', '2 personas', 'hasta $60 en total'. */
export function criteriaText(
  criteria: SearchCriteria,
  place: { name: string; around: boolean } | null,
  language: Language = 'es',
): string[] {
  const es = language === 'es'
  const placeName = place?.name ?? criteria.place
  const { without } = criteria
  const excluded = [
    ...without.categories.map(small),
    ...without.words,
    ...without.amenities.filter((amenity) => amenity !== 'Acceso a la playa').map(small),
  ]
  const told = [
    criteria.category,
    criteria.words.length > 0 && criteria.words.join(', '),
    excluded.length > 0 &&
      excluded
        .map((need) =>
          es
            ? `sin ${need === 'playa y surf' ? 'playa' : need}`
            : `without ${need === 'playa y surf' ? 'beach' : need}`,
        )
        .join(', '),
    without.places &&
      without.places.length > 0 &&
      (es ? `no en ${without.places.join(', ')}` : `not in ${without.places.join(', ')}`),
    placeName &&
      (place?.around
        ? es
          ? `cerca de ${withArticle(placeName)}`
          : `near ${placeName}`
        : es
          ? `en ${withArticle(placeName)}`
          : `in ${placeName}`),
    criteria.from && daysText(criteria.from, criteria.to, language),
    criteria.guests > 1 && peopleText(criteria.guests, language),
    priceText(criteria, language),
    criteria.notBefore !== null &&
      (es
        ? `desde las ${hourText(criteria.notBefore)}`
        : `from ${hourText(criteria.notBefore).replaceAll('. ', '').replace('.', '')} on`),
    criteria.notAfter !== null &&
      (es
        ? `antes de las ${hourText(criteria.notAfter)}`
        : `before ${hourText(criteria.notAfter).replaceAll('. ', '').replace('.', '')}`),
    criteria.maxHours !== null &&
      (es ? `de hasta ${lengthText(criteria.maxHours)}` : `up to ${criteria.maxHours} hours`),
    criteria.maxHours === null &&
      criteria.minHours !== null &&
      (es ? `de ${lengthText(criteria.minHours)} o más` : `${criteria.minHours} hours or more`),
    ...partyText(criteria, language),
    ...criteria.amenities.filter((amenity) => amenity !== 'Apto para niños').map((amenity) => amenityText(amenity, es)),
    criteria.included.length > 0 &&
      (es ? `que incluye ${small(listed(criteria.included))}` : `with ${small(listed(criteria.included, 'en'))}`),
    criteria.languages.length > 0 &&
      (es
        ? `en ${small(listed(criteria.languages))}`
        : criteria.languages.includes('Inglés')
          ? 'in English'
          : `in ${listed(criteria.languages, 'en')}`),
  ].filter((part): part is string => Boolean(part))
  return [...new Set(told)]
}

const lengthText = (hours: number) =>
  hours >= 24 ? counted(Math.round(hours / 24), 'día', 'días') : counted(hours, 'hora', 'horas')
