// Whether an experience suits the people travelling: first what its page states, then what it does not, which only the host
// knows.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { needRows } from '../nlu/language/needs.text.ts'
import type { Plan, SearchCriteria } from '../nlu/plan.rules.ts'
import type { Language } from '../nlu/typed-message.rules.ts'
import { isPageWord } from '../tools/facts/passages.rules.ts'
import type { FactsOutput, SearchInput, StatedFact } from '../tools/tool.contract.ts'
import { swimmingText } from './swimming.rules.ts'
import { listed } from './wording.rules.ts'

type Facts = Extract<FactsOutput, { found: true }>
type Asked = Extract<Plan, { intent: 'facts' }>

/** The facts of the page that matter to a need. */
const FACTS_OF: Record<string, readonly string[]> = {
  wheelchair: ['wheelchair', 'walking'],
  'walks-little': ['walking', 'difficulty', 'wheelchair'],
  injured: ['difficulty', 'walking'],
  elder: ['difficulty', 'walking'],
  toddler: ['minAge', 'pram', 'walking'],
  pregnant: ['difficulty', 'walking'],
  health: ['difficulty', 'walking'],
  roof: ['Si llueve'],
}
/** Values that rule an experience out for a need, or call for caution. */
const AGAINST: Record<string, readonly string[]> = {
  wheelchair: ['No se puede', 'Exigente'],
  'walks-little': ['Exigente', 'Moderada', 'Más de una hora', 'Menos de una hora'],
  injured: ['Exigente', 'Moderada', 'Más de una hora', 'Menos de una hora'],
  elder: ['Exigente', 'Más de una hora'],
  pregnant: ['Exigente', 'Moderada', 'Más de una hora'],
  health: ['Exigente', 'Más de una hora'],
  easy: ['Exigente'],
  beginner: ['Exigente'],
}

/** The words of a page in English; what a host wrote stays as it is. */
const ENGLISH: Record<string, string> = {
  Dificultad: 'difficulty',
  Fácil: 'easy',
  Moderada: 'moderate',
  Exigente: 'demanding',
  Caminata: 'walking',
  'Casi no se camina': 'hardly any',
  'Menos de una hora': 'less than an hour',
  'Más de una hora': 'more than an hour',
  'Edad mínima': 'minimum age',
  'Para todas las edades': 'all ages',
  Niños: 'children',
  'Coche de bebé': 'pram',
  'Se puede llevar': 'can be taken',
  'No se puede llevar': 'can not be taken',
  'No se puede': 'not possible',
  'Se puede': 'possible',
  botiquín: 'first-aid kit',
  'equipo de seguridad': 'safety equipment',
}
const inEnglish = (text: string) =>
  ENGLISH[text] ??
  text.replace(/^Desde (\d+) años$/u, 'from age $1').replace(/^(\$[\d.,]+) hasta los (\d+) años$/u, '$1 up to age $2')

/** 'Dificultad: Fácil'. */
export const factWords = ({ label, value }: StatedFact, language: Language): string =>
  language === 'es' ? `${label}: ${value}` : `${inEnglish(label)}: ${inEnglish(value)}`

/** 'Dificultad: Fácil; Caminata: Casi no se camina'. */
const stated = (facts: readonly StatedFact[], language: Language) =>
  facts.map((fact) => factWords(fact, language)).join('; ')

/** By the field or by its label on the page. */
export const factsNamed = (facts: readonly StatedFact[], names: readonly string[]) =>
  facts.filter(({ name, label }) => names.includes(name) || names.includes(label))

function ageText({ ages }: Asked, { experience: { title }, minAge }: Facts, es: boolean): string {
  if (ages.length === 0) return ''
  const youngest = Math.min(...ages)
  if (minAge === null)
    return es
      ? `«${title}» no dice edad mínima: pregúntale al anfitrión antes de reservar.`
      : `«${title}» states no minimum age: ask the host before you book.`
  if (minAge > youngest)
    return es
      ? `No: la edad mínima de «${title}» es ${minAge} años.`
      : `No: the minimum age of «${title}» is ${minAge} years.`
  // Of a grown-up a minimum age says nothing.
  if (youngest >= 18) return ''
  if (minAge === 0) return es ? `«${title}» es para todas las edades.` : `«${title}» is for all ages.`
  return es
    ? `Por la edad puede ir: «${title}» es desde ${minAge} años.`
    : `The age is fine: «${title}» is from ${minAge} years on.`
}

/** Whether its category, its missing amenities or its stated facts speak against these needs. */
export function speaksAgainst(needs: readonly string[], { experience, amenities, facts }: Facts): boolean {
  const rows = needRows.filter(({ need }) => needs.includes(need))
  return rows.some(
    (row) =>
      row.withoutCategories.includes(experience.category ?? '') ||
      row.amenities.some((amenity) => !amenities.includes(amenity)) ||
      row.withoutThings.some((thing) => foldText(experience.title).includes(foldText(thing))) ||
      facts.some(({ value }) => AGAINST[row.need]?.includes(value)),
  )
}

/** Whether it suits the people travelling. */
export function safetyText(plan: Asked, facts: Facts, language: Language): string {
  const es = language === 'es'
  const { needs } = plan
  const { experience, amenities } = facts
  const title = `«${experience.title}»`
  const rows = needRows.filter(({ need }) => needs.includes(need))
  const names =
    rows.length > 0
      ? [...new Set(rows.flatMap(({ need }) => FACTS_OF[need] ?? []))]
      : ['difficulty', 'walking', 'minAge']
  const matched = factsNamed(facts.facts, plan.ages.length > 0 ? names.filter((name) => name !== 'minAge') : names)
  const against = rows.some(({ need }) => matched.some(({ value }) => AGAINST[need]?.includes(value)))
  // Whoever tells an age from fifty on is told what is hard, too.
  const hard =
    plan.ages.some((age) => age >= 50) &&
    matched.some(({ value }) => value === 'Exigente' || value === 'Más de una hora')
  const risky = hard || speaksAgainst(needs, facts)
  const lacks = [...new Set(rows.flatMap((row) => row.amenities))].filter((amenity) => !amenities.includes(amenity))
  const gear = amenities.filter((amenity) => amenity === 'Equipo de seguridad' || amenity === 'Botiquín')
  const parts = [
    ageText(plan, facts, es),
    matched.length > 0 &&
      (es
        ? `La página de ${title} dice: ${stated(matched, language)}.`
        : `The page of ${title} says: ${stated(matched, language)}.`),
    matched.length === 0 &&
      lacks.length > 0 &&
      (es
        ? `${title} no dice «${listed(lacks)}», así que no te la recomiendo sin preguntar antes.`
        : `${title} does not say «${listed(lacks, 'en')}», so I would not recommend it without asking first.`),
    (against || risky) &&
      !(matched.length === 0 && lacks.length > 0) &&
      (hard || rows.length > 0) &&
      (es
        ? matched.length > 0
          ? 'Así que no te la recomiendo sin preguntar antes.'
          : `${title} no te la recomiendo sin preguntar antes.`
        : matched.length > 0
          ? 'So I would not recommend it without asking first.'
          : `I would not recommend ${title} without asking first.`),
    facts.passages.length > 0 &&
      `${es ? 'También dice' : 'It also says'}: ${facts.passages.map((passage) => `«${passage}»`).join(' ')}`,
    plan.asked !== undefined &&
      facts.passages.length === 0 &&
      plan.asked.some(isPageWord) &&
      (es
        ? `${matched.length > 0 ? 'De' : `La página de ${title} no dice nada de`} ${listed(plan.asked.filter(isPageWord).slice(0, 2))}${matched.length > 0 ? ' no dice nada' : ''}.`
        : `${matched.length > 0 ? 'It' : `The page of ${title}`} does not mention ${listed(plan.asked.filter(isPageWord).slice(0, 2), 'en')}.`),
    gear.length > 0 &&
      (es
        ? `Tiene ${listed(gear.map((item) => item.toLowerCase()))}.`
        : `It has ${listed(
            gear.map((item) => inEnglish(item.toLowerCase())),
            'en',
          )}.`),
    rows.length > 0
      ? swimmingText(needs, experience.title, language)
      : matched.length === 0 || plan.ages.length === 0
        ? es
          ? 'Lo demás lo sabe quien la guía: pregúntale al anfitrión antes de reservar.'
          : 'The rest is known to who guides it: ask the host before you book.'
        : '',
  ]
  return parts
    .filter(Boolean)
    .join(' ')
    .replace(/^Tiene /u, `${title} tiene `)
    .replace(/^It has /u, `${title} has `)
}

export function childrenText(plan: Asked, facts: Facts, language: Language): string {
  const es = language === 'es'
  const title = `«${facts.experience.title}»`
  const suits = facts.amenities.includes('Apto para niños')
  const matched = factsNamed(facts.facts, ['minAge', 'childPrice', 'pram'])
  const age = ageText(plan, facts, es)
  const head = suits
    ? es
      ? `${title} dice que es apta para niños.`
      : `${title} says that it is suitable for children.`
    : es
      ? `${title} no dice que sea apta para niños.`
      : `${title} does not say that it is suitable for children.`
  const tail =
    matched.length > 0
      ? `${es ? 'En su página' : 'On its page'}: ${stated(matched, language)}.`
      : es
        ? 'Pregúntale al anfitrión antes de reservar.'
        : 'Ask the host before you book.'
  return [age, age.startsWith('No') ? '' : head, tail].filter(Boolean).join(' ')
}

export function accessText(facts: Facts, language: Language): string {
  const es = language === 'es'
  const title = `«${facts.experience.title}»`
  const matched = factsNamed(facts.facts, ['wheelchair', 'walking'])
  const ask = es
    ? 'Cómo es el terreno, pregúntale al anfitrión antes de reservar.'
    : 'Ask the host before you book what the ground is like.'
  if (matched.some(({ name }) => name === 'wheelchair'))
    return `${es ? `La página de ${title} dice` : `The page of ${title} says`}: ${stated(matched, language)}. ${ask}`
  return facts.amenities.includes('Accesible en silla de ruedas')
    ? es
      ? `Sí, ${title} es accesible en silla de ruedas. ${ask}`
      : `Yes, ${title} is wheelchair accessible. ${ask}`
    : es
      ? `${title} no dice si se puede ir en silla de ruedas; pregúntale al anfitrión antes de reservar.`
      : `${title} does not say whether it is wheelchair accessible; ask the host before you book.`
}

/** One stated fact, or that it is not stated. @param label what the fact is about, for a sentence that denies it */
export function factText(name: string, label: { es: string; en: string }, facts: Facts, language: Language): string {
  const title = `«${facts.experience.title}»`
  const matched = factsNamed(facts.facts, [name])
  if (matched.length > 0) return `${title}: ${stated(matched, language)}.`
  return language === 'es'
    ? `${title} no dice ${label.es}; pregúntale al anfitrión antes de reservar.`
    : `${title} does not say ${label.en}; ask the host before you book.`
}

/** Whether the place has something: 'parqueo', 'wifi'. What no list has may stand in the text of the page. */
export function amenitiesText({ amenities: requested }: Asked, facts: Facts, language: Language): string {
  const es = language === 'es'
  const title = `«${facts.experience.title}»`
  const all = [...facts.amenities, ...facts.included]
  const quoted = facts.passages.map((passage) => `«${passage}»`).join(' ')
  return requested
    .map((amenity) => {
      if (all.includes(amenity))
        return es
          ? `Sí, ${title} dice: ${amenity.toLowerCase()}.`
          : `Yes, ${title} says: ${inEnglish(amenity.toLowerCase())}.`
      const kept = facts.notIncluded.find((name) => foldText(name).startsWith(foldText(amenity)))
      if (kept)
        return es
          ? `No, ${title} no incluye ${kept.toLowerCase()}.`
          : `No, ${title} does not include ${inEnglish(kept.toLowerCase())}.`
      const lacks = es
        ? `${title} no pone ${amenity.toLowerCase()} entre sus servicios`
        : `${title} does not list ${inEnglish(amenity.toLowerCase())}`
      return quoted
        ? `${lacks}; ${es ? 'su página dice' : 'its page says'}: ${quoted}`
        : `${lacks}; ${es ? 'pregúntale al anfitrión antes de reservar' : 'ask the host before you book'}.`
    })
    .join(' ')
}

/** 'con se admiten mascotas' is no language. */
const PETS: Record<Language, Partial<Record<string, string>>> = {
  es: { 'Se admiten mascotas': 'mascotas admitidas' },
  en: { 'Se admiten mascotas': 'pets welcome' },
}
/** 'y hay baños?' of several that were shown: which of them have it, and of which no page tells. */
export function amenitiesOfSeveral(requested: readonly string[], pages: readonly Facts[], language: Language): string {
  const es = language === 'es'
  const titles = (some: readonly Facts[]) =>
    listed(
      some.map(({ experience }) => `«${experience.title}»`),
      language,
    )
  return requested
    .map((amenity) => {
      const has = ({ amenities, included }: Facts) => [...amenities, ...included].includes(amenity)
      const [having, others] = [pages.filter(has), pages.filter((one) => !has(one))]
      const name = PETS[language][amenity] ?? (es ? amenity.toLowerCase() : inEnglish(amenity.toLowerCase()))
      return [
        having.length > 0 && `${es ? 'Con' : 'With'} ${name}: ${titles(having)}.`,
        others.length > 0 &&
          (es
            ? `${titles(others)} no ${others.length > 1 ? 'ponen' : 'pone'} ${name} entre sus servicios; pregúntale al anfitrión antes de reservar.`
            : `${titles(others)} ${others.length > 1 ? 'do' : 'does'} not list ${name}; ask the host before you book.`),
      ]
        .filter(Boolean)
        .join(' ')
    })
    .join('\n')
}

/** The stated facts that the people travelling need; the strictest of their needs counts. */
export function safeFor({ needs, ages }: SearchCriteria): Partial<SearchInput> {
  const has = (...names: string[]) => names.some((name) => needs.includes(name))
  const children = ages.filter((age) => age < 18)
  return {
    walking: has('walks-little', 'injured') ? 'little' : has('elder', 'pregnant', 'health') ? 'short' : null,
    difficulty: has('walks-little', 'injured', 'pregnant', 'health', 'elder', 'easy')
      ? 'easy'
      : has('beginner')
        ? 'moderate'
        : null,
    pram: has('pram') ? 'yes' : null,
    rain: has('roof', 'rain') ? 'yes' : null,
    youngest: children.length > 0 ? Math.min(...children) : has('toddler') ? 0 : null,
  }
}
