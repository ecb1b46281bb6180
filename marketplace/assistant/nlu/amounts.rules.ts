// Reads money, people and hours from a text.
import {
  containsPhrase,
  NUMBER,
  numberOf,
  type RemainingText,
  takeMatch,
  wholeWordPattern,
} from './normalize-typing.rules.ts'

/** Dollars; for the whole group if `whole`, otherwise per person. */
export type Budget = { minPrice: number | null; maxPrice: number | null; whole: boolean }

const MONEY = '(?:dolares|bolas|dinero)'
const AMOUNT = `\\$? ?(${NUMBER}) ?${MONEY}?`
const most = 1000
const amount = (word: string) => Math.min(most, numberOf(word))
/** Words after a number that show that it is not money. */
const NO_MONEY =
  '(?! (?:personas?|adult[oa]s|amig[oa]s|nin[oa]s|hij[oa]s|gente|dias?|horas?|semanas?|noches?|anos|de|am|pm|minutos|experiencias?|reservas?|veces|meses|cupos?|primos|turistas|viajeros))(?!:)'

/** Whether a bare number means money: it has a sign or a word for dollars. */
const isMoney = (text: string) => /\$|dolar|bolas|dinero/.test(text)
const EACH = 'por persona|por cabeza|c\\/u|cada uno|cada una|cada quien|por cada uno'
const WHOLE =
  'en total|entre (?:todos|todas|los \\S+|ambos)|para (?:los|las) (?:dos|tres|cuatro|\\d)|para todos|por todo|de presupuesto total'
/** Phrases that state the whole budget of the group. */
const PURSE =
  '(?:subimos|subo|subamos|aumentamos|estiramos|llegamos) (?:el presupuesto )?a|tengo|tenemos|ando|andamos|llevo|llevamos|traigo|presupuesto(?: es)?(?: de)?|solo tengo|solo tenemos|me alcanza con|contamos con|cuento con|gastar|con solo'

/** 'menos de $30', 'entre 20 y 50 dólares', 'tengo 60 para los dos'; removes it from the text. */
export function readBudget(rest: RemainingText): Budget {
  const each = takeMatch(rest, wholeWordPattern(EACH)) !== null
  const isWhole = takeMatch(rest, wholeWordPattern(WHOLE)) !== null || containsPhrase(rest.text, 'presupuesto')
  const budget: Budget = { minPrice: null, maxPrice: null, whole: isWhole && !each }
  const between =
    takeMatch(
      rest,
      wholeWordPattern(
        `(?:entre|de) \\$? ?(${NUMBER}) ?(?:dolares )?(?:y|a|hasta) \\$? ?(${NUMBER}) ?(?:dolares|bolas)`,
      ),
    ) ??
    takeMatch(rest, wholeWordPattern(`(?:entre|de) \\$ ?(${NUMBER}) (?:y|a|hasta) \\$? ?(${NUMBER})`)) ??
    takeMatch(rest, wholeWordPattern(`entre (${NUMBER}) y (${NUMBER})${NO_MONEY}`))
  if (between) {
    const [low, high] = [amount(between[1]!), amount(between[2]!)].sort((a, b) => a - b)
    return { ...budget, minPrice: low!, maxPrice: high! }
  }
  const purse = takeMatch(
    rest,
    wholeWordPattern(`(?:${PURSE})(?: como| unos| solo| apenas| hasta)? ${AMOUNT}${NO_MONEY}`),
  )
  if (purse && (isMoney(purse[0]) || /^\d/.test(purse[1]!))) {
    budget.maxPrice = amount(purse[1]!)
    budget.whole = !each
    return budget
  }
  if (purse) rest.text = `${purse[0]} ${rest.text}`
  const below = takeMatch(
    rest,
    wholeWordPattern(
      `(?:por |de |a |que cueste |que cuesten |que valga )?(?:menos de|hasta|maximo(?: de)?|como maximo|max|no mas de|que no pase(?:n)? de|no (?:queremos |quiero |podemos |puedo |quisiera )?(?:pasar(?:nos|me)? de|gastar (?:mas|arriba) de|exceder)|bajo|debajo de|por debajo de|abajo de|con) ${AMOUNT}${NO_MONEY}`,
    ),
  )
  if (below && (isMoney(below[0]) || each || !/^(?:con|hasta)/.test(below[0]))) {
    budget.maxPrice = amount(below[1]!)
    // 'con 40 dólares' is what the purse holds.
    budget.whole ||= !each && below[0].startsWith('con')
  } else if (below) rest.text = `${below[0]} ${rest.text}`
  const above = takeMatch(
    rest,
    wholeWordPattern(
      `(?:por )?(?:mas de|arriba de|desde|minimo(?: de)?|a partir de|por encima de) ${AMOUNT}${NO_MONEY}`,
    ),
  )
  if (above) budget.minPrice = amount(above[1]!)
  if (budget.maxPrice === null && budget.minPrice === null) {
    const plain = takeMatch(
      rest,
      wholeWordPattern(`(?:de |a |por )?(?:\\$ ?(${NUMBER})(?: dolares)?|(${NUMBER}) (?:dolares|bolas))`),
    )
    if (plain) budget.maxPrice = amount((plain[1] ?? plain[2])!)
  }
  if (isWhole && budget.maxPrice === null) {
    const sum = takeMatch(rest, wholeWordPattern(`(?:unos|como|con|hasta|solo) (\\d{2,4})${NO_MONEY}`))
    if (sum) budget.maxPrice = amount(sum[1]!)
  }
  if (takeMatch(rest, wholeWordPattern('gratis|sin costo|sin pagar|gratuit[oa]s?'))) budget.maxPrice = 0
  return budget
}

export type Party = { guests: number | null; children: boolean }

const GROWN = `(?:personas?|adult[oa]s?|amig[oa]s|gentes?|turistas|lugares|cupos|espacios|mujeres|hombres|companer[oa]s|viajer[oa]s)`
const SMALL = '(?:nin[oa]s?|hij[oa]s?|bebes?|menores|chiquit[oa]s?|peques?|sobrin[oa]s?|niet[oa]s?)'
const SOMEBODY =
  '(?:espos[oa]|pareja|novi[oa]|marido|mama|papa|amig[oa]|herman[oa]|prim[oa]|abuel[oa]|abuelit[oa]|suegr[oa]|ti[oa]|hij[oa]|companer[oa])'
const most99 = (count: number) => Math.min(99, Math.max(1, Math.round(count)))

/** 'somos 4', 'dos adultos y un niño', 'mi novia y yo'; removes it from the text. */
export function readParty(rest: RemainingText): Party {
  const mixed = takeMatch(
    rest,
    wholeWordPattern(
      `(?:somos |para |vamos )?(${NUMBER}) (?:adult[oa]s?|personas?|grandes)(?: adult[oa]s?)? (?:(?:y|con|mas) )?(${NUMBER}) ${SMALL}`,
    ),
  )
  if (mixed) return { guests: most99(numberOf(mixed[1]!) + numberOf(mixed[2]!)), children: true }
  // In 'somos 7 con 3 niños' the children are part of the seven.
  const among = takeMatch(
    rest,
    wholeWordPattern(
      `(?:somos|seremos|iremos|vamos|familia de|grupo de) (${NUMBER}) (?:con|incluyendo|contando) (${NUMBER}) ${SMALL}`,
    ),
  )
  if (among && numberOf(among[1]!) > numberOf(among[2]!)) return { guests: most99(numberOf(among[1]!)), children: true }
  const withSmall = takeMatch(rest, wholeWordPattern(`(?:para )?(?:mi|yo) y (?:mi|el|la) ${SMALL}`))
  if (withSmall) return { guests: 2, children: true }
  const couples = takeMatch(rest, wholeWordPattern(`(?:somos |para |vamos |seremos )?(${NUMBER}) parejas`))
  if (couples) return { guests: most99(numberOf(couples[1]!) * 2), children: false }
  const match = takeMatch(
    rest,
    wholeWordPattern(
      `((?:re?serv|apart|apunt|anot|agend|inscrib)\\p{L}*) (?:para |a )?(${NUMBER})(?! (?:de|dias?|horas?|dolares))`,
    ),
  )
  if (match) {
    // The activity in the phrase stays in the text, to be read separately.
    rest.text = `${match[1]} ${rest.text}`
    return { guests: most99(numberOf(match[2]!)), children: false }
  }
  const own = takeMatch(rest, wholeWordPattern(`con (?:mis |mi |nuestros |los )?(${NUMBER})? ?${SMALL}(?! de \\d)`))
  if (own) {
    const counted = own[1] ? 1 + numberOf(own[1]) : null
    const partner = takeMatch(rest, wholeWordPattern('(?:y |con )?(?:mi )?(?:espos[oa]|pareja|novi[oa]|marido)(?: y)?'))
      ? 1
      : 0
    return { guests: counted && most99(counted + partner), children: true }
  }
  const family = takeMatch(
    rest,
    wholeWordPattern(
      `(?:a |con |para )?mi (?:espos[oa]|pareja|novi[oa]|marido) y (?:a )?(?:mis?|los|las|nuestros) (${NUMBER})? ?${SMALL}`,
    ),
  )
  if (family) return { guests: family[1] ? most99(2 + numberOf(family[1])) : null, children: true }
  const small = containsPhrase(rest.text, SMALL)
  const me = takeMatch(
    rest,
    wholeWordPattern(
      `(?:yo y|conmigo y|con) (?:mis )?(${NUMBER}) (?:mas|amig[oa]s|companer[oa]s|familiares|prim[oa]s|herman[oa]s)`,
    ),
  )
  if (me) return { guests: most99(numberOf(me[1]!) + 1), children: small }
  const told =
    takeMatch(
      rest,
      wholeWordPattern(
        `(?:(?:podemos|queremos|quisieramos|podriamos) ir|somos|vamos|seremos|iremos|seriamos|fueramos|fuesemos|fuera|fueran|vinieramos|vamos a ser|para|grupo de|familia de|mesa de|seamos|andamos) (?:como |unos |unas |nosotros )?(${NUMBER})(?: ${GROWN})?(?! (?:de |dolares|bolas|dias?|horas?|semanas?|noches?|grupo|familia|equipo|pareja|${SMALL}))(?! ?\\/)`,
      ),
    ) ?? takeMatch(rest, wholeWordPattern(`(${NUMBER}) ${GROWN}`))
  const alone = told ? null : takeMatch(rest, wholeWordPattern(`(${NUMBER}) ${SMALL}`))
  // Children do not go by themselves.
  if (alone) return { guests: most99(numberOf(alone[1]!) + 1), children: true }
  if (told) return { guests: most99(numberOf(told[1]!)), children: small || new RegExp(SMALL).test(told[0]) }
  if (
    takeMatch(
      rest,
      wholeWordPattern(
        `para (?:los|las) dos|(?:con|para) mi ${SOMEBODY}(?: y (?:yo|para mi))?|mi ${SOMEBODY} y (?:yo|a mi|mi)|yo y mi ${SOMEBODY}|(?:en|una|de) pareja|de a dos|pareja|(?:una |la )?(?:primera )?cita(?: romantica)?|romantic[oa]s?|luna de miel`,
      ),
    )
  )
    return { guests: 2, children: small }
  if (
    takeMatch(rest, wholeWordPattern('(?:voy|viajo|ando|ir|para ir|vengo) sol[oa]|para mi sol[oa]|solo yo|yo sol[oa]'))
  )
    return { guests: 1, children: small }
  return { guests: null, children: small }
}

/** Durations in hours: 'máximo 3 horas', 'de dos horas', 'más de 4 horas'. */
export function readHours(rest: RemainingText): { minHours: number | null; maxHours: number | null } {
  const between = takeMatch(rest, wholeWordPattern(`(?:entre|de) (${NUMBER}) (?:y|a) (${NUMBER}) (?:horas|hrs|h)`))
  if (between) return { minHours: numberOf(between[1]!), maxHours: numberOf(between[2]!) }
  const more = takeMatch(
    rest,
    wholeWordPattern(`(?:mas de|minimo(?: de)?|al menos|por lo menos) (${NUMBER}) (?:horas?|hrs?|h)`),
  )
  if (more) return { minHours: numberOf(more[1]!), maxHours: null }
  const less = takeMatch(
    rest,
    wholeWordPattern(
      `(?:que dure |dure |duren )?(?:menos de |maximo(?: de)? |hasta |no mas de |solo tengo |tengo |tenemos |unas |como |de |a lo mucho )?(${NUMBER}) (?:horas?|hrs?|h)(?: libres?| maximo)?`,
    ),
  )
  return { minHours: null, maxHours: less ? numberOf(less[1]!) : null }
}

/** 'a menos de una hora de Santa Tecla', 'a 30 minutos de aquí': minutes of travel; only the place is left of it. */
export function readReach(rest: RemainingText): number | null {
  rest.text = rest.text.replace(/(?:que )?no (?:este|quede|queden|esten|sea) a mas de/u, 'a menos de')
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

/** 'después de las 9', 'antes de las 10 am', 'a las 3 de la tarde': times of day. */
export function readClock(rest: RemainingText): {
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
  const after = takeMatch(
    rest,
    wholeWordPattern(
      `(?:despues de|a partir de|desde|pasadas?|tipo|como a) las? (${NUMBER})(?: y media| en punto)?${HALF}`,
    ),
  )
  const notBefore = after ? hour(after[1]!, after[2]) : null
  // 'que regrese antes de las 8' is when it ends: only what begins in time and is short enough surely does.
  const back = takeMatch(
    rest,
    wholeWordPattern(
      `(?:y )?(?:que )?(?:estar )?(?:regres\\p{L}*|volv\\p{L}*|vuelv\\p{L}*|termin\\p{L}*|acab\\p{L}*|de (?:regreso|vuelta))(?: (?:a casa|a mi casa|al hotel))? (?:antes de|a mas tardar a|a|como a|para|hasta) las? (${NUMBER})(?: y media| en punto)?${HALF}`,
    ),
  )
  if (back) {
    const from = notBefore ?? 8
    const read = numberOf(back[1]!)
    const end = read <= from && read < 12 && !/am|manana/.test(back[2] ?? '') ? read + 12 : hour(back[1]!, back[2])
    const most = Math.max(1, Math.floor((end - from) / 2))
    return { notBefore, notAfter: Math.max(1, end - most), maxHours: most }
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
