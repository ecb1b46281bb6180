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

/**
 * The one that a text names: by a word that no other title has, or by two words.
 * @param few whether these are the person's own, among which any word tells
 * @returns null when it names none, or two equally well
 */
export function namedIn<One extends Named>(message: string, among: readonly One[], few = false): One | null {
  // 'cómo llego desde Santa Tecla' is where somebody starts.
  const text = withoutMeasure(message.replace(/(?:^| )desde (?:la |el )?(?:san |santa |puerto )?\p{L}+/u, ' ').trim())
  // 'canopy' is called 'tirolesa' here.
  const { words: thingsSaid } = readTopics({ text })
  const messageStems = new Set([...stems(text), ...thingsSaid.flatMap((word) => stems(word))])
  if (messageStems.size === 0 || among.length === 0) return null
  const pointed = POINTS.test(text)
  const titles = among.map((one) => ({ one, words: stems(one.title, NONE), towns: stems(one.city, NONE) }))
  // 'Izalco' is a word of one title, even if another has 'Izalcos'.
  const spoken = new Set(foldText(text).split(' '))
  const whole = among.map((candidate) => foldText(candidate.title).split(' '))
  const tells = (title: string) =>
    pointed &&
    foldText(title)
      .split(' ')
      .some(
        (word) =>
          word.length > 4 &&
          spoken.has(word) &&
          !COMMON.has(word) &&
          !THINGS.has(word.slice(0, STEM)) &&
          whole.filter((words) => words.includes(word)).length === 1,
      )
  const counts = new Map<string, number>()
  for (const { words } of titles) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const exact = new Map<string, number>()
  for (const words of whole) for (const word of new Set(words)) exact.set(word, (exact.get(word) ?? 0) + 1)
  // 'en Izalco' is the town.
  const places = new Set([...text.matchAll(/(?:^| )(?:en|cerca de|por|desde) (\p{L}+)/gu)].map(([, word]) => word!))
  const things = thingsSaid.map(foldText)
  // A word that finds one only by its description names nothing.
  const isAlone = ({ alone = [], title }: Named) =>
    alone.some(
      (word) => (spoken.has(word) || things.includes(word)) && stems(title, NONE).includes(word.slice(0, STEM)),
    )
  const spells = (title: string) =>
    foldText(title)
      .split(' ')
      .filter((word) => word.length > 3 && !COMMON.has(word) && spoken.has(word) && !places.has(word))
  const allTowns = new Set(titles.flatMap(({ towns }) => towns))
  const [best, second] = titles
    .map(({ one, words, towns }) => {
      const matches = words.filter((word) => messageStems.has(word))
      // 'el taller de pupusas' is not the route of the pupusa.
      const beside =
        matches.length > 0
          ? foldText(one.title)
              .split(' ')
              .filter((word) => KINDS.has(word) && spoken.has(word)).length
          : 0
      // 'la carpa de Conchagua', but not 'en Conchagua', which is where.
      const town =
        matches.length > 0 &&
        towns.some(
          (word) =>
            messageStems.has(word) && !matches.includes(word) && ![...places].some((name) => name.startsWith(word)),
        )
      const score = matches.reduce((sum, word) => sum + 1 / counts.get(word)!, 0)
      return {
        one,
        score:
          score +
          (tells(one.title) ? 0.2 : 0) +
          beside * 0.4 +
          // The very word counts more than its stem, and what only one is found by most of all.
          spells(one.title).reduce(
            (sum, word) =>
              sum +
              (THINGS.has(word.slice(0, STEM)) || allTowns.has(word.slice(0, STEM)) ? 0.1 : 0.5 / exact.get(word)!),
            0,
          ) +
          (isAlone(one) ? 0.5 : 0) +
          towns.filter((word) => messageStems.has(word) && !matches.includes(word)).length *
            (matches.length > 0 ? OF_TOWN : 0.1),
        sure:
          tells(one.title) ||
          matches.length + beside + Number(town) > 1 ||
          isAlone(one) ||
          spells(one.title).some((word) => exact.get(word) === 1 && !THINGS.has(word.slice(0, STEM))) ||
          matches.some((word) => counts.get(word) === 1 && (pointed || few || !THINGS.has(word))),
      }
    })
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
