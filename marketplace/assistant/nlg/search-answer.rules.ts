// The results of a search in words: first what was understood, so that a misunderstanding is noticed at once.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { needRows } from '../nlu/language/needs.text.ts'
import type { Plan, SearchCriteria } from '../nlu/plan.rules.ts'
import type { Language } from '../nlu/typed-message.rules.ts'
import type { Dropped, FoundExperience, SearchOutput } from '../tools/tool.contract.ts'
import { criteriaText, daysText, dollars, listed, startText } from './wording.rules.ts'

/** '«Tu primera ola» ($30 por persona, 2 horas, en Tamanique, sáb 28 nov 9:00 a. m.)'. @param more other facts to add */
export function named(
  { title, price, per, duration, km, minAge, city, nextDate }: FoundExperience,
  language: Language = 'es',
  more: { length?: boolean; age?: boolean } = {},
): string {
  const en = language === 'en'
  const unit = en ? (per === 'persona' ? 'per person' : 'per ticket') : `por ${per}`
  const facts = [
    `${dollars(price)} ${unit}`,
    more.length && duration,
    more.age && minAge !== null && ageText(minAge, language),
    // A title often says where it is.
    !foldText(title).includes(foldText(city)) && `${en ? 'in' : 'en'} ${city}`,
    km !== null && (en ? `${km} km away` : `a ${km} km`),
    nextDate !== null && startText(nextDate, language).replaceAll(',', ''),
  ]
  return `«${title}» (${facts.filter(Boolean).join(', ')})`
}

const ageText = (age: number, language: Language) =>
  age === 0
    ? language === 'es'
      ? 'todas las edades'
      : 'all ages'
    : language === 'es'
      ? `desde ${age} años`
      : `from ${age} years`

const INSTEAD: Record<Dropped, Record<Language, string>> = {
  nearby: { es: 'Cerca sí hay', en: 'Nearby there is' },
  farther: { es: 'Más lejos sí hay, lo más cercano primero', en: 'Farther away there is, the nearest first' },
  dates: { es: 'En otras fechas sí hay', en: 'On other days there is' },
  price: { es: 'Con otro precio, lo más cercano es', en: 'At another price, the nearest is' },
  guests: {
    es: 'No encontré una fecha abierta con lugar para todos; en dos grupos o más, o si el anfitrión les abre una (pregúntale), sería con',
    en: 'I found no open date with room for all; in two groups or more, or if the host opens one for you (ask), there is',
  },
  words: { es: 'Sin esa palabra encontré', en: 'Without that word I found' },
  hours: { es: 'A otra hora sí hay', en: 'At another hour there is' },
  length: { es: 'Con otra duración hay', en: 'Of another length there is' },
  amenities: { es: 'Sin esa condición encontré', en: 'Without that condition I found' },
  included: { es: 'Sin esa condición encontré', en: 'Without that condition I found' },
  languages: { es: 'En otros idiomas encontré', en: 'In other languages I found' },
  kind: {
    es: 'De eso no hay nada publicado por ahora. Lo más parecido',
    en: 'Nothing of that is published for now. The most similar',
  },
  category: { es: 'Lo más parecido es', en: 'The most similar is' },
  place: { es: 'Lo más parecido es', en: 'The most similar is' },
  all: { es: 'De lo mejor calificado, te propongo', en: 'Of the best rated, I suggest' },
}

/** Parts that were left out together, in the order in which they are told. */
const TOGETHER: Partial<Record<Dropped, Record<Language, string>>> = {
  nearby: { es: 'cerca', en: 'nearby' },
  farther: { es: 'más lejos', en: 'farther away' },
  dates: { es: 'en otras fechas', en: 'on other days' },
  price: { es: 'con otro precio', en: 'at another price' },
  hours: { es: 'a otra hora', en: 'at another hour' },
  length: { es: 'con otra duración', en: 'of another length' },
  amenities: { es: 'sin esa condición', en: 'without that condition' },
  included: { es: 'sin esa condición', en: 'without that condition' },
  languages: { es: 'en otros idiomas', en: 'in other languages' },
}

/** What was left out, before what was found instead; of more than a trip only that this comes nearest. */
function insteadText(dropped: Dropped[], language: Language): string {
  const [first, ...others] = dropped
  if (first && (others.length === 0 || first === 'kind')) return INSTEAD[first][language]
  if (dropped.some((part) => !(part in TOGETHER))) return INSTEAD.category[language]
  const parts = Object.entries(TOGETHER).flatMap(([part, text]) =>
    dropped.includes(part as Dropped) ? [text[language]] : [],
  )
  return `${capital(listed([...new Set(parts)], language))} ${language === 'es' ? 'sí hay' : 'there is'}`
}

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const ABOUT_WALKING = new Set(['injured', 'wheelchair', 'walks-little', 'elder'])

/** What is not published and must be asked for safety; empty when there is nothing. */
export function cautionText(needs: string[], ages: number[], language: Language): string {
  // The question how much walking there is comes once, even with several such needs.
  const walks = ['injured', 'wheelchair', 'walks-little'].find((need) => needs.includes(need))
  const unmet = walks ? needs.filter((need) => need === walks || !ABOUT_WALKING.has(need)) : needs
  const unknown = needRows
    .filter(({ need }) => unmet.includes(need))
    .flatMap(({ unknown }) => unknown?.[language] ?? [])
  if (ages.some((age) => age < 13)) unknown.push(language === 'en' ? 'the minimum age' : 'la edad mínima')
  if (unknown.length === 0) return ''
  const texts = [...new Set(unknown)].slice(0, 2)
  return language === 'en'
    ? `What I do not know, because it is not published: ${listed(texts, 'en')}. Ask the host before you book.`
    : `Lo que no sé, porque no está publicado: ${texts.join('; y ')}. Pregúntaselo al anfitrión antes de reservar.`
}

const UNKNOWN_CHOICES = {
  es: '¿Qué se te antoja: playa, volcanes, café, comida, cultura o algo tranquilo?',
  en: 'What do you fancy: beach, volcanoes, coffee, food, culture or something quiet?',
}

/** No word of the message is known. */
export const isUnknown = (criteria: SearchCriteria, { known }: Pick<SearchOutput, 'known'>): boolean =>
  criteria.maybe.length > 0 &&
  known.length === 0 &&
  criteriaText({ ...criteria, maybe: [] }, null).length === 0 &&
  criteria.sort === null

function askBack(criteria: SearchCriteria, language: Language): string {
  const words = criteria.maybe.slice(0, 3).join(' ')
  return language === 'en'
    ? `I know no experience with «${words}». ${UNKNOWN_CHOICES.en}`
    : `No tengo nada con «${words}». ${UNKNOWN_CHOICES.es}`
}

export function searchAnswer(
  plan: Extract<Plan, { intent: 'search' }>,
  output: SearchOutput,
  language: Language,
): string {
  const { wish, turn, past } = plan
  const { experiences, total, dropped, place, known } = output
  if (isUnknown(wish, output)) return askBack(wish, language)
  const es = language === 'es'
  const over =
    past || output.past
      ? wish.from
        ? `${capital(daysText(wish.from, wish.to, language))} ${es ? 'ya pasó, así que no queda cupo' : 'is over'}. `
        : ''
      : ''
  const understood = { ...wish, words: [...wish.words, ...known] }
  // A price limit derived from the previous result was not stated by the person, so it is not repeated.
  const shownWish = turn === 'like' ? { ...understood, maxPrice: null } : understood
  const summary = criteriaText(
    over ? { ...shownWish, from: null, to: null } : shownWish,
    place && { ...place, around: place.around || wish.near },
    language,
  )
  const criteria = summary.length > 0 ? ` (${summary.join(' · ')})` : ''
  // Only where some host has not stated the minimum age, it has to be asked.
  const ageUnknown = experiences.some(({ minAge }) => minAge === null)
  const caution = cautionText(wish.needs, ageUnknown ? wish.ages : [], language)
  const withCaution = (text: string) => `${over}${text}${caution && ` ${caution}`}`
  if (experiences.length === 0)
    return turn === 'more'
      ? es
        ? 'Eso es todo lo que hay así. Prueba con otro lugar, otra fecha u otro precio.'
        : 'That is all there is like this. Try another place, day or price.'
      : withCaution(es ? `No encontré experiencias así${criteria}.` : `I found no experience like this${criteria}.`)
  const length = wish.maxHours !== null || wish.minHours !== null || turn === 'like'
  const titles = listed(
    experiences.map((experience) => named(experience, language, { length, age: wish.ages.some((age) => age < 18) })),
    language,
  )
  if (turn === 'why') return withCaution(whyText(summary, dropped, wish, language))
  if (dropped.length > 0)
    return withCaution(
      `${es ? `No encontré experiencias así${criteria}` : `I found none like this${criteria}`}. ${insteadText(dropped, language)}: ${titles}.`,
    )
  if (turn === 'more') return withCaution(`${es ? 'También hay' : 'There is also'}: ${titles}.`)
  if (turn === 'like') return withCaution(`${es ? 'Parecido' : 'Similar'}${criteria}: ${titles}.`)
  const hints = (output.hints ?? []).map((word) => `«${word}»`).join(', ')
  const order =
    hints && wish.sort === null
      ? es
        ? `, empezando por las que hablan de ${hints}`
        : `, first those that mention ${hints}`
      : orderText(wish.sort, es)
  const remaining = total - experiences.length
  const more =
    remaining > 0
      ? es
        ? ` y ${remaining} más; dime «más opciones» para verlas`
        : ` and ${remaining} more; say «more options» to see them`
      : ''
  const heading = es
    ? total === 1
      ? 'Encontré una experiencia'
      : `Encontré ${total} experiencias`
    : total === 1
      ? 'I found one experience'
      : `I found ${total} experiences`
  return withCaution(`${heading}${criteria}${order}: ${titles}${more}.`)
}

/** Why these were shown: what they fit, what was left out for them, and their order. */
function whyText(summary: string[], dropped: Dropped[], { sort }: SearchCriteria, language: Language): string {
  const es = language === 'es'
  const fits =
    summary.length === 0
      ? es
        ? 'No me dijiste ningún criterio, así que son las publicadas con cupo'
        : 'You named no condition, so these are the published ones with places'
      : es
        ? `Son las publicadas con cupo para lo que entendí: ${summary.join(' · ')}`
        : `These are the published ones with places for what I understood: ${summary.join(' · ')}`
  const instead =
    dropped.length > 0
      ? es
        ? ` Con todo eso no había ninguna; ${small(insteadText(dropped, language))}.`
        : ` None had all of that; ${small(insteadText(dropped, language))}.`
      : ''
  const order = orderText(sort, es)
  return es
    ? `${fits}${order}.${instead} Nadie paga por salir primero. Si algo no era así, dime qué cambio: el lugar, el día, el precio o el tipo de plan.`
    : `${fits}${order}.${instead} Nobody pays to be shown first. If I got something wrong, tell me what to change: the place, the day, the price or the kind of plan.`
}

function orderText(sort: SearchCriteria['sort'], es: boolean): string {
  if (sort === 'price-asc') return es ? ', empezando por lo más barato' : ', the cheapest first'
  if (sort === 'price-desc') return es ? ', empezando por lo más caro' : ', the dearest first'
  if (sort === 'longest') return es ? ', empezando por lo más largo' : ', the longest first'
  if (sort === 'shortest') return es ? ', empezando por lo más corto' : ', the shortest first'
  if (sort === 'rating') return es ? ', de anfitriones mejor calificados' : ', of the best rated hosts'
  return ''
}
