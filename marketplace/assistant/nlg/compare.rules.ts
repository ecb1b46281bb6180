// Experiences side by side: who wins by what was asked, then the facts of each, then what nobody has published.
import type { CompareRow } from '../nlu/language/compare.text.ts'
import { compareRows } from '../nlu/language/compare.text.ts'
import { needRows } from '../nlu/language/needs.text.ts'
import type { Plan } from '../nlu/plan.rules.ts'
import type { Language } from '../nlu/typed-message.rules.ts'
import { minutesOf } from '../tools/shape.rules.ts'
import type { FactsOutput, SearchOutput } from '../tools/tool.contract.ts'
import { affordedText } from './facts.rules.ts'
import { cautionText, named } from './search-answer.rules.ts'
import { factsNamed, factWords, speaksAgainst } from './suitability.rules.ts'
import type { ToolAnswer } from './tool-name.rules.ts'
import { dollars, durationText, listed, startText } from './wording.rules.ts'

type Comparison = Extract<Plan, { intent: 'compare' }>
type Facts = Extract<FactsOutput, { found: true }>
type Measured = Comparison['by'][number]

const EFFORT: readonly (readonly [string, number])[] = [
  ['Fácil', 0],
  ['Moderada', 10],
  ['Exigente', 20],
  ['Casi no se camina', 0],
  ['Menos de una hora', 1],
  ['Más de una hora', 2],
]

/** Hard and long walks weigh together, difficulty first; null when the host stated neither. */
function effortOf({ facts }: Facts): number | null {
  const known = factsNamed(facts, ['difficulty', 'walking']).flatMap(
    ({ value }) => EFFORT.find(([text]) => text === value)?.[1] ?? [],
  )
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

function measureOf(facts: Facts, { by }: Measured): number | null {
  const { experience } = facts
  switch (by) {
    case 'price':
      return experience.price
    case 'length':
      return facts.hours
    case 'rating':
      return experience.rating
    case 'effort':
      return effortOf(facts)
    case 'distance':
      return experience.km
    case 'age':
      return facts.minAge
    case 'group':
      return facts.maxGuests
    case 'start':
      return facts.dates[0] ? Date.parse(facts.dates[0].start) : null
    case 'end':
      return facts.dates[0]?.end ? minutesOf(facts.dates[0].end) : null
  }
}

/** All experiences whose facts were read, in the order of the question. */
const factsIn = (outputs: readonly unknown[]): Facts[] =>
  (outputs as FactsOutput[]).filter(
    (output): output is Facts => 'found' in output && output.found && 'maxGuests' in output,
  )

/** The best by a measure; all of them when they are equal, none when a value is not stated. */
function bestOf(all: readonly Facts[], measured: Measured): Facts[] {
  const values = all.flatMap((facts) => measureOf(facts, measured) ?? [])
  if (values.length === 0) return []
  const best = measured.highest ? Math.max(...values) : Math.min(...values)
  return all.filter((facts) => measureOf(facts, measured) === best)
}

/** The one that wins by the first measure; null when none does alone. */
export function winnerOf(plan: Comparison, outputs: readonly unknown[]): string | null {
  const all = factsIn(outputs)
  const [best, ...others] = plan.by[0] ? bestOf(all, plan.by[0]) : []
  return best && others.length === 0 ? best.experience.id : null
}

const valueText = (facts: Facts, { by }: Measured, near: string | null, es: boolean): string => {
  const { experience } = facts
  switch (by) {
    case 'price':
      return es ? `${dollars(experience.price)} por ${experience.per}` : `${dollars(experience.price)} per person`
    case 'length':
      return durationText(experience.duration, es ? 'es' : 'en')
    case 'rating':
      return es ? `${experience.rating} de 5` : `${experience.rating} of 5`
    case 'effort':
      return effortText(facts, es)
    case 'distance':
      return es
        ? `a ${experience.km} km de ${near} en línea recta`
        : `${experience.km} km from ${near} in a straight line`
    case 'age':
      return facts.minAge === 0
        ? es
          ? 'todas las edades'
          : 'all ages'
        : es
          ? `desde ${facts.minAge} años`
          : `from age ${facts.minAge}`
    case 'end':
      return facts.dates[0]?.end ? endText(facts.dates[0].end, es) : ''
    case 'start':
      return facts.dates[0] ? startText(facts.dates[0].start, es ? 'es' : 'en') : ''
    case 'group':
      return es ? `hasta ${facts.maxGuests} personas` : `up to ${facts.maxGuests} people`
  }
}

const endText = (end: string, es: boolean): string => `${es ? 'termina' : 'ends'}: ${startText(end, es ? 'es' : 'en')}`

const effortText = ({ facts }: Facts, es: boolean): string =>
  factsNamed(facts, ['difficulty', 'walking'])
    .map((fact) => factWords(fact, es ? 'es' : 'en').toLowerCase())
    .join(', ')

const rowOf = ({ by, highest }: Measured): CompareRow =>
  compareRows.find((row) => row.by === by && row.highest === highest)!

function verdict(all: readonly Facts[], measured: Measured, plan: Comparison, es: boolean): string {
  const { heading } = rowOf(measured)
  const best = bestOf(all, measured)
  const head = heading[es ? 'es' : 'en']
  if (best.length === 0)
    return es
      ? 'Eso no está publicado en ninguna: pregúntale al anfitrión antes de reservar.'
      : 'None of them has published that: ask the host before you book.'
  const value = valueText(best[0]!, measured, plan.near ?? 'San Salvador', es)
  const titles = listed(
    best.map(({ experience }) => `«${experience.title}»`),
    es ? 'es' : 'en',
  )
  if (best.length === all.length && all.length > 1)
    return es ? `En eso son iguales: ${value}.` : `In that they are equal: ${value}.`
  return `${head}: ${titles} (${value}).`
}

/** 'cuesta $28 por persona, dura 4 horas, desde 8 años, dificultad: fácil'. */
function line(facts: Facts, plan: Comparison, es: boolean): string {
  const { experience, minAge, total, guests } = facts
  const near: Measured = { by: 'distance', highest: false }
  const parts = [
    `${valueText(facts, { by: 'price', highest: false }, null, es)}${guests > 1 ? ` (${dollars(total)} ${es ? `para ${guests}` : `for ${guests}`})` : ''}`,
    durationText(experience.duration, es ? 'es' : 'en'),
    minAge === null
      ? es
        ? 'no dice edad mínima'
        : 'states no minimum age'
      : valueText(facts, { by: 'age', highest: false }, null, es),
    effortText(facts, es),
    plan.by.some(({ by }) => by === 'rating') &&
      experience.rating !== null &&
      valueText(facts, { by: 'rating', highest: true }, null, es),
    plan.by.some(({ by }) => by === 'start') &&
      (facts.dates[0]
        ? valueText(facts, { by: 'start', highest: false }, null, es)
        : es
          ? 'sin fechas con cupo'
          : 'no dates with places'),
    plan.by.some(({ by }) => by === 'end') && valueText(facts, { by: 'end', highest: false }, null, es),
    plan.by.some(({ by }) => by === 'group') && valueText(facts, { by: 'group', highest: true }, null, es),
    plan.near && experience.km !== null && valueText(facts, near, plan.near, es),
  ]
  return `«${experience.title}»: ${parts.filter(Boolean).join(' · ')}.`
}

/** Which of them suit the ages that were named. */
function agesText(all: readonly Facts[], ages: number[], es: boolean): string {
  if (ages.length === 0) return ''
  const youngest = Math.min(...ages)
  if (youngest >= 18) return ''
  const [allowed, unknown] = [
    all.filter(({ minAge }) => minAge !== null && minAge <= youngest),
    all.filter(({ minAge }) => minAge === null),
  ]
  const names = (some: readonly Facts[]) =>
    listed(
      some.map(({ experience }) => `«${experience.title}»`),
      es ? 'es' : 'en',
    )
  const open =
    unknown.length > 0
      ? es
        ? ` ${names(unknown)} no dice edad mínima: pregúntale al anfitrión antes de reservar.`
        : ` ${names(unknown)} states no minimum age: ask the host before you book.`
      : ''
  if (allowed.length === 0)
    return unknown.length === all.length
      ? open.trim()
      : (es
          ? `Para ${youngest} años ninguna: la edad mínima no lo permite.`
          : `For age ${youngest} none of them: the minimum age does not allow it.`) + open
  return (
    (es
      ? `Para ${youngest} años, por la edad: ${names(allowed)}.`
      : `For age ${youngest}, by the minimum age: ${names(allowed)}.`) + open
  )
}

/** What speaks against them for the people travelling; nothing strenuous is ever recommended to them. */
function needsText(all: readonly Facts[], needs: string[], language: Language): string {
  const rows = needRows.filter(({ need }) => needs.includes(need))
  if (rows.length === 0) return ''
  const es = language === 'es'
  const risky = all.filter((facts) => speaksAgainst(needs, facts))
  const names = listed(
    risky.map(({ experience }) => `«${experience.title}»`),
    language,
  )
  const conditions = listed(
    rows.map((row) => row.told[language]),
    language,
  )
  const head =
    risky.length === all.length
      ? es
        ? `Por lo que me dices (${conditions}), no te recomiendo ninguna sin preguntar antes.`
        : `For what you tell me (${conditions}), I would recommend none of them without asking first.`
      : risky.length > 0
        ? es
          ? `Por lo que me dices (${conditions}), no te recomiendo ${names} sin preguntar antes.`
          : `For what you tell me (${conditions}), I would not recommend ${names} without asking first.`
        : ''
  return [head, cautionText(needs, [], language)].filter(Boolean).join(' ')
}

/** The ids of what was compared, the winner first. */
export function comparedIds(plan: Comparison, outputs: readonly unknown[]): string[] {
  const winner = winnerOf(plan, outputs)
  const ids = factsIn(outputs).map(({ experience }) => experience.id)
  return winner ? [winner, ...ids.filter((id) => id !== winner)] : ids
}

/** What several cost together, each named, so that it can be seen which were added. */
function sumText(all: readonly Facts[], es: boolean): string {
  const guests = all[0]!.guests
  const each = dollars(all.reduce((sum, { experience }) => sum + experience.price, 0))
  const whole = dollars(all.reduce((sum, { total }) => sum + total, 0))
  const parts = listed(
    all.map(({ experience, total }) => `«${experience.title}» (${dollars(guests > 1 ? total : experience.price)})`),
    es ? 'es' : 'en',
  )
  const sum =
    guests > 1
      ? es
        ? `${whole} para ${guests}`
        : `${whole} for ${guests}`
      : es
        ? `${each} por persona`
        : `${each} per person`
  return es
    ? `${parts}: ${sum}${all.length > 1 ? ' en total' : ''}. Se paga en efectivo a cada anfitrión al encontrarse.`
    : `${parts}: ${sum}${all.length > 1 ? ' in total' : ''}. Each host is paid in cash when you meet.`
}

export function compareAnswer(plan: Comparison, answers: ToolAnswer[], language: Language): string {
  const es = language === 'es'
  const all = factsIn(answers.map(({ output }) => output))
  if (all.length === 0)
    return es
      ? 'No encontré lo que quieres comparar. Dime dos títulos, por ejemplo «Izalco o Boquerón».'
      : 'I did not find what you want to compare. Tell me two titles, for example «Izalco or Boquerón».'
  const { purse } = plan
  if (purse !== undefined) return all.map((facts) => affordedText(facts, purse, language)).join('\n')
  if (plan.sum) return sumText(all, es)
  const missing = plan.sides.flatMap((side, at) =>
    'wish' in side && side.label && !(answers[at]?.output as Partial<SearchOutput> | undefined)?.experiences?.length
      ? [side.label]
      : [],
  )
  const suggestion = answers.slice(plan.sides.length).find(({ tool }) => tool === 'search_experiences')?.output as
    | SearchOutput
    | undefined
  const instead =
    suggestion && suggestion.experiences.length > 0
      ? `${es ? 'Con esa edad sí hay' : 'For that age there is'}: ${listed(
          suggestion.experiences.slice(0, 3).map((one) => named(one, language, { age: true })),
          language,
        )}.`
      : ''
  return [
    missing.length > 0 && (es ? `No tengo «${missing[0]}».` : `I have no «${missing[0]}».`),
    ...(all.length > 1 ? plan.by.map((measured) => verdict(all, measured, plan, es)) : []),
    agesText(all, plan.ages, es),
    needsText(all, plan.needs, language),
    all.map((facts) => line(facts, plan, es)).join('\n'),
    instead,
  ]
    .filter(Boolean)
    .join('\n')
}
