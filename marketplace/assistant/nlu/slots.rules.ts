// The remaining parts of a search: things, categories, amenities, and exclusions. Everything understood is removed from the
// text.
import { needRows } from './language/needs.text.ts'
import { patternOf, wordsIn } from './language/pattern.rules.ts'
import { aspectRows, topicRows } from './language/questions.text.ts'
import { type SlotRow, slotRows } from './language/slots.text.ts'
import { stopWords } from './language/stop-words.text.ts'
import { shapeRows } from './language/wish/shapes.text.ts'
import { NUMBER, type RemainingText, takeMatch, wholeWordPattern } from './normalize-typing.rules.ts'
import { readAges } from './people/ages.rules.ts'
import type { Excluded } from './plan.rules.ts'

export type Topics = {
  category: string | null
  words: string[]
  amenities: string[]
  included: string[]
  languages: string[]
}

const MAX_WORDS = 3

/** Every word in the tables: none of them is taken as a misspelled place. */
export const knownWords: ReadonlySet<string> = new Set([
  ...stopWords,
  ...[...slotRows, ...shapeRows, ...needRows, ...topicRows, ...aspectRows].flatMap(({ say }) => wordsIn(say)),
  ...'panal panales barato barata baratos baratas favoritos favorita reservas cancelar cancelo pagar efectivo tarjeta lluvia llueve gracias sabado domingo lunes martes miercoles jueves viernes manana nadar caminar comida solos lejos cerquita salida salidas pareja parejas noche semana enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
])

const rowsOf = (slot: SlotRow['slot']) => slotRows.filter((row) => row.slot === slot)
const every = (rest: RemainingText, slot: SlotRow['slot']): string[] => [
  ...new Set(
    rowsOf(slot)
      .filter(({ say }) => {
        const first = takeMatch(rest, patternOf(say))
        while (first && takeMatch(rest, patternOf(say))) {
          // 'talleres de arte' names the same category twice.
        }
        return first !== null
      })
      .map(({ value }) => value),
  ),
]

const PROVIDED = '(?:transporte|almuerzo|comida|cena|desayuno|refrigerio|equipo)'
/** 'necesitamos transporte y almuerzo', 'que incluya cena y desayuno': each of them is wished for. */
const PROVIDED_BY = wholeWordPattern(
  `(?:con|necesit\\p{L}+|ocup(?:o|amos)|quiero|queremos|requerimos|(?:que )?(?:incluya|incluyan|traiga|tenga)) (?:el |la )?${PROVIDED}(?:(?: (?:y|e|mas))? (?:el |la |con )?${PROVIDED})*`,
)
const withEach = (text: string): string =>
  text.replace(PROVIDED_BY, (list) =>
    (list.match(new RegExp(PROVIDED, 'gu')) ?? []).map((provided) => `con ${provided}`).join(' '),
  )

function topicsOf(rest: RemainingText): Topics & { categories: string[] } {
  rest.text = withEach(rest.text)
  const included = every(rest, 'included')
  const amenities = every(rest, 'amenity')
  const languages = every(rest, 'language')
  const words = every(rest, 'thing').slice(0, MAX_WORDS)
  const categories = every(rest, 'category')
  const within = slotRows.find((row) => row.slot === 'thing' && words[0] === row.value)?.within
  const [category = null] = within && words.length === 1 ? [within] : categories
  return {
    category: words.length > 0 && category !== 'Café' && !within ? null : category,
    categories,
    words,
    amenities,
    included,
    languages,
  }
}

/** Which experience a message names is asked in many ways of the same few texts. */
const readSoFar = new Map<string, { topics: ReturnType<typeof topicsOf>; left: string }>()
const MOST_READ = 200

/** What is wished. A thing is more specific than its category and replaces it, except coffee, which is in several categories. */
export function readTopics(rest: RemainingText): Topics & { categories: string[] } {
  let read = readSoFar.get(rest.text)
  if (!read) {
    const text = { text: rest.text }
    read = { topics: topicsOf(text), left: text.text }
    if (readSoFar.size >= MOST_READ) readSoFar.clear()
    readSoFar.set(rest.text, read)
  }
  rest.text = read.left
  return structuredClone(read.topics)
}

const CUES = `ningun[oa] (?:es|somos|de nosotr[oa]s es|quiere|queremos)(?: (?:muy|tan))?(?: (?:de|fan de|dad[oa] a))?(?: (?:la|el|las|los))?|no (?:soy|somos|son|es)(?: (?:muy|tan))? (?:de|fan de|amigo de|amiga de)(?: (?:la|el|las|los))?|no (?:me |nos |le |les |se )?(?:gustan?|gustaria|interesan?|llaman?(?: la atencion)?|late|laten|agradan?|quiero|queremos|quieren|quiere|deseo|busco|buscamos|soporto|aguanto|hagamos|vaya|sea|sean|tenga|tengan|incluya|ir|ver|hacer|haya|necesito|pongas?|des|muestres?)(?: (?:nada|ir|hacer|ver|algo|cosas?|mas|que|sea|comer|tengan?|haya))*(?: (?:de|del|a|al|en|con))?(?: (?:la|el|las|los|lo))?|sin(?: nada)?(?: (?:de|que))?|nada (?:de|del|con|en)(?: (?:la|el|las|los))?|excepto|salvo|(?:todo|cualquier cosa|lo que sea) menos(?: (?:la|el|las|los|de|en))?|menos (?:la|el|las|los|en|de(?! (?:\\$|\\d|${NUMBER}(?: |$))))|(?<!al |lo |o |mas )menos(?= \\p{L}{4})|que no (?:sean?|tengan?|incluyan?|haya|vayan?)(?: (?:de|a|en|con))?|evit\\p{L}*|odio|detesto|(?:me|nos|le|les) (?:da|dan) (?:mucho |un poco de |algo de )?(?:miedo|panico|cosa|pena|asco|vertigo)(?: (?:el|la|los|las|hacer|ir a|lo de(?:l)?|eso de|meterme a|subir a))?(?= \\p{L}{4})|ni|tampoco(?: (?:me gusta|quiero))?|no|quita(?:me|le)?|fuera(?: (?:de|lo de))?|aparte de|(?:olvid|saque|saca|dejemos|deje|elimin|descart|borr)\\p{L}*(?: (?:fuera|de lado))?(?: (?:de|del|lo de|a))?(?: (?:la|el|las|los))?`
const CUE = wholeWordPattern(CUES)
/** Cues after which a word of no table is left out, too: 'que no sea de guerra'. */
const LEAVES_OUT =
  /^(?:que no (?:sean?|vayan?) (?:de|a)|que no (?:sean?|haya)|nada (?:de|del|con)|(?:todo|cualquier cosa|lo que sea) menos|excepto|salvo)/u
/** 'que no sean en Apaneca': what follows is a place, and no thing. */
const LEAVES_OUT_PLACE = / en$/u
/** Endings of how something is, which nobody can leave out: 'que no sea aburrido'. */
const QUALITY = /(?:[aiou]d[oa]s?|[oi]s[oa]s?|bles?|ntes?|tic[oa]s?|vos?|al|or|il|ous|[aei]r(?:se|me|nos|te)?)$/u
/** What no outing is or names, so that leaving it out says nothing: 'nada de baches', 'aburridos de los centros comerciales'. */
const OF_NO_OUTING =
  /isim[oa]s?$|^(?:centros?|mall|malls|cine|cines|plazas?|bach|barranc|precipici|polv|lodo|trafic|tranc|carreter|trabaj|estres|rutin|cosas?$|problem|sorpres|gast|cobr|peligr|malos?$|sust|vueltas?$|fila|cola|esper|tele|pantall|celular|compu|clases?$|tare)/u
/** The thing that stands first in a text and in no table; removed from it by nobody, because it names nothing else. */
const thingIn = (text: string): string | null => {
  const [first = ''] = text.split(' ')
  if (OF_NO_OUTING.test(first)) return null
  return first.length > 3 && !stopWords.has(first) && !knownWords.has(first) && !QUALITY.test(first) ? first : null
}
const COOKS = wholeWordPattern('(?:tener que |que |se |a )*(?:cocin(?:ar|emos|e)|hacerl[oa]s(?: yo| nosotros)?)$')
/** Where an exclusion ends. */
const TURN =
  / (?:pero|sino|mejor|si|solo|aunque|entonces|para|porque|quiero|queremos|y (?:quiero|si|que|somos|mejor)|que (?:hay|me|puedo|podemos|tienen|hacer|comer)|hay)(?= |$)/u

/**
 * The exclusions of a clause, removed with their negation. A clause that negates nothing in the tables is left unchanged: 'no
 * me han confirmado' is about something else.
 */
function excludedIn(rest: RemainingText): Excluded {
  const excluded: Excluded = { categories: [], words: [], amenities: [] }
  let from = 0
  for (;;) {
    const cue = new RegExp(CUE.source, 'gu')
    cue.lastIndex = from
    const at = cue.exec(rest.text)
    if (!at) return excluded
    const head = rest.text.slice(0, at.index)
    const tail = rest.text.slice(at.index + at[0].length)
    const turn = tail.search(TURN)
    const scope = { text: (turn < 0 ? tail : tail.slice(0, turn)).trim() }
    // Only the next five words can be excluded: in 'sin comida el sábado con mi novia' it is the food.
    const near = { text: scope.text.split(' ').slice(0, 5).join(' ') }
    const beyond = scope.text.split(' ').slice(5).join(' ')
    // 'pupusas, pero no quiero cocinar' leaves out where they are made, and not what is eaten.
    const cooks = takeMatch(near, COOKS)
    const { categories, words, amenities, included } = readTopics(near)
    if (cooks) words.push('taller')
    // 'que no sea cena': what has it in its words is left out.
    words.push(...included.map((name) => name.toLowerCase()))
    if (categories.length + words.length + amenities.length === 0) {
      const unknown = LEAVES_OUT.test(at[0]) && !LEAVES_OUT_PLACE.test(at[0]) ? thingIn(near.text) : null
      if (unknown) words.push(unknown)
      else {
        from = at.index + at[0].length
        continue
      }
    }
    excluded.categories.push(...categories)
    excluded.words.push(...words)
    excluded.amenities.push(...amenities)
    rest.text = [head, near.text, beyond, turn < 0 ? '' : tail.slice(turn)].join(' ').replace(/\s+/g, ' ').trim()
    from = head.length
  }
}

/** The exclusions of all clauses; the rest of each clause stays. */
export function readExcluded(clauses: RemainingText[]): Excluded {
  const parts = clauses.map(excludedIn)
  const categories = [...new Set(parts.flatMap((part) => part.categories))]
  return {
    categories,
    words: [...new Set(parts.flatMap((part) => part.words))],
    // Excluding the beach also excludes its amenity, because experiences of other categories may be at a beach too.
    amenities: [
      ...new Set([
        ...parts.flatMap((part) => part.amenities),
        ...(categories.includes('Playa y surf') ? ['Acceso a la playa'] : []),
      ]),
    ],
  }
}

/** 'no quiero andar a las carreras' says nothing of how far somebody walks. */
const IN_A_HURRY = wholeWordPattern(
  '(?:no |ni )?(?:\\p{L}+ )?(?:andar|ir) (?:a las carreras|a la carrera|apurad[oa]s?|corriendo|con prisas?|de prisa)',
)
/**
 * Who travels, and their ages.
 * @param family whether children are named elsewhere, so that bare numbers are their ages
 */
export function readNeeds(rest: RemainingText, family = false): { needs: string[]; ages: number[] } {
  takeMatch(rest, IN_A_HURRY)
  const ages = readAges(rest, family)
  const needs = needRows.filter(({ say }) => takeMatch(rest, patternOf(say)) !== null).map(({ need }) => need)
  for (const { say } of needRows.filter(({ need }) => needs.includes(need)))
    while (takeMatch(rest, patternOf(say))) {
      // The same need may be stated twice, so every mention is removed.
    }
  if (ages.some((age) => age >= 65) && !needs.includes('elder')) needs.push('elder')
  return { needs, ages }
}

/** How somebody is who goes, which no page tells. */
const OF_SOMEBODY =
  /^(?:timid|introvertid|extrovertid|solter|jubilad|aventurer|curios|extranjer|turist|vergonz|pacient|antisocial|emocionad|aburrid|estresad)/u

/** The words in no table, as typed; none after a negation, because nobody looks for what they do not want. */
export const unknownWords = (rest: RemainingText, written: ReadonlyMap<string, string>): string[] =>
  rest.text
    .replace(/(?:^| )(?:no|ni|sin|nada de|evitar?|odio|tampoco) .*$/u, '')
    .split(' ')
    .filter((word) => word.length > 2 && !stopWords.has(word) && !knownWords.has(word) && !/^[\d$./-]+$/.test(word))
    .filter((word) => !OF_SOMEBODY.test(word))
    .flatMap((word) => written.get(word) ?? [])
    .slice(0, 5)

/** How somebody feels or lives is on no page: 'los niños se aburren en vacaciones'. */
const MOOD =
  /^(?:aburr|cansad|estres|desestres|relaj|despej|distra|entret|celebr|cumple|sorpren|vacacion|trabaj|estudi|celular|telefono|siempre|mism[oa]|suegr|famili|prim[oa]s?$|ti[oa]s?$|herman|espos|novi[oa]|senor|mujer|hombre|muchach|joven|timid|turist|chivo|bonit|lind|rapid|verdad|ganas|ideas?$|plan(?:es)?$|mediodia)|(?:gan|[aei]r(?:l[oa]s?|les?|se|nos|me))$/u

/** The words that nothing has read: what a page says of them tells which of the results is meant; none after a negation. */
export const hintsIn = ({ text }: RemainingText): string[] => [
  ...new Set(
    text
      .replace(/(?:^| )(?:no|ni|sin|nada de|evitar?|odio|tampoco) .*$/u, '')
      .split(' ')
      .filter((word) => word.length > 3 && !stopWords.has(word) && !/\d/.test(word) && !MOOD.test(word)),
  ),
]
