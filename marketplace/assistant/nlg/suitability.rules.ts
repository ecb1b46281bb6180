// Whether an experience suits the people travelling: first what its page states, then what it does not, which only the host
// knows.
import { needRows } from '../nlu/language/needs.text.ts'
import type { Plan } from '../nlu/plan.rules.ts'
import type { Language } from '../nlu/typed-message.rules.ts'
import type { FactsOutput, StatedFact } from '../tools/tool.contract.ts'
import { cautionText } from './search-answer.rules.ts'
import { listed } from './wording.rules.ts'

type Facts = Extract<FactsOutput, { found: true }>
type Asked = Extract<Plan, { intent: 'facts' }>

/** The facts of the page that matter to a need. */
const FACTS_OF: Record<string, readonly string[]> = {
  wheelchair: ['wheelchair', 'walking'],
  'walks-little': ['walking', 'difficulty', 'wheelchair'],
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
  elder: ['Exigente', 'Más de una hora'],
  pregnant: ['Exigente', 'Moderada', 'Más de una hora'],
  health: ['Exigente', 'Más de una hora'],
}

/** 'Dificultad: Fácil; Caminata: Casi no se camina'. */
const stated = (facts: readonly StatedFact[]) => facts.map(({ label, value }) => `${label}: ${value}`).join('; ')

/** By the field or by its label on the page. */
export const factsNamed = (facts: readonly StatedFact[], names: readonly string[]) =>
  facts.filter(({ name, label }) => names.includes(name) || names.includes(label))

/** The ages that are below the minimum. */
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
  if (minAge === 0) return es ? `«${title}» es para todas las edades.` : `«${title}» is for all ages.`
  return es
    ? `Por la edad sí: «${title}» es desde ${minAge} años.`
    : `The age is fine: «${title}» is from ${minAge} years on.`
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
  const risky = rows.some(({ withoutCategories }) => withoutCategories.includes(experience.category ?? ''))
  const lacks = [...new Set(rows.flatMap((row) => row.amenities))].filter((amenity) => !amenities.includes(amenity))
  const gear = amenities.filter((amenity) => amenity === 'Equipo de seguridad' || amenity === 'Botiquín')
  const parts = [
    ageText(plan, facts, es),
    matched.length > 0 &&
      (es ? `La página de ${title} dice: ${stated(matched)}.` : `The page of ${title} says: ${stated(matched)}.`),
    matched.length === 0 &&
      lacks.length > 0 &&
      (es
        ? `${title} no dice «${listed(lacks)}», así que no te la recomiendo sin preguntar antes.`
        : `${title} does not say «${listed(lacks, 'en')}», so I would not recommend it without asking first.`),
    (against || risky) &&
      matched.length + lacks.length > 0 &&
      rows.length > 0 &&
      (es ? 'Así que no te la recomiendo sin preguntar antes.' : 'So I would not recommend it without asking first.'),
    gear.length > 0 &&
      (es
        ? `Tiene ${listed(gear.map((item) => item.toLowerCase()))}.`
        : `It has ${listed(
            gear.map((item) => item.toLowerCase()),
            'en',
          )}.`),
    rows.length > 0
      ? cautionText(needs, [], language)
      : matched.length === 0 || plan.ages.length === 0
        ? es
          ? 'Lo demás lo sabe quien la guía: pregúntale al anfitrión antes de reservar.'
          : 'The rest is known to who guides it: ask the host before you book.'
        : '',
  ]
  return parts.filter(Boolean).join(' ')
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
      ? `${es ? 'En su página' : 'On its page'}: ${stated(matched)}.`
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
    return `${es ? `La página de ${title} dice` : `The page of ${title} says`}: ${stated(matched)}. ${ask}`
  return facts.amenities.includes('Accesible en silla de ruedas')
    ? es
      ? `Sí, ${title} es accesible en silla de ruedas. ${ask}`
      : `Yes, ${title} is wheelchair accessible. ${ask}`
    : es
      ? `${title} no dice si se puede ir en silla de ruedas; pregúntale al anfitrión antes de reservar.`
      : `${title} does not say whether it is wheelchair accessible; ask the host before you book.`
}

/** One stated fact, or that it is not stated. @param fallback what to add when it is not */
export function factText(name: string, label: { es: string; en: string }, facts: Facts, language: Language): string {
  const title = `«${facts.experience.title}»`
  const matched = factsNamed(facts.facts, [name])
  if (matched.length > 0) return `${title}: ${stated(matched)}.`
  return language === 'es'
    ? `${title} no dice ${label.es}; pregúntale al anfitrión antes de reservar.`
    : `${title} does not say ${label.en}; ask the host before you book.`
}

/** Whether the place has something: 'parqueo', 'wifi'. */
export function amenitiesText({ amenities: requested }: Asked, facts: Facts, language: Language): string {
  const es = language === 'es'
  const title = `«${facts.experience.title}»`
  const all = [...facts.amenities, ...facts.included]
  return requested
    .map((amenity) =>
      all.includes(amenity)
        ? es
          ? `Sí, ${title} dice: ${amenity.toLowerCase()}.`
          : `Yes, ${title} says: ${amenity.toLowerCase()}.`
        : es
          ? `${title} no dice que tenga ${amenity.toLowerCase()}; pregúntale al anfitrión antes de reservar.`
          : `${title} does not say that it has ${amenity.toLowerCase()}; ask the host before you book.`,
    )
    .join(' ')
}
