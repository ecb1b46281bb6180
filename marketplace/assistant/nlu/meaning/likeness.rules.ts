// The meaning of a message that no table understands, by the sentences whose meaning is settled: people have more ways of
// asking than a table of phrases can hold.

import { knowledgeRows } from '../language/knowledge/knowledge.text.ts'
import { topicRows } from '../language/questions.text.ts'
import { askedSentences } from '../language/sentences/asked.text.ts'
import type { BookingAspect, HostAspect, Plan } from '../plan.rules.ts'
import { type Classifier, type Likeness, learning, type Sentence } from './classifier.rules.ts'

/** All sentences of the tables with a settled meaning. */
export const sentences: readonly Sentence[] = [
  ...knowledgeRows.flatMap(({ topic, examples }) => examples.map((text) => ({ text, topic }))),
  ...topicRows.flatMap(({ topic, examples }) => examples.map((text) => ({ text, topic }))),
  ...askedSentences,
]

/**
 * The least likeness of a meaning that is believed where the tables understood nothing, and the lead over the next. Measured
 * with every fifth of the sentences left out (docs/decisions/0246).
 */
export const LIKE_ENOUGH = 0.42
const LEAD = 0.12
/** How much less is enough for what was talked about. */
const LEANING = 0.65
/** The least likeness of a topic that is offered as a choice. */
const WORTH_ASKING = 0.15
/** A danger is believed also against the tables, but not for a word or two of a wish. */
const DANGER = 0.6
const SURE_DANGER = 0.75
const SURE_COMPLAINT = 0.55

/** Topics whose answer belongs to an intent. */
const OF_INTENT: Record<string, Plan> = {
  'who-made-you': { intent: 'who' },
  'something-broken': { intent: 'human', text: '', target: null },
  'lost-thing': { intent: 'complaint', text: '', target: null },
  'group-discount': { intent: 'discount' },
}
const toThePerson = (intent: 'complaint' | 'human'): Plan => ({ intent, text: '', target: null })
/** Messages of another kind than a question. */
const OF_KIND: Record<string, Plan> = {
  complaint: toThePerson('complaint'),
  human: toThePerson('human'),
  emergency: { intent: 'emergency' },
  despair: { intent: 'emergency', kind: 'despair' },
  followed: { intent: 'emergency', kind: 'followed' },
  insult: { intent: 'insult' },
  elsewhere: { intent: 'elsewhere' },
  who: { intent: 'who' },
  'small-talk': { intent: 'small-talk' },
  silence: { intent: 'silence' },
  thanks: { intent: 'thanks' },
  no: { intent: 'no' },
  secret: { intent: 'secret' },
  alerts: { intent: 'alerts' },
  'own-reviews': { intent: 'own-reviews' },
  favorites: { intent: 'favorites' },
}
const knownTopics = new Set(knowledgeRows.map(({ topic }) => topic))
const frequent = new Set(topicRows.map(({ topic }) => topic))

/** The plan of a question about one's own data; `lean` is what was talked about, or what somebody like this mostly asks. */
export type OwnPlans = {
  own: (aspect: BookingAspect) => Plan
  host: (aspect: HostAspect) => Plan
  hosting: boolean
  lean?: RegExp | null
}

/** What a topic is answered with. */
function planOf(topic: string, { own, host, hosting }: OwnPlans): Plan | null {
  const [kind, aspect] = topic.split(':')
  if (kind === 'own' && aspect) return hosting ? null : own(aspect as BookingAspect)
  if (kind === 'host' && aspect) return hosting ? host(aspect as HostAspect) : null
  if (kind === 'is' && aspect) return OF_KIND[aspect] ?? null
  if (OF_INTENT[topic]) return OF_INTENT[topic]
  if (knownTopics.has(topic)) return { intent: 'knowledge', topic }
  return frequent.has(topic) ? { intent: 'policies', topics: [topic] } : null
}

let classifier: Classifier | undefined
const steps = learning(sentences)

/** Learns the sentences a few milliseconds further. @returns whether there is more to learn */
export function learnFurther(): boolean {
  if (classifier) return false
  const step = steps.next()
  if (step.done) classifier = step.value
  return !step.done
}

function learned(): Classifier {
  while (!classifier) learnFurther()
  return classifier
}

/** What only hosts ask; of a host nothing that only travelers ask counts. */
export const OF_HOSTS = /^(?:host|guest-|edit-experience|when-paid|own-rating|pets-host)/
const meaningsOf = (message: string, hosting: boolean): Likeness[] => {
  return learned()(message).filter(({ topic }) => (hosting ? !topic.startsWith('own:') : !OF_HOSTS.test(topic)))
}

/** The most likely meaning; null when none is likely enough, another is nearly as likely, or it is a wish. */
export function likelyMeaning(message: string, plans: OwnPlans, enough = LIKE_ENOUGH): Plan | null {
  // A word alone means nothing.
  if ((message.match(/\p{L}{3,}/gu) ?? []).length < (plans.lean ? 1 : 2)) return null
  const [first, second] = meaningsOf(message, plans.hosting)
  if (!first) return null
  const less = plans.lean?.test(first.topic) ? LEANING : 1
  if (first.likeness < enough * less || first.likeness - (second?.likeness ?? 0) < LEAD * less) return null
  // A correction or a wish must not become a complaint.
  if (first.topic === 'is:complaint' && first.likeness < SURE_COMPLAINT) return null
  return planOf(first.topic, plans)
}

/** Danger in words that no table has; null when there is none. @param understood whether the tables read something else */
export function likelyDanger(message: string, understood: boolean): Plan | null {
  const [first] = meaningsOf(message, false)
  return first && first.likeness >= (understood ? SURE_DANGER : DANGER) && DANGERS.has(first.topic)
    ? OF_KIND[first.topic.slice(3)]!
    : null
}
const DANGERS = new Set(['is:emergency', 'is:despair', 'is:followed'])

const firstSentence = new Map([...sentences].toReversed().map(({ topic, text }) => [topic, text]))

/** At most two questions that may be meant, as somebody would ask them. */
export function likelyQuestions(message: string, hosting = false): string[] {
  return meaningsOf(message, hosting)
    .filter(({ topic, likeness }) => likeness >= WORTH_ASKING && !topic.startsWith('is:'))
    .slice(0, 2)
    .flatMap(({ topic }) => firstSentence.get(topic) ?? [])
}
