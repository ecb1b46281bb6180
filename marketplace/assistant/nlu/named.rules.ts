// Which experience or reservation a message names, by the words of its title: 'lo de las tirolesas', 'el de café de palo'.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { needRows } from './language/needs.text.ts'
import { wordsIn } from './language/pattern.rules.ts'
import { slotRows } from './language/slots.text.ts'
import { stopWords } from './language/stop-words.text.ts'
import { containsPhrase } from './normalize-typing.rules.ts'
import { type PlaceName, readPlace } from './places.rules.ts'
import type { Named } from './plan.rules.ts'
import { knownWords, readTopics } from './slots.rules.ts'

/** Words of titles that many experiences share or that every question has. */
const COMMON = new Set([
  // 'Santa Ana' and 'Santa Tecla' tell titles apart.
  ...[...stopWords].filter((word) => word !== 'santa'),
  ...needRows.flatMap(({ say }) => wordsIn(say)),
  ...foldText(
    'dos tres cuatro cinco seis siete ocho nueve diez once doce bano banos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo para desde hasta entre sobre como cuando donde cuanto cuanta este esta esto esos esas cosa algo nada todo toda tour tours experiencia experiencias paseo visita salida taller ruta vivo viva primera nueva primeras primeros primer auxilios propio propia antes despues ana eva paz luz sol mar rio dormir despertar despierte enciende prende subir volver hora horas dias mañana tarde persona personas gente familia casa lugar casa agua alto alta bien gran solo sola maestro maestra maestros maestras profesor profesora jubilado jubilada familia pueblo ciudad puedo puede pueden podemos tiene hacer lleva llevar quedo quedamos',
  ).split(' '),
])
/** Kinds of outings, which tell two titles about the same thing apart. */
const KINDS = new Set('taller ruta noche clase bautizo cata feria cena campamento mercado'.split(' '))
/** The kinds of outings that a text names. */
export const kindsIn = (text: string): string[] => text.split(' ').filter((word) => KINDS.has(word))
const STEM = 6
/** 'lo de las tirolesas', 'el del buceo': one that is known to both. */
const POINTS = /(?:^| )(?:lo|el|la|los|las|al|del|eso|esa|ese) (?:de|del|tour|taller|clase|experiencia) /u
/** What many experiences are about: 'surf' alone names none of them, except among one's own. */
const THINGS: ReadonlySet<string> = new Set(
  slotRows
    .filter(({ slot }) => slot === 'thing' || slot === 'category')
    .flatMap(({ say, value }) => [...wordsIn(say), ...wordsIn(value)])
    .map((word) => word.slice(0, STEM)),
)
/** Beginnings of the words by which a title tells that it is about one of these things. */
export const beginningsOf = (words: readonly string[]): string[] =>
  words.flatMap((word) => [
    foldText(word).slice(0, STEM),
    ...(slotRows.find(({ slot, value }) => slot === 'thing' && value === word)?.titles ?? []),
  ])

/**
 * Of those that were shown for a word, the ones that are about it: those that have it in their title, with those of its category
 * when only one has; all of them when none is left to compare. 'el volcán más fácil' is no snorkelling trip whose page mentions one.
 */
export function aboutWords<One extends Pick<Named, 'title' | 'category'>>(
  shown: readonly One[],
  words: readonly string[],
): readonly One[] {
  const beginnings = beginningsOf(words)
  const titled = ({ title }: One) =>
    foldText(title)
      .split(' ')
      .some((part) => beginnings.some((beginning) => part.startsWith(beginning)))
  const about = shown.filter(titled)
  const [first] = about
  const same = about.length === 1 ? shown.filter((one) => one === first || one.category === first!.category) : about
  return same.length > 1 ? same : shown
}

/** What a town counts beside a word of the title: 'la carpa de Conchagua' is not the dawn there. */
const OF_TOWN = 0.8
const NONE: ReadonlySet<string> = new Set()

const stems = (text: string, ignored: ReadonlySet<string> = COMMON): string[] => [
  ...new Set(
    foldText(text)
      .split(' ')
      .filter((word) => word.length > 2 && !ignored.has(word))
      .map((word) => word.slice(0, STEM)),
  ),
]

/** 'la más corta' is a measure, and no 'Un día de corta'. */
const withoutMeasure = (text: string): string =>
  text.replace(/(?:^| )(?:mas|menos) (?:cort|larg|car|barat|breve)\p{L}*/gu, ' ').trim()

/** The words of a text that a title must have for the text to name it. */
export const tellingWords = (text: string): string[] =>
  withoutMeasure(foldText(text))
    .split(' ')
    .filter((word) => word.length > 2 && !COMMON.has(word))

/** The words of a message that may name an experience, longest first. @param limit how many */
export const namingWords = (message: string, limit: number): string[] =>
  [...new Set(foldText(message).split(' '))]
    .filter((word) => word.length > 2 && !COMMON.has(word))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, limit)

/** What a text says, in the ways by which titles are told. */
function spokenOf(message: string) {
  // 'cómo llego desde Santa Tecla' is where somebody starts.
  const text = withoutMeasure(message.replace(/(?:^| )desde (?:la |el )?(?:san |santa |puerto )?\p{L}+/u, ' ').trim())
  // 'canopy' is called 'tirolesa' here.
  const { words: things } = readTopics({ text })
  return {
    stems: new Set([...stems(text), ...things.flatMap((word) => stems(word))]),
    words: new Set(foldText(text).split(' ')),
    things: things.map(foldText),
    pointed: POINTS.test(text),
    // 'en Izalco' is the town.
    places: [...new Set([...text.matchAll(/(?:^| )(?:en|cerca de|por|desde) (\p{L}+)/gu)].map(([, word]) => word!))],
  }
}
type Spoken = ReturnType<typeof spokenOf>

/** In how many of these lists each word stands. */
function countedIn(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const words of lists) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The titles among which one is named, with the words that tell them apart. */
function titlesOf<One extends Named>(among: readonly One[]) {
  const titles = among.map((one) => ({
    one,
    // 'Izalco' is a word of one title, even if another has 'Izalcos'.
    words: foldText(one.title).split(' '),
    stems: stems(one.title, NONE),
    towns: stems(one.city, NONE),
  }))
  return {
    titles,
    stemCounts: countedIn(titles.map((title) => title.stems)),
    wordCounts: countedIn(titles.map(({ words }) => words)),
    allTowns: new Set(titles.flatMap(({ towns }) => towns)),
  }
}
type Titles<One extends Named> = ReturnType<typeof titlesOf<One>>

const isThing = (word: string) => THINGS.has(word.slice(0, STEM))

/** How much a text speaks of one title, and whether it surely names it. */
function likenessOf<One extends Named>(
  { one, words, stems: own, towns }: Titles<One>['titles'][number],
  spoken: Spoken,
  { stemCounts, wordCounts, allTowns }: Titles<One>,
  few: boolean,
) {
  const isOnly = (word: string) => wordCounts.get(word) === 1 && !isThing(word)
  const tells =
    spoken.pointed &&
    words.some((word) => word.length > 4 && spoken.words.has(word) && !COMMON.has(word) && isOnly(word))
  const matches = own.filter((word) => spoken.stems.has(word))
  // 'el taller de pupusas' is not the route of the pupusa.
  const kinds = matches.length > 0 ? words.filter((word) => KINDS.has(word) && spoken.words.has(word)).length : 0
  const ofTown = towns.filter((word) => spoken.stems.has(word) && !matches.includes(word))
  // 'la carpa de Conchagua', but not 'en Conchagua', which is where.
  const town = matches.length > 0 && ofTown.some((word) => !spoken.places.some((name) => name.startsWith(word))) ? 1 : 0
  // A word that finds one only by its description names nothing.
  const alone = (one.alone ?? []).some(
    (word) => (spoken.words.has(word) || spoken.things.includes(word)) && own.includes(word.slice(0, STEM)),
  )
  const spelled = words.filter(
    (word) => word.length > 3 && !COMMON.has(word) && spoken.words.has(word) && !spoken.places.includes(word),
  )
  const sum = (some: readonly string[], of: (word: string) => number) => some.reduce((all, word) => all + of(word), 0)
  return {
    one,
    score:
      sum(matches, (word) => 1 / stemCounts.get(word)!) +
      (tells ? 0.2 : 0) +
      kinds * 0.4 +
      // The very word counts more than its stem, and what only one is found by most of all.
      sum(spelled, (word) => (isThing(word) || allTowns.has(word.slice(0, STEM)) ? 0.1 : 0.5 / wordCounts.get(word)!)) +
      (alone ? 0.5 : 0) +
      ofTown.length * (matches.length > 0 ? OF_TOWN : 0.1),
    sure:
      tells ||
      matches.length + kinds + town > 1 ||
      alone ||
      spelled.some(isOnly) ||
      matches.some((word) => stemCounts.get(word) === 1 && (spoken.pointed || few || !THINGS.has(word))),
  }
}

/** 'a ella le gustan las flores' names no 'olas en Las Flores'. */
const LIKING = /(?<!\p{L})(?:le|les) (?:gust|encant|fascin)an?(?: \p{L}+){1,6}/u

/**
 * The one that a text names: by a word that no other title has, or by two words.
 * @param few whether these are the person's own, among which any word tells
 * @returns null when it names none, or two equally well
 */
export function namedIn<One extends Named>(message: string, among: readonly One[], few = false): One | null {
  const spoken = spokenOf(message.replace(LIKING, ' '))
  if (spoken.stems.size === 0 || among.length === 0) return null
  const all = titlesOf(among)
  const [best, second] = all.titles
    .map((title) => likenessOf(title, spoken, all, few))
    // The word that only one title has decides before one that is about many.
    .toSorted((a, b) => Number(b.sure) - Number(a.sure) || b.score - a.score)
  return best?.sure && best.score > (second?.sure ? second.score : 0) + 0.05 ? best.one : null
}

/** What sights are, which titles often leave out: 'el volcán de Izalco'. */
const OF_LAND = new Set(
  'volcan lago laguna cerro playa isla parque nacional cascada golfo bahia barra puerto'.split(' '),
)

/** 'el surf del Tunco' does not name the surf of El Cuco. */
export function notElsewhere(named: Named | null, text: string, places: readonly PlaceName[]): Named | null {
  if (!named || containsPhrase(text, 'desde|lejos|hasta|distancia')) return named
  const rest = { text }
  const place = readPlace(rest, places, knownWords)
  const ownText = foldText(`${named.title} ${named.city}`)
  if (!place || place.kind === 'region') return named
  // 'en la Ruta de las Flores' names nothing called Las Flores.
  const left = new Set(rest.text.split(' '))
  const spoken = foldText(place.name)
    .split(' ')
    .filter((word) => word.length > 3 && !OF_LAND.has(word) && !left.has(word) && text.split(' ').includes(word))
  const besides = tellingWords(rest.text).some((word) => foldText(named.title).includes(word.slice(0, STEM)))
  if (!besides && spoken.some((word) => !ownText.includes(word))) return null
  return foldText(place.name)
    .split(' ')
    .some((word) => word.length > 3 && ownText.includes(word))
    ? named
    : null
}

/** Which of the unknown words stand in a title as they were typed; others are never looked for. */
export const inTitles = (words: readonly string[], named: readonly Named[]): string[] =>
  words.filter((word) => {
    const folded = foldText(word)
    return named.some(({ title, city }) => foldText(`${title} ${city}`).split(' ').includes(folded))
  })
