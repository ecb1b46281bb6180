// From a plan to tool calls: the first calls, and those that follow from their results.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { needRows } from '../nlu/language/needs.text.ts'
import { slotRows } from '../nlu/language/slots.text.ts'
import type { Plan, SearchCriteria, Target } from '../nlu/plan.rules.ts'
import type { FoundExperience, SearchInput, SearchOutput } from '../tools/tool.contract.ts'

export type ToolName =
  | 'search_experiences'
  | 'experience_facts'
  | 'experience_reviews'
  | 'my_bookings'
  | 'my_favorites'
  | 'policies'
  | 'hand_over'
  | 'country_facts'
  | 'host_day'
  | 'host_earnings'
export type ToolCall = { tool: ToolName; input: Record<string, unknown> }
/** A tool result, in the order of the calls. */
export type ToolAnswer = { tool: ToolName; output: unknown }

const withoutEmpty = (input: object) =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([, value]) =>
        !(
          value === null ||
          value === undefined ||
          value === '' ||
          value === false ||
          (Array.isArray(value) && value.length === 0)
        ),
    ),
  )

/** The stated facts that the people travelling need; the strictest of their needs counts. */
function safeFor({ needs, ages }: SearchCriteria): Partial<SearchInput> {
  const has = (...names: string[]) => names.some((name) => needs.includes(name))
  const children = ages.filter((age) => age < 18)
  return {
    walking: has('walks-little') ? 'little' : has('elder', 'pregnant', 'health') ? 'short' : null,
    difficulty: has('walks-little', 'pregnant', 'health', 'elder', 'easy') ? 'easy' : null,
    pram: has('pram') ? 'yes' : null,
    rain: has('roof', 'rain') ? 'yes' : null,
    youngest: children.length > 0 ? Math.min(...children) : has('toddler') ? 0 : null,
  }
}

/** The search input of a wish. Needs become required amenities and excluded categories. */
export function searchInput(criteria: SearchCriteria): Partial<SearchInput> {
  const rows = needRows.filter(({ need }) => criteria.needs.includes(need))
  const unique = (names: string[]) => [...new Set(names)]
  const required = unique(rows.flatMap(({ amenities }) => amenities))
  return withoutEmpty({
    words: criteria.words.join(' '),
    title: criteria.maybe,
    category: criteria.category,
    place: criteria.place,
    near: criteria.near,
    minutes: criteria.minutes,
    ...safeFor(criteria),
    from: criteria.from,
    to: criteria.to,
    guests: criteria.guests > 1 ? criteria.guests : null,
    minPrice: criteria.minPrice,
    maxPrice: criteria.maxPrice,
    amenities: criteria.amenities.filter((amenity) => !required.includes(amenity)),
    included: criteria.included,
    languages: criteria.languages,
    required,
    // A category that was asked for by name is not excluded.
    withoutCategories: unique([...criteria.without.categories, ...rows.flatMap((row) => row.withoutCategories)]).slice(
      0,
      8,
    ),
    withoutWords: unique([...criteria.without.words, ...rows.flatMap((row) => row.withoutThings)]).slice(0, 8),
    withoutAmenities: criteria.without.amenities,
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
    case 'reviews':
      return [targetCall(plan.target, reviewsCall)]
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
      const { which, id, from, to, words } = plan
      const bookingsCall: ToolCall = {
        tool: 'my_bookings',
        input: withoutEmpty({ which, id, from, to, words: words.join(' ') }),
      }
      return plan.aspect === 'cancel' ? [bookingsCall, policyCall('puedo-cancelar')] : [bookingsCall]
    }
    case 'favorites':
      return [{ tool: 'my_favorites', input: {} }]
    case 'knowledge':
      return plan.about ? [{ tool: 'experience_facts', input: { id: plan.about } }] : []
    case 'policies':
      return plan.topics.map(policyCall)
    case 'sun':
      return [{ tool: 'country_facts', input: withoutEmpty({ about: 'sun', place: plan.place, day: plan.day }) }]
    case 'distance':
      return [{ tool: 'country_facts', input: { about: 'distance', place: plan.to, from: plan.from } }]
    case 'hosting':
      return plan.aspect === 'earnings'
        ? [{ tool: 'host_earnings', input: {} }]
        : [{ tool: 'host_day', input: { day: plan.day } }]
    case 'complaint':
    case 'human':
    case 'ask-host': {
      const topic = plan.intent === 'complaint' ? 'complaint' : 'question'
      const id = plan.target && 'id' in plan.target ? plan.target.id : null
      return [
        {
          tool: 'hand_over',
          input: withoutEmpty({ to: plan.intent === 'ask-host' ? 'host' : 'house', about: topic, id }),
        },
      ]
    }
    case 'hands-off':
      if (plan.deed === 'cancel' && plan.id) return [{ tool: 'my_bookings', input: { which: 'upcoming', id: plan.id } }]
      if (plan.deed === 'cancel')
        return [{ tool: 'my_bookings', input: { which: 'upcoming' } }, policyCall('puedo-cancelar')]
      if (plan.deed === 'pay') return [policyCall('como-se-paga')]
      return plan.deed === 'favorite' ? [{ tool: 'my_favorites', input: {} }] : []
    case 'unclear':
      return plan.said ? [{ tool: 'hand_over', input: { to: 'house', about: 'question' } }] : []
    case 'several':
      return plan.plans.flatMap(initialToolCalls)
    default:
      return []
  }
}

const policyCall = (topic: string): ToolCall => ({ tool: 'policies', input: { topic } })
const reviewsCall = (id: string): ToolCall => ({ tool: 'experience_reviews', input: { id } })
const factsCall = (id: string, { from, to, guests, ages }: Extract<Plan, { intent: 'facts' }>): ToolCall => ({
  tool: 'experience_facts',
  input: withoutEmpty({ id, from, to, guests: guests > 1 ? guests : null, ages: ages.filter((age) => age < 18) }),
})

/** The result whose title matches the message best. Six emails are needed to distinguish 'cascada' from 'cáscara'. */
export function bestTitleMatch(experiences: FoundExperience[], message: string): FoundExperience | undefined {
  const stems = (text: string) =>
    new Set(
      foldText(text)
        .split(' ')
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, 6)),
    )
  const messageStems = stems(message)
  const words = new Set(foldText(message).split(' '))
  // The very word counts more than one of the same stem: 'Izalco' is not 'Izalcos'.
  const score = ({ title, city }: FoundExperience) =>
    [...stems(`${title} ${city}`)].filter((stem) => messageStems.has(stem)).length +
    foldText(title)
      .split(' ')
      .filter((word) => word.length > 3 && words.has(word)).length *
      0.1
  return experiences.toSorted((a, b) => score(b) - score(a))[0]
}

/** The next calls, after an experience was found by its name. */
export function followUpToolCalls(plan: Plan, answers: ToolAnswer[], message: string): ToolCall[] {
  if (answers.length !== 1 || answers[0]!.tool !== 'search_experiences') return []
  const { experiences, dropped } = answers[0]!.output as SearchOutput
  if (plan.intent === 'best-host')
    return experiences?.[0] ? [{ tool: 'experience_facts', input: { id: experiences[0].id } }] : []
  if ((plan.intent !== 'facts' && plan.intent !== 'reviews') || 'id' in plan.target) return []
  // Nothing has this name: similar experiences are shown, but the facts of a different one must not be given as an answer.
  if (dropped !== null && dropped !== 'nearby') return []
  const best = bestTitleMatch(experiences ?? [], `${message} ${plan.target.words.join(' ')}`)
  if (!best) return []
  return [plan.intent === 'facts' ? factsCall(best.id, plan) : reviewsCall(best.id)]
}
