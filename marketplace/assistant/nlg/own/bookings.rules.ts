// A traveler's own reservations in words: only what was asked.

import type { BookingAspect, Plan } from '../../nlu/plan.rules.ts'
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { BookingFound, BookingsOutput } from '../../tools/tool.contract.ts'
import { counted, daysText, dollars, listed, peopleText, startText } from '../wording.rules.ts'
import { commonText } from './alike.rules.ts'
import { cancelledText, cancelText, knownText, noneThenText, statusText } from './cancelling.rules.ts'
import { clashText } from './clash.rules.ts'
import { codeText, hostText } from './code-and-host.rules.ts'
import { spentText, sumText } from './sums.rules.ts'

type Asked = Extract<Plan, { intent: 'bookings' }>

const WHICH: Record<string, [string, string]> = {
  next: ['próxima', 'próximas'],
  upcoming: ['por venir', 'por venir'],
  pending: ['pendiente de confirmar', 'pendientes de confirmar'],
  past: ['completada', 'completadas'],
  cancelled: ['cancelada', 'canceladas'],
  all: ['en total', 'en total'],
}
const overText = { es: ', ya pasó', en: ', over' }
const line = ({ title, start, guests, total, status, isOver }: BookingFound, language: Language) =>
  `«${title}», ${startText(start, language)}, ${peopleText(guests, language)}, ${dollars(total)} (${statusText(status, language)}${isOver ? overText[language] : ''})`

function confirmedText({ title, status, start, answerBy, isOver }: BookingFound, language: Language): string {
  const en = language === 'en'
  const when = startText(start, language)
  if (status === 'Pendiente')
    return en
      ? `«${title}» (${when}) is not confirmed yet: your host has until ${startText(answerBy ?? start, 'en')} to answer.`
      : `«${title}» (${when}) todavía no está confirmada: tu anfitrión tiene hasta el ${startText(answerBy ?? start)} para responder.`
  if (status === 'Confirmada' && isOver)
    return en ? `«${title}» (${when}) was confirmed and is over.` : `«${title}» (${when}) estaba confirmada y ya pasó.`
  if (status === 'Confirmada')
    return en ? `Yes, «${title}» (${when}) is confirmed.` : `Sí, «${title}» (${when}) está confirmada.`
  return en
    ? `«${title}» (${when}) is ${statusText(status, 'en')}.`
    : `«${title}» (${when}) está ${statusText(status, 'es')}.`
}

/** Whether the price is still to be paid; 'pendiente' alone would read as not confirmed. */
const paymentText = ({ isPaid, status, isOver }: Pick<BookingFound, 'isPaid' | 'status' | 'isOver'>) =>
  isPaid
    ? { es: 'ya pagados', en: 'already paid' }
    : status === 'Cancelada'
      ? { es: 'cancelada, no se paga nada', en: 'cancelled, nothing is to be paid' }
      : status === 'Completada' || isOver
        ? { es: 'sin pago anotado', en: 'no payment noted' }
        : { es: 'se pagan al llegar', en: 'to be paid when you meet' }

const aspectTexts: Record<
  Exclude<BookingAspect, 'list' | 'spent' | 'sum' | 'common' | 'clash'>,
  (one: BookingFound, language: Language) => string
> = {
  status: confirmedText,
  cancel: cancelText,
  when: ({ title, start, place }, language) =>
    language === 'en'
      ? `«${title}»: ${startText(start, language)} (El Salvador time)${place && `, at ${place}`}.`
      : `«${title}»: ${startText(start, language)}, hora de El Salvador${place && `, en ${place}`}.`,
  where: ({ title, place }, language) =>
    `${language === 'en' ? `«${title}» starts at` : `«${title}» empieza en`} ${place || (language === 'en' ? 'a place that is not published yet' : 'un lugar que aún no está publicado')}.`,
  price: ({ title, total, guests, price, ...booking }, language) => {
    const each = price === undefined ? '' : `, ${dollars(price)} ${language === 'en' ? 'each' : 'por persona'}`
    return language === 'en'
      ? `«${title}»: ${dollars(total)} in cash for ${peopleText(guests, 'en')}${each} (${paymentText(booking).en}).`
      : `«${title}»: ${dollars(total)} en efectivo por ${peopleText(guests)}${each} (${paymentText(booking).es}).`
  },
  paid: ({ title, total, isPaid, status, isOver }, language) =>
    isPaid
      ? language === 'en'
        ? `«${title}»: ${dollars(total)}, paid.`
        : `«${title}»: ${dollars(total)}, ya está pagada.`
      : status === 'Cancelada'
        ? language === 'en'
          ? `«${title}» is cancelled: nothing is to be paid.`
          : `«${title}» está cancelada: no se paga nada.`
        : isOver
          ? language === 'en'
            ? `«${title}» is over, and no payment of its ${dollars(total)} is noted; if you paid, ask your host to note it.`
            : `«${title}» ya pasó y no tiene anotado el pago de ${dollars(total)}; si lo pagaste, pídele a tu anfitrión que lo anote.`
          : language === 'en'
            ? `«${title}»: not paid yet. You pay ${dollars(total)} in cash when you meet your host.`
            : `«${title}»: aún no está pagada. Se pagan ${dollars(total)} en efectivo al encontrarte con tu anfitrión.`,
  guests: ({ title, guests, children }, language) =>
    language === 'en'
      ? `«${title}» is booked for ${peopleText(guests, 'en')}${children > 0 ? `, ${counted(children, 'of them a child', 'of them children')}` : ''}.`
      : `«${title}» está reservada para ${peopleText(guests)}${children > 0 ? `, entre ellas ${counted(children, 'niño', 'niños')}` : ''}.`,
  ends: ({ title, start, end }, language) =>
    end === null
      ? language === 'en'
        ? `«${title}» starts ${startText(start, 'en')}; when it ends is not published. Ask your host in the chat of your booking.`
        : `«${title}» empieza ${startText(start)}; a qué hora termina no está publicado: pregúntale por el chat de tu reserva.`
      : language === 'en'
        ? `«${title}» starts ${startText(start, 'en')} and ends around ${startText(end, 'en')}.`
        : `«${title}» empieza ${startText(start)} y termina alrededor de ${startText(end)}.`,
  until: ({ title, start, days, status }, language) => {
    const left =
      status === 'En curso'
        ? { es: 'ya empezó', en: 'it has begun' }
        : days < 0
          ? { es: 'ya pasó', en: 'it is over' }
          : days === 0
            ? { es: 'es hoy', en: 'it is today' }
            : days === 1
              ? { es: 'es mañana', en: 'it is tomorrow' }
              : { es: `faltan ${days} días`, en: `${days} days are left` }
    return `«${title}»: ${left[language]} (${startText(start, language)}).`
  },
  code: codeText,
  bring: ({ title, bring }, language) =>
    bring.length > 0
      ? `${language === 'en' ? `For «${title}» bring` : `Para «${title}» lleva`}: ${listed(bring, language)}.`
      : language === 'en'
        ? `«${title}» asks to bring nothing special.`
        : `«${title}» no pide llevar nada en especial.`,
  host: hostText,
  reason: cancelledText,
  voucher: ({ title }, language) =>
    language === 'en'
      ? `The ticket of «${title}» is in «Mis reservas», under «Ver comprobante»; you can print it, and it opens without internet once you have seen it.`
      : `El boleto de «${title}» está en «Mis reservas», en «Ver comprobante»; puedes imprimirlo, y se abre sin internet una vez que lo viste.`,
}

const NONE = {
  es: 'No tienes reservas por venir. Dime qué te gustaría hacer y te busco algo con cupo.',
  en: 'You have no upcoming bookings. Tell me what you would like to do and I will look for something.',
}

const hasBeen = ({ isOver, status }: BookingFound) => isOver || status === 'Completada'

/** How many reservations are described when the question does not single one out. */
const MAX_LISTED = 3

/** The rule behind a question that is asked of all of them. */
const RULES: Partial<Record<BookingAspect, { es: string; en: string }>> = {
  cancel: {
    es: 'Cancelar es gratis hasta un día antes; después también puedes, sin cobro, hasta que empiece. ',
    en: 'Cancelling is free until a day before; later you still can, without a charge, until it begins. ',
  },
  status: {
    es: 'Cada anfitrión tiene dos días para responder, o hasta que empiece si es antes. ',
    en: 'Each host has two days to answer, or until it begins if that is sooner. ',
  },
}

/** Told first: of whether they are confirmed those that are not, and of cancelling those that can be. */
const FIRST: Partial<Record<BookingAspect, (one: BookingFound) => boolean>> = {
  status: ({ status }) => status === 'Pendiente',
  cancel: ({ cancellation }) => cancellation !== null,
}
const inOrder = (aspect: BookingAspect, bookings: readonly BookingFound[]): BookingFound[] => {
  const first = FIRST[aspect]
  return first ? bookings.toSorted((a, b) => Number(first(b)) - Number(first(a))) : [...bookings]
}

/** How many were not described, and where they are. */
function leftText(left: number, more: boolean, language: Language): string {
  if (left <= 0) return ''
  return language === 'en'
    ? ` There are ${more ? 'more than ' : ''}${left} more; all are in «Mis reservas».`
    : ` Tienes ${more ? 'más de ' : ''}${left} más; todas están en «Mis reservas».`
}

/** Nothing is there on those days, and nothing to come could be told instead. */
function noneOn({ from, to }: { from: string; to: string | null }, which: string, language: Language): string {
  const isOfState = which === 'past' || which === 'cancelled'
  if (language === 'en')
    return `You have no ${isOfState ? `${which === 'past' ? 'completed' : which} ` : ''}booking ${daysText(from, to, 'en')}.`
  return `No tienes reservas ${isOfState ? `${WHICH[which]![1]} ` : ''}${daysText(from, to)}.`
}

export function bookingsAnswer(plan: Asked, found: BookingsOutput, language: Language): string {
  const { bookings, more, which, others, due } = found
  const en = language === 'en'
  if (plan.aspect === 'spent') return spentText(plan, found, language)
  if (plan.aspect === 'sum') return sumText(plan, found, language) ?? NONE[language]
  if (bookings.length === 0 && others && plan.from) return noneOn({ from: plan.from, to: plan.to }, which, language)
  if (bookings.length === 0) {
    const live = which === 'all' || which === 'next' || which === 'upcoming'
    return live
      ? NONE[language]
      : en
        ? 'You have no bookings like that.'
        : `No tienes reservas ${(WHICH[which] ?? WHICH.upcoming!)[1]}.`
  }
  if (plan.aspect === 'common' && bookings.length > 1) return commonText(bookings, more, language)
  if (plan.aspect === 'clash') return clashText(bookings, more, language)
  if (plan.none) return noneThenText(plan.none, bookings, language)
  if (others && !plan.from) {
    const known = knownText(bookings, language)
    const rule = RULES[plan.aspect]?.[language] ?? ''
    return en
      ? `${rule}I see no booking of that name. ${which === 'past' ? 'Those you have completed are' : 'Yours are'} ${known}. Which one do you mean?`
      : `${rule}No veo una reserva con ese nombre. ${which === 'past' ? 'Las que has completado son' : 'Las tuyas son'} ${known}. ¿Cuál dices?`
  }
  const missing = others
    ? en
      ? `You have no booking ${daysText(plan.from!, plan.to, 'en')}. `
      : `No tienes reservas ${daysText(plan.from!, plan.to)}. `
    : ''
  // Nothing matches: the next reservation that has not begun is more useful than the one in progress.
  const next = bookings.find(({ status }) => status !== 'En curso') ?? bookings[0]!
  // Nothing was said of which one: the next one is told, and any other may be asked for.
  const other =
    which === 'next' && plan.id === null && !others && (due?.count ?? 0) > 1
      ? en
        ? ' If you mean another booking, tell me which one.'
        : ' Si preguntas por otra reserva, dime cuál.'
      : ''
  const rule = plan.id === null && plan.from === null && plan.words.length === 0 && bookings.length > 1
  if (plan.aspect !== 'list' && plan.aspect !== 'common')
    return (
      missing +
      (rule ? (RULES[plan.aspect]?.[language] ?? '') : '') +
      (others ? (en ? 'The next one: ' : 'La próxima: ') : '') +
      (others ? [next] : inOrder(plan.aspect, bookings).slice(0, MAX_LISTED))
        .map((booking) => aspectTexts[plan.aspect as 'status'](booking, language))
        .join(' ') +
      (others ? '' : leftText(bookings.length - MAX_LISTED, more, language)) +
      other
    )
  if (plan.id && bookings.length === 1) return `${line(bookings[0]!, language)}.`
  const lines = bookings.map((booking) => line(booking, language)).join('; ')
  // Asked for by its day or its name; nothing of it is to come.
  if ((which === 'upcoming' || which === 'next') && bookings.every(hasBeen))
    return `${en ? 'What you had' : 'Lo que tenías'}: ${lines}.`
  if (en)
    return `${missing}${which === 'next' ? 'Your next booking is' : `You have ${more ? 'more than ' : ''}${counted(bookings.length, 'booking', 'bookings')}`}: ${lines}.`
  const [singular, plural] = WHICH[which] ?? WHICH.upcoming!
  const head =
    which === 'next' || others
      ? `Tu próxima reserva${which === 'pending' ? ' pendiente' : ''} es`
      : `Tienes ${more ? 'más de ' : ''}${counted(bookings.length, `reserva ${singular}`, `reservas ${plural}`)}`
  return `${missing}${head}: ${others ? line(next, language) : lines}.`
}
