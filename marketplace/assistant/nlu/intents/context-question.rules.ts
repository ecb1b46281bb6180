// What a question means because of what is being talked about: the same question about another one, a fact nobody published, a
// season of the thing that was looked for.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { isNothing } from '../follow-up.rules.ts'
import { tellingWords } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Aspect, Named, Plan, SearchCriteria, Thread } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { factsOf } from './experience-question.rules.ts'
import { withoutOpening } from './intents.rules.ts'
import { knowledgeFor } from './knowledge.rules.ts'
import { ownPlan } from './own-question.rules.ts'
import { ownReference } from './own-reference.rules.ts'

/** 'y el de Coatepeque?' asks of another what was asked last. */
export const carried = (text: string, { aspect }: Thread): Aspect | null =>
  aspect && aspect !== 'book' && /^(?:y|e|o|que tal|pero) /u.test(text) && text.split(' ').length < 8 ? aspect : null

/** 'y el de Santa Ana?', 'las de Tamanique': the other one whose title has these words, of the same kind if several have. */
export function sameKindNamed(text: string, named: readonly Named[], { focus, shown }: Thread): Named | null {
  const words = /^(?:y |que tal |pero )?(?:el|la|lo|los|las) (?:de|del) (?:la |el |los |las )?(\p{L}[\p{L} ]*)/u.exec(
    text,
  )?.[1]
  if (!words) return null
  const [first = ''] = words.split(/ (?:cuanto|cual|que|hay|es|tiene|donde|a que|para|desde|dura|sale|como) /u)
  const telling = tellingWords(first)
  if (telling.length === 0) return null
  const inTitle = named.filter(({ id, title }) => {
    const own = new Set(foldText(title).split(' '))
    return id !== focus && telling.every((word) => own.has(word))
  })
  const kind = shown.find(({ id }) => id === focus)?.category
  const same = inTitle.filter(({ category }) => kind && category === kind)
  return inTitle.length === 1 ? inTitle[0]! : same.length === 1 ? same[0]! : null
}

/** 'y si vamos 5?', 'y para el sábado?' asks the same of the same one, for other people or another day. */
export const aspectForOthers = (
  text: string,
  wish: SearchCriteria,
  guests: number | null,
  { aspect, focus }: Thread,
): Aspect | null =>
  focus !== null &&
  (['price', 'dates', 'book'].includes(aspect ?? '') || (aspect === 'children' && wish.ages.length > 0)) &&
  !containsPhrase(text, 'llevan|aceptan|dejan|reciben|admiten|pueden?|sirve|algo|algun[oa]s?|otr[oa]s?(?! de \\d)') &&
  /^(?:y|e|o|pero|entonces|no|mejor|somos|seriamos|vamos|iriamos|seremos|si|tengo|tenemos|llevo|llevamos|van|va|viene|vienen) /u.test(
    text,
  ) &&
  isNothing({
    ...wish,
    guests: 1,
    from: null,
    to: null,
    ages: [],
    amenities: wish.amenities.filter((name) => name !== 'Apto para niños'),
  }) &&
  wish.maybe.length === 0 &&
  (guests !== null || wish.from !== null || wish.ages.length > 0)
    ? // Another day of a price is a question about the day.
      wish.from !== null && guests === null && wish.ages.length === 0
      ? 'dates'
      : aspect
    : null

/** A named experience together with a condition of somebody asks whether it suits them. */
export function suitabilityAspect(text: string, { needs, ages }: SearchCriteria): Aspect | null {
  if (
    containsPhrase(
      text,
      'algo|algun[oa]?s?|busco|buscamos|opciones|que hay|que (?:puedo|podemos) hacer|otr[oa]s?|parecid[oa]s?',
    )
  )
    return null
  return needs.length > 0 ? 'safety' : ages.some((age) => age < 18) ? 'children' : null
}

/** Words of questions, not of orders and wishes. */
const ASKS =
  '^(?:y |pero )?(?:si|hay|tiene|tienen|se|es|esta|puedo|podemos|puede|pueden|que|cual|cuanto|cuantos|cuantas|cuando|donde|como|quien|por|a|de|en|con|dan|va|van|is|are|can|does|do|what|how)'

/** 'y para una señora de 60?' of the one in question. */
export const aspectForPerson = (text: string, { ages }: SearchCriteria): Aspect | null =>
  ages.length > 0 && /^(?:y|e|o|pero) (?:para|con|si|de) /u.test(text)
    ? ages.some((age) => age < 18)
      ? 'children'
      : 'safety'
    : null

/** A question that no table understands, read with its subject; null when there is none. */
export function questionOnSubject(
  plan: Plan,
  { clauses, typed, ...message }: Message,
  { thread }: ReadingContext,
): Plan | null {
  const text = withoutOpening(clauses.join(' '))
  if (thread.wish && thread.wish.words.length > 0) {
    const subject = thread.wish.words.join(' ')
    const known = knowledgeFor(`${text} ${subject}`, { ...message, clauses, typed: `${typed} ${subject}` })
    if (known && knowledgeFor(subject, { ...message, clauses: [subject], typed: subject }) !== known)
      return { intent: 'knowledge', topic: known.topic }
  }
  // The page is read, and where it tells nothing the host is asked, with the question already written.
  const wants = plan.intent === 'search' && containsPhrase(text, 'quier\\p{L}+|busc\\p{L}+|algo|algun[oa]')
  return thread.focus && !wants && containsPhrase(text, ASKS) && text.split(' ').length < 12
    ? { ...factsOf({ id: thread.focus }, 'unpublished'), asked: tellingWords(text) }
    : null
}

const TRUST = '(?:de )?confia\\p{L}*|fiar|(?<!mas )segur[oa]s?(?! (?:para|de|si|que|a))|estafa\\p{L}*|mentira'
const ITS_CANCELLING = '(?:cancel|anul)\\p{L}*[rae]l[oa]'
/** A question about a rule, of the reservation that it names; whether one experience is safe is told of that one. */
export function contextPlan(topics: string[], text: string, circumstances: ReadingContext, named: string | null): Plan {
  const { thread, own = [] } = circumstances
  const meant = ownReference(text, circumstances)
  const booking = meant === null || meant === 'missing' ? null : meant
  // 'hasta cuando puedo cancelarla' of one that is known has its own day.
  const cancelled = booking ?? own.find(({ id }) => id === thread.booking && containsPhrase(text, ITS_CANCELLING))
  if (topics[0] === 'puedo-cancelar' && topics.length === 1 && cancelled?.live) return ownPlan('cancel', cancelled)
  const one = booking?.experienceId ?? named
  if (topics[0] === 'quien-recibe' && one && containsPhrase(text, 'segur[oa]s?|peligros[oa]s?'))
    return factsOf({ id: one }, 'safety')
  // Who asks whether it is to be trusted is told how that can be seen, and that nothing is paid before.
  if (topics[0] === 'quien-recibe' && containsPhrase(text, TRUST))
    return { intent: 'knowledge', topic: 'verified-hosts' }
  // What a host pays is the commission.
  if (circumstances.hosting && circumstances.thread.hosting?.aspect === 'owed' && topics[0] === 'como-se-paga')
    return { intent: 'knowledge', topic: 'when-paid' }
  // What a traveler pays comes before what a host does.
  const all =
    topics[0] === 'comision' && !circumstances.hosting && !circumstances.thread.wouldHost
      ? ['cargos', ...topics]
      : topics
  return { intent: 'policies', topics: all, ...(booking && { booking: booking.id }) }
}
