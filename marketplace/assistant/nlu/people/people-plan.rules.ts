// The plan of a question about a person, decided before anything else is: a name says what a message is about.

import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { patternOf } from '../language/pattern.rules.ts'
import { guestRows, hostProfileRows } from '../language/person/people-asked.text.ts'
import { worstFirst } from '../meaning/review-order.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { nameWords, peopleNamed, unknownName } from './named-people.rules.ts'
import type { HostProfileAspect, Person } from './people-question.rules.ts'

/** Whom a question without a name may be about: 'y ella habla inglés?'; a longer one names its own subject. */
const MOST_WORDS = 9
/** What is asked of a reservation, of a rule or of somebody's money, whoever is named. */
const ELSEWHERE =
  'confirm\\p{L}+|acept\\p{L}+|contest\\p{L}+|respond\\p{L}+|recibo|comprobante|telefono|celular|numero|whatsapp|correo|contacto|direccion|mi reserva|mis reservas|cancel\\p{L}+|codigo|cuanto (?:gana|gano|cobra|cuesta|vale|es)|precio|hora|cuando|donde|llev(?:ar|o)|phone|price|when|where|booking|reservation'

/** How something is done in the portal, whoever it is done for. */
const HOW_TO =
  'como (?:le )?(?:acepto|acepta|rechazo|cancelo|confirmo|cambio|marco|completo|hago para)|how (?:do|can) i'

/** That a request be answered for them. */
const ORDERS =
  '(acepta(le|les|me|la|lo|las|los)?|rechaza(le|la|lo|me)?|confirma(le|la|lo|me)|aprueba(la|lo|le)?|aproba(la|lo|le)?) (la|el|su|a|por|ya) / (dile|decile|digale|contestale|respondele|avisale) (a *)? ... que (no|si|ya|esta)'
const ORDERS_ENGLISH = '(accept|decline|reject|approve) * (request|booking)? / tell * (no|yes)'

type Row<Aspect> = { aspect: Aspect; say: string; unless?: string; english?: string }

const asks = <Aspect>(rows: readonly Row<Aspect>[], text: string, { language, typed }: Message): Aspect[] =>
  rows
    .filter(
      ({ say, unless, english }) =>
        ([text, typed].some((variant) => patternOf(say).test(variant)) && !(unless && patternOf(unless).test(text))) ||
        (language === 'en' && english !== undefined && patternOf(english).test(typed)),
    )
    .map(({ aspect }) => aspect)

/** 'Walter o Nelson': two people who are called differently. */
const isEach = (typed: string, found: readonly Person[]): boolean => {
  const said = new Set(nameWords(typed))
  const names = found.map(({ name }) =>
    foldText(name)
      .split(' ')
      .filter((word) => said.has(word)),
  )
  return found.length > 1 && new Set(names.flat()).size === names.flat().length
}

/** Only a name, and the words before it: 'y el Nelson?'. */
const isBare = (typed: string) =>
  /^(?:y |de |con |what |how |and |about |que tal |la |el |don |dona |nina |senora? )*\p{L}+(?: \p{L}+)?$/u.test(typed)

/** The plan of a question about a host, of whoever is no host; null when it is about nobody. */
function ofHost(text: string, message: Message, { thread, hosts = [], own = [] }: ReadingContext): Plan | null {
  const { typed } = message
  if (containsPhrase(`${text} ${typed}`, ELSEWHERE)) return null
  const called = peopleNamed(typed, hosts)
  // Of two of one name the one whom they know is meant.
  const met = called.filter(({ name }) => own.some(({ host }) => host === name))
  const found = met.length === 1 ? met : called
  const asked = asks<HostProfileAspect>(hostProfileRows, text, message)
  if (found.length === 0 && asked.length > 0 && unknownName(message))
    return { intent: 'host-profile', ids: [], aspects: asked }
  const last = thread.person && typed.split(' ').length <= MOST_WORDS ? thread.person : null
  const ids = found.length > 0 ? found.map(({ id }) => id) : last ? [last.id] : []
  if (ids.length === 0) return null
  const bare = found.length > 0 && isBare(typed) ? (thread.person?.aspect ?? 'about') : null
  // Without a name only what nothing but a person has is about the one before.
  const aspects =
    found.length > 0 || /(?:^| )(?:el|ella|su|sus|he|she|her|his|tiene|habla|ofrece|quej\p{L}+)(?: |$)/u.test(typed)
      ? asked
      : []
  const all = aspects.length > 0 ? aspects : bare ? [bare] : []
  return all.length === 0
    ? null
    : {
        intent: 'host-profile',
        ids,
        aspects: all,
        ...(isEach(typed, found) && { each: true as const }),
        ...worstFirst(text, typed),
      }
}

/** The plan of a host's question about guests of theirs; null when it is about none. */
function ofGuest(text: string, message: Message, { thread, guests = [] }: ReadingContext): Plan | null {
  const { typed } = message
  const found = peopleNamed(typed, guests)
  const before = thread.hosting?.guests
  const last = before && typed.split(' ').length <= MOST_WORDS && nameWords(typed).length < 3 ? before : null
  const names = found.length > 0 ? found.map(({ name }) => name) : (last ?? [])
  if (names.length === 0) return null
  const [of] = asks(guestRows, text, message)
  const alone =
    of &&
    of !== 'all' &&
    /^(?:y )?(?:ya |no )*(?:me |te |nos )?(?:pidio|pago|viene|trae|tiene|confirmo|dejo|escribio|puso|debe|come|did|has|does|is)(?: |$)/u.test(
      typed,
    )
  const pronoun =
    /(?:^| )(?:el|ella|ellos|esas?|es[eo]s?|le|su|viene|tiene|pago|confirmo|he|she|they|him|her)(?: |$)/u.test(typed)
  if (containsPhrase(`${text} ${typed}`, HOW_TO)) return null
  if (found.length === 0 && !(of && pronoun) && !alone) return null
  // 'aceptale a Karla' is an order that nobody but the host carries out.
  if (found.length > 0 && (patternOf(ORDERS).test(typed) || patternOf(ORDERS_ENGLISH).test(typed)))
    return { intent: 'hosting', aspect: 'answer', from: null, to: null, guests: found.map(({ name }) => name) }
  return { intent: 'hosting', aspect: 'guest', from: null, to: null, guests: [...new Set(names)], of: of ?? 'all' }
}

/** The plan of a message about a person; null when it is about nobody that is known. */
export const personPlan = (text: string, message: Message, context: ReadingContext): Plan | null =>
  context.hosting ? ofGuest(text, message, context) : ofHost(text, message, context)
