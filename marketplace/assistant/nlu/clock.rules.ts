// Reads how far somebody wants to travel, between which hours of the day, and how long something may take.
import { DAY_MS } from '#platform/units.ts'
import { patternOf } from './language/pattern.rules.ts'
import { type ShapeRow, shapeRows } from './language/wish/shapes.text.ts'
import { NUMBER, numberOf, type RemainingText, takeMatch, wholeWordPattern } from './normalize-typing.rules.ts'

/** Words that show that a length of time is that of the way. */
export const DRIVES = 'manej\\p{L}+|camino|carretera|lejos|trayecto|carro'

/** 'que no sean más de 2 horas de San Salvador': hours of something done there are its length. */
const AWAY = wholeWordPattern(
  `(?:(?:que |mientras )?no (?:este|quede|queden|esten|sean?|pasen?|tarde|tome|haya)(?: a)? (?:mas|arriba) de|maximo|max|hasta|como mucho|a lo mucho|no mas de|menos de|a lo sumo) (${NUMBER}|media) (horas?|hrs?|minutos?|min)(?: (?:de (?:camino|carretera|viaje|manejo|carro)|en carro|manejando))?(?= (?:de|desde) (?:la capital|san|santa|aqui|aca|donde|mi|sivar|suchitoto|ataco|juayua|apaneca|la libertad|usulutan|sonsonate|ahuachapan|soyapango|chalatenango|la union|el tunco|el zonte|el aeropuerto))`,
)
/** 'a menos de una hora de Santa Tecla', 'a 30 minutos de aquí': minutes of travel; only the place is left of it. */
export function readReach(rest: RemainingText, drives = false): number | null {
  rest.text = rest.text
    .replace(/(?:que )?no (?:este|quede|queden|esten|sea) a mas de/u, 'a menos de')
    .replace(AWAY, 'a menos de $1 $2')
  // 'no quiero manejar lejos, máximo una hora' is the way there.
  if (drives) {
    const drive = takeMatch(
      rest,
      wholeWordPattern(
        `(?:(?:que )?no (?:quiero|queremos|quede|este|sea|sean|manej\\p{L}+) (?:manejar |viajar |andar )?(?:a )?mas de |maximo |max |hasta |como mucho |menos de )(${NUMBER}|media) (horas?|hrs?|minutos?|min)(?: de (?:camino|carretera|viaje|manejo))?`,
      ),
    )
    if (drive) {
      const count = drive[1] === 'media' ? 0.5 : numberOf(drive[1]!)
      return Math.min(180, Math.max(5, Math.round(drive[2]!.startsWith('h') ? count * 60 : count)))
    }
  }
  const match = wholeWordPattern(
    `(?:que (?:este|quede) )?a (?:(?:menos|no mas|maximo|unos|unas|como|un maximo) (?:de )?)?(${NUMBER}|media) (horas?|hrs?|minutos?|min|km|kilometros?)(?: y media)?(?: o menos)?(?: en (?:carro|bus))? (de|del|desde|$)`,
  ).exec(`${rest.text} `)
  if (!match) return null
  rest.text = match[3]
    ? rest.text.replace(match[0], `cerca ${match[3] === 'desde' ? 'de' : match[3]}`)
    : rest.text.replace(match[0].trim(), '').trim()
  const count = match[1] === 'media' ? 0.5 : numberOf(match[1]!)
  const minutes = match[2]!.startsWith('h') ? count * 60 : match[2]!.startsWith('m') ? count : count * 2
  return Math.min(180, Math.max(5, Math.round(minutes)))
}

/** Hours of the day from which outings begin, and until which nobody is back. */
const MORNING = 8
const NIGHT = 17
const EARLY = 9

/**
 * 'después de las 9', 'antes de las 10 am', 'a las 3 de la tarde': times of day.
 * @param atNight whether an outing of the night is looked for, which nobody begins by day
 */
export function readClock(
  rest: RemainingText,
  atNight = false,
): {
  notBefore: number | null
  notAfter: number | null
  maxHours: number | null
} {
  const hour = (word: string, period: string | undefined) => {
    const read = numberOf(word)
    // Nobody means three at night when they say only 'las 3'.
    const isAfternoon = /pm|tarde|noche/.test(period ?? '') || (!period && read < 7)
    return Math.min(24, isAfternoon && read < 12 ? read + 12 : read)
  }
  const HALF = '( am| pm| de la manana| de la tarde| de la noche)?'
  // 'algo de 9 a 12': begins and ends within these hours.
  const within = takeMatch(
    rest,
    wholeWordPattern(
      `(?<!(?:nin[oa]s?|hij[oa]s?|edades|entre|personas|grupo|grupos|gente|equipo|somos|familia|chicos|jovenes) )(?:de|entre) (?:las )?(\\d{1,2})(?: am)? (?:a|y) (?:las )?(\\d{1,2})(?: am| pm)?(?: de la (?:manana|tarde))?(?! (?:anos|dolares|personas|bolas|horas|dias|hrs|de(?! la (?:manana|tarde))|ninos))(?=(?: libres?)?(?: (?:hoy|manana|pasado manana|el \\p{L}+))?(?: en (?:el |la )?\\p{L}+(?: \\p{L}+)?)?(?:$| (?:y|pero|que|para|porque|antes|nada mas|solo)(?: |$)))`,
    ),
  )
  if (within && Number(within[1]) < 24 && Number(within[2]) <= 24) {
    const begin = Number(within[1]) < 6 ? Number(within[1]) + 12 : Number(within[1])
    const end = Number(within[2]) <= begin ? Number(within[2]) + 12 : Number(within[2])
    if (end <= 24) return { notBefore: begin, notAfter: end - 1, maxHours: end - begin }
  }
  // 'salgo de trabajar a las 2': what begins later.
  rest.text = rest.text
    .replace(
      wholeWordPattern(
        `(?:yo |ya )?(?:salgo|salimos|sale|salen|termino|terminamos|me desocupo|nos desocupamos|quedo libre|estoy libre|estamos libres)(?: (?:de|del|de la) (?:trabaj\\p{L}+|clases?|chamba|turno|estudi\\p{L}+|u|universidad|escuela|oficina|brete|misa|culto))?(?: (?:el|los|este) \\p{L}+)? (?:como |tipo )?(?:a|desde) las? (${NUMBER})`,
      ),
      'despues de las $1',
    )
    // 'que no salgamos antes de las 9' is the contrary of 'antes de las 9'.
    .replace(
      wholeWordPattern(
        '(?:que )?no (?:\\p{L}+ )?(?:salg|sal|empie|comien|inici|sea|vay|hay)\\p{L}*(?: \\p{L}+){0,2} antes de(?= las? )',
      ),
      'despues de',
    )
    // 'que a mediodía ya esté de regreso', 'que termine antes del mediodía'
    .replace(
      wholeWordPattern(
        '(?:que )?(?:al?|para el|antes del?) (?:el )?mediodia (?:ya )?(?:este|estemos|estar|estoy|estamos)(?: uno| yo)?(?: (?:de (?:regreso|vuelta)|en (?:mi )?casa|libres?))|(?:que )?(?:termin|acab|regres|volv|vuelv|este de (?:regreso|vuelta)|estemos de (?:regreso|vuelta)|estar de (?:regreso|vuelta))\\p{L}* (?:a|al|antes del?|para el) (?:el )?(?:mediodia|almuerzo|almorzar)',
      ),
      'regresar antes de las 12 de la manana',
    )
    // 'que no termine muy noche'
    .replace(
      wholeWordPattern(
        '(?:pero )?que no (?:termin|acab|regres|volv|vuelv|sal)\\p{L}*(?: \\p{L}+)? (?:muy |tan )?(?:de |en la |tarde en la |tarde de la )?(?:noche|tarde)',
      ),
      'que termine antes de las 7 de la noche',
    )
  const after = takeMatch(
    rest,
    wholeWordPattern(
      `(?:(?:despues de|a partir de|desde|pasadas?|tipo|como a) las?|tipo(?= (?:[1-9]|1[0-2])(?: (?:am|pm|de la (?:manana|tarde|noche))|$))) (${NUMBER})(?: y media| en punto)?${HALF}`,
    ),
  )
  const notBefore = after ? hour(after[1]!, after[2]) : null
  rest.text = rest.text.replace(
    wholeWordPattern(
      `(?:que )?(?:este|estemos|estar|estoy) (?:a|para) las? (${NUMBER})(${HALF})? (?:de (?:regreso|vuelta)|en (?:mi )?casa)`,
    ),
    (_match, at: string, half: string | undefined) => `regresar antes de las ${at}${half ?? ''}`,
  )
  // 'a la 1 tengo que estar en mi casa' is the same the other way round.
  rest.text = rest.text.replace(
    wholeWordPattern(
      `(?:y )?(?:como )?(?:a|para) las? (${NUMBER})(?: y media| en punto)?${HALF} (?:(?:ya )?(?:tengo|tenemos|debo|debemos|hay) que (?:estar|llegar|irme|irnos|regresar|volver)|(?:entro|entramos) a(?:l)? trabaj\\p{L}*)(?: (?:de vuelta|de regreso))?(?: (?:en|a) (?:mi |la )?(?:casa|trabajo|hotel|chamba))?(?: en \\p{L}+)?`,
    ),
    (_match, at: string, half: string | undefined) => `regresar antes de las ${at}${half ?? ''}`,
  )
  // 'que regrese antes de las 8' is when it ends: only what begins in time and is short enough surely does.
  const back = takeMatch(
    rest,
    wholeWordPattern(
      `(?:y )?(?:que )?(?:estar |este |estemos |estar de )?(?:regres\\p{L}*|volv\\p{L}*|vuelv\\p{L}*|termin\\p{L}*|acab\\p{L}*|de (?:regreso|vuelta)|(?:tengo|tenemos|hay) (?:una? )?(?:reunion|cita|clases?|vuelo|trabajo|turno|compromiso))(?: (?:a casa|a mi casa|al hotel))? (?:antes de|a mas tardar a|a|como a|para|hasta) las? (${NUMBER})(?: y media| en punto)?${HALF}`,
    ),
  )
  if (back) {
    const from = notBefore ?? (atNight ? NIGHT : MORNING)
    const read = numberOf(back[1]!)
    const isMorning = /am|manana/.test(back[2] ?? '')
    // Nobody wants to be back by nine in the morning.
    const end =
      read <= Math.max(from, back[2] ? 0 : EARLY) && read < 12 && !isMorning ? read + 12 : hour(back[1]!, back[2])
    const most = Math.max(1, Math.floor((end - from) / 2))
    return { notBefore, notAfter: Math.max(1, end - most), maxHours: most }
  }
  // 'algo a las 5 am' begins about then.
  const about = notBefore
    ? null
    : takeMatch(
        rest,
        wholeWordPattern(
          `(?<=(?<!\\p{L})(?:algo|salga|salgan|empiece|empiecen|sea|sean|tipo|tour|salida) )(?:que (?:sea|empiece|salga) )?(?:como )?a las? (${NUMBER})(?: y media| en punto)?${HALF}`,
        ),
      )
  if (about) {
    const at = hour(about[1]!, about[2])
    return { notBefore: Math.max(0, at - 1), notAfter: Math.min(24, at + 1), maxHours: null }
  }
  const before = takeMatch(
    rest,
    wholeWordPattern(`(?:antes de|hasta|no mas tarde de) las? (${NUMBER})(?: y media| en punto)?${HALF}`),
  )
  return {
    notBefore,
    maxHours: null,
    notAfter: before ? hour(before[1]!, before[2]) : null,
  }
}

/** How long somebody stays, which is no length of an outing: 'voy a estar 3 días en el país'. */
export const STAY = wholeWordPattern(
  `(?:(?:tenemos|tengo|tendremos|tendre|estamos|estoy|(?:voy|vamos|va|van) a (?:estar|andar|pasar|quedarme|quedarnos)|estare|estaremos|andamos|ando|andare|andaremos|venimos|vengo|llegamos|llego|llegan|vienen|pasamos|paso|nos quedamos|me quedo|(?:nos|me) quedan|de visita) (?:por (?:el )?salvador |en (?:el )?salvador |por (?:el|su|tu) pais |por |de visita |de vacaciones |aqui |alla |ahi |solo |como |unos |en el pais )*(?:${NUMBER}|unos|varios) (?:dias|noches)|(?:por |de )?(?:${NUMBER}|unos|varios) (?:dias|noches) (?=(?:en )?(?:el )?(?:salvador|pais)|de (?:visita|vacaciones)|por aca|por aqui|aqui))`,
)

const DAY_OF_MONTH = /(?:^| )(?:el|del|dia|al|para el|mejor el) \d{1,2}(?! (?:de|personas|horas|am|pm)(?: |$))(?: |$)/u
const NAMES_DAY =
  /(?:^| )(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana)(?: |$)/u

/** A day of the week and nothing else that is new: 'y el sábado?'; 'no, mejor el domingo' takes the day back that was spoken of. */
const ONLY_WEEKDAY =
  /^(?:(?:y|o|pero|mejor|entonces|que tal|si|fuera|es|sea|seria|para) )*(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: (?:mejor|entonces|tambien|si|en la (?:manana|tarde|noche)|por la (?:manana|tarde|noche)))*$/u
/** A day of the week is looked for so many days before and after the one that was spoken of. */
const HALF_A_WEEK = 4

/**
 * From when a day of the month is counted: 'entonces el 26' after the 24th of December is of December.
 * A day of the week alone is the one nearest to the day that was spoken of.
 * @param spoken a day of which was spoken before, YYYY-MM-DD
 */
export const countedFrom = (text: string, spoken: string | null | undefined, now: Date): Date => {
  if (spoken && ONLY_WEEKDAY.test(text)) {
    const near = new Date(new Date(`${spoken}T12:00:00-06:00`).getTime() - HALF_A_WEEK * DAY_MS)
    return near > now ? near : now
  }
  if (!spoken || !DAY_OF_MONTH.test(text) || NAMES_DAY.test(text)) return now
  const month = new Date(`${spoken.slice(0, 7)}-01T12:00:00-06:00`)
  return month > now ? month : now
}

/** The value of the first row of a shape that a text names, removed from it; null when it names none. */
export const shapeIn = (rest: RemainingText, shape: ShapeRow['shape']): string | null =>
  shapeRows.find((row) => row.shape === shape && takeMatch(rest, patternOf(row.say)) !== null)?.value ?? null

const HOURS: Record<string, [number | null, number | null, number?]> = {
  'not-early': [9, null],
  'not-morning': [12, null],
  'not-afternoon': [null, 12],
  // Nothing that begins by day and lasts through the night.
  daytime: [null, 17, 12],
  morning: [null, 11],
  afternoon: [12, 17],
  dusk: [15, 20],
  evening: [17, null],
}

/** The hours of the day that the clauses name: 'en la tarde o noche' reaches from the first to the last. */
export function hoursOfDay(clauses: RemainingText[]): [number | null, number | null, number?] {
  const values: string[] = []
  for (const clause of clauses)
    for (let value = shapeIn(clause, 'hours'); value; value = shapeIn(clause, 'hours')) values.push(value)
  const parts = values.filter((value) => value !== 'not-early')
  // 'no me gusta madrugar, algo en la tarde': the part of the day says more.
  const ranges = (parts.length > 0 ? parts : values).map((value) => HOURS[value]!)
  if (ranges.length < 2) return ranges[0] ?? [null, null]
  const [from, to] = [ranges.map(([first]) => first), ranges.map(([, last]) => last)]
  return [
    from.includes(null) ? null : Math.min(...from.map(Number)),
    to.includes(null) ? null : Math.max(...to.map(Number)),
  ]
}

/** Durations in hours: 'máximo 3 horas', 'de dos horas', 'más de 4 horas'. */
export function readHours(rest: RemainingText): { minHours: number | null; maxHours: number | null } {
  rest.text = rest.text.replace(
    /(?:que )?(?:no|ni|sin|nada)(?: (?!y |o |pero )\p{L}+){0,3} mas de(?= \S+ (?:horas?|hrs?|h))/u,
    'no mas de',
  )
  const limit = takeMatch(rest, wholeWordPattern(`no mas de (${NUMBER}) (?:horas?|hrs?|h)`))
  if (limit) return { minHours: null, maxHours: numberOf(limit[1]!) }
  const between = takeMatch(rest, wholeWordPattern(`(?:entre|de) (${NUMBER}) (?:y|a) (${NUMBER}) (?:horas|hrs|h)`))
  if (between) return { minHours: numberOf(between[1]!), maxHours: numberOf(between[2]!) }
  const more = takeMatch(
    rest,
    wholeWordPattern(`(?:mas de|minimo(?: de)?|al menos|por lo menos) (${NUMBER}) (?:horas?|hrs?|h)`),
  )
  if (more) return { minHours: numberOf(more[1]!), maxHours: null }
  const from = takeMatch(
    rest,
    wholeWordPattern(
      `menos de (${NUMBER}) (?:horas?|hrs?|h) (?:pero|y|aunque) (?:que )?mas de (${NUMBER})(?: (?:horas?|hrs?|h))?`,
    ),
  )
  if (from) return { minHours: numberOf(from[2]!), maxHours: numberOf(from[1]!) }
  const less = takeMatch(
    rest,
    wholeWordPattern(
      `(?:que dure |dure |duren )?(?:menos de |maximo(?: de)? |hasta |no mas de |solo tengo |tengo |tenemos |unas |como |de |a lo mucho )?(${NUMBER}) (?:horas?|hrs?|h)(?: libres?| maximo)?`,
    ),
  )
  return { minHours: null, maxHours: less ? numberOf(less[1]!) : null }
}
