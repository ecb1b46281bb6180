// A host's own dates, requests and money in words, in the language of the question.
import type { GuestAspect, HostQuestion } from '../../nlu/people/people-question.rules.ts'
import type { Language } from '../../nlu/typed-message.rules.ts'
import type {
  HostDatesOutput,
  HostDayOutput,
  HostEarningsOutput,
  HostExperiencesOutput,
  HostGroup,
  HostGuestOutput,
  HostReturningOutput,
  HostReviewsOutput,
} from '../../tools/hosting/host-tool.contract.ts'
import { counted, daysText, dayText, dollars, monthsText, peopleText, startText } from '../wording.rules.ts'
import { experiencesAnswer, pricesAnswer, returningAnswer } from './experiences.rules.ts'
import { acceptingAnswer, datesAnswer, freeAnswer, nextText } from './host-dates.rules.ts'
import { expectedAnswer } from './host-expected.rules.ts'
import { receivedAnswer } from './host-received.rules.ts'
import { receivedReviewsAnswer } from './received-reviews.rules.ts'

const NAMED = { today: { es: 'hoy', en: 'today' }, tomorrow: { es: 'mañana', en: 'tomorrow' } }
const nobody = { es: 'nadie todavía', en: 'nobody yet' }

/** What a reservation pays: ': $28', and whether that is done. */
const dueText = ({ total, paid }: HostGroup['parties'][number], language: Language) =>
  `: ${dollars(total)}${paid ? (language === 'es' ? ', ya pagados' : ', already paid') : ''}`

function groupText(
  { title, start, guests, total, parties, more }: HostGroup,
  language: Language,
  each = false,
): string {
  const others = language === 'es' ? counted(more, 'reserva más', 'reservas más') : `${more} more`
  const names = [
    ...parties.map((party) => `${party.name}, ${party.guests}${each ? dueText(party, language) : ''}`),
    ...(more > 0 ? [others] : []),
  ].join('; ')
  const cash = total > 0 ? `, ${language === 'es' ? 'por cobrar' : 'to collect'} ${dollars(total)}` : ''
  return `«${title}», ${startText(start, language)}: ${guests === 0 ? nobody[language] : `${peopleText(guests, language)} (${names})`}${cash}`
}

const requestText = (
  { title, start, name, guests, answerBy }: HostDayOutput['requests'][number],
  language: Language,
): string =>
  language === 'es'
    ? `${name}, ${peopleText(guests)} para «${title}», ${startText(start)}; responde antes del ${startText(answerBy)}`
    : `${name}, ${peopleText(guests, 'en')} for «${title}», ${startText(start, 'en')}; answer before ${startText(answerBy, 'en')}`

function unansweredText({ requests, requestCount, unread, questions }: HostDayOutput, language: Language): string {
  const es = language === 'es'
  const asked =
    questions === 0
      ? ''
      : es
        ? ` En «Preguntas» ${questions === 1 ? 'espera 1 pregunta' : `esperan ${questions} preguntas`} de quienes aún no reservan.`
        : ` Under «Preguntas» ${questions === 1 ? '1 question waits' : `${questions} questions wait`} of people who have not booked.`
  const chats =
    unread === 0
      ? ''
      : es
        ? ` Tienes ${counted(unread, 'chat con mensajes sin leer', 'chats con mensajes sin leer')}.`
        : ` You have ${counted(unread, 'chat with unread messages', 'chats with unread messages')}.`
  const list = requests.map((request) => requestText(request, language)).join('. ')
  if (requestCount === 0)
    return (
      (es ? 'No tienes solicitudes sin responder.' : 'No request waits for your answer.') +
      (chats + asked ||
        (es ? ' Tampoco hay preguntas ni mensajes sin leer.' : ' There are no questions or unread messages, either.'))
    )
  return es
    ? `Tienes ${counted(requestCount, 'solicitud sin responder', 'solicitudes sin responder')}: ${list}.${chats}${asked}`
    : `${counted(requestCount, 'request waits', 'requests wait')} for your answer: ${list}.${chats}${asked}`
}

/** What is told of the people of a day besides their names. */
function aboutPeople(aspect: HostQuestion['aspect'], all: HostDayOutput['all'], language: Language): string {
  const es = language === 'es'
  const { unconfirmed, withChildren, wishes, paid, unpaid, fullest } = all
  if (aspect === 'attendance') {
    if (unconfirmed.length === 0) return es ? 'Todos confirmaron que vienen.' : 'All confirmed that they come.'
    const names = unconfirmed.map(({ name, guests }) => `${name} (${peopleText(guests, language)})`).join(', ')
    return es
      ? `No han confirmado que vienen: ${names}. Los demás sí.`
      : `Have not confirmed that they come: ${names}. The others have.`
  }
  if (aspect === 'busiest') {
    const lines = fullest.map(
      ({ title, start, guests }) => `${startText(start, language)}, ${peopleText(guests, language)} («${title}»)`,
    )
    return lines.length === 0 ? '' : `${es ? 'Lo más lleno' : 'The fullest'}: ${lines.join('; ')}.`
  }
  if (aspect === 'children') {
    if (withChildren.length === 0)
      return es ? 'En esas reservas no pusieron niños.' : 'No children are on those bookings.'
    const names = withChildren.map(
      ({ name, children: count }) => `${name}, ${counted(count, es ? 'niño' : 'child', es ? 'niños' : 'children')}`,
    )
    return `${es ? 'Traen niños' : 'Come with children'}: ${names.join('; ')}.`
  }
  if (aspect === 'paid') {
    const names = (list: { name: string; total: number }[]) =>
      list.map(({ name, total }) => `${name} (${dollars(total)})`).join(', ')
    if (paid.length === 0) return es ? 'Todavía no ha pagado nadie.' : 'Nobody has paid yet.'
    if (unpaid.length === 0) return es ? 'Ya pagaron todos.' : 'Everybody has paid.'
    return es
      ? `Ya pagaron: ${names(paid)}. Faltan: ${names(unpaid)}.`
      : `Have paid: ${names(paid)}. Still to pay: ${names(unpaid)}.`
  }
  if (aspect === 'prepare')
    return [
      withChildren.length > 0 ? aboutPeople('children', all, language) : '',
      aboutPeople('details', all, language),
    ]
      .filter(Boolean)
      .join(' ')
  if (aspect !== 'details') return ''
  return es
    ? `${wishes.length > 0 ? `Con petición especial: ${[...new Set(wishes)].join(', ')}` : 'Nadie escribió peticiones especiales'}. Peticiones y teléfonos están en la página de la fecha, en «Reservas»; yo aquí no los escribo.`
    : `${wishes.length > 0 ? `With a special request: ${[...new Set(wishes)].join(', ')}` : 'Nobody wrote special requests'}. Requests and telephone numbers are on the page of the date, under «Reservas»; I do not write them here.`
}

function dayAnswer({ aspect, from }: HostQuestion, output: HostDayOutput, language: Language): string {
  const es = language === 'es'
  if (aspect === 'unanswered') return unansweredText(output, language)
  if (aspect === 'received') return receivedAnswer(output, language)
  if (aspect === 'replies') {
    const unconfirmed = output.groups.length > 0 ? `${aboutPeople('attendance', output.all, language)} ` : ''
    return `${unconfirmed}${unansweredText(output, language)}`
  }
  if (aspect === 'overview')
    return `${dayAnswer({ aspect: 'coming', from, to: output.to }, output, language)}\n${unansweredText(output, language)}`
  const { groups, all, next } = output
  const days = output.named
    ? NAMED[output.named][language]
    : from
      ? daysText(output.from, output.to, language)
      : es
        ? 'hoy ni mañana'
        : 'today or tomorrow'
  if (groups.length === 0)
    return `${es ? 'No tienes grupos' : 'You have no groups'} ${days}.${nextText(next, language)}`
  const { guests, total, unanswered } = all
  const hidden = all.groups - groups.length
  const texts = [
    ...groups.map((group) => groupText(group, language, aspect === 'each')),
    ...(hidden > 0 ? [es ? `Y ${counted(hidden, 'grupo más', 'grupos más')}` : `And ${hidden} more`] : []),
  ].join('. ')
  const sums =
    all.groups === 1
      ? ''
      : es
        ? ` En total: ${peopleText(guests)}${total > 0 ? `, ${dollars(total)} por cobrar` : aspect === 'collect' ? ', nada por cobrar' : ''}.`
        : ` In total: ${peopleText(guests, 'en')}${total > 0 ? `, ${dollars(total)} to collect` : aspect === 'collect' ? ', nothing to collect' : ''}.`
  const about = aboutPeople(aspect, all, language)
  const open =
    unanswered > 0
      ? es
        ? ` Aparte, ${counted(unanswered, 'persona espera', 'personas esperan')} tu respuesta.`
        : ` Besides, ${counted(unanswered, 'person waits', 'people wait')} for your answer.`
      : ''
  if (aspect === 'prepare') return `${texts}.${sums} ${about}${open}`
  return about ? `${about} ${texts}.` : `${texts}.${sums}${open}`
}

function earningsAnswer({ aspect, from }: HostQuestion, output: HostEarningsOutput, language: Language): string {
  const es = language === 'es'
  const { sum, six, unconfirmed, owed } = output
  if (aspect === 'owed') {
    if (owed.total <= 0)
      return es
        ? `No debes comisión ahora. Es el ${owed.percent} de lo completado y se liquida una vez al mes; tu estado de cuenta está en tu panel, en «Ganancias».`
        : `You owe no commission now. It is ${owed.percent} of what was completed, settled once a month; your statement is on your dashboard, under «Ganancias».`
    const due = owed.dueOn
      ? es
        ? ` El último estado de cuenta vence el ${dayText(owed.dueOn)}.`
        : ` The last statement is due on ${dayText(owed.dueOn, 'en')}.`
      : ''
    const late =
      owed.late > 0
        ? es
          ? ` De eso, ${dollars(owed.late)} ya está vencido.`
          : ` Of that, ${dollars(owed.late)} is late.`
        : ''
    return es
      ? `A Torogoz le debes ${dollars(owed.total)} de comisión (el ${owed.percent} de lo completado).${late}${due} El detalle está en tu panel, en «Ganancias».`
      : `You owe Torogoz ${dollars(owed.total)} of commission (${owed.percent} of what was completed).${late}${due} The details are on your dashboard, under «Ganancias».`
  }
  const when = from ? monthsText(output.from, output.to, language) : es ? 'Este mes' : 'This month'
  const open =
    unconfirmed.bookings > 0
      ? es
        ? ` Te falta confirmar el efectivo de ${counted(unconfirmed.bookings, 'reserva', 'reservas')} (${dollars(unconfirmed.total)}).`
        : ` You have yet to confirm the cash of ${counted(unconfirmed.bookings, 'booking', 'bookings')} (${dollars(unconfirmed.total)}).`
      : ''
  return es
    ? `${when}${from ? ':' : ' llevas'} ${dollars(sum.total)} en ${counted(sum.bookings, 'reserva', 'reservas')}; menos la comisión de ${dollars(sum.commission)} te quedan ${dollars(sum.net)}. En los últimos seis meses: ${dollars(six.total)} en ${counted(six.bookings, 'reserva', 'reservas')}, netos ${dollars(six.net)}.${open}`
    : `${when}${from ? ':' : ' you have'} ${dollars(sum.total)} in ${counted(sum.bookings, 'booking', 'bookings')}; less the commission of ${dollars(sum.commission)} you keep ${dollars(sum.net)}. In the last six months: ${dollars(six.total)} in ${counted(six.bookings, 'booking', 'bookings')}, net ${dollars(six.net)}.${open}`
}

const STATES = {
  pending: { es: 'espera tu respuesta', en: 'waits for your answer' },
  confirmed: { es: 'confirmada', en: 'confirmed' },
  in_progress: { es: 'en curso', en: 'in progress' },
  completed: { es: 'completada', en: 'completed' },
  absent: { es: 'no asistió', en: 'did not come' },
}

type Told = { es: string; en: string }

/** What is said first of a guest: the answer to what was asked. */
function guestLead(of: Exclude<GuestAspect, 'all'>, name: string, bookings: HostGuestOutput['bookings']): Told {
  const every = (holds: (booking: HostGuestOutput['bookings'][number]) => boolean) => bookings.every(holds)
  switch (of) {
    case 'paid':
      if (every(({ paid }) => paid)) return { es: `${name} ya pagó.`, en: `${name} has paid.` }
      return every(({ paid }) => !paid)
        ? { es: `${name} todavía no ha pagado.`, en: `${name} has not paid yet.` }
        : { es: `${name}:`, en: `${name}:` }
    case 'attendance':
      if (every(({ state }) => state === 'pending'))
        return { es: `${name} espera que aceptes su solicitud.`, en: `${name} waits for you to accept the request.` }
      if (every(({ attending, state }) => attending || state === 'pending'))
        return { es: `${name} ya confirmó que viene.`, en: `${name} has confirmed that they come.` }
      // Of several groups each line says it.
      return every(({ attending }) => !attending)
        ? { es: `${name} no ha confirmado que viene.`, en: `${name} has not confirmed that they come.` }
        : { es: `${name} lo ha confirmado solo de algunas:`, en: `${name} has confirmed only some of them:` }
    case 'wishes':
      return every(({ wish }) => !wish)
        ? { es: `${name} no escribió peticiones especiales.`, en: `${name} wrote no special request.` }
        : {
            es: `${name} escribió una petición especial: la lees en la página de la fecha, en «Reservas».`,
            en: `${name} wrote a special request: it is on the page of the date, under «Reservas».`,
          }
    case 'contact':
      return {
        es: `El teléfono de ${name}, si lo dio, está en la página de la fecha, en «Reservas», y ahí mismo le escribes por el chat.`,
        en: `The telephone number of ${name}, if given, is on the page of the date, under «Reservas», with the chat.`,
      }
  }
}

function guestAnswer({ of }: HostQuestion, { name, bookings }: HostGuestOutput, language: Language): string {
  const es = language === 'es'
  const lines = bookings.map(({ title, start, guests, children, total, state, paid, wish, attending }) =>
    [
      `«${title}», ${startText(start, language)}: ${peopleText(guests, language)}`,
      children > 0 &&
        (es ? `de ellas ${counted(children, 'niño', 'niños')}` : `of them ${counted(children, 'child', 'children')}`),
      STATES[state][language],
      state === 'confirmed' && attending && (es ? 'ya dijo que viene' : 'said that they come'),
      paid
        ? es
          ? `ya pagó ${dollars(total)}`
          : `paid ${dollars(total)}`
        : es
          ? `${dollars(total)} por cobrar`
          : `${dollars(total)} to collect`,
      wish && (es ? 'con petición especial' : 'with a special request'),
    ]
      .filter(Boolean)
      .join(', '),
  )
  const lead = of && of !== 'all' ? guestLead(of, name, bookings)[language] : `${name}:`
  return `${lead} ${lines.join('; ')}.`
}

/** The answer to a host's question. @param outputs of the tool that belongs to its aspect, one for each guest */
export function hostAnswer(question: HostQuestion, outputs: readonly unknown[], language: Language): string {
  const [output] = outputs
  switch (question.aspect) {
    case 'earnings':
    case 'owed':
      return earningsAnswer(question, output as HostEarningsOutput, language)
    case 'expected':
      return expectedAnswer(output as HostEarningsOutput, language)
    case 'dates':
      return datesAnswer(output as HostDatesOutput, language)
    case 'accepting':
      return acceptingAnswer(output as HostDatesOutput, language)
    case 'returning':
      return returningAnswer(output as HostReturningOutput, language)
    case 'guest':
      return outputs.map((one) => guestAnswer(question, one as HostGuestOutput, language)).join('\n')
    case 'experiences':
      return experiencesAnswer(output as HostExperiencesOutput, language)
    case 'prices':
      return pricesAnswer(output as HostExperiencesOutput, language)
    case 'free':
      return freeAnswer(output as HostDatesOutput, language)
    case 'reviews':
      return receivedReviewsAnswer(question, output as HostReviewsOutput, language)
    default:
      return dayAnswer(question, output as HostDayOutput, language)
  }
}
