// From a plan to tool calls: the first calls, and those that follow from their results.

import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { needRows } from '../nlu/language/needs.text.ts'
import { slotRows } from '../nlu/language/slots.text.ts'
import { beginningsOf } from '../nlu/named.rules.ts'
import type { Plan, SearchCriteria, Target } from '../nlu/plan.rules.ts'
import { isPageWord } from '../tools/facts/passages.rules.ts'
import type { FactsOutput, FoundExperience, SearchInput, SearchOutput } from '../tools/tool.contract.ts'
import { hostingCalls, profileCalls } from './people/people-calls.rules.ts'
import { safeFor } from './suitability.rules.ts'
import { bestTitleMatch } from './title-match.rules.ts'
import { type ToolAnswer, type ToolCall, withoutEmpty } from './tool-name.rules.ts'

/** What is left out together: whoever must not eat seafood must not be sent to the fish market. */
const RELATED: Record<string, string[]> = {
  surf: ['olas'],
  marisco: ['pescado', 'cóctel', 'ceviche', 'camarón'],
}

const likeOf = (word: string) => slotRows.find(({ value, like }) => like && value === word)?.like

/** The search input of a wish. Needs become required amenities and excluded categories. */
function searchInput(criteria: SearchCriteria): Partial<SearchInput> {
  const rows = needRows.filter(({ need }) => criteria.needs.includes(need))
  const unique = (names: string[]) => [...new Set(names)]
  const required = unique(rows.flatMap(({ amenities }) => amenities))
  const children = criteria.ages.filter((age) => age < 18)
  return withoutEmpty({
    words: criteria.words.join(' '),
    title: criteria.maybe,
    hints: (criteria.hints ?? []).slice(0, 4),
    category: criteria.category,
    like: criteria.words.length === 1 ? likeOf(criteria.words[0]!) : null,
    place: criteria.place,
    near: criteria.near,
    minutes: criteria.minutes,
    ...safeFor(criteria),
    from: criteria.from,
    to: criteria.to,
    guests: criteria.guests > 1 ? criteria.guests : null,
    minPrice: criteria.minPrice,
    // Children may pay less, so a family's purse is held against what all of them pay.
    ...(criteria.budget !== null && children.length > 0
      ? { budget: criteria.budget, ages: children }
      : { maxPrice: criteria.maxPrice }),
    amenities: criteria.amenities.filter((amenity) => !required.includes(amenity)),
    included: criteria.included,
    languages: criteria.languages,
    required,
    // A category that was asked for by name is not excluded.
    withoutCategories: unique([
      ...criteria.without.categories,
      ...rows.flatMap((row) =>
        row.need === 'calm' || row.need === 'no-swimming'
          ? row.withoutCategories.filter((name) => name !== criteria.category)
          : row.withoutCategories,
      ),
    ]).slice(0, 8),
    withoutWords: unique(
      [...criteria.without.words, ...rows.flatMap((row) => row.withoutThings)].flatMap((word) => [
        word,
        ...(RELATED[word] ?? []),
      ]),
    ).slice(0, 8),
    withoutAmenities: criteria.without.amenities,
    withoutPlaces: criteria.without.places,
    startsFrom: criteria.notBefore,
    startsUntil: criteria.notAfter,
    minHours: criteria.minHours,
    maxHours: criteria.maxHours,
    not: criteria.not,
    sort: criteria.sort,
    page: criteria.page > 1 ? criteria.page : null,
  })
}

const categories: ReadonlySet<string> = new Set(
  slotRows.filter(({ slot }) => slot === 'category').map(({ value }) => value),
)

/** A call for an experience by its id, or for the search that finds it. */
const targetCall = (target: Target, then: (id: string) => ToolCall): ToolCall =>
  'id' in target
    ? then(target.id)
    : {
        tool: 'search_experiences',
        input: withoutEmpty({
          // 'lo del café en Apaneca' is the one of that category, not one whose text has the word.
          words: target.words.filter((word) => !categories.has(word)).join(' '),
          category: target.words.find((word) => categories.has(word)),
          place: target.place,
        }),
      }

/** The first tool calls of a plan; none when the answer needs no lookup. */
export function initialToolCalls(plan: Plan): ToolCall[] {
  switch (plan.intent) {
    case 'search':
      return [{ tool: 'search_experiences', input: searchInput(plan.wish) }]
    case 'facts':
      return [targetCall(plan.target, (id) => factsCall(id, plan))]
    case 'compare':
      return plan.sides.map((side) =>
        'id' in side
          ? comparedCall(side.id, plan)
          : { tool: 'search_experiences', input: searchInput({ ...side.wish, sort: sortFor(plan) }) },
      )
    case 'reviews':
      return [targetCall(plan.target, (id) => reviewsCall(id, plan.order))]
    case 'best-host':
      return [
        {
          tool: 'search_experiences',
          input: withoutEmpty({
            words: plan.words.join(' '),
            place: plan.place,
            category: plan.category,
            sort: 'rating',
          }),
        },
      ]
    case 'bookings': {
      const { which, id, from, to, words, without } = plan
      const bookingsCall: ToolCall = {
        tool: 'my_bookings',
        input: withoutEmpty({ which, id, from, to, words: words.join(' '), without }),
      }
      return plan.aspect === 'cancel' ? [bookingsCall, policyCall('puedo-cancelar')] : [bookingsCall]
    }
    case 'favorites':
      return [{ tool: 'my_favorites', input: {} }]
    case 'knowledge':
      return plan.about ? [{ tool: 'experience_facts', input: { id: plan.about } }] : []
    case 'policies':
      return [
        ...plan.topics.map(policyCall),
        ...(plan.booking ? [{ tool: 'my_bookings' as const, input: { which: 'upcoming', id: plan.booking } }] : []),
      ]
    case 'sun':
      return [{ tool: 'country_facts', input: withoutEmpty({ about: 'sun', place: plan.place, day: plan.day }) }]
    case 'distance':
      return [{ tool: 'country_facts', input: { about: 'distance', place: plan.to, from: plan.from } }]
    case 'hosting':
      return hostingCalls(plan)
    case 'host-profile':
      return profileCalls(plan)
    case 'own-reviews':
      return [{ tool: 'my_reviews', input: {} }]
    case 'alerts':
      return [{ tool: 'my_alerts', input: {} }]
    case 'complaint':
    case 'human':
    case 'ask-host': {
      const topic = plan.intent === 'complaint' ? 'complaint' : 'question'
      const id = plan.target && 'id' in plan.target ? plan.target.id : null
      return [
        {
          tool: 'hand_over',
          input: withoutEmpty({
            to: plan.intent === 'ask-host' ? 'host' : 'house',
            about: topic,
            id,
            booking: plan.booking,
          }),
        },
      ]
    }
    case 'hands-off':
      if (plan.action === 'cancel' && plan.id)
        return [{ tool: 'my_bookings', input: { which: 'upcoming', id: plan.id } }]
      if (plan.action === 'cancel')
        return [{ tool: 'my_bookings', input: { which: 'upcoming' } }, policyCall('puedo-cancelar')]
      if (plan.action === 'pay') return [policyCall('como-se-paga')]
      return plan.action === 'favorite' ? [{ tool: 'my_favorites', input: {} }] : []
    case 'unclear':
      return plan.said ? [{ tool: 'hand_over', input: { to: 'house', about: 'question' } }] : []
    case 'several':
      return plan.plans.flatMap(initialToolCalls)
    default:
      return []
  }
}

const policyCall = (topic: string): ToolCall => ({ tool: 'policies', input: { topic } })
const reviewsCall = (id: string, order?: 'worst'): ToolCall => ({
  tool: 'experience_reviews',
  input: withoutEmpty({ id, order }),
})
type Comparison = Extract<Plan, { intent: 'compare' }>

const whenAndWho = ({ from, to, guests, ages }: Pick<Comparison, 'from' | 'to' | 'guests' | 'ages'>) => ({
  from,
  to,
  guests: guests > 1 ? guests : null,
  ages: ages.filter((age) => age < 18),
})

/** What is looked for in the text of the page: what no list of it has, and what it says of steps, heights or cold. */
function aboutOf({ aspect, asked = [], amenities }: Extract<Plan, { intent: 'facts' }>): readonly string[] {
  if (aspect === 'has') return amenities
  return aspect === 'safety' ? asked.filter(isPageWord) : asked
}

const factsCall = (id: string, plan: Extract<Plan, { intent: 'facts' }>): ToolCall => ({
  tool: 'experience_facts',
  input: withoutEmpty({ id, ...whenAndWho(plan), about: aboutOf(plan), purse: plan.purse }),
})

/**
 * Who compares 'un volcán con una playa' names no experience, so of each kind the first result stands for it, in the order
 * of what is compared.
 */
const sortFor = ({ by: [first] }: Comparison): SearchCriteria['sort'] =>
  first?.by === 'price' ? (first.highest ? 'price-desc' : 'price-asc') : null

const comparedCall = (id: string, { near, by, purse, ...plan }: Comparison): ToolCall => ({
  tool: 'experience_facts',
  input: withoutEmpty({
    id,
    ...whenAndWho(plan),
    purse,
    near: near ?? (by.some((measured) => measured.by === 'distance') ? 'San Salvador' : null),
  }),
})

/** Those that are called by the words or belong to their category; a waterfall whose text names surf is no surf. */
function ofKind(
  experiences: readonly FoundExperience[],
  words: readonly string[],
  least = 1,
): readonly FoundExperience[] {
  const stems = beginningsOf(words)
  const called = experiences.filter(({ title, category }) =>
    stems.some((stem) => foldText(`${title} ${category ?? ''}`).includes(stem)),
  )
  return called.length >= Math.min(least, experiences.length) && called.length > 0 ? called : experiences
}

/** The facts of what was found for each kind; then, if nobody of that age may come along, something for that age. */
function comparisonCalls(plan: Comparison, answers: ToolAnswer[]): ToolCall[] {
  const pending = answers.slice(0, plan.sides.length).flatMap(({ output }, at) => {
    const side = plan.sides[at]!
    const { experiences = [] } = output as Partial<SearchOutput>
    return 'wish' in side ? ofKind(experiences, side.wish.words, side.count ? 2 : 1).slice(0, side.count ?? 1) : []
  })
  if (answers.length === plan.sides.length && pending.length > 0) return pending.map(({ id }) => comparedCall(id, plan))
  const youngest = Math.min(...plan.ages, 18)
  const facts = answers.flatMap(({ output }) =>
    (output as FactsOutput).found ? [output as { minAge: number | null }] : [],
  )
  const closed = facts.length > 0 && facts.every(({ minAge }) => minAge !== null && minAge > youngest)
  return closed && answers.at(-1)!.tool === 'experience_facts'
    ? [{ tool: 'search_experiences', input: { youngest, category: 'Naturaleza', sort: 'rating' } }]
    : []
}

/** The next calls, after an experience was found by its name. */
export function followUpToolCalls(plan: Plan, answers: ToolAnswer[], message: string): ToolCall[] {
  if (plan.intent === 'compare') return comparisonCalls(plan, answers)
  if (answers.length !== 1 || answers[0]!.tool !== 'search_experiences') return []
  const { experiences, dropped } = answers[0]!.output as SearchOutput
  if (plan.intent === 'best-host')
    return experiences?.[0] ? [{ tool: 'experience_facts', input: { id: experiences[0].id } }] : []
  if ((plan.intent !== 'facts' && plan.intent !== 'reviews') || 'id' in plan.target) return []
  // Nothing has this name: similar experiences are shown, but the facts of a different one must not be given as an answer.
  if (dropped.some((part) => part !== 'nearby')) return []
  const best = bestTitleMatch(experiences ?? [], `${message} ${plan.target.words.join(' ')} ${plan.target.place ?? ''}`)
  if (!best) return []
  return [plan.intent === 'facts' ? factsCall(best.id, plan) : reviewsCall(best.id, plan.order)]
}
