// From a plan to calls of tools: what to ask first, and what to ask once the first answers are there.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import type { Plan, SearchCriteria } from '../nlu/plan.rules.ts'
import type { FoundExperience, SearchInput, SearchOutput } from '../tools/tool.contract.ts'

export type ToolName = 'search_experiences' | 'experience_facts' | 'my_bookings' | 'my_favorites' | 'policies'
export type ToolCall = { tool: ToolName; input: Record<string, unknown> }
/** What a tool gave, in the order of the calls. */
export type ToolAnswer = { tool: ToolName; output: unknown }

const said = (input: object) =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([, value]) =>
        !(value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)),
    ),
  )

export const searchInput = (wish: SearchCriteria): Partial<SearchInput> =>
  said({
    ...wish,
    words: wish.words.join(' '),
    guests: wish.guests > 1 ? wish.guests : null,
    page: wish.page > 1 ? wish.page : null,
  })

/** The calls a plan begins with; none when it is answered without looking anything up. */
export function firstCalls(plan: Plan): ToolCall[] {
  switch (plan.intent) {
    case 'search':
      return [{ tool: 'search_experiences', input: searchInput(plan.wish) }]
    case 'facts': {
      if ('id' in plan.target) return [factsCall(plan.target.id, plan)]
      const { words, place } = plan.target
      return [{ tool: 'search_experiences', input: said({ words: words.join(' '), place }) }]
    }
    case 'bookings':
      return [{ tool: 'my_bookings', input: { which: plan.which } }]
    case 'favorites':
      return [{ tool: 'my_favorites', input: {} }]
    case 'policies':
      return plan.topics.map((topic) => ({ tool: 'policies', input: { topic } }))
    case 'hands-off':
      if (plan.deed === 'cancel')
        return [
          { tool: 'my_bookings', input: { which: 'upcoming' } },
          { tool: 'policies', input: { topic: 'puedo-cancelar' } },
        ]
      if (plan.deed === 'pay') return [{ tool: 'policies', input: { topic: 'como-se-paga' } }]
      return plan.deed === 'favorite' ? [{ tool: 'my_favorites', input: {} }] : []
    default:
      return []
  }
}

const factsCall = (id: string, { from, to, guests }: Extract<Plan, { intent: 'facts' }>): ToolCall => ({
  tool: 'experience_facts',
  input: said({ id, from, to, guests: guests > 1 ? guests : null }),
})

/** Of those found, the one whose title says most of what the message says. */
export function bestNamed(found: FoundExperience[], message: string): FoundExperience | undefined {
  const stems = (text: string) =>
    new Set(
      foldText(text)
        .split(' ')
        .filter((word) => word.length > 3)
        .map((word) => word.slice(0, 5)),
    )
  const asked = stems(message)
  const score = ({ title, city }: FoundExperience) =>
    [...stems(`${title} ${city}`)].filter((stem) => asked.has(stem)).length
  return found.toSorted((a, b) => score(b) - score(a))[0]
}

/** What has to be asked once an experience was found by its name. */
export function furtherCalls(plan: Plan, answers: ToolAnswer[], message: string): ToolCall[] {
  if (plan.intent !== 'facts' || 'id' in plan.target || answers.length !== 1) return []
  const { experiences, dropped } = answers[0]!.output as SearchOutput
  // Nothing of this name: what is near is shown, and no facts are told of another one.
  if (dropped !== null && dropped !== 'nearby') return []
  const best = bestNamed(experiences ?? [], message)
  return best ? [factsCall(best.id, plan)] : []
}
