// What a few words mean because of what was looked for: 'y con 60?', 'el martes también', 'ya fui a las ruinas'.
import { DAY_MS } from '#platform/units.ts'
import type { Days } from '../date-phrase.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { SearchCriteria } from '../plan.rules.ts'

const FAR_APART = 3 * DAY_MS

/** 'y con 60?' after a price is another price, of the group or of each as before. */
export const withSum = (text: string, before: SearchCriteria | null): string =>
  before?.maxPrice == null
    ? text
    : text.replace(
        /^((?:(?:y|pero|mejor|no|entonces) )*(?:con|hasta|si (?:son|fueran|tengo|tenemos|pongo|ponemos|junto|juntamos|llevo|llevamos|subo a|subimos a)|subo a|subimos a)) (\d{1,3})$/u,
        `$1 $2 dolares${before.budget !== null ? ' en total' : before.guests > 1 ? ' por persona' : ''}`,
      )

/** 'el martes también puedo' after Monday is both days. */
export function withAlso(days: Days | null, text: string, before: SearchCriteria | null): Days | null {
  if (!days || !before?.from || !containsPhrase(text, 'tambien|igual|too|also|as well')) return days
  const [from] = [before.from, days.from].toSorted()
  const [to] = [before.to ?? before.from, days.to].toSorted().toReversed()
  if (!from || !to) return days
  return Date.parse(to) - Date.parse(from) > FAR_APART ? days : { ...days, from, to }
}

/** Words that come before what somebody has had enough of. */
const TIRED = '(?:duel|dol|cans|hart|aburr|llen|fastid|ya)\\p{L}*'
const ENOUGH = new RegExp(`(${TIRED}(?: \\p{L}+){0,3}) (?:de|con) tant[oa]s? (?=\\p{L}{4})`, 'u')
const NOT_ANOTHER =
  /(?:^| )(?:ya )?no (?:quier[oe]n?|queremos|me |nos |vay(?:a|amos) |sea )?(?: ?(?:subir|hacer|ir|ver|escalar|visitar|otra vez))*(?: (?:a|al|de))? (?:otr[oa]s?|mas|tant[oa]s?) (?=\p{L}{4})(?!veces|cosas?|tarde|temprano|caro|cara|lejos|tiempo|dinero|gente|dias?|horas?)/u
/** 'no quiero subir otro volcán', 'me duelen las patas de tanto volcán': no more of that. */
export const withoutMore = (text: string): string =>
  text.replace(ENOUGH, '$1 sin ').replace(NOT_ANOTHER, ' sin ').trim()

const NEGATED = /^(?:y |pero )*(?:nada de|sin|no quier[oe]n?|no queremos|que no (?:sea|haya)) \p{L}+(?: \p{L}+)?$/u
const GOES_ON = /^\p{L}{4,} (?:ni |sin caminar)/u
/** 'nada de baches, barcas ni caminatas': what follows the comma is not wanted, either. */
export const withListed = (clauses: readonly string[]): string[] =>
  clauses.map((text, at) => (at > 0 && GOES_ON.test(text) && NEGATED.test(clauses[at - 1]!) ? `sin ${text}` : text))

/** 'no puede subir al volcán, ¿hay otra cosa?': what somebody can not do is none of what they look for. */
export const withoutImpossible = (text: string, whole: string): string =>
  containsPhrase(whole, 'otr[oa]s?|algo|que hay|que mas|que (?:puede|podria|le)')
    ? text.replace(
        /(no (?:puede|puedo|pueden|podemos|quiere|quieren|aguanta)(?: (?:subir|ir|hacer|entrar|andar))?) (?:al|a la|a los|a las|en|el|la|los|las) (?=\p{L})/u,
        '$1 sin ',
      )
    : text

const AT_NIGHT = /^(?:y |pero |o |mejor )?(?:que sea )?de noche$/u
const NIGHT_FROM = 17
/** 'y de noche?' of a thing that was looked for is its hour, and no other kind of outing. */
export const atNight = (text: string, before: SearchCriteria | null): Partial<SearchCriteria> =>
  before && before.words.length > 0 && AT_NIGHT.test(text) ? { category: null, notBefore: NIGHT_FROM } : {}
