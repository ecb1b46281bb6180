// The meaning of a message by the sentences whose meaning is settled, given what is talked about: people have more ways of
// asking than a table of phrases can hold.
import { compareRows } from '../language/compare.text.ts'
import { type IntentRow, intentRows } from '../language/intents.text.ts'
import { knowledgeRows } from '../language/knowledge/knowledge.text.ts'
import { offered } from '../language/knowledge/offered.text.ts'
import { needRows } from '../language/needs.text.ts'
import { aspectRows, topicRows } from '../language/questions.text.ts'
import { askedSentences, type Sentence } from '../language/sentences/sentences.rules.ts'
import { slotRows } from '../language/slots.text.ts'
import { shapeRows } from '../language/wish/shapes.text.ts'
import type { PlaceName } from '../places.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import type { Language } from '../typed-message.rules.ts'
import {
  type Classifier,
  classifierOf,
  type Model,
  sourceOf,
  type TopicScore,
  train,
  training,
} from './classifier.rules.ts'
import { PLACE } from './features.rules.ts'
import { asHost } from './host-perspective.rules.ts'

type Row = { examples: readonly string[] }
const examplesOf = <One extends Row>(rows: readonly One[], topicOf: (row: One) => string): Sentence[] =>
  rows.flatMap((row) => row.examples.map((text) => ({ text, topic: topicOf(row) })))

const OF_INTENT: Partial<Record<IntentRow['intent'], string>> = { reviews: 'fact:reviews', weather: 'weather' }
/** What a row of the intents is called among the topics. */
function topicOfIntent({ intent, value }: IntentRow): string {
  if (intent === 'bookings') return `own:${value}`
  if (intent === 'hosting') return `host:${value}`
  return OF_INTENT[intent] ?? `is:${intent === 'emergency' && value ? value : intent}`
}

/** All sentences with a settled meaning: those of the plain files and the examples of the tables. */
export const sentences: readonly Sentence[] = [
  ...examplesOf(knowledgeRows, ({ topic }) => topic),
  ...examplesOf(topicRows, ({ topic }) => topic),
  ...examplesOf(aspectRows, ({ aspect }) => `fact:${aspect}`),
  ...examplesOf(intentRows, topicOfIntent),
  ...examplesOf(compareRows, ({ by }) => `cmp:${by}`),
  ...[slotRows, shapeRows, needRows].flatMap((rows) => examplesOf<Row>(rows, () => 'is:wish')),
  ...askedSentences,
]

/** The least score of a meaning that is believed where the tables understood nothing, and the lead over the next. */
export const MIN_CONFIDENCE = 0.28
const LEAD = 0.08
/** The least score of a topic that is offered as a choice. */
const WORTH_ASKING = 0.08
const SURE_COMPLAINT = 0.7

let classifier: Classifier | undefined
const steps = training(sentences)

/** The model of all sentences, for the build to keep: some seconds of a processor. */
export const trainModel = (): Model => train(sentences)

/** Takes a model that the build kept, in the place of training one. */
export function loadModel(model: Model): void {
  classifier = classifierOf(model)
}

/** Finds what another process has learned from the same sentences. */
let find: ((source: number) => Model | null) | null = null

/** Has a model looked for before one is trained. @param way finds what was learned from this source; null when there is none */
export function lookForModel(way: (source: number) => Model | null): void {
  find = way
}

/** Trains a few milliseconds further. @returns whether there is more to do */
export function trainFurther(): boolean {
  if (classifier) return false
  const found = find?.(sourceOf(sentences)) ?? null
  find = null
  if (found) {
    loadModel(found)
    return false
  }
  const step = steps.next()
  if (step.done) loadModel(step.value)
  return !step.done
}

function trained(): Classifier {
  while (!classifier) trainFurther()
  return classifier
}

/** What the last answer was about. */
export type Dialogue = 'emergency' | 'case' | 'hosting' | 'booking' | 'one' | 'several' | null

export function dialogueOf({ thread, hosting }: Pick<ReadingContext, 'thread' | 'hosting'>): Dialogue {
  if (thread.handedOver === 'emergency') return 'emergency'
  if (hosting) return 'hosting'
  if (thread.handedOver) return 'case'
  if (thread.booking !== null) return 'booking'
  if (thread.focus !== null) return 'one'
  if (thread.bookingAspect !== null && thread.bookings.length > 0) return 'booking'
  return thread.shown.length === 1 ? 'one' : thread.shown.length > 1 ? 'several' : null
}

/** What only hosts ask. */
export const OF_HOSTS = /^(?:host|guest-|edit-experience|when-paid|own-rating|pets-host)/
const OF_OWN =
  /^(?:own:|change-people|cambiar-reserva|other-name|puedo-cancelar|my-standing|not-found-at-meeting|tarde)/

/** How much more likely a topic is after what was talked about; the rest are as likely as ever. */
const AFTER: Record<NonNullable<Dialogue> | 'nothing', readonly (readonly [RegExp, number])[]> = {
  emergency: [[/^is:emergency/, 6]],
  case: [[/^(?:case-follow-up|is:complaint|is:human)/, 3]],
  hosting: [
    [/^(?:fact|cmp):/, 0.05],
    [/^is:(?:wish|small-talk)/, 0.2],
    [/^(?:como-se-paga|puedo-cancelar|reservar|tarde|alone|lluvia|deposito|resenas|tip|pets|documents)$/, 0.3],
    [OF_HOSTS, 2.5],
  ],
  booking: [
    [/^case-follow-up/, 0.1],
    [OF_OWN, 3],
    [/^is:wish/, 0.6],
  ],
  one: [
    [/^case-follow-up/, 0.1],
    [/^fact:/, 3],
    [/^own:/, 0.6],
  ],
  several: [[/^(?:fact|cmp):/, 2]],
  nothing: [
    [/^(?:cmp:|case-follow-up)/, 0.5],
    [/^fact:/, 0.7],
  ],
}

/** What is left of a message whose likeliest meaning cannot be: it is heard louder, but a whisper stays one. */
const LOUDEST = 10

/** How much likelier a wish is than its share of the sentences: of all that is written to a market it is the most. */
const WISHED = 4

/** Topics that ask the same, of a reservation, of an experience, or in general: which of them is meant tells the conversation. */
const ALIKE: readonly (readonly string[])[] = [
  ['own:when', 'fact:dates'],
  ['own:where', 'fact:meeting', 'send-me-the-place'],
  ['fact:distance', 'is:distance'],
  ['own:price', 'fact:price', 'price-per-person'],
  ['own:sum', 'own:spent'],
  ['own:host', 'fact:host', 'chat'],
  ['own:bring', 'fact:bring', 'what-to-bring', 'what-to-wear'],
  ['own:guests', 'fact:group'],
  ['own:ends', 'fact:duration', 'late-at-night-return'],
  ['own:cancel', 'puedo-cancelar'],
  ['own:status', 'despues-de-reservar'],
  ['own:code', 'codigo', 'own:voucher', 'ticket-without-phone'],
  ['fact:rain', 'lluvia'],
  ['fact:safety', 'swimming', 'pregnant', 'fact:access'],
  ['fact:pets', 'pets'],
  ['fact:transport', 'pick-up'],
  ['fact:languages', 'speak-spanish'],
  ['fact:has', 'toilets'],
  ['fact:book', 'reservar'],
  ['fact:included', 'what-is-included-general', 'entrance'],
  ['is:complaint', 'if-the-host-does-not-come', 'something-broken'],
  ['is:who', 'who-made-you', 'who-is-behind'],
  ['quien-recibe', 'verified-hosts'],
  ['comision', 'cargos'],
  ['do-children-pay', 'fact:children', 'minors-alone', 'cmp:age'],
  ['sin-correo', 'mail-never-came'],
  ['group-discount', 'is:discount'],
  ['devices', 'shared-computer'],
  ['ser-anfitrion', 'start-hosting'],
  ['nobody-came', 'left-without-me'],
]
const groupOf = new Map(ALIKE.flatMap((topics) => topics.map((topic) => [topic, topics[0]!] as const)))

/** Whether two topics ask the same. */
export const isAlike = (one: string, other: string): boolean =>
  one === other || (groupOf.has(one) && groupOf.get(one) === groupOf.get(other))

const placePatterns = new WeakMap<readonly PlaceName[], RegExp>()
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The text with one word for the name of any place. */
function withoutNames(text: string, places: readonly PlaceName[]): string {
  let pattern = placePatterns.get(places)
  if (!pattern) {
    const names = places.map(({ name }) => folded(name).replace(/[^\p{L} ]/gu, '')).filter((name) => name.length > 3)
    const longest = [...new Set(names)].toSorted((a, b) => b.length - a.length)
    pattern = new RegExp(`(?<!\\p{L})(?:${longest.join('|') || '(?!)'})(?!\\p{L})`, 'gu')
    placePatterns.set(places, pattern)
  }
  return folded(text).replace(pattern, PLACE)
}

/** What a host offers, and looks for nowhere. */
const OWN_OFFER =
  /(?:^| )(?:mis?|my) (?:tours?|experiencias?|salidas?|talleres|taller|paseos?|fechas?|experiences?)(?: |$)/iu

/** The meanings of a message, the most likely first; those that ask the same count together for the one that stands for them. */
export function meaningsOf(
  message: string,
  context: Pick<ReadingContext, 'thread' | 'hosting' | 'places'>,
): TopicScore[] {
  const talk = dialogueOf(context)
  const hosting = context.hosting === true
  const after = AFTER[talk ?? 'nothing']
  const weigh = (topic: string) =>
    (hosting ? topic.startsWith('own:') : OF_HOSTS.test(topic)) ||
    (topic === 'is:emergency-more' && talk !== 'emergency')
      ? 0
      : hosting && topic === 'is:wish' && OWN_OFFER.test(message)
        ? 0
        : (after.find(([topics]) => topics.test(topic))?.[1] ?? 1) * (topic === 'is:wish' && !hosting ? WISHED : 1)
  const heard = trained()(withoutNames(message, context.places))
  // What a host asks in a traveler's words counts for what it means to them.
  const likely = hosting ? heard.map(({ topic, score }) => ({ topic: asHost(topic), score })) : heard
  const known = likely.reduce((sum, { score }) => sum + score, 0)
  const weighed = likely.map(({ topic, score }) => ({ topic, score: score * weigh(topic) }))
  const all = weighed.reduce((sum, { score }) => sum + score, 0) || 1
  const groups = new Map<string, { topic: string; most: number; score: number }>()
  for (const { topic, score } of weighed) {
    const key = groupOf.get(topic) ?? topic
    const group = groups.get(key) ?? { topic, most: 0, score: 0 }
    groups.set(key, {
      topic: score > group.most ? topic : group.topic,
      most: Math.max(score, group.most),
      score: group.score + score * Math.min(known / all, LOUDEST),
    })
  }
  return [...groups.values()].toSorted((a, b) => b.score - a.score)
}

/** The meaning that is likely enough and likelier than any other; null when there is none. */
export function likelyTopic(meanings: readonly TopicScore[], enough = MIN_CONFIDENCE): string | null {
  const [first, second] = meanings
  if (!first || first.score < enough || first.score - (second?.score ?? 0) < LEAD) return null
  // A correction or a wish must not become a complaint.
  return first.topic === 'is:complaint' && first.score < SURE_COMPLAINT ? null : first.topic
}

const DANGERS = new Set(['is:emergency', 'is:emergency-more', 'is:despair', 'is:followed'])

/** How likely a danger must be, by how much else was understood: it is better heard once too often. */
const DANGER = { little: 0.2, some: 0.6, much: 0.7 }

/** Danger in words that no table has; null when there is none. @param understood how much else the tables read */
export function likelyDanger(meanings: readonly TopicScore[], understood: keyof typeof DANGER): string | null {
  const dangers = meanings.filter(({ topic }) => DANGERS.has(topic))
  const all = dangers.reduce((sum, { score }) => sum + score, 0)
  const [first] = dangers
  // 'a qué edad dejan ir' sounds like somebody who is not let go.
  const least = first?.topic === 'is:emergency' || understood === 'little' ? DANGER[understood] : DANGER.much
  return first && all >= least ? first.topic : null
}

/** What no danger is told in, however it sounds: 'me muero de calor', 'estoy perdida en esta página'. */
const HARMLESS = new Set(['is:help', 'is:small-talk', 'is:unpublished'])
const HARMLESS_FROM = 0.85
/** How likely a danger may be at most beside it. */
const NO_DANGER = 0.02

/** What a message surely means that only a word makes sound like danger; null when it may be one. */
export function surelyHarmless(meanings: readonly TopicScore[]): string | null {
  const [first] = meanings
  const danger = meanings.reduce((sum, { topic, score }) => (DANGERS.has(topic) ? sum + score : sum), 0)
  return first && HARMLESS.has(first.topic) && first.score >= HARMLESS_FROM && danger <= NO_DANGER ? first.topic : null
}

const firstSentence = new Map([...sentences].toReversed().map(({ topic, text }) => [topic, text]))
/** A comparison names things that nobody spoke of. */
const isOfferable = (topic: string) => offered[topic] !== undefined || !/^(?:is|cmp):/.test(topic)

/** At most three questions that may be meant, as somebody would ask them. */
export const likelyQuestions = (meanings: readonly TopicScore[], language: Language = 'es'): string[] =>
  meanings
    .filter(({ topic, score }) => score >= WORTH_ASKING && isOfferable(topic))
    .slice(0, 3)
    .flatMap(({ topic }) => offered[topic]?.[language] ?? firstSentence.get(topic) ?? [])
