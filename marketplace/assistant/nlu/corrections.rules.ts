// What a message takes back: 'dije 4, no 3', 'no es el sábado, es el domingo', 'en vez de playa'.
import { NUMBER, wholeWordPattern } from './normalize-typing.rules.ts'

const DAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|fin de semana)'
const VALUE = `(?:${NUMBER}(?: personas| dolares| horas)?|${DAY}|el \\d{1,2})`
const LEAD = '(?:es |era |eran |son |somos |seria |para |en |ya )*(?:el |la |los |las )?'
/** 'mañana, quise decir el sábado': the day before is taken back. */
const DAY_ANEW = new RegExp(
  `(?<!\\p{L})(?:el )?${DAY}((?: \\p{L}+)?) (?:quise decir|digo|perdon|mejor dicho|corrijo) (?:el |para el )?(${DAY})`,
  'u',
)
const THE_OTHER = new RegExp(
  `(?:^| )no (?:es |para |seria )*(?:est[ea]|el) (${DAY})(?: que viene)?(?: no)? (?:sino |mejor |si no |que sea )?(?:para )?(?:el|la) (?:otr[oa]|siguiente)(?= |$)`,
  'u',
)
/** A clause that only takes something back. */
const RETRACTED = new RegExp(
  `^(?:(?:(?:y|pero|ah|ay) )*(?:ya )?no ${LEAD}${VALUE}|(?:(?:y|pero|ah|ay|el|para) )*${VALUE} no)$`,
  'u',
)
/** The same within a clause, before what holds instead or at the end. */
const INSTEAD = wholeWordPattern(
  `(?:ya )?no ${LEAD}${VALUE}(?= (?:es|era|son|eran|somos|sino|mejor|si no|seria|para|el|la) )`,
)
const AT_THE_END = new RegExp(`(?<=${VALUE}.*) (?:y )?no ${LEAD}${VALUE}$`, 'u')
const SAYS = /(?:^| )(?:dije|digo|quise decir|corrijo|perdon|me equivoque|era|eran|es|son|somos|mejor|sino) /u
/** A bare number after 'dije' is how many go. */
const HOW_MANY = new RegExp(
  `^(?:no |perdon |que )*(?:dije|digo|quise decir|corrijo|eran|somos|seriamos|vamos) (?:que )?(?:eramos |somos |para |eran )?(${NUMBER})(?: personas)?$`,
  'u',
)

/** 'mejor 3 y no playa': how many go, instead of before. */
const RATHER = new RegExp(
  `^(?:(?:no|ay|perdon|ah|bueno|fijate|al final) )*mejor (?:que (?:sean|seamos) |vamos |somos |para |con |seremos )?(${NUMBER})(?: personas)?(?= (?:y|pero|con|sin|no|en) |$)`,
  'u',
)

/** '4 mejor, va mi suegra también' */
const NUMBER_FIRST = new RegExp(`^(?:(?:no|ay|perdon|ah|bueno|y) )*(?:para |somos )?(${NUMBER}) mejor$`, 'u')

/** 'lo de los lagartos, perdón, de las tortugas': the name is taken back. */
const NAMED_ANEW = /^(?:perdon|digo|quise decir|no|corrijo) (?:de(?:l)? |lo de |el de )(?:(?:la|el|las|los) )?(\p{L}+)/u

/** 'en la libertad, digo, en la unión': the phrase before gives way to the one that begins alike. */
const PHRASE_ANEW =
  /(?<!\p{L})(en|a|al|de|del|para|con|por) ((?!en |a |al |de |del |para |con |por )\p{L}+(?: \p{L}+){0,3}?) (?:(?:no|ay|perdon) )?(?:digo|quise decir|mejor dicho|corrijo|perdon|me equivoque)(?: (?:que|era|es))? \1 (?=\p{L})/u

/** The days on which somebody can not go. */
const WORKS = new RegExp(
  `(?:^| )(?:trabajo|trabajamos|trabaja|estudio|tengo clases|laboro) (?:de |los |entre )?${DAY} (?:a|al|y) ${DAY}`,
  'u',
)

/** A day on which somebody can not go: 'el sábado no podemos, el viernes'. */
const CAN_NOT =
  '(?:ya )?no (?:puedo|podemos|puede|pueden|se puede|voy a poder|vamos a poder|me (?:queda|sirve|cuadra|da)|nos (?:queda|sirve|cuadra|da)|tengo (?:tiempo|chance)|tenemos (?:tiempo|chance))(?: ir)?'
const NOT_THEN = new RegExp(
  `(?<!\\p{L})(?:(?:para |en )?(?:el |los )?${DAY} ${CAN_NOT}|${CAN_NOT} (?:(?:para |en )?(?:el |los )?)${DAY})(?!\\p{L})`,
  'u',
)

/** 'barro no, ya hice uno', 'café en Santa Ana no, mejor en Ataco': what is not wanted stands before its negation. */
const NO_LAST = /^(?:(?:y|pero|ah|ay|bueno|mira|fijate) )*(.+) no$/u
/** Words before 'no' that refuse nothing: 'incluye comida o no', 'eso no', 'mejor no'. */
const REFUSES_NOTHING =
  /(?:^| )(?:o|u|que|mejor|ya|todavia|aun|porque|pues|por|gracias|es[aeo]s?|est[aeo]s?|primer[oa]|segund[oa]|tercer[oa]|ultim[oa]|si|verdad|creo|otr[oa]s?|anterior|aquell[oa]|claro|hoy|manana|tarde|noche|ahora|ahorita|yo|el|ella|nos|me|como|pregunto|dije)$/u
const LONGEST_REFUSAL = 5

/** 'cambiame lo de la playa por cascadas', said of what was found; 'por el sábado' changes a reservation. */
const EXCHANGE = new RegExp(
  `^(?:(?:y|pero|mejor|bueno|va|ok) )*cambi(?:ame|eme|emos|a) lo del? (?:(?:la|el|los|las) )?(\\p{L}+(?: \\p{L}+)?) por (?!(?:otr[oa]|el|la|un|una) |${DAY})(\\p{L}+(?: \\p{L}+){0,2})$`,
  'u',
)

/** The negation in front of what it refuses. */
function refusedFirst(clause: string): string {
  const head = NO_LAST.exec(clause)?.[1]
  if (!head || REFUSES_NOTHING.test(head) || new RegExp(`${VALUE}$`, 'u').test(head)) return clause
  const [, wish, where] = /^(.+) en ((?:el |la |los |las )?\p{L}+(?: \p{L}+){0,3})$/u.exec(head) ?? []
  if (wish && where) return `${wish} no en ${where}`
  return head.split(' ').length > LONGEST_REFUSAL
    ? clause
    : `no ${head.replace(/^(?:a|al|en|de|con) (?:la |el |los |las )?/u, '')}`
}

const MONTH_FIRST =
  /(?:en )?(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) (?:del?|entre el) (\d{1,2}) (?:al?|y el) (\d{1,2})/u

export function withoutRetracted(clauses: readonly string[]): string[] {
  // 'no, en occidente mejor' refuses what was said before, and not the west.
  if (clauses[0] === 'no' && clauses[1] && / mejor$/u.test(clauses[1]))
    return withoutRetracted([`mejor ${clauses[1].replace(/ mejor$/u, '')}`, ...clauses.slice(2)])
  const whole = clauses.join(' ')
  if (DAY_ANEW.test(whole)) return withoutRetracted([whole.replace(DAY_ANEW, ' el $2$1').replace(/\s+/g, ' ').trim()])
  // 'no este sábado, el otro'
  if (THE_OTHER.test(whole)) return withoutRetracted([whole.replace(THE_OTHER, ' el otro $1').trim()])
  if (PHRASE_ANEW.test(whole)) return withoutRetracted([whole.replace(PHRASE_ANEW, '$1 ')])
  const corrects = SAYS.test(` ${whole}`) || new RegExp(`${VALUE}.* no ${LEAD}${VALUE}`, 'u').test(whole)
  const renamed = clauses.findIndex((clause, at) => at > 0 && NAMED_ANEW.test(clause))
  if (renamed > 0 && / del? (?:(?:la|el|las|los) )?\p{L}+$/u.test(clauses[renamed - 1]!)) {
    const name = NAMED_ANEW.exec(clauses[renamed]!)![1]!
    const said = clauses[renamed - 1]!.replace(/ (del?) (?:(?:la|el|las|los) )?\p{L}+$/u, ` de ${name}`)
    return withoutRetracted([...clauses.slice(0, renamed - 1), said, ...clauses.slice(renamed + 1)])
  }
  const left = clauses
    .filter((clause) => !(corrects && clauses.length > 1 && RETRACTED.test(clause)))
    .map((clause) =>
      refusedFirst(clause)
        .replace(/^(?:(?:ay|uy|ah|oh) )*no (?=(?:perdon|digo|quise decir|mejor dicho) )/u, '')
        .replace(INSTEAD, '')
        .replace(AT_THE_END, '')
        .replace(/(?:^| )en (?:vez|lugar) de(?: ir)?(?: (?:a|al))?(?= )/u, ' sin')
        .replace(EXCHANGE, 'busco $2 sin $1')
        .replace(HOW_MANY, 'no somos $1')
        .replace(RATHER, 'mejor somos $1')
        .replace(NUMBER_FIRST, 'mejor somos $1')
        .replace(WORKS, ' ')
        .replace(NOT_THEN, ' ')
        .replace(MONTH_FIRST, 'del $2 al $3 de $1')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
  return left.length > 0 ? left : [...clauses]
}

/** In 'que no salga temprano porque el viernes vamos a salir' the day is that of the reason. */
export const withoutReasonDays = (said: string): string => {
  // 'ando corto de dinero este mes' is no wish for this month.
  const text = said.replace(POOR_NOW, '$1')
  const [wish, ...reasons] = text.split(/ (?:porque|ya que) /u)
  return reasons.length === 0
    ? text
    : [wish, ...reasons.map((reason) => reason.replace(REASON_DAY, ' ').replace(/\s+/g, ' ').trim())].join(' porque ')
}
const POOR_NOW =
  /((?:cort|just|ajustad|apretad|escas|limitad|pobre|mal)[oa]?s?(?: de| con)?(?: el| la)?(?: dinero| lana| efectivo)?) (?:en )?(?:este mes|esta (?:quincena|semana)|ahorita|ahora|hoy)/u
const REASON_DAY = wholeWordPattern(
  '(?:el |este |los )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|ayer|fin de semana)',
)

/** 'perdón, de 6 y 12' after children of 8 and 12: other ages, and no hours. */
export const withAges = (text: string, before: readonly number[]): string =>
  before.length > 0
    ? text.replace(/^((?:perdon |digo |son |no )*(?:de )?1?\d (?:y|e) (?:de )?1?\d)$/u, '$1 anos')
    : text

/** Where visitors come from is not where they want to go: 'llegan mis suegros de Chalatenango'. */
export const withoutOrigin = (text: string): string =>
  text.replace(ORIGIN, ' ').replace(HOME, '$1').replace(ARRIVAL, ' ').replace(BUSY, ' ').replace(/\s+/g, ' ').trim()
/** 'porque vivimos en Soyapango y no hay bus' */
const HOME =
  /((?:^| )(?:porque|ya que|es que|pues)) (?:\p{L}+ ){0,3}viv(?:o|e|en|imos) (?:en|por) (?:san |santa |la |el )?\p{L}{4,}/u
const ORIGIN =
  /(?<=(?:llegan|vienen|vendran|visitan|viene|llega|traigo|son|coming|visiting)(?: \p{L}+){0,4}) (?:de|desde|from) (?:(?:el|la|los|las) )?(?!mi |la ?tarde|la ?noche|la ?manana|vacaciones|visita|paseo|acuerdo|todo|nuevo|lejos|fuera|playa|compras)(?:san |santa |la |el )?\p{L}{4,}/u
/** 'llegamos el viernes en la noche y solo tenemos el sábado': the day of the arrival, where another day follows. */
const ARRIVAL =
  /(?:^| )(?:llegamos|llego|aterriz\p{L}+|land|arrive|get in|fly in) (?:\p{L}+ ){0,2}(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: (?:en|por) la (?:noche|tarde|manana)| noche| tarde)? (?:y|pero|solo)(?= .*(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo))/u

/** 'trabajo todo el día', 'pasa todo el día en el celular': how somebody lives is no length of an outing. */
const BUSY =
  /(?:^| )(?:(?:trabaj|estudi)(?:o|a|amos|an)(?: (?!y |pero )\p{L}+){0,2}|(?:se la )?pasan?|esta|estan|vive|viven) (?:todo el (?:santo )?dia|el dia entero|toda la semana|entre semana|de lunes a \p{L}+)(?: (?:en (?:el|la|su) )?(?:celular|telefono|compu\p{L}*|play|tele\p{L}*|casa|cuarto|cama|tablet|video\p{L}*)| (?:pegad|metid|encerrad|sentad|acostad)[oa]s?(?: .*)?| (?:viendo|jugando) .*)?/u

/** What a message says without the reasons it gives. */
export const withoutReason = (text: string): string => text.split(/ (?:porque|ya que|es que|because|since we) /u)[0]!

/** 'puedo llevar el coche?' of somebody with a baby is the pram. */
export const withPram = (text: string, ages: readonly number[], needs: readonly string[]): string =>
  needs.includes('toddler') || ages.some((age) => age < 4)
    ? text.replace(
        /(?<=(?:llev|met|entr|us|pas|and)\p{L}* (?:con )?(?:en |a )?(?:el |un |mi |su )?)coche(?! de)/u,
        'carreola',
      )
    : text
