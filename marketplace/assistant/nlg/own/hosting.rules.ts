// A host's own dates, requests and money in words, in the language of the question.
import { DAY_MS } from '#platform/units.ts'
import type { HostQuestion } from '../../nlu/people/people-question.rules.ts'
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { HostHistoryOutput } from '../../tools/hosting/host-history.contract.ts'
import type {
  HostDatesOutput,
  HostDayOutput,
  HostEarningsOutput,
  HostExperiencesOutput,
  HostGroup,
  HostReturningOutput,
  HostReviewsOutput,
} from '../../tools/hosting/host-tool.contract.ts'
import { historyAnswer } from '../people/booking-history.rules.ts'
import { comparedAnswer, shareAheadAnswer } from '../people/host-money.rules.ts'
import { counted, daysText, dayText, dollars, monthsText, peopleText, startText } from '../wording.rules.ts'
import { experiencesAnswer, pricesAnswer, returningAnswer } from './experiences.rules.ts'
import { acceptingAnswer, datesAnswer, freeAnswer, nextText, upcomingGroup } from './host-dates.rules.ts'
import { expectedAnswer } from './host-expected.rules.ts'
import { guestAnswer } from './host-guest.rules.ts'
import { receivedAnswer } from './host-received.rules.ts'
import { answerItYourself, messagesAnswer, unansweredText } from './host-requests.rules.ts'
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

/** What is told of the people of a day besides their names. */
function aboutPeople(aspect: HostQuestion['aspect'], all: HostDayOutput['all'], language: Language): string {
  const es = language === 'es'
  const { guests, unconfirmed, withChildren, wishes, paid, unpaid, fullest } = all
  if (aspect === 'attendance') {
    if (unconfirmed.length === 0) return es ? 'Todos confirmaron que vienen.' : 'All confirmed that they come.'
    const names = unconfirmed.map((party) => `${party.name} (${peopleText(party.guests, language)})`).join(', ')
    return es
      ? `No han confirmado que vienen: ${names}. Los demás sí.`
      : `Have not confirmed that they come: ${names}. The others have.`
  }
  if (aspect === 'busiest') {
    const lines = fullest.map(
      (group) => `${startText(group.start, language)}, ${peopleText(group.guests, language)} («${group.title}»)`,
    )
    return lines.length === 0 ? '' : `${es ? 'Lo más lleno' : 'The fullest'}: ${lines.join('; ')}.`
  }
  if (aspect === 'children') {
    if (withChildren.length === 0)
      return es
        ? `Son ${peopleText(guests)}, y en esas reservas no pusieron niños.`
        : `They are ${peopleText(guests, 'en')}; no children are on those bookings.`
    const children = (count: number) => counted(count, es ? 'niño' : 'child', es ? 'niños' : 'children')
    const names = withChildren.map(({ name, children: count }) => `${name}, ${children(count)}`)
    const kids = withChildren.reduce((sum, { children: count }) => sum + count, 0)
    const party = `${counted(guests - kids, es ? 'adulto' : 'adult', es ? 'adultos' : 'adults')} ${es ? 'y' : 'and'} ${children(kids)}`
    return `${es ? 'Traen niños' : 'Come with children'}: ${names.join('; ')}. ${es ? 'En total' : 'In total'}: ${peopleText(guests, language)} (${party}).`
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

/** Days from which on a period is only told as what is ahead. */
const MANY_DAYS = 31
const isLong = ({ from, to }: HostDayOutput) => (Date.parse(to) - Date.parse(from)) / DAY_MS > MANY_DAYS

/** How many reservations are confirmed, before who it is. */
function confirmedLead(output: HostDayOutput, language: Language): string {
  const es = language === 'es'
  const { from, to, named, all } = output
  const days = named
    ? NAMED[named][language]
    : isLong(output)
      ? es
        ? 'por venir'
        : 'ahead'
      : daysText(from, to, language)
  return es
    ? `Tienes ${counted(all.bookings, 'reserva confirmada', 'reservas confirmadas')} ${days}: ${peopleText(all.guests)} en total.`
    : `You have ${counted(all.bookings, 'confirmed booking', 'confirmed bookings')} ${days}: ${peopleText(all.guests, 'en')} in total.`
}

/** The names of the first group that has not begun, or of one after it. */
function upcomingAnswer(output: HostDayOutput, language: Language, nth?: number): string {
  const es = language === 'es'
  const upcoming = upcomingGroup(output, nth)
  if (nth !== undefined)
    return upcoming
      ? `${es ? 'Después de ese' : 'After that one'}: ${groupText(upcoming, language)}.`
      : es
        ? 'Después de ese no hay otro grupo confirmado.'
        : 'After that one there is no other confirmed group.'
  if (!upcoming)
    return `${es ? 'Todavía no tienes un grupo confirmado por venir.' : 'You have no confirmed group ahead yet.'}${nextText(output.next, language)}`
  return `${es ? 'Tu próximo grupo' : 'Your next group'}: ${groupText(upcoming, language)}.`
}

function dayAnswer(question: HostQuestion, output: HostDayOutput, language: Language): string {
  const { aspect, from } = question
  const es = language === 'es'
  if (aspect === 'unanswered') return unansweredText(output, language)
  if (aspect === 'messages') return messagesAnswer(output, language)
  if (aspect === 'answer') return answerItYourself(question, output, language)
  if (aspect === 'next') return upcomingAnswer(output, language, question.nth)
  if (aspect === 'share-ahead') return shareAheadAnswer(output, language)
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
  if (aspect === 'confirmed')
    return `${confirmedLead(output, language)} ${isLong(output) ? upcomingAnswer(output, language) : `${texts}.`}${open}`
  if (aspect === 'prepare') return `${texts}.${sums} ${about}${open}`
  return about ? `${about} ${texts}.` : `${texts}.${sums}${open}`
}

/** The commission of what was earned in a period. */
const shareText = (when: string, { sum, owed }: HostEarningsOutput, language: Language): string =>
  language === 'es'
    ? `${when}: de ${dollars(sum.total)}, ${dollars(sum.commission)} son la comisión de Torogoz (el ${owed.percent}); a ti te quedan ${dollars(sum.net)}. Se liquida una vez al mes, en «Ganancias».`
    : `${when}: of ${dollars(sum.total)}, ${dollars(sum.commission)} are the commission of Torogoz (${owed.percent}); you keep ${dollars(sum.net)}. It is settled once a month, under «Ganancias».`

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
  if (aspect === 'share') return shareText(when, output, language)
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

/** The answer to a host's question. @param outputs of the tool that belongs to its aspect, one for each guest */
export function hostAnswer(question: HostQuestion, outputs: readonly unknown[], language: Language): string {
  const [output] = outputs
  switch (question.aspect) {
    case 'earnings':
    case 'owed':
    case 'share':
      return earningsAnswer(question, output as HostEarningsOutput, language)
    case 'summary':
      return (['made', 'earnings', 'reviews'] as const)
        .map((aspect, at) => hostAnswer({ ...question, aspect }, [outputs[at]], language))
        .join('\n')
    case 'compared':
      return comparedAnswer(output as HostEarningsOutput, outputs[1] as HostEarningsOutput, language)
    case 'made':
    case 'cancelled':
    case 'absent':
    case 'totals':
      return historyAnswer(question, output as HostHistoryOutput, language)
    case 'expected':
      return expectedAnswer(output as HostEarningsOutput, language)
    case 'dates':
      return datesAnswer(output as HostDatesOutput, language)
    case 'accepting':
      return acceptingAnswer(output as HostDatesOutput, language)
    case 'returning':
      return returningAnswer(output as HostReturningOutput, language)
    case 'guest':
      return outputs.map((one) => guestAnswer(question, one as Parameters<typeof guestAnswer>[1], language)).join('\n')
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
