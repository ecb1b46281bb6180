// 'Izalco o Santa Ana para un niño de 7?', 'cuál dura menos', 'la diferencia entre las dos de surf': what is compared, and by what.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { isNothing, isTopical } from '../follow-up.rules.ts'
import { type CompareRow, compareRows, comparing, ofEach, ofShown } from '../language/compare.text.ts'
import { patternOf } from '../language/pattern.rules.ts'
import { shownSides } from '../meaning/shown/which-shown.rules.ts'
import { namedIn, notElsewhere, tellingWords } from '../named.rules.ts'
import { containsPhrase, takeMatch, wholeWordPattern } from '../normalize-typing.rules.ts'
import { withoutReference } from '../places.rules.ts'
import { type Aspect, type Named, NO_CRITERIA, type Plan, type Side } from '../plan.rules.ts'
import { describedIn, readReference } from '../references.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../search-criteria.rules.ts'
import { knownWords, readTopics } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { forThose, ofOneKind } from '../wishes/for-whom.rules.ts'
import { kindCompared, kindOf, LIMIT } from '../wishes/kind-compared.rules.ts'
import { aspectsOf, isEmpty, rowFor, withoutOpening } from './intents.rules.ts'

type Comparison = Extract<Plan, { intent: 'compare' }>
export type Measured = Comparison['by'][number]

// In these sentences an 'o' or a 'mejor' compares nothing.
const MAY_COMPARE = new Set(['reviews', 'distance', 'position', 'elsewhere'])
/** What is asked about several at once is told of each of them. */
export const OF_ASPECT: Partial<Record<Aspect, Measured>> = {
  price: { by: 'price', highest: false },
  duration: { by: 'length', highest: false },
  safety: { by: 'effort', highest: false },
  children: { by: 'age', highest: false },
  dates: { by: 'start', highest: false },
  group: { by: 'group', highest: true },
}

export const measuresIn = (text: string): CompareRow[] =>
  compareRows.filter(({ say }) => patternOf(say).test(text)).slice(0, 2)

const without = (text: string, patterns: readonly RegExp[]): string => {
  const rest = { text }
  for (const pattern of patterns)
    while (takeMatch(rest, pattern)) {
      // Every mention is taken out.
    }
  return rest.text
}

/** Where the thing that is compared ends and what is said about it begins. */
const TAIL = wholeWordPattern(
  '(?:para|si|porque|que|con|cual|cuanto|pero|quiero|queremos|voy|vamos|somos|es|son|esta|queda|sale|dura|tiene|cuesta)',
)
const HEAD = wholeWordPattern(
  '(?:que es|cual es|que|es|para mi|para|busco|quiero|hay|ir a|ir|hacer|de|en|entre|el de|la de)',
)

/** The named ones whose titles have every telling word of a text. */
function matching(text: string, among: readonly Named[]): readonly Named[] {
  const words = tellingWords(text)
  return words.length === 0
    ? []
    : among.filter(({ title }) => {
        const own = new Set(foldText(title).split(' '))
        return words.every((word) => own.has(word))
      })
}

type Found = { side: Side; others: readonly Named[] }

/** What a part of the message names: one of those shown, one of the catalogue, a kind of thing, or a place. */
function sideOf(part: string, message: Message, circumstances: ReadingContext): Found | null {
  const { thread, named = [] } = circumstances
  const pointed = readReference({ text: part }, thread)
  if (pointed && pointed !== 'missing') return { side: pointed, others: [] }
  const all = matching(part, named)
  const kinds = readTopics({ text: part }).words
  // 'el surf' is a kind even where one title alone has the word, but 'careteo' is the one that is called so.
  const isKind = kinds.some((kind) => part.split(' ').includes(foldText(kind))) && tellingWords(part).length === 1
  const called = namedIn(part, named) ?? (all.length === 1 ? all[0]! : null)
  const one = isKind ? null : notElsewhere(called, part, circumstances.places)
  if (one) return { side: { id: one.id }, others: [] }
  const { wish } = readSearchCriteria({ ...message, clauses: [part] }, circumstances)
  if (!isTopical(wish) && !wish.place) return null
  const { words, category, place } = wish
  return { side: { wish: { ...NO_CRITERIA, words, category, place }, label: part }, others: all }
}

/** 'la caminata del Boquerón o la de Santa Ana': what the first is, the other is, too. */
const withHead = (part: string, first: string): string => {
  const kind = /^(?:(?:el|la|los|las) )?(\p{L}{4,} )(?:de|del) /u.exec(first)?.[1]
  return kind ? part.replace(/^(?:(?:el|la|lo|los|las) )?(?=(?:de|del) )/u, kind) : part
}

/** Two or more that a message names with 'o', 'vs' or 'entre … y …'. */
function sidesIn(message: Message, text: string, cue: boolean, circumstances: ReadingContext): Side[] {
  // '¿está firme o todavía no?' names one thing.
  if (/(?<!\S)[ou] (?:todavia |aun |ya )?(?:no|si|nada)$/u.test(text)) return []
  const splits = /(?<!\S)(?:o|u|or|vs|versus)(?!\S)/u.test(text)
  const both = containsPhrase(text, 'entre|diferenci\\p{L}+|compar\\p{L}*|cual|mejor')
  if (!splits && !(both && /(?<!\S)(?:y|e|con)(?!\S)/u.test(text))) return []
  const by = splits ? /(?<!\S)(?:o|u|or|vs|versus)(?!\S)/u : /(?<!\S)(?:y|e|con)(?!\S)/u
  const measures = measuresIn(text).map(({ say }) => patternOf(say))
  const parts = message.clauses
    .map((clause) =>
      without(withoutReference(withoutOpening(clause), circumstances.places, knownWords), [
        ...measures,
        patternOf(
          '(cual es)? (que|la|las|alguna)? diferencia* (hay|existe)? / cual* / compar* / entre / (me|nos)? conviene* / (me|nos)? recomiend* / (es|sale|esta|seria) mejor / mejor',
        ),
      ]),
    )
    .flatMap((clause) => clause.split(by).map((part) => part.trim()))
    .map((part, at, all) => (at === 0 ? part : withHead(part, all[at - 1]!)))
    .map((part) => {
      const head = HEAD.exec(part)
      const rest = head?.index === 0 ? part.slice(head[0].length).trim() : part
      const tail = TAIL.exec(rest)
      return (tail && tail.index > 2 ? rest.slice(0, tail.index) : rest).trim()
    })
    .filter((part) => part !== '' && part.split(' ').length < 9)
  const found = parts.flatMap((part) => sideOf(part, message, circumstances) ?? [])
  const known = found.find(({ side }) => 'id' in side && side.id)?.side
  const category = known && 'id' in known ? circumstances.named?.find(({ id }) => id === known.id)?.category : undefined
  const sides = found.map(({ side, others }): Side => {
    // 'Izalco o Santa Ana': of those of Santa Ana the one of the same kind is meant.
    const same = others.filter((other) => category && other.category === category)
    return 'wish' in side && same.length === 1 ? { id: same[0]!.id } : side
  })
  const same = ofOneKind(sides)
  const distinct = same.filter((side, at) => same.findIndex((one) => keyOf(one) === keyOf(side)) === at)
  // In 'queremos acampar, ¿El Pital o la carpa del golfo?' two are named, and what they have in common is a third.
  const named = distinct.filter((side) => 'id' in side)
  if (cue && named.length > 1) return named.slice(0, LIMIT)
  // Two places are rather looked for one after the other, but a place beside an experience stands for what is there.
  const some = distinct.some((side) => 'id' in side)
  const sure = cue || (some && distinct.every((side) => 'id' in side || (splits && side.wish.place !== null)))
  return distinct.length > 1 && sure ? distinct.slice(0, LIMIT) : []
}

const keyOf = (side: Side) => ('id' in side ? side.id : JSON.stringify(side.wish))

/** 'que sea por Sonsonate o Ahuachapán' narrows a wish. */
const NARROWS =
  /^(?:y |pero |si )*(?:que (?:sea|este|quede|haya|salga|tenga|se pueda|termine|acabe|empiece|no)|ojala|de preferencia)(?: |$)/u
/** 'experiencias en Usulután o San Vicente' are looked for. */
const SEARCHES =
  /^(?:(?:hay|busco|quiero|queremos) )*(?:experiencias?|tours?|algo|paseos?|planes) (?:en|por|cerca|de) | algo (?:de|con|en|como) .+ [ou] /u
/** 'está muy caro, mejor snorkel' wants another one. */
const DISLIKES = /(?:^| )(?:esta|es|sale|queda) (?:muy|bien|demasiado) \p{L}+ (?:entonces )?mejor /u
const CORRECTS =
  /^(?:(?:no|ay|ah|bueno|entonces|perdon|va|ok) )*mejor (?:algo|algun|un|una|unos|unas|que|vamos|busc\p{L}+|quiero|en|de|por) /u

const conditions = (needs: readonly string[]) => needs.filter((need) => need !== 'easy')

type Read = Pick<ReturnType<typeof readSearchCriteria>, 'wish' | 'guests' | 'past'>
/** The days and people that a comparison has in mind, from the message or from what was said before. */
export const ofTrip = ({ wish, guests, past }: Read, { wish: before }: ReadingContext['thread']) => ({
  from: wish.from,
  to: wish.to,
  guests: guests ?? before?.guests ?? 1,
  past,
  // 'which one is easier?' measures and wishes for nothing.
  needs: conditions(wish.needs).length > 0 ? conditions(wish.needs) : (before?.needs ?? []),
  ages: wish.ages.length > 0 ? wish.ages : (before?.ages ?? []),
})

export function comparisonOf(message: Message, circumstances: ReadingContext): Plan | null {
  const text = withoutOpening(message.clauses.join(' '))
  const { thread } = circumstances
  const measures = measuresIn(text)
  const cue = measures.length > 0 || patternOf(comparing).test(text)
  const row = rowFor(text, new Set())
  const { wish, guests, past } = readSearchCriteria(message, circumstances)
  // 'y para dos cuánto sería' of a traveler is no question of a host.
  const ofHost = row?.intent === 'hosting' && (circumstances.hosting || guests === null)
  if (row && !MAY_COMPARE.has(row.intent) && (row.intent !== 'hosting' || ofHost)) return null
  const advised: Measured[] =
    wish.needs.length === 0 && containsPhrase(text, 'recom(?:ien|en)d\\p{L}+|conviene|mejor|escog\\p{L}+|escoj\\p{L}+')
      ? [{ by: 'rating', highest: true }]
      : []
  const comparison = (sides: Side[], of?: Measured): Comparison => ({
    ...ofTrip({ wish, guests, past }, thread),
    intent: 'compare',
    sides: forThose(sides, wish),
    by: measures.length > 0 ? measures.map(({ by, highest }) => ({ by, highest })) : of ? [of] : advised,
    near: measures.some(({ by }) => by === 'distance') ? (wish.place ?? thread.wish?.place ?? null) : null,
  })
  const rest = without(
    text,
    measures.map(({ say }) => patternOf(say)),
  )
  const [aspect] = aspectsOf(rest)
  const bareQuestion = !isTopical(wish) && !wish.place && guests === null && wish.maybe.length === 0
  // 'y sera que hay que subir gradas?' after several is asked of all of them.
  const of = aspect && OF_ASPECT[aspect.aspect]
  const days = aspect?.aspect === 'dates' && !containsPhrase(text, 'a que hora|que hora|horarios?')
  if (
    thread.shown.length > 1 &&
    thread.focus === null &&
    thread.booking === null &&
    of &&
    !days &&
    !NARROWS.test(text) &&
    wish.from === null &&
    measures.length === 0 &&
    (bareQuestion ||
      (of.by === 'price' && guests !== null && isNothing({ ...wish, guests: 1, ages: [], amenities: [] }))) &&
    (patternOf(ofEach).test(text) || readReference({ text }, thread) === null) &&
    describedIn(text, thread.shown) === null
  )
    return comparison(shownSides(thread, text, []), of)
  // 'la más cara de esas, qué incluye' asks about one of them.
  if (aspect && !of && measures.length > 0) return null
  if (thread.shown.length > 1) {
    const those = patternOf(ofShown).test(text)
    const placeWords = new Set(foldText(wish.place ?? '').split(' '))
    const bare = isEmpty(
      without(text, [
        ...measures.map(({ say }) => patternOf(say)),
        patternOf(ofShown),
        patternOf('cual* / entonces / queda* / la capital'),
      ])
        .split(' ')
        .filter((word) => !placeWords.has(word))
        .join(' '),
    )
    const asks =
      measures.length > 0 &&
      (those || bare) &&
      !containsPhrase(text, 'otr[oa]s?|parecid[oa]s?|similar(?:es)?|algo') &&
      !/^(?:y |algo |uno |una |que sea |quiero )?(?:un[oa]? |algo )?(?:mas|menos) \S+$/u.test(text)
    // All results are put in the order of their price by the search itself.
    const searched = thread.wish !== null && !isNothing({ ...thread.wish, guests: 1, needs: [], ages: [] })
    const wholeList = !those && searched && measures.every(({ by }) => by === 'price')
    if ((asks && !wholeList) || (those && cue && containsPhrase(text, 'diferencia|compar\\p{L}+')))
      return comparison(shownSides(thread, text))
  }
  // 'cuál me recomienda si voy con mi mamá de 60' of a few
  if (
    thread.shown.length > 1 &&
    thread.shown.length <= LIMIT &&
    !isTopical(wish) &&
    !wish.place &&
    wish.ages.length + wish.needs.length > 0 &&
    containsPhrase(text, 'cual (?:me |nos |le )?(?:recom\\p{L}+|convien\\p{L}+|sirve|seria|es mejor)')
  )
    return comparison(
      thread.shown.map(({ id }) => ({ id })),
      { by: 'effort', highest: false },
    )
  // 'entonces cuál es menos cansado' after two were talked about one by one.
  const recent = thread.recent ?? []
  if (
    thread.shown.length < 2 &&
    recent.length > 1 &&
    measures.length > 0 &&
    (bareQuestion || measures.some(({ by }) => by === 'distance')) &&
    containsPhrase(text, 'cual|cuales|ambos|ambas|l[oa]s dos')
  )
    return comparison(recent.slice(-2).map((id) => ({ id })))
  if (thread.wish !== null && (CORRECTS.test(text) || NARROWS.test(text) || DISLIKES.test(text))) return null
  const sides = !cue && SEARCHES.test(text) ? [] : sidesIn(message, text, cue, circumstances)
  if (sides.length > 1) return comparison(sides)
  if (
    containsPhrase(text, 'diferencias?|compar\\p{L}+') ||
    (measures.length > 0 && containsPhrase(text, 'cual|entre'))
  ) {
    const kinds = kindCompared(message, text, circumstances)
    if (kinds.length > 0) return comparison(kinds)
  }
  // 'cuál volcán es más fácil': the first of the kind, by what is asked; prices and stars put the whole search in their order.
  const ordered = measures.every(({ by }) => by === 'price' || by === 'rating' || by === 'distance')
  if (
    measures.length > 0 &&
    !ordered &&
    isTopical(wish) &&
    // 'qué otra caminata más suave hay por Ahuachapán' looks for one.
    !containsPhrase(
      text,
      'otr[oa]s? (?:\\p{L}+ ){0,3}(?:mas|menos) \\p{L}+(?: \\p{L}+)? (?:hay|tienen|ofrecen|conoces|recom\\p{L}+)',
    ) &&
    /(?:^| )(?:cual|cuales|que|el|la|los|las) /u.test(text)
  )
    return comparison([{ wish: { ...NO_CRITERIA, ...kindOf(wish) }, label: '', count: LIMIT }])
  return null
}
