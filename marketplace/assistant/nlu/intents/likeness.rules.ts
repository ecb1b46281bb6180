// The sentence with a known meaning that is most like a message no table understands, because people have more ways of asking
// than a table can hold. Rare words weigh more, and so do pairs of words.
import { askedSentences } from '../language/asked.text.ts'
import { knowledgeRows } from '../language/knowledge/knowledge.text.ts'
import { topicRows } from '../language/questions.text.ts'
import { normalizeTyping } from '../normalize-typing.rules.ts'
import type { BookingAspect, HostAspect, Plan } from '../plan.rules.ts'

export type Sentence = { text: string; topic: string }
type Weights = {
  sentences: { topic: string; features: Map<string, number>; length: number }[]
  idf: Map<string, number>
  rare: number
}

/** Words that no meaning depends on. */
const EMPTY = new Set(
  'el la los las un una unos unas de del al a en con por para y e o u que lo le les se me mi mis te tu su sus es son esta estan este esto eso esa ese ya muy mas pues bueno hola por favor gracias the a an of to in on at for is are my i we it and or with that this do you your'.split(
    ' ',
  ),
)
const STEM = 5

/** Stems and pairs of neighbouring stems. */
function featuresOf(text: string): string[] {
  const stems = normalizeTyping(text)
    .split(' ')
    .filter((word) => word && !EMPTY.has(word))
    .map((word) => word.slice(0, STEM))
  return [...new Set([...stems, ...stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)])]
}

/** All sentences of the tables with a settled meaning. */
export const sentences: readonly Sentence[] = [
  ...knowledgeRows.flatMap(({ topic, examples }) => examples.map((text) => ({ text, topic }))),
  ...topicRows.flatMap(({ topic, examples }) => examples.map((text) => ({ text, topic }))),
  ...askedSentences,
]

/** Sentences with the weights of their features: what few topics share weighs more. */
export function weigh(given: readonly Sentence[]): Weights {
  const all = given.map(({ text, topic }) => ({ topic, features: featuresOf(text) }))
  const topics = new Map<string, Set<string>>()
  for (const { topic, features } of all)
    for (const feature of features) topics.set(feature, (topics.get(feature) ?? new Set()).add(topic))
  const count = new Set(all.map(({ topic }) => topic)).size
  const idf = new Map([...topics].map(([feature, of]) => [feature, Math.log(1 + count / of.size)]))
  return {
    idf,
    rare: Math.log(1 + count),
    sentences: all.map(({ topic, features }) => {
      const weighed = new Map(features.map((feature) => [feature, idf.get(feature)!]))
      return { topic, features: weighed, length: lengthOf(weighed.values()) }
    }),
  }
}

const lengthOf = (values: Iterable<number>) => {
  let sum = 0
  for (const value of values) sum += value * value
  return Math.sqrt(sum)
}

export type Likeness = { topic: string; likeness: number }

/** How many of the most similar sentences of a topic count together. */
const NEAREST = 3

/** The topics of the sentences that are like a message, the most similar first. */
export function topicsLike(message: string, { sentences: all, idf, rare }: Weights): Likeness[] {
  const messageWeights = new Map(
    featuresOf(message).map((feature) => [feature, idf.get(feature) ?? (feature.includes(' ') ? 0 : rare)]),
  )
  const length = lengthOf(messageWeights.values())
  if (length === 0) return []
  const byTopic = new Map<string, number[]>()
  for (const { topic, features, length: sentenceLength } of all) {
    let dot = 0
    for (const [feature, weight] of messageWeights) dot += weight * (features.get(feature) ?? 0)
    if (dot > 0) byTopic.set(topic, [...(byTopic.get(topic) ?? []), dot / (length * sentenceLength)])
  }
  return [...byTopic]
    .map(([topic, values]) => {
      const best = values.toSorted((a, b) => b - a).slice(0, NEAREST)
      // The best counts most; others of the same topic support it.
      return { topic, likeness: best[0]! + 0.25 * (best[1] ?? 0) + 0.1 * (best[2] ?? 0) }
    })
    .toSorted((a, b) => b.likeness - a.likeness)
}

/**
 * The least likeness and lead of an answer. Measured with every sentence left out once (docs/decisions/0232): of 685, 145
 * pass both, and 119 of those get their own topic.
 */
export const LIKE_ENOUGH = 0.6
export const LEAD = 0.16
/** The least likeness of a topic that is offered as a choice. */
const WORTH_ASKING = 0.4

/** Topics whose answer belongs to an intent. */
const OF_INTENT: Record<string, Plan> = {
  'who-made-you': { intent: 'who' },
  'something-broken': { intent: 'human', text: '', target: null },
  'lost-thing': { intent: 'complaint', text: '', target: null },
  'group-discount': { intent: 'discount' },
}
const knownTopics = new Set(knowledgeRows.map(({ topic }) => topic))
const frequent = new Set(topicRows.map(({ topic }) => topic))

/** What a topic is answered with. @param hosting whether the person is a host */
function planOf(topic: string, hosting: boolean): Plan | null {
  const [kind, aspect] = topic.split(':')
  if (kind === 'own' && aspect)
    return hosting
      ? null
      : {
          intent: 'bookings',
          which: aspect === 'spent' ? 'past' : 'upcoming',
          aspect: aspect as BookingAspect,
          id: null,
          from: null,
          to: null,
          words: [],
        }
  if (kind === 'host' && aspect)
    return hosting ? { intent: 'hosting', aspect: aspect as HostAspect, day: 'both' } : null
  if (OF_INTENT[topic]) return OF_INTENT[topic]
  if (knownTopics.has(topic)) return { intent: 'knowledge', topic }
  return frequent.has(topic) ? { intent: 'policies', topics: [topic] } : null
}

let weighed: Weights | undefined

/** The meaning of the most similar sentences; null when none is similar enough, or another is nearly as similar. */
export function likelyMeaning(message: string, hosting: boolean): Plan | null {
  weighed ??= weigh(sentences)
  const [first, second] = topicsLike(message, weighed)
  if (!first || first.likeness < LIKE_ENOUGH || first.likeness - (second?.likeness ?? 0) < LEAD) return null
  return planOf(first.topic, hosting)
}

const firstSentence = new Map([...sentences].toReversed().map(({ topic, text }) => [topic, text]))

/** At most two questions that may be meant, as somebody would ask them. */
export function likelyQuestions(message: string): string[] {
  weighed ??= weigh(sentences)
  return topicsLike(message, weighed)
    .filter(({ topic, likeness }) => likeness >= WORTH_ASKING && (knownTopics.has(topic) || frequent.has(topic)))
    .slice(0, 2)
    .flatMap(({ topic }) => firstSentence.get(topic) ?? [])
}
