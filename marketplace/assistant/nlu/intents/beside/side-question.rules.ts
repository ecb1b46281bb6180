// A question with a settled answer inside a wish: both are answered.

import { withoutAllergens } from '../../criteria/clauses.rules.ts'
import { isTopical } from '../../follow-up.rules.ts'
import type { KnowledgeRow } from '../../language/knowledge/knowledge-row.text.ts'
import { patternOf } from '../../language/pattern.rules.ts'
import { containsPhrase, takeMatch } from '../../normalize-typing.rules.ts'
import { NO_CRITERIA, type Plan } from '../../plan.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../../search-criteria.rules.ts'
import { readTopics } from '../../slots.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { withoutOpening } from '../intents.rules.ts'

/** 'quiero hacer pupusas pero soy celíaca' is a wish and a question: it gets a search and an answer. */
export function withSideQuestion(
  row: KnowledgeRow,
  message: Message,
  circumstances: ReadingContext,
  subject: string | null,
): Plan {
  // What a host asks is about no experience of others that its words name.
  const about = circumstances.hosting ? null : subject
  const answer: Plan = { intent: 'knowledge', topic: row.topic, ...(about && { about }) }
  if (about) return answer
  if (row.finds)
    return {
      intent: 'several',
      plans: [answer, { intent: 'search', wish: { ...NO_CRITERIA, words: [row.finds] }, past: false, turn: 'new' }],
    }
  if (!row.goesWithWishes) return answer
  const clauses = message.clauses.map((clause) => {
    const rest = { text: withoutAllergens(withoutOpening(clause)) }
    takeMatch(rest, patternOf(row.say))
    return rest.text
  })
  const read = readSearchCriteria({ ...message, clauses: clauses.filter(Boolean) }, circumstances)
  const { guests, past } = read
  const eats = readTopics({ text: message.clauses.join(' ') }).amenities.filter(
    (amenity) => amenity === 'Opción vegetariana' || (row.topic === 'pets' && amenity === 'Se admiten mascotas'),
  )
  // 'sin mariscos que soy alérgico': what the answer is about is excluded from the search all the same.
  const whole = readSearchCriteria(message, circumstances).wish
  const without = whole.without
  const wish = {
    ...read.wish,
    words: read.wish.words.filter((word) => !without.words.includes(word)),
    category: read.wish.category && without.categories.includes(read.wish.category) ? null : read.wish.category,
    amenities: [...new Set([...read.wish.amenities, ...eats])],
    // Who speaks no Spanish is shown what is offered in English.
    languages: row.topic === 'speak-spanish' && read.wish.languages.length === 0 ? ['Inglés'] : read.wish.languages,
    needs: whole.needs,
    ages: whole.ages,
    without,
  }
  // 'soy vegana' alone: what there is for them is shown, and holds for what is looked for later.
  const bare = eats.length > 0 && message.clauses.join(' ').split(' ').length <= FEW_WORDS
  const suggests = (wish.needs.length > 0 || (guests ?? 1) > 1) && containsPhrase(message.clauses.join(' '), SUGGEST)
  // 'is it vegetarian friendly?' of what was looked for: the same with this condition.
  const before = circumstances.thread.wish
  if (eats.length > 0 && before && (isTopical(before) || !bare) && !isTopical(wish) && !wish.place && !wish.from)
    return {
      intent: 'several',
      plans: [
        answer,
        {
          intent: 'search',
          wish: { ...before, amenities: [...new Set([...before.amenities, ...eats])], page: 1 },
          past,
          turn: 'changed',
        },
      ],
    }
  const translated = row.topic === 'speak-spanish' && containsPhrase(message.clauses.join(' '), TOURS)
  return translated || isTopical(wish) || wish.place || wish.from || wish.maxPrice !== null || suggests || bare
    ? {
        intent: 'several',
        plans: [
          answer,
          { intent: 'search', wish: { ...wish, maybe: [], guests: guests ?? wish.guests }, past, turn: 'new' },
        ],
      }
    : answer
}

const MUST_NOT_EAT = /(?:^| )(?:alergi|celiac|intoleran|gluten|lactosa|allerg|coeliac)/u
/** A wish of somebody who must not eat something is never answered without the warning, whichever way it was understood. */
export const withWarning = (plan: Plan, { clauses, typed }: Message): Plan =>
  plan.intent === 'search' && plan.turn === 'new' && MUST_NOT_EAT.test(`${clauses.join(' ')} ${typed}`)
    ? { intent: 'several', plans: [{ intent: 'knowledge', topic: 'allergies' }, plan] }
    : plan

const FEW_WORDS = 4
/** Looks for one in the language they speak. */
const TOURS =
  'tours?|necesit\\p{L}+|experiencias?|busc\\p{L}+|quier\\p{L}+|algo|que (?:les?|l[oa]s?) (?:puedo|podemos|podria) \\p{L}+|(?:a )?donde (?:l[oa]s?|puedo|podemos)(?: \\p{L}+)?|que hay|que hacemos'
/** Asks for something to do. */
const SUGGEST =
  'recom(?:ien|en)d\\p{L}+|propon\\p{L}+|suger\\p{L}+|sugier\\p{L}+|que (?:puede|puedo|podemos) hacer|algo|busc\\p{L}+|quier\\p{L}+'
