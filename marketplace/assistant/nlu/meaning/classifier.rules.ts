// Learns from sentences with a known topic which topic another sentence has: a softmax regression over stems and pairs of
// stems. Training takes some seconds of a processor, so that the build keeps the model (docs/decisions/0273).
import { hashText } from '#platform/hash-text.rules.ts'
import type { Sentence } from '../language/sentences/sentences.rules.ts'
import { synonymsOf } from '../language/sentences/synonyms.rules.ts'
import { featuresOf } from './features.rules.ts'

export type TopicScore = { topic: string; score: number }
/** The topics of a message, the most likely first; the likenesses add up to one, or less where words are unknown. */
export type Classifier = (message: string) => TopicScore[]

/** What training leaves behind: all that a {@link Classifier} needs. */
export type Model = {
  topics: string[]
  /** In how many of the examples a feature stands. */
  frequencies: Map<string, number>
  examples: number
  /** A row per feature, in the order of the frequencies, with a number per topic. */
  weights: Float32Array
  /** What it was learned from, and how: see {@link sourceOf}. */
  source: number
}

const EPOCHS = 6
const RATE = 3
/**
 * A low rate learns what holds for other sentences, too, and leaves all scores low; they are drawn apart by so much, until they say
 * how often they are right.
 */
const SHARPNESS = 1.2
/**
 * How much of its share of the sentences a topic is given while it learns, so that it need not learn it. A meaning of which many
 * sentences were written is not asked more often than another for that.
 */
const SHARE = 0.9
/** A pair of words that only one sentence has teaches nothing about others, and three of five pairs are such. */
const LEAST_OF_A_PAIR = 2
/** What an error of a class must be to be worth correcting. */
const NEGLIGIBLE = 2e-3
/** What a word that no sentence has takes from the score, beside a rare one. */
const UNKNOWN = 0.5

/** Every so many sentences show how a sentence is taken apart. */
const SHOWN_EVERY = 50
/** A number that tells two states of the sentences apart, or two ways to learn from them. */
export const sourceOf = (sentences: readonly Sentence[]): number =>
  hashText(
    JSON.stringify([
      [EPOCHS, RATE, SHARPNESS, SHARE, LEAST_OF_A_PAIR],
      sentences.map(({ topic, text }) => `${topic} ${text}`),
      sentences.filter((_, at) => at % SHOWN_EVERY === 0).map(({ text }) => [...featuresOf(text)]),
    ]),
  )

/** The share of known words, weighed, from which a message counts as known. */
const MOSTLY_KNOWN = 0.65

type Vector = { at: number; value: number }[]
type Features = ReadonlyMap<string, number>

const isUnknownWord = (feature: string) => !feature.includes(' ') && synonymsOf(feature) === undefined

/** How a model weighs words, and what it makes of a message. */
function scorer({ topics, frequencies, examples, weights }: Model) {
  const count = topics.length
  const place = new Map([...frequencies.keys()].map((feature, at) => [feature, at]))
  const idf = (feature: string) => Math.log(1 + examples / (frequencies.get(feature) ?? 1))
  const vectorOf = (features: Features): Vector => {
    let sum = 0
    const vector: Vector = []
    for (const [feature, weight] of features) {
      const at = place.get(feature)
      const value = weight * idf(feature)
      if (at !== undefined) vector.push({ at, value })
      // A pair that no sentence has says nothing, and a word with known synonyms is known by them.
      if (at !== undefined || isUnknownWord(feature)) sum += (at === undefined ? UNKNOWN * value : value) ** 2
    }
    const length = Math.sqrt(sum) || 1
    return vector.map(({ at, value }) => ({ at, value: value / length }))
  }
  const scores = new Float32Array(count)
  /** The score of each topic; the array is used again by the next call. @param given what each topic starts with */
  const rate = (vector: Vector, given?: Float32Array) => {
    if (given) scores.set(given)
    else scores.fill(0)
    for (const { at, value } of vector)
      for (let topic = 0, from = at * count; topic < count; topic++) scores[topic]! += weights[from + topic]! * value
    let most = Number.NEGATIVE_INFINITY
    for (const score of scores) if (score > most) most = score
    let sum = 0
    for (let topic = 0; topic < count; topic++) {
      scores[topic] = Math.exp(scores[topic]! - most)
      sum += scores[topic]!
    }
    for (let topic = 0; topic < count; topic++) scores[topic]! /= sum
    return scores
  }
  return { vectorOf, rate, idf }
}

/** Sentences read or corrected between two steps of training: a few milliseconds. */
const PER_STEP = 200

/**
 * Trains step by step, so that a process can answer others in between.
 * @param sentences of at least two topics
 */
export function* training(sentences: readonly Sentence[]): Generator<void, Model> {
  const all: { text: string; topic: string; features: Features }[] = []
  for (const { text, topic } of sentences) {
    all.push({ text, topic, features: featuresOf(text) })
    if (all.length % PER_STEP === 0) yield
  }
  const topics = [...new Set(all.map(({ topic }) => topic))]
  const count = topics.length
  const topicAt = new Map(topics.map((topic, at) => [topic, at]))
  const frequencies = new Map<string, number>()
  for (const [nth, { features }] of all.entries()) {
    if (nth % PER_STEP === 0) yield
    for (const feature of features.keys()) frequencies.set(feature, (frequencies.get(feature) ?? 0) + 1)
  }
  for (const [feature, count] of frequencies)
    if (feature.includes(' ') && count < LEAST_OF_A_PAIR) frequencies.delete(feature)
  const weights = new Float32Array(frequencies.size * count)
  const model = { topics, frequencies, examples: all.length, weights, source: sourceOf(sentences) }
  const { vectorOf, rate } = scorer(model)
  const samples: { vector: Vector; right: number }[] = []
  for (const [nth, { topic, features }] of all.entries()) {
    if (nth % PER_STEP === 0) yield
    samples.push({ vector: vectorOf(features), right: topicAt.get(topic)! })
  }
  const shares = new Float32Array(count)
  for (const { right } of samples) shares[right]! += 1
  const given = shares.map((share) => SHARE * Math.log(share / samples.length))
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    // Each sentence has its own place in the order, so that one more sentence moves no other.
    const places = all.map(({ text }) => hashText(`${epoch} ${text}`))
    const order = [...samples.keys()].toSorted((one, other) => places[one]! - places[other]!)
    const step = RATE * (1 - epoch / EPOCHS)
    for (const [nth, at] of order.entries()) {
      if (nth % PER_STEP === 0) yield
      const { vector, right } = samples[at]!
      const scores = rate(vector, given)
      scores[right]! -= 1
      for (let topic = 0; topic < count; topic++) {
        const error = scores[topic]!
        if (Math.abs(error) < NEGLIGIBLE) continue
        for (const feature of vector) weights[feature.at * count + topic]! -= step * error * feature.value
      }
    }
  }
  for (const at of weights.keys()) weights[at]! *= SHARPNESS
  return model
}

/** What a trained model makes of messages. */
export function classifierOf(model: Model): Classifier {
  const { vectorOf, rate, idf } = scorer(model)
  return (message) => {
    const features = featuresOf(message)
    const vector = vectorOf(features)
    if (vector.length === 0) return []
    const scores = rate(vector)
    // Nobody knows what a message means of which only a common word is known.
    const words = [...features.keys()].filter((feature) => !/ |^@/.test(feature))
    const isKnown = (word: string) => model.frequencies.has(word) || !isUnknownWord(word)
    const weigh = (known: boolean) => words.reduce((sum, word) => (known && !isKnown(word) ? sum : sum + idf(word)), 0)
    const share = weigh(true) / weigh(false)
    const trust = share < MOSTLY_KNOWN ? share / MOSTLY_KNOWN : 1
    return model.topics
      .map((topic, at) => ({ topic, score: scores[at]! * trust }))
      .toSorted((one, other) => other.score - one.score)
  }
}

/** Trains at once: see {@link training}. */
export function train(given: readonly Sentence[]): Model {
  const steps = training(given)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
