// Money and people in words.
import { NUMBER, numberOf, phrase, type Rest, says, take } from './words.rules.ts'

/** Dollars per person; the order only when the words ask for one. */
export type Budget = { minPrice: number | null; maxPrice: number | null; sort: 'price-asc' | 'price-desc' | null }

const MONEY = '(?:dolares|dolaritos|bolas|dinero|por persona|c\\/u|cada uno|por cabeza)'
const AMOUNT = `\\$? ?(${NUMBER}) ?(?:${MONEY})?`
const most = 1000
const amount = (word: string) => Math.min(most, numberOf(word))

/** Whether a bare number stands for money: with a sign, a word for dollars, or nothing else it could be. */
const isMoney = (found: string) => /\$|dolar|bolas/.test(found)

/** 'menos de $30', 'entre 20 y 50 dólares', 'barato'; cut out of the text. */
export function readBudget(rest: Rest): Budget {
  const budget: Budget = { minPrice: null, maxPrice: null, sort: null }
  const between =
    take(
      rest,
      phrase(
        `(?:entre|de) \\$? ?(${NUMBER}) ?(?:dolares )?(?:y|a|hasta) \\$? ?(${NUMBER}) ?(?:dolares|bolas|por persona)`,
      ),
    ) ??
    take(rest, phrase(`(?:entre|de) \\$ ?(${NUMBER}) (?:y|a|hasta) \\$? ?(${NUMBER})`)) ??
    take(rest, phrase(`entre (${NUMBER}) y (${NUMBER})(?! (?:de|personas|adultos))`))
  if (between) {
    const [low, high] = [amount(between[1]!), amount(between[2]!)].sort((a, b) => a - b)
    return { ...budget, minPrice: low!, maxPrice: high! }
  }
  const below = take(
    rest,
    phrase(
      `(?:por |de |a |que cueste |que cuesten |que valga )?(?:menos de|hasta|maximo(?: de)?|como maximo|max|no mas de|que no pase(?:n)? de|bajo|debajo de|por debajo de|abajo de|con|tengo|presupuesto (?:de|es(?: de)?)?|solo tengo|me alcanza con) ${AMOUNT}(?! personas| adultos| amigos| ninos| hijos| gente| dias| horas)`,
    ),
  )
  if (below && (isMoney(below[0]) || !/^(?:con|hasta|tengo)/.test(below[0]))) budget.maxPrice = amount(below[1]!)
  else if (below) rest.text = `${below[0]} ${rest.text}`
  const above = take(
    rest,
    phrase(
      `(?:por )?(?:mas de|arriba de|desde|minimo(?: de)?|a partir de|por encima de) ${AMOUNT}(?! personas| adultos| dias| horas)`,
    ),
  )
  if (above) budget.minPrice = amount(above[1]!)
  if (budget.maxPrice === null && budget.minPrice === null) {
    const plain = take(rest, phrase(`(?:de |a |por )?(?:\\$ ?(${NUMBER})(?: dolares)?|(${NUMBER}) (?:dolares|bolas))`))
    if (plain) budget.maxPrice = amount((plain[1] ?? plain[2])!)
  }
  if (take(rest, phrase('gratis|sin costo|sin pagar|gratuit[oa]s?'))) budget.maxPrice = 0
  if (
    take(
      rest,
      phrase(
        '(?:lo |la |el |los |las |algo |algun[oa]? )?(?:mas |muy |super |bien )?(?:barat(?:o|a|os|as|it[oa]s?)|economic[oa]s?|en oferta|comod[oa]s?)|mejor precio|menor precio|menos car[oa]s?|precio bajo|que no sea car[oa]',
      ),
    )
  )
    budget.sort = 'price-asc'
  else if (
    take(
      rest,
      phrase(
        '(?:lo |la |el |los |las |algo )?(?:mas |muy )?(?:car[oa]s?|exclusiv[oa]s?|lujos[oa]s?)|de lujo|mayor precio',
      ),
    )
  )
    budget.sort = 'price-desc'
  return budget
}

export type Party = { guests: number | null; children: boolean }

const GROWN = `(?:personas?|adult[oa]s?|amig[oa]s|gentes?|turistas|lugares|cupos|espacios|mujeres|hombres|companer[oa]s|viajer[oa]s)`
const SMALL = '(?:nin[oa]s?|hij[oa]s?|bebes?|menores|chiquit[oa]s?|peques?)'
const most99 = (count: number) => Math.min(99, Math.max(1, Math.round(count)))

/** 'somos 4', 'dos adultos y un niño', 'con mi pareja'; cut out of the text. */
export function readParty(rest: Rest): Party {
  const mixed = take(
    rest,
    phrase(`(?:somos |para |vamos )?(${NUMBER}) (?:adult[oa]s?|personas?|grandes) (?:y|con|mas) (${NUMBER}) ${SMALL}`),
  )
  if (mixed) return { guests: most99(numberOf(mixed[1]!) + numberOf(mixed[2]!)), children: true }
  const own = take(rest, phrase(`con (?:mis |mi |nuestros )?(${NUMBER})? ?${SMALL}`))
  if (own) {
    const counted = own[1] ? 1 + numberOf(own[1]) : null
    const partner = take(rest, phrase('(?:y |con )?(?:mi )?(?:espos[oa]|pareja|novi[oa]|marido)(?: y)?')) ? 1 : 0
    return { guests: counted && most99(counted + partner), children: true }
  }
  const small = says(rest.text, SMALL)
  const me = take(rest, phrase(`(?:yo y|conmigo y|con) (${NUMBER}) (?:mas|amig[oa]s|companer[oa]s|familiares|primos)`))
  if (me) return { guests: most99(numberOf(me[1]!) + 1), children: small }
  const told =
    take(
      rest,
      phrase(
        `(?:somos|vamos|seremos|iremos|seriamos|vamos a ser|para|grupo de|familia de|mesa de|seamos) (?:como |unos |unas )?(${NUMBER})(?: ${GROWN})?(?! (?:de |dolares|dias?|horas?|semanas?|noches?|${SMALL}))(?! ?\\/)`,
      ),
    ) ??
    take(rest, phrase(`(${NUMBER}) ${GROWN}`)) ??
    take(rest, phrase(`(${NUMBER}) ${SMALL}`))
  if (told) return { guests: most99(numberOf(told[1]!)), children: small || new RegExp(SMALL).test(told[0]) }
  if (
    take(
      rest,
      phrase(
        '(?:con|para) mi (?:espos[oa]|pareja|novi[oa]|marido|mama|papa|amig[oa]|herman[oa])(?: y yo)?|mi (?:espos[oa]|pareja|novi[oa]) y yo|en pareja|de a dos',
      ),
    )
  )
    return { guests: 2, children: small }
  if (take(rest, phrase('(?:voy|viajo|ando|ir|para ir) sol[oa]|para mi sol[oa]|solo yo')))
    return { guests: 1, children: small }
  return { guests: null, children: small }
}
