// 'el segundo', 'esa', 'la de café': which of the shown experiences is meant.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { kindsIn, tellingWords } from './named.rules.ts'
import { type RemainingText, takeMatch, wholeWordPattern } from './normalize-typing.rules.ts'
import type { Thread } from './plan.rules.ts'

const ORDINALS: [string, number][] = [
  [
    'primer[oa]?|que (?:me |nos )?(?:dijiste|mostraste|pusiste|diste) (?:al principio|de primero|primero|al inicio|de entrada)|1er[oa]?|numero (?:1|uno)|opcion (?:1|uno|a)|el (?:1|uno)|la (?:1|una)',
    0,
  ],
  ['segund[oa]|2d[oa]|numero (?:2|dos)|opcion (?:2|dos|b)|(?:el|la) (?:2|dos)', 1],
  ['tercer[oa]?|3er[oa]?|numero (?:3|tres)|opcion (?:3|tres|c)|(?:el|la) (?:3|tres)', 2],
  ['cuart[oa]|4t[oa]|numero (?:4|cuatro)|opcion (?:4|cuatro)|(?:el|la) (?:4|cuatro)', 3],
  ['quint[oa]|5t[oa]|numero (?:5|cinco)|opcion (?:5|cinco)|(?:el|la) (?:5|cinco)', 4],
]
const POINTING =
  // 'cuál está en San Salvador' points to nothing.
  '(?:es[aeo](?! de (?:la|el|los|las) \\p{L})|(?<!(?:cual|cuales|que|donde|quien|como|cuando|cuanto|aunque|mientras|todo|eso|ese|esa|ya|no|si|se|me|y) )esta(?! (?:\\p{L}+(?:a|ie|ye)ndo|en|mas|muy|bien|cerca|lejos|abiert|llen|incluid|disponible|permitid|dificil|peligros|caro|cara|segur|apt))|(?<!(?:no|que|me|se|ya) )est[eo](?! (?:lejos|cerca|bien|muy|tan|de (?:regreso|vuelta)))|(?<!(?:a|con|para|y|que|de) )ell[ao](?! (?:ya )?(?:tiene|es|usa|camina|quiere|no|cumple|padece|esta|viene|come|anda|se) ?)|aquell[ao]|dich[ao])(?! (?:fin|semana|mes|noche|tarde|ano|lunes|martes|miercoles|jueves|viernes|sabado|domingo))|la misma(?! (?:zona|area|hora|fecha|parte|ciudad))|el mismo(?! (?:dia|rumbo|lado|lugar|pueblo))|esa experiencia|ese tour'
type Shown = Thread['shown'][number]

const byRating = (a: Shown, b: Shown) => (b.rating ?? 0) - (a.rating ?? 0)
/** '¿cuál me recomiendas de esas?' */
const RECOMMENDED =
  'cual (?:me |nos )?(?:recom\\p{L}+|conviene|escog\\p{L}+|eleg\\p{L}+|sugier\\p{L}+)(?: de (?:es[oa]s|est[oa]s|tod[oa]s))?$'

/** 'la más barata' among those shown. */
const COMPARED: [string, (a: Shown, b: Shown) => number][] = [
  ['mas (?:barat[oa]|economic[oa]|comod[oa])', (a, b) => a.price - b.price],
  ['mas (?:car[oa]|exclusiv[oa])', (a, b) => b.price - a.price],
  ['mas (?:cort[oa]|rapid[oa]|breve)', (a, b) => a.hours - b.hours],
  ['mas larg[oa]', (a, b) => b.hours - a.hours],
  ['mejor(?: calificad[oa]| valorad[oa])?', byRating],
  ['peor(?: calificad[oa]| valorad[oa])?', (a, b) => (a.rating ?? 0) - (b.rating ?? 0)],
]
const LAST = 'ultim[oa]'

/** Stems for comparing descriptions: five emails, so that 'tortugas' and 'tortuguero' match. */
const stems = (text: string) =>
  foldText(text)
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5))

/** The shown experience that these words describe best; null when none or two match equally. */
export function described(shown: Shown[], words: string): Shown | null {
  const wantedStems = stems(words)
  if (wantedStems.length === 0) return null
  const scored = shown
    .map((experience) => {
      const ownStems = new Set(stems(`${experience.title} ${experience.category ?? ''} ${experience.city}`))
      return { one: experience, score: wantedStems.filter((stem) => ownStems.has(stem)).length }
    })
    .toSorted((a, b) => b.score - a.score)
  const [best, second] = scored
  return best && best.score > 0 && best.score > (second?.score ?? 0) ? best.one : null
}

/** 'cuánto dura el taller', 'la cena cuánto cuesta': the only one of those shown that is called so; null when none or several are. */
export function describedIn(text: string, shown: readonly Shown[]): Shown | null {
  const kinds = kindsIn(text)
  const titled = shown.filter(({ title }) => kinds.some((kind) => foldText(title).split(' ').includes(kind)))
  return titled.length === 1 ? titled[0]! : described([...shown], tellingWords(text).join(' '))
}

/**
 * The experience a message refers to; the reference is removed from the text.
 * @returns null when it refers to none, `missing` when it refers to more than was shown
 */
export function readReference(rest: RemainingText, { shown, focus }: Thread): { id: string } | 'missing' | null {
  // 'no, ese no, el otro': what is refused is not pointed to.
  takeMatch(
    rest,
    wholeWordPattern('^(?:no )?(?:es[aeo]s?|est[aeo]s?|es[ae] (?:tour|experiencia|opcion)) no(?= \\p{L})'),
  )
  const last = takeMatch(rest, wholeWordPattern(`(?:el |la )?(?:${LAST})`))
  if (last && shown.length > 0) return { id: shown.at(-1)!.id }
  // 'el segundo más barato' is the second in that order.
  for (const [names, better] of COMPARED)
    for (const [ordinal, at] of ORDINALS)
      if (shown.length > at && at > 0 && takeMatch(rest, wholeWordPattern(`(?:el|la) (?:${ordinal}) ${names}`)))
        return { id: shown.toSorted(better)[at]!.id }
  // 'y la otra?' of two is the one that was not talked about, otherwise the next one.
  if (
    shown.length > 1 &&
    /^(?:y |que tal |mejor |no |entonces |pues |bueno )*(?:el|la) otr[oa](?= |$)(?! (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin|semana|mes|ano|dia))/u.test(
      rest.text,
    )
  ) {
    takeMatch(rest, wholeWordPattern('(?:el|la) otr[oa]'))
    const at = shown.findIndex(({ id }) => id === focus)
    return { id: shown[(at + 1) % shown.length]!.id }
  }
  for (const [names, at] of ORDINALS) {
    if (
      !takeMatch(
        rest,
        wholeWordPattern(
          `(?:(?:el |la |del |de la |al )|^(?:y |que tal |mejor )?)(?:${names})(?! (?:vez|edad|ola|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)))`,
        ),
      )
    )
      continue
    return shown[at] ? { id: shown[at].id } : 'missing'
  }
  if (shown.length > 1 && takeMatch(rest, wholeWordPattern(RECOMMENDED))) return { id: shown.toSorted(byRating)[0]!.id }
  for (const [names, better] of COMPARED) {
    if (
      shown.length > 1 &&
      takeMatch(
        rest,
        wholeWordPattern(
          `(?:de (?:esos|esas|estos|estas) )?(?:cual es |cual )?(?:el|la) ${names}(?: de (?:esos|esas|estos|estas|todos|todas))?`,
        ),
      )
    )
      return { id: shown.toSorted(better)[0]!.id }
  }
  const of = /(?<![\p{L}])(?:el|la|lo|es[aeo]) (?:de|del|de la|de los|con|en) (?:el |la )?(\p{L}[\p{L} ]+)/u.exec(
    rest.text,
  )
  const match = of && described(shown, of[1]!)
  if (match) return { id: match.id }
  if (takeMatch(rest, wholeWordPattern(POINTING))) {
    const referred = focus ?? (shown.length > 0 ? shown[0]!.id : null)
    return referred ? { id: referred } : 'missing'
  }
  return null
}
