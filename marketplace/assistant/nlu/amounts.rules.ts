// Reads money and people from a text.
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
  '(?! (?:personas?|adult[oa]s|amig[oa]s|nin[oa]s|hij[oa]s|gente|menores|bebes?|peques?|chiquit[oa]s|sobrin[oa]s?|niet[oa]s?|abuel[oa]s|viejit[oa]s|senor[ae]s|muchach[oa]s|carros?|perr[oa]s?|maletas?|mochilas?|dias?|horas?|semanas?|noches?|anos|de|am|pm|minutos|experiencias?|reservas?|veces|meses|cupos?|primos|turistas|viajeros))(?!:)'

/** Whether a bare number means money: it has a sign or a word for dollars. */
const isMoney = (text: string) => /\$|dolar|bolas|dinero/.test(text)
const EACH =
  'por (?:persona|alumn[oa]|estudiante|nin[oa]|participante|viajer[oa])|por cabeza|c\\/u|cada uno|cada una|cada quien|por cada uno'
const WHOLE =
  'en total|entre (?:ambas|mi \\S+ y yo|l[oa]s? \\S+|nosotr[oa]s)|todo junto|por pareja|l[oa]s (?:dos|tres|cuatro)(?= |$)(?! (?:de|que|experiencias|tours))|entre (?:todos|todas|los \\S+|ambos)|para (?:los|las) (?:dos|tres|cuatro|\\d)|para todos|por todo|(?<=\\d |dolares |bolas )tod[oa]s|de presupuesto total'
/** Phrases that state the whole budget of the group. */
const PURSE =
  '(?:subimos|subo|subamos|aumentamos|estiramos|llegamos) (?:el presupuesto )?a|tengo|tenemos|ando|andamos|llevo|llevamos|traigo|presupuesto(?: es| son| seria)?(?: de)?|solo tengo|solo tenemos|solo hay|nomas hay|nomas tenemos|me alcanza con|(?:el |la |mi |nuestra? )?(?:jefe|jefa|empresa|escuela|iglesia|oficina|colegio|papa|mama) (?:pone|da|paga|nos da)|contamos con|cuento con|juntamos|reunimos|recogimos|ajustamos|logramos juntar|gastar|con solo'

/** 'menos de 80 dólares para dos' is what both spend together; to be read before the party. */
export function markGroupBudget(rest: RemainingText): void {
  // 'no pasemos de 75 entre las tres'
  const among = wholeWordPattern(
    `entre (?:los|las|todos los|tod[oa]s) (tres|cuatro|cinco|seis|siete|ocho|\\d{1,2})(?! (?:dolares|horas|dias))`,
  ).exec(rest.text)
  if (among) rest.text = rest.text.replace(among[0], `en total para ${among[1]} personas`)
  if (containsPhrase(rest.text, EACH)) return
  // 'que no pase de 50 por las dos', 'menos de 50 los dos'
  const ofAll = wholeWordPattern(
    `(\\$ ?${NUMBER}|${NUMBER}(?: ${MONEY})?) (?:(?:por|para|entre) (?:(?:los|las|nosotr[oa]s) (?=\\p{L}))?|(?:los|las|nosotr[oa]s) (?=\\p{L}))(dos|tres|cuatro|cinco|seis|[2-9](?= personas))(?: personas)?(?! (?:dias|horas|noches|cosas|tours|experiencias|de|que))`,
  ).exec(rest.text)
  if (ofAll) {
    const sum = /dolares|bolas|dinero|\$/.test(ofAll[1]!) ? ofAll[1]! : `${ofAll[1]} dolares`
    rest.text = rest.text.replace(ofAll[0], `${sum} en total para ${ofAll[2]} personas`)
    return
  }
  const together = wholeWordPattern(
    `(${NUMBER} ${MONEY}|\\$ ?${NUMBER}) (?:para|entre) (${NUMBER})(?! (?:horas?|dias?|noches?))`,
  ).exec(rest.text)
  if (together) rest.text = rest.text.replace(together[0], `${together[1]} en total para ${together[2]} personas`)
}

/** 'menos de $30', 'entre 20 y 50 dólares', 'tengo 60 para los dos'; removes it from the text. */
export function readBudget(rest: RemainingText): Budget {
  const perHead = takeMatch(
    rest,
    wholeWordPattern(
      `(?:no mas de |menos de |que no pasen? de |no pasar de |a |de |con |tipo |hasta |maximo |max )*\\$? ?(${NUMBER})(?: ${MONEY})? (?:${EACH})`,
    ),
  )
  if (perHead) return { minPrice: null, maxPrice: amount(perHead[1]!), whole: false }
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
  // 'sin gastar más de 40', 'nada arriba de 20' are upper limits.
  rest.text = rest.text.replace(
    /(?:que )?(?:no|ni|sin|nada)(?: (?!y |o |pero )\p{L}+){0,3} (?:mas|arriba|encima) de(?= \$? ?\d+(?:\.\d+)?(?! ?(?:horas?|hrs?|h|dias?|personas|minutos)))/u,
    'maximo de',
  )
  const below = takeMatch(
    rest,
    wholeWordPattern(
      `(?:por |de |a |que cueste |que cuesten |que valga )?(?:menos de|hasta|maximo(?: de)?|como maximo|max|no mas de|que no pase(?:n)? de|no (?:queremos |quiero |podemos |puedo |quisiera )?(?:pas(?:ar|e|en|emos)(?:nos|me)? de|gastar (?:mas|arriba) de|exceder)|bajo|debajo de|por debajo de|abajo de|con) ${AMOUNT}${NO_MONEY}`,
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
  // 'desde un volcán' is a place.
  if (above && (isMoney(above[0]) || /\d/.test(above[0]))) budget.minPrice = amount(above[1]!)
  else if (above) rest.text = `${above[0]} ${rest.text}`
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

const GROWN = `(?:personas?|adult[oa]s?|amig[oa]s|gentes?|turistas|lugares|cupos|espacios|mujeres|hombres|companer[oa]s|viajer[oa]s|alumn[oa]s|estudiantes|empleados|jovenes|invitad[oa]s|ejecutiv[oa]s|clientes|colegas)`
const SMALL = '(?:nin[oa]s?|hij[oa]s?|bebes?|menores|chiquit[oa]s?|peques?|sobrin[oa]s?|niet[oa]s?)'
const SOMEBODY =
  '(?:espos[oa]|pareja|novi[oa]|marido|mama|papa|amig[oa]|herman[oa]|prim[oa]|abuel[oa]|abuelit[oa]|suegr[oa]|ti[oa]|hij[oa]|companer[oa])'
const most99 = (count: number) => Math.min(99, Math.max(1, Math.round(count)))

/** 'somos 4', 'dos adultos y un niño', 'mi novia y yo'; removes it from the text. */
export function readParty(rest: RemainingText): Party {
  const mixed = takeMatch(
    rest,
    wholeWordPattern(
      `(?:somos |para |vamos )?(${NUMBER}) (?:adult[oa]s?|personas?|grandes|viejit[oa]s|mayores|mamas|papas|amig[oa]s|herman[oa]s|prim[oa]s|mujeres|hombres|senor[ae]s|maestr[oa]s|ti[oa]s)(?: adult[oa]s?)? (?:(?:y|con|mas) )?(${NUMBER}) ${SMALL}|(?:somos |para |vamos )(${NUMBER}) (?:y|mas) (${NUMBER}) ${SMALL}`,
    ),
  )
  // 'para dos viejitos y una nieta': who they are may have been read before.
  if (mixed)
    return { guests: most99(numberOf(mixed[1] ?? mixed[3]!) + numberOf(mixed[2] ?? mixed[4]!)), children: true }
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
  // '25 más 2 maestras', '8 y el motorista'
  const led = takeMatch(
    rest,
    wholeWordPattern(
      `(?:son|somos|vamos|van|para|de) (?:como )?(${NUMBER})(?: ${GROWN})? (?:mas|y) (${NUMBER}) (?:maestr[oa]s?|profesor[ae]?s?|adult[oa]s|encargad[oa]s|acompanantes)`,
    ),
  )
  if (led) return { guests: most99(numberOf(led[1]!) + numberOf(led[2]!)), children: true }
  // 'somos mi esposo, yo y una nena', 'son 4 y yo'
  const household = takeMatch(
    rest,
    wholeWordPattern(
      `(?:somos |vamos |va )?(?:mi ${SOMEBODY} (?:y )?yo|yo (?:y )?mi ${SOMEBODY}) (?:y|con) (?:mis |nuestros )?(${NUMBER})? ?${SMALL}`,
    ),
  )
  if (household) return { guests: most99(2 + numberOf(household[1] ?? '1')), children: true }
  const andMe = takeMatch(rest, wholeWordPattern(`(?:son |somos |seran |van )?(${NUMBER}) (?:y|mas) (?:yo|conmigo)`))
  if (andMe) return { guests: most99(numberOf(andMe[1]!) + 1), children: false }
  const couples = takeMatch(
    rest,
    wholeWordPattern(
      `(?:somos |para |vamos |seremos )?(${NUMBER}) (?:parejas|matrimonios|parejitas|novios)(?! (?:de )?(?:hijos|ninos))`,
    ),
  )
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
    // In 'somos cuatro con niños' the children are among the four.
    if (!own[1]) {
      const all = takeMatch(rest, wholeWordPattern(`(?:somos|vamos|seremos|familia de) (${NUMBER})`))
      if (all) return { guests: most99(numberOf(all[1]!)), children: true }
    }
    const counted = own[1] ? 1 + numberOf(own[1]) : null
    const partner = takeMatch(rest, wholeWordPattern('(?:y |con )?(?:mi )?(?:espos[oa]|pareja|novi[oa]|marido)(?: y)?'))
      ? 1
      : 0
    return { guests: counted && most99(counted + partner), children: true }
  }
  const family = takeMatch(
    rest,
    wholeWordPattern(
      `(?:a |con |para )?mi (?:espos[oa]|pareja|novi[oa]|marido|mujer|senora) y (?:a )?(?:mis?|los|las|nuestros)? ?(${NUMBER})? ?${SMALL}`,
    ),
  )
  if (family) return { guests: family[1] ? most99(2 + numberOf(family[1])) : null, children: true }
  const each = takeMatch(rest, wholeWordPattern(`(?<=cuanto )(?:por|para) (${NUMBER})(?! (?:dolares|horas?|dias?))`))
  if (each) return { guests: most99(numberOf(each[1]!)), children: false }
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
        `(?:(?:podemos|podamos|queremos|quisieramos|podriamos) ir|quepamos|quepan|entremos|por|somos|vamos|llegamos|llegaramos|quedamos|vinimos|seremos|iremos|seriamos|iriamos|fueramos|fuesemos|fuera|fueran|vinieramos|vamos a ser|para|grupo de|familia de|mesa de|seamos|andamos) (?:como |en total |unos |unas |nosotros |(?:tod[oa]s )?l[oa]s )?(?!un[oa]? (?!persona|adult))(${NUMBER})(?: ${GROWN})?(?! (?:de (?!la|mi|el)|dolares|bolas|dias?|horas?|semanas?|noches?|grupo|familia|equipo|pareja|${SMALL}))(?! ?\\/)`,
      ),
    ) ??
    takeMatch(rest, wholeWordPattern(`(${NUMBER}) ${GROWN}`)) ??
    // 'niñas de 10 años, son 8'
    takeMatch(rest, wholeWordPattern('(?<!cuant[oa]s? )son ([2-9])(?=$| (?:es|para|quier\\p{L}+|busc\\p{L}+) )')) ??
    // 'mis alumnos, son 28'
    takeMatch(
      rest,
      wholeWordPattern(
        '(?<!cuant[oa]s? )son (?:como |unos |unas |casi )?(\\d{2})(?! (?:anos|dolares|bolas|pesos|horas|minutos|km|kilometros|cada|por|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))(?= |$))',
      ),
    ) ??
    takeMatch(
      rest,
      wholeWordPattern(
        `(?:grupo|amigos|familia|gente) (?:de )?(?:como|unos|unas|aproximadamente|mas o menos|somos) (${NUMBER})(?! (?:dolares|horas|anos|minutos))`,
      ),
    ) ??
    takeMatch(
      rest,
      wholeWordPattern(
        `(?:(?:para|por) (?:los|las|todos)|(?:nosotr[oa]s |entre )l[oa]s|(?<=\\p{L}(?:mos|ria|ran)) l[oa]s) (tres|cuatro|cinco|seis|\\d{1,2})(?! (?:dolares|horas|dias|de))`,
      ),
    )
  const alone = told ? null : takeMatch(rest, wholeWordPattern(`(${NUMBER}) ${SMALL}`))
  // Children do not go by themselves.
  if (alone) return { guests: most99(numberOf(alone[1]!) + 1), children: true }
  if (told) return { guests: most99(numberOf(told[1]!)), children: small || new RegExp(SMALL).test(told[0]) }
  if (
    takeMatch(
      rest,
      wholeWordPattern(
        `(?:para|por|entre) (?:los|las|nosotr[oa]s) dos|(?:con|para) mi ${SOMEBODY}(?: y (?:yo|para mi))?|mi ${SOMEBODY} y (?:yo|a mi|mi)|yo y mi ${SOMEBODY}|(?:en|una|de) pareja|de a dos|pareja|(?:una |la )?(?:primera )?cita(?: romantica)?|romantic[oa]s?|luna de miel`,
      ),
    )
  )
    return { guests: 2, children: small }
  if (
    takeMatch(
      rest,
      wholeWordPattern(
        '(?:voy|viajo|ando|ir|para ir|vengo) sol[oa]|(?:solo|solamente|nomas) (?:voy|ire|seria) yo|voy (?:solo|solamente|nomas) yo|para mi sol[oa]|solo yo|yo sol[oa]',
      ),
    )
  )
    return { guests: 1, children: small }
  return { guests: null, children: small }
}
