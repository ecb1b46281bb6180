// Which of one's own reservations a message means: 'la segunda', 'la otra', 'la de Rosa', 'la más cara', 'la última'.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { namedIn, tellingWords } from '../named.rules.ts'
import { containsPhrase, wholeWordPattern } from '../normalize-typing.rules.ts'
import type { OwnBooking } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { readTopics } from '../slots.rules.ts'
import { ownDays, withoutRefused } from './own/own-days.rules.ts'

const ORDINALS = [
  '(?:la|el|lo) (?:primer[oa]|1)|primera|primer reserva',
  '(?:la|el|lo) (?:segund[oa]|2|dos)|segunda',
  '(?:la|el|lo) (?:tercer[oa]|3|tres)|tercera',
  '(?:la|el|lo) (?:cuart[oa]|4|cuatro)|cuarta',
  '(?:la|el|lo) (?:quint[oa]|5|cinco)|quinta',
]
const COMPARED: [phrase: string, better: (a: OwnBooking, b: OwnBooking) => number][] = [
  ['(?:(?:la|el|lo)|cual (?:\\S+ ){0,3})\\s?mas (?:car[oa]|alt[oa])', (a, b) => b.total - a.total],
  ['(?:la|el|lo) mas (?:barat[oa]|economic[oa])', (a, b) => a.total - b.total],
  [
    '(?:la|el|lo|cual) (?:que )?(?:es |viene |va |toca |sigue )?(?:primero|antes|mas pronto|mas cercan[oa])|proxim[oa]',
    (a, b) => a.start.localeCompare(b.start),
  ],
  [
    '(?:la|el|lo) ultim[oa]|la (?:que va )?al final|(?:la|el|lo) (?:de |que (?:es |esta |va |viene |sigue )?)?mas (?:adelante|tarde|lejan[oa])',
    (a, b) => b.start.localeCompare(a.start),
  ],
]
const OTHER =
  'la que sigue|(?:la|el|lo|las|los) (?:otr[oa]s?|demas|siguiente)(?! (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|semana|mes|ano|fin|lado))|otra reserva'
const STILL_OPEN =
  '(?:la|el|lo) (?:que )?(?:(?:todavia |aun )?no (?:me |nos )?(?:esta|ha|han) (?:confirmad\\p{L}+|aceptad\\p{L}+)|(?:esta |sigue )?pendiente|(?:esta |sigue )?sin confirmar)'
const UNCONFIRMED = `${STILL_OPEN}|(?:la|el|lo) (?:que )?falta`
/** 'y después de eso qué sigue': the one after it. */
const AFTER_IT =
  'despues de es[ao](?: (?:que|cual))?(?: (?:sigue|viene|tengo|me toca|hay))?$|(?:que|cual) (?:sigue|viene|tengo|me toca) despues|what (?:is )?(?:next|after that)'
const LAST_TIME = 'ultima vez|la otra vez|vez pasada|ultim[oa] (?:tour|paseo|salida|experiencia) (?:que|a|al) \\p{L}+'
/** 'ya está aceptada' points at nothing. */
const POINTS =
  '(?:es[ao]|(?<!ya |no |aun |como |donde |cuando |todavia )est[ao]|la misma|ell[ao])(?! (?:fin|semana|mes|noche|tarde|ano|dia|pagina|app))'

/** Somebody who has been there. */
const BEEN = 'pague|pagamos|fui|fuimos|hice|hicimos|(?:esa|aquella) vez|cuando (?:fui|fuimos)'
const over = (own: readonly OwnBooking[]) => own.filter(({ live }) => !live)

/** The question without the state by which it says which reservation; the whole of it when nothing else is said. */
export function withoutState(text: string): string {
  const rest = text
    .replace(wholeWordPattern(`(?:de )?(?:${UNCONFIRMED})(?: confirmad\\p{L}+| aceptad\\p{L}+)?`), ' ')
    .trim()
  return rest.split(' ').length > 1 ? rest : text
}

/** Words of a host's name that somebody may say; 'de la' is none. */
const namesOf = (host: string) =>
  foldText(host)
    .split(' ')
    .filter((word) => word.length > 3)

/** The reservation whose host is named: 'lo de Rosa'; null when no or several hosts match. */
function ofHost(text: string, among: readonly OwnBooking[]): OwnBooking | null {
  // 'la zona rosa' is nobody.
  const words = new Set(text.replace(/(?:zona|casa|playa|calle|colonia|barrio) \p{L}+/gu, ' ').split(' '))
  const found = among.filter(({ host }) => namesOf(host).some((name) => words.has(name)))
  const hosts = new Set(found.map(({ host }) => host))
  return hosts.size === 1 && found.length > 0 ? found.toSorted((a, b) => a.start.localeCompare(b.start))[0]! : null
}

/** Words of somebody who speaks of what they have or had. */
const OWNING =
  '(?:mi|mis|aparte|apartamos|reserv\\p{L}+|tengo|tenia|tenemos|teniamos|fui|fuimos|era|fue|me|nos|pague|pagamos|hice|hicimos|lo de|la de|los de|las de|lo del|la del|my|booked|receipt|ticket|voucher|comprobante|recibo)'

/**
 * The one named by its title or its host; those to come before those that are over, which count only when somebody says that
 * they are theirs.
 */
export function namedOwn(message: string, own: readonly OwnBooking[]): OwnBooking | null {
  // 'en Juayúa' is where, not which one, and 'lo de mañana' is no title with a morning in it.
  const text = message
    .replace(/ en \p{L}+$/u, '')
    .replace(/(?<=(?:^| )(?:lo|la|el|reserva|tour) de) manana(?= |$)/u, '')
  const live = own.filter((booking) => booking.live)
  // The same experience may have been reserved twice: the next one to come is meant.
  const once = (among: readonly OwnBooking[]) => [
    ...new Map(
      among.toSorted((a, b) => b.start.localeCompare(a.start)).map((booking) => [booking.experienceId, booking]),
    ).values(),
  ]
  return (
    namedIn(text, once(live), true) ??
    ofHost(text, live) ??
    (containsPhrase(text, OWNING) ? namedIn(text, once(over(own)), true) : null)
  )
}

/** 'el volcán de Izalco' of somebody who has reserved that of Santa Ana: a published one has a word that theirs has not. */
function isOfAnother(text: string, { experienceId, title, city, host }: OwnBooking, { named = [] }: ReadingContext) {
  const published = namedIn(text, named)
  if (!published || published.id === experienceId) return false
  const words = (one: string) => new Set(foldText(one).split(' '))
  const [theirs, own] = [words(published.title), words(`${title} ${city} ${host}`)]
  return tellingWords(text).some((word) => theirs.has(word) && !own.has(word))
}

/** Somebody who speaks of what they have or had reserved, and not of what is offered. */
const AS_RESERVED =
  'mis?|mi[oa]s?|reserv\\p{L}*|apart\\p{L}+|cancel\\p{L}*|anul\\p{L}*|rechaz\\p{L}*|pag(?:ue|amos|ado|aron)|devuel\\p{L}+|reembols\\p{L}+|teni?a\\p{L}*|codigo|boleto|recibo|comprobante|bot(?:aron|o|ado)|quitaron|tumbaron|por que|my|mine|book\\p{L}*|refund\\p{L}*|receipt|ticket'
/** 'lo del volcán, ¿a qué hora toca salir?' of one that was called off, and 'a qué hora es la liberación' of what was just shown. */
function isOfPage(text: string, { live, start, experienceId, id }: OwnBooking, { thread, now }: ReadingContext) {
  if (containsPhrase(text, AS_RESERVED) || thread.booking === id) return false
  const isShown = thread.bookingAspect === null && thread.shown.some((one) => one.id === experienceId)
  return isShown || (!live && start > now.toISOString())
}

/** 'lo de Tazumal de enero' of somebody who has reserved it twice; null when the text names no day of one. */
function ofItsDay(text: string, { experienceId }: OwnBooking, own: readonly OwnBooking[], now: Date) {
  const same = own.filter((booking) => booking.experienceId === experienceId)
  const days = same.length > 1 ? ownDays(text.replace(/(?:^| )(?:hoy|ya)(?= |$)/gu, ' '), { now, own: same }) : null
  if (!days) return null
  return (
    same.find(({ start }) => {
      const day = dayOf(new Date(start))
      return day >= days.from && day <= (days.to ?? days.from)
    }) ?? null
  )
}

/** 'lo del café': the one to come of that kind; null when there are several, or a published one is named. */
function ofKind(text: string, { own = [], named = [] }: ReadingContext): OwnBooking | null {
  if (!containsPhrase(text, '(?:lo|la|mi reserva|mi tour|reserva) del?')) return null
  const rest = { text }
  const { category, words } = readTopics(rest)
  // 'lo del surf' is no other outing to the beach.
  if (words.length > 0) return null
  const same = own.filter((booking) => booking.live && category !== null && booking.category === category)
  return same.length === 1 && namedIn(rest.text, named) === null ? same[0]! : null
}

/** Both of the same experience: 'mis dos reservas de Tazumal', 'las dos del café'. */
const BOTH = '(?:las?|los|mis|tengo|de) (?:dos|2)|ambas|ambos|cada una?'
const FEW_WORDS = 6
/** Where one of several begins: 'lo de las tirolesas y lo de las tortugas'. */
const NEXT_ONE = / (?:y|e|o|u|ni) (?:(?:tambien|a|de|en|para|con) )?(?=(?:lo|la|las|los|el|mi) )/u

/** One of the reservations that a message names one after the other: its words, and the reservation when it is known. */
type OwnPart = { text: string; booking: OwnBooking | null }

/** Each of several reservations that a message names; empty when it names one or none. */
export function ownParts(text: string, context: ReadingContext): OwnPart[] {
  const { own = [], now } = context
  const one = namedOwn(text, own)
  const same = one ? own.filter(({ live, experienceId }) => live && experienceId === one.experienceId) : []
  if (same.length > 1 && containsPhrase(text, BOTH))
    return same.toSorted((a, b) => a.start.localeCompare(b.start)).map((booking) => ({ text, booking }))
  const parts = text.split(NEXT_ONE).map((part): OwnPart | null => {
    const named = namedOwn(part, own) ?? ofKind(part, context)
    if (named) return { text: part, booking: ofItsDay(part, named, own, now) ?? named }
    return containsPhrase(part, '(?:lo|la|las|los|el) (?:de|del) (?:el |la |este )?[\\p{L}\\d]+') &&
      ownDays(part, context)
      ? { text: part, booking: null }
      : null
  })
  const known = parts.filter((part) => part !== null)
  const distinct = new Set(known.map((part) => part.booking?.id ?? part.text))
  return known.length === parts.length && distinct.size > 1 ? known : []
}

/** Those that 'la segunda' counts: the ones shown last, else those to come, soonest first. */
function countedIn({ thread, own = [] }: ReadingContext): OwnBooking[] {
  const shown = thread.bookings.flatMap((id) => own.find((booking) => booking.id === id) ?? [])
  return shown.length > 1 ? shown : own.filter(({ live }) => live).toSorted((a, b) => a.start.localeCompare(b.start))
}

/** Asks something of what there is on a day, which is no day to move to. */
const OF_ITS_DAY =
  '^(?:y |pero )?(?:a )?(?:donde|que hora|que (?:llevo|hay que llevar|me toca)|cuanto (?:pago|es)|con quien|quien|como se llama)(?: \\p{L}+){0,4} (?:el|lo del|la del|este) .*'

/** Whether the last answer was about reservations and not about experiences. */
const talksOfBookings = ({ thread }: ReadingContext) => thread.bookings.length > 0 && thread.bookingAspect !== null

/**
 * The reservation a message refers to.
 * @returns `missing` when it counts further than there are, null when it refers to none
 */
export function ownReference(said: string, context: ReadingContext): OwnBooking | 'missing' | null {
  const text = withoutRefused(said)
  const { thread, own = [], now } = context
  // 'y en el barista' after what was paid for another one that is over.
  const last = own.find(({ id }) => id === thread.booking)
  const alsoOver = last && !last.live && text.split(' ').length <= FEW_WORDS
  const known = namedOwn(text, own) ?? (alsoOver ? namedIn(text, over(own), true) : null)
  const mine = known && isOfPage(text, known, context) ? null : known
  const named = mine && isOfAnother(text, mine, context) ? null : (mine ?? ofKind(text, context))
  // 'mi solicitud de Tazumal' is the one that nobody has answered yet.
  const asked =
    named &&
    containsPhrase(
      text,
      'solicitud|pendiente|sin confirmar|(?:ya|no) (?:me |nos |la |lo )?(?:ha |han )?(?:contest|respond|acept|confirm|aprob)\\p{L}*',
    )
  if (named) {
    const dated = ofItsDay(text, named, own, now)
    if (dated) return dated
  }
  if (named)
    return (asked && own.find(({ experienceId, pending }) => pending && experienceId === named.experienceId)) || named
  // 'esa vez cuánto pagué' of an experience that they have been to.
  const been = over(own).find(({ experienceId }) => experienceId === thread.focus)
  if (been && containsPhrase(text, BEEN)) return been
  const open = own.filter(({ pending }) => pending)
  // 'la que no han confirmado de quién es' of the only one that waits.
  const only = open.length === 1 && containsPhrase(text, STILL_OPEN)
  if (
    !talksOfBookings(context) &&
    !only &&
    !containsPhrase(
      text,
      'ultima vez|ultim[oa] (?:tour|paseo|salida|experiencia) que|reservas?|reservaciones|reservacion|(?:las|lo|los) que (?:tengo|aparte|reserve)|lo mio|mis (?:tours|salidas|viajes)',
    )
  )
    return null
  // 'dónde nos juntamos el domingo' after one of another day.
  const day = containsPhrase(text, OF_ITS_DAY) ? ownDays(text, context) : null
  if (day && last && dayOf(last.start) !== day.from) {
    const there = own.filter(({ live, start }) => live && dayOf(start) === day.from)
    if (there.length === 1) return there[0]!
  }
  if (containsPhrase(text, LAST_TIME))
    return (
      own
        .filter(({ live, start }) => !live && start < now.toISOString())
        .toSorted((a, b) => b.start.localeCompare(a.start))[0] ?? null
    )
  if (last && containsPhrase(text, AFTER_IT)) {
    const later = own.filter(({ live, start }) => live && start > last.start)
    return later.toSorted((a, b) => a.start.localeCompare(b.start))[0] ?? 'missing'
  }
  const counted = countedIn(context)
  for (const [at, words] of ORDINALS.entries())
    if (containsPhrase(text, `(?:${words})(?! (?:vez|edad))`)) return counted[at] ?? 'missing'
  for (const [words, better] of COMPARED)
    if (counted.length > 1 && containsPhrase(text, words)) {
      // 'mi próxima' has not begun; after those that are over it is none of them.
      const isAhead = ({ live, start }: OwnBooking) => live && start > now.toISOString()
      const among = /proxim/u.test(text) ? (counted.some(isAhead) ? counted : own).filter(isAhead) : counted
      return among.toSorted(better)[0] ?? null
    }
  // 'la otra que está pendiente'
  if (containsPhrase(text, OTHER) && containsPhrase(text, 'pendiente|sin confirmar')) {
    const waiting = open.toSorted((a, b) => a.start.localeCompare(b.start))
    const told = thread.booking ?? waiting[0]?.id
    return waiting.find(({ id }) => id !== told) ?? 'missing'
  }
  if (containsPhrase(text, UNCONFIRMED)) return counted.find(({ pending }) => pending) ?? null
  if (containsPhrase(text, OTHER)) {
    const at = counted.findIndex(({ id }) => id === thread.booking)
    const rest = counted.filter(({ id }) => id !== thread.booking)
    // After the last one the first that has not begun is the other.
    const again = rest.find(({ start }) => start > now.toISOString()) ?? rest[0]
    return (at < 0 ? counted[1] : (counted[at + 1] ?? again)) ?? 'missing'
  }
  if (!containsPhrase(text, POINTS)) return null
  // Of several that were shown, the first is the one just spoken of.
  const shown = own.find(({ id }) => id === thread.booking)
  // 'qué llevo a esa' after several were measured: the one that won.
  const won = own.find(({ live, experienceId }) => live && experienceId === thread.focus)
  return shown ?? won ?? own.find(({ id }) => id === thread.bookings[0]) ?? null
}
