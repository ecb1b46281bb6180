// Which row of the intents a message belongs to, given who asks: a host's guests and a traveler's own host are no strangers.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import type { IntentRow } from '../language/intents.text.ts'
import { namedIn } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { knownWords } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { rowFor } from './intents.rules.ts'
import { isNewWish } from './own-question.rules.ts'
import { namedOwn } from './own-reference.rules.ts'

const FOR_HOSTS = new Set<IntentRow['intent']>(['hosting'])
const FOR_TRAVELERS = new Set<IntentRow['intent']>(['bookings', 'favorites', 'own-reviews', 'alerts'])

/** 'la reserva de Tazumal' names an experience and not a person. */
const namesAnOuting = (text: string, { named = [], own = [] }: ReadingContext) =>
  !containsPhrase(text, 'viajer[oa]s|clientes|usuari[oa]s|(?:tod[oa]s|los demas|quienes|las personas) .*que') &&
  containsPhrase(text, 'reservas?|comprobante|boleto|voucher|ticket') &&
  !containsPhrase(text, 'telefono|celular|correo|email|dui|codigos?|contrasena|datos|chat|mensajes') &&
  (namedOwn(text, own) ?? namedIn(text, named)) !== null

/** 'la reserva de Karen': a name that is neither in what they have reserved nor a word of the tables. */
function ofSomebodyElse(text: string, { own = [] }: ReadingContext): boolean {
  const names =
    text.match(/(?<=(?:reserva|reservacion|codigo|boleto) de (?:la |el |los |las |don |dona )?)\p{L}{3,}/gu) ?? []
  const titles = own.map(({ title, city }) => foldText(`${title} ${city}`))
  if (containsPhrase(text, '(?:reserva|codigo|boleto) de (?:mi|un|una|su) \\p{L}+')) return true
  return names.some(
    (name) => name !== 'reserva' && !knownWords.has(name) && !titles.some((title) => title.includes(name.slice(0, 5))),
  )
}

/** Asks how to reach somebody, and for nothing else of theirs. */
const REACHES = 'telefono|celular|numero|whatsapp|whats|correo|email|contacto'
const MANY =
  'tod[oa]s|otr[oa]s?|viajer[oa]s?|clientes?|usuari[oa]s?|sistema|demas|gente|(?:los|las|quienes) que|vienen|van'

/** 'cuánto ganó Nelson': somebody else's money. */
const OF_ANOTHER =
  /cuanto (?:dinero )?(?:gana|gano|saca|saco|hizo|hace|lleva) (?!yo|en|el|este|esta|la|lo|ayer|hoy|con|de|del|por|al|ya|ganad|hasta|cada|mas|aqui|mensual)\p{L}{3,}/u

const OF_KIN = 'de (?:mi|una?) (?:prim|amig|herman|cunad|vecin|jef|suegr|companer)\\p{L}*'
const OWN_GUESTS =
  /^(?:y )?quien(?:es)? (?:me )?(?:va|van|viene|vienen|ira|iran|llega|llegan)(?: (?:a mi \p{L}+|hoy|manana|pasado manana|al \p{L}+|(?:el|este|para el) .*))?$|^(?:y )?(?:quien(?:es)?|cuant[oa]s) (?:me )?(?:ha |han )?(?:reserv|apart)\p{L}+ (?:para|el|este) .*$/u
/** What a host is told of their own rows, though it would be a secret of anybody else. */
const OF_OWN_ROWS: ReadonlySet<string> = new Set(['details', 'made', 'cancelled', 'absent', 'totals', 'next'])
/** 'los de la reserva del viernes vienen de donde' */
const FROM_WHERE =
  '(?:vienen?|son|es|llegan?) de (?:donde|que (?:pais|parte|ciudad))|de (?:donde|que (?:pais|parte|ciudad)) (?:son|es|vienen?|llegan?)|hablan? (?:ingles|espanol|frances)'
const CONTACT_OF_GUEST =
  '(?:telefono|celular|numero|contacto|whatsapp|whats|correo|email) del? (?:la |el |los |las |un |una |ese |esa |mi |mis )?(?:(?:senora?|muchach[oa]|pareja|familia|grupo|cliente|clienta|viajer[oa]|huesped|persona|don|dona|gringo|gringa|chele|chela)s?|quien(?:es)?|que)(?: \\p{L}+){0,2} (?:que |me )*(?:reserv|apart|viene|vienen|llega|pidio|pidieron)\\p{L}*'
const NO_CODE = '(?:perdio|perdieron|olvido|sin|no (?:trae|traen|tiene|tienen|anda|encuentra)) (?:su |el )?codigo'
const COMPLAINS = '(?:me |nos )?quej\\p{L}+|reclam\\p{L}+|denunci\\p{L}+|complain\\p{L}*|complaint'
/** Words of a message that may be mere talk. */
const LONGEST_TALK = 6

/** The row of a message; null when none matches. */
export function intentOf(text: string, { language, typed }: Message, context: ReadingContext): IntentRow | null {
  const { hosting = false, own = [] } = context
  const others = hosting ? FOR_TRAVELERS : FOR_HOSTS
  const english = language === 'en' ? typed : null
  const matched = rowFor(text, others, english)
  const row =
    matched?.intent === 'bookings' && isNewWish(text)
      ? rowFor(text, new Set([...others, 'bookings']), english)
      : matched
  if (hosting && row?.value === 'earnings' && OF_ANOTHER.test(text)) return rowFor('datos de otro', others)
  // 'el código de la reserva de mi prima'
  if (row?.intent === 'bookings' && (row.value === 'code' || row.value === 'voucher') && containsPhrase(text, OF_KIN))
    return rowFor('datos de otro', others)
  // 'lo que aparté para la otra semana, ¿qué ondas?' is no talk.
  if (row?.intent === 'small-talk' && text.split(' ').length > LONGEST_TALK)
    return rowFor(text, new Set([...others, 'small-talk']), english)
  // 'decile que no a la segunda' of a host is about a request, and no message to write.
  if (hosting && row?.intent === 'hands-off') {
    const asked = rowFor(text, new Set([...others, 'hands-off']), english)
    return asked?.value === 'answer' ? asked : row
  }
  // 'un viajero perdió su código' asks what to do, and not for the code.
  if (hosting && row?.intent === 'secret' && containsPhrase(text, `${NO_CODE}|${FROM_WHERE}`)) return null
  // 'el número de la señora que reservó' stands on the page of the date.
  if (hosting && row?.intent === 'secret' && containsPhrase(text, CONTACT_OF_GUEST))
    return rowFor('telefono de los que vienen', new Set([...others, 'secret'])) ?? row
  if (row?.intent !== 'secret') return row
  const mild = rowFor(text, new Set([...others, 'secret']), english)
  // 'I need to complain, the guide was on his phone' asks for nobody's number.
  if (mild?.intent === 'complaint' && containsPhrase(`${text} ${typed}`, COMPLAINS)) return mild
  // 'quién va el sábado' of a host is their own guests.
  if (hosting && OWN_GUESTS.test(text)) return rowFor('quien viene manana', others)
  // 'el teléfono de Andrés' of a host may be that of a guest, which stands on the page of the date.
  if (
    hosting &&
    containsPhrase(
      text,
      '(?:telefono|celular|numero|contacto) del? (?:la senora |(?:el )?senor |don |dona )?(?:\\p{L}+|que (?:viene|vienen|llega|llegan)(?: \\p{L}+)?)$',
    )
  )
    return rowFor('telefono de los que vienen', new Set([...others, 'secret'])) ?? row
  if (hosting) return mild?.intent === 'hosting' && OF_OWN_ROWS.has(mild.value ?? '') ? mild : row
  if (
    namesAnOuting(text, context) ||
    (mild?.intent === 'bookings' &&
      mild.value === 'code' &&
      !containsPhrase(text, 'codigo de confirmacion') &&
      !ofSomebodyElse(text, context))
  )
    return mild
  // The host of a reservation of one's own: how to reach them is told without the number.
  const ofLast =
    context.thread.booking !== null && containsPhrase(text, '(?:el|la|mi|del) (?:guia|anfitrion|anfitriona|senora?)')
  const isOwnHost =
    containsPhrase(text, REACHES) && !containsPhrase(text, MANY) && (ofLast || namedOwn(text, own)?.live === true)
  return isOwnHost ? rowFor('como se llama mi anfitrion', others) : row
}
