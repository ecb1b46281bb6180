// How old those are who go along: '70 años', 'de 6 y 8', 'uno tiene 5 y la otra 11'.
import { NUMBER, type RemainingText, takeMatch, wholeWordPattern } from '../normalize-typing.rules.ts'

/**
 * The ages that a text names, which are removed from it; 0 for months.
 * @param family whether children are named elsewhere, so that bare numbers are their ages
 */
export function readAges(rest: RemainingText, family = false): number[] {
  const ages: number[] = []
  takeMatch(rest, SPAN)
  for (;;) {
    const match = takeMatch(
      rest,
      wholeWordPattern(
        '(?:de |tiene |tienen |con )?(\\d{1,2})(?:(?: y | e | o | ,? ?)(?:de )?(\\d{1,2}))?(?: y (\\d{1,2}))? anos(?! de (?:casad|matrimonio|novi|experiencia|vida|trabajo))(?: de edad)?',
      ),
    )
    if (!match) break
    ages.push(...match.slice(1).filter(Boolean).map(Number))
  }
  // 'mi hija tiene 6 meses', and not how long somebody is pregnant.
  const months =
    /embaraz|(?:mujer|espos\p{L}+|senora|novia|pareja|yo|estoy)(?: \p{L}+){0,3} (?:de|como de) \d{1,2} meses/u.test(
      rest.text,
    )
      ? null
      : takeMatch(rest, wholeWordPattern('(?:de|tiene|con|cumple) \\d{1,2} meses(?: de (?:edad|nacid[oa]))?'))
  if (months) ages.push(0)
  // 'mi tía de 75': an age without the word for years.
  const person = takeMatch(
    rest,
    wholeWordPattern(
      '(?:mama|papa|tia|tio|suegr[oa]s?|senor(?:as?|es)?|mujeres|hombres|personas|abuel[oa]|ell?a?|abuelit[oa]) (?:ya )?(?:de|con|tiene|cumple|va a cumplir) ([5-9]\\d)(?! (?:dolares|bolas|personas))',
    ),
  )
  if (person) ages.push(Number(person[1]))
  // 'mi hija, cumple 7'
  const birthday = takeMatch(
    rest,
    wholeWordPattern('(?:ella |el |va a )?cumple ([1-9]\\d?)(?! (?:de|anos de|dolares|personas))'),
  )
  if (birthday) ages.push(Number(birthday[1]))
  // 'uno tiene 5 y la otra 11', 'el mayor de 9'
  for (;;) {
    const each = takeMatch(
      rest,
      wholeWordPattern(
        '(?:y )?(?:un[oa]|(?:el|la|un|una|los|las|mi) (?:mas )?(?:otr[oa]s?|mayor(?:es|cito)?|menor(?:es|cito)?|grandes?|pequen[oa]s?|chiquit[oa]s?|primer[oa]|segund[oa])|ellos|ellas) (?:ya )?(?:es )?(?:de|tienen?|anda en|cumplio|cumple) (\\d{1,2})(?: y (?:la |el )?(?:mas )?(?:(?:otr[oa]|menor|mayor|chiquit[oa]|pequen[oa]|grande) )?(?:de |tiene )?(1?\\d))?(?! (?:dolares|bolas|personas|horas|dias|de))(?: anos| anitos)?',
      ),
    )
    if (!each) break
    ages.push(...each.slice(1).filter(Boolean).map(Number))
  }
  const elders = takeMatch(
    rest,
    wholeWordPattern('(?:tienen|de) ([5-9]\\d) y ([5-9]\\d)(?! (?:dolares|bolas|personas|km))'),
  )
  if (elders) ages.push(Number(elders[1]), Number(elders[2]))
  const both = takeMatch(rest, wholeWordPattern('^(?:y )?(?:tienen|son de|de) (1?\\d) y (1?\\d)(?: anos| anitos)?$'))
  if (both) ages.push(Number(both[1]), Number(both[2]))
  // 'ya pasamos de los 70', 'anda por los 80'
  const around = takeMatch(
    rest,
    wholeWordPattern(
      '(?:pas\\p{L}+|and\\p{L}+|rond\\p{L}+|va|vamos|voy|arriba|mas) (?:ya )?(?:de|por|en|entre) los ([5-9]\\d)(?:s| y tantos)?(?! (?:dolares|bolas|personas|km|kilos|libras))',
    ),
  )
  if (around) ages.push(Number(around[1]))
  const young = takeMatch(
    rest,
    wholeWordPattern('(?:tengo|soy de) (1[0-7])(?= (?:puedo|y (?:puedo|quiero|voy|queremos|mi)|me dejan)|$)'),
  )
  if (young) ages.push(Number(young[1]))
  // 'soy hipertenso y tengo 60' is no money.
  const own = takeMatch(rest, wholeWordPattern('(?<=(?:soy|padezco|estoy) .*)(?:y )?tengo ([5-9]\\d)$'))
  if (own) ages.push(Number(own[1]))
  // 'dos niños (4 y 7)'
  const listed =
    /^(?:ours |los nuestros |(?:ellos )?tienen |son de |de )?(\d{1,2})(?: y (\d{1,2}))?(?: y (\d{1,2}))?(?: anos)?$/.exec(
      rest.text,
    )
  if (family && listed?.slice(1).some((age) => age && Number(age) < 18)) {
    ages.push(...listed.slice(1).filter(Boolean).map(Number))
    rest.text = ''
  }
  const pair = ELDERS.exec(rest.text)
  if (pair) {
    ages.push(Number(pair[1]), Number(pair[2]))
    rest.text = ''
  }
  // 'mi hija de 4 y mi hijo de 11'
  for (;;) {
    const said = rest.text
    const child = takeMatch(
      rest,
      wholeWordPattern(
        '(hij[oa]s?|nin[oa]s?|sobrin[oa]s?|niet[oa]s?|prim[oa]s?|primit[oa]s?|herman[oa]s?|hermanit[oa]s?|peques?|adolescentes?|varon(?:es|cit[oa])?|hembra|hembrita) (?:(?:autista|adolescente) )?(?:de|con|tiene|tienen|cumple|cumplen) (\\d{1,2})(?! ?(?:(?:y|a|o) (?:de )?\\d|dolares|horas|personas|meses))',
      ),
    )
    if (!child) break
    ages.push(Number(child[2]))
    rest.text = `${said.slice(0, child.index)}${child[1]}${said.slice(child.index + child[0].length)}`
  }
  // 'quiero llevar a mi cipota a ver animales, tiene 7'
  const later =
    family || /(?:^| )(?:nin|hij|sobrin|niet)[oa]?\p{L}* /u.test(rest.text)
      ? takeMatch(rest, wholeWordPattern('(?:y |ella |el )?(?:ya )?tiene (1?\\d)$'))
      : null
  if (later) ages.push(Number(later[1]))
  // The first of several ages that commas separate: 'tres niños de 4', '7 y 10'.
  const eldest = family ? /(?:ninos|ninas|hijos|hijas) de (\d{1,2})$/u.exec(rest.text) : null
  if (eldest) {
    ages.push(Number(eldest[1]))
    rest.text = rest.text.replace(/ de \d{1,2}$/u, '')
  }
  const before = rest.text
  const small = takeMatch(
    rest,
    wholeWordPattern(
      '(ninos?|ninas?|hij[oa]s?|cipotes?|sobrin[oa]s?|niet[oa]s?) (?:de )?(\\d{1,2}) (?:y|a) (\\d{1,2})(?: y (\\d{1,2}))?(?! (?:dolares|horas|personas))',
    ),
  )
  if (small) {
    ages.push(...small.slice(2).filter(Boolean).map(Number))
    rest.text = `${before.slice(0, small.index)}${small[1]}${before.slice(small.index + small[0].length)}`
  }
  // Who is called so is thirteen at least.
  const said = rest.text
  const teens = takeMatch(rest, wholeWordPattern('adolescentes?|quinceaner[oa]s?'))
  // They are counted as children are.
  if (teens)
    rest.text = `${said.slice(0, teens.index)} menores ${said.slice(teens.index + teens[0].length)}`
      .replace(/\s+/g, ' ')
      .trim()
  if (teens && !ages.some((age) => age >= YOUNGEST_TEEN && age < 18)) ages.push(YOUNGEST_TEEN)
  return ages
}

const YOUNGEST_TEEN = 13
/** 'después de 12 años', '20 años sin venir': how long ago something was is nobody's age. */
const SPAN = wholeWordPattern(
  `(?:despues de|luego de|tras|hace|desde hace|durante|(?:ya )?(?:llevo|llevamos|lleva|llevan|van)|en|por)(?: (?:ya|como|casi|mas de|unos|mi|los ultimos|estos))* (?:${NUMBER}) anos(?! de edad)(?: (?:de|sin|que) (?:no )?\\p{L}+)?|(?:tengo |tiene |tenemos |tienen )?(?:${NUMBER}) anos (?:sin|que no (?:l[oa]s? |nos |me |vengo|vuelvo|voy|viene|vuelve)|de no|de vivir|viviendo|fuera|alla|despues|atras)(?: (?:venir|verl[oa]s?|ver|vivir|ir|regresar))?`,
)
/** Elders whose ages stand alone: 'mis papás (72 y 75)'. */
const ELDERS = /^([6-9]\d)(?: (?:y|e|o) (?:la de |el de )?([6-9]\d))$/u

const JOINS =
  /(?:^| )(?:(?:tambien|ademas) (?:va|viene|llevo|llevamos|mi|su|el|la|un|una)|(?:va|viene|llevo|llevamos) tambien|as well|also|too)(?: |$)|^(?:y |pero )?con (?:el|la|su|una?|otr[oa]) |(?:^| )(?:su|la|el|con otr[oa]|her|his|their) (?:herman|prim|amig|brother|sister|cousin|friend)/u
/**
 * The ages of all who go along, when somebody joins those who were named before: 'con la hermana de 8' after a son of 15. A small
 * child must not make the older one forgotten, or the reverse.
 */
export function agesTogether(
  text: string,
  people: readonly { ages: readonly number[] }[],
  before: readonly number[],
): number[] {
  const ages = people.flatMap((person) => person.ages)
  return ages.length > 0 && JOINS.test(text) ? [...new Set([...before, ...ages])] : ages
}
