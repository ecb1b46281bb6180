// The example in the tables that is most similar to a message no row matches, because people have more ways of asking than a
// table can hold. Rare words weigh more.
import { knowledgeRows } from './language/knowledge/knowledge.text.ts'
import { topicRows } from './language/questions.text.ts'
import { stopWords } from './language/stop-words.text.ts'
import { normalizeTyping } from './normalize-typing.rules.ts'
import type { Plan } from './plan.rules.ts'

type Example = { plan: Plan; stems: Map<string, number> }

/**
 * The least similarity, where 1 means the same words. Measured on sentences that are in no table: below it half of the answers
 * were wrong.
 */
const LIKE_ENOUGH = 0.55
/** The lead that the best example needs over the next one with another meaning. */
const NEARER = 0.08

/** The stems of meaningful words, so that 'cancelar' and 'cancelación' match. */
const stemsOf = (text: string): string[] => [
  ...new Set(
    normalizeTyping(text)
      .split(' ')
      .filter((word) => word.length > 2 && !stopWords.has(word))
      .map((word) => word.slice(0, 6)),
  ),
]

let weighed: { examples: Example[]; weights: Map<string, number> } | undefined

/** All examples with the weights of their words; computed at the first use. */
function examples() {
  if (weighed) return weighed
  const all = [
    ...knowledgeRows.flatMap((row) =>
      row.examples.map((text) => ({ text, plan: { intent: 'knowledge', topic: row.topic } as const })),
    ),
    ...topicRows.flatMap((row) =>
      row.examples.map((text) => ({ text, plan: { intent: 'policies' as const, topics: [row.topic] } })),
    ),
  ].map(({ text, plan }) => ({ plan, words: stemsOf(text) }))
  const counts = new Map<string, number>()
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const weights = new Map([...counts].map(([word, count]) => [word, Math.log(1 + all.length / count)]))
  weighed = {
    weights,
    examples: all.map(({ plan, words }) => ({ plan, stems: new Map(words.map((word) => [word, weights.get(word)!])) })),
  }
  return weighed
}

const lengthOf = (values: Iterable<number>) => Math.sqrt([...values].reduce((sum, value) => sum + value ** 2, 0))

/**
 * The meaning of the most similar example; null when none is similar enough, or two with different meanings are about equally
 * similar.
 */
export function nearestMeaning(message: string): Plan | null {
  const { examples: all, weights } = examples()
  const rare = Math.log(1 + all.length)
  const said = new Map(stemsOf(message).map((word) => [word, weights.get(word) ?? rare]))
  const length = lengthOf(said.values())
  if (length === 0) return null
  const ranked = all
    .map(({ plan, stems }) => ({
      plan,
      likeness:
        [...said].reduce((sum, [word, weight]) => sum + weight * (stems.get(word) ?? 0), 0) /
        (length * lengthOf(stems.values()) || 1),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
  const [first] = ranked
  const other = ranked.find(({ plan }) => JSON.stringify(plan) !== JSON.stringify(first?.plan))
  return first && first.likeness >= LIKE_ENOUGH && first.likeness - (other?.likeness ?? 0) >= NEARER ? first.plan : null
}
