// A host's own dates, requests and money in words; in Spanish only, like the host's pages.
import type { HostAspect } from '../nlu/plan.rules.ts'
import type { HostDayOutput, HostEarningsOutput, HostGroup } from '../tools/tool.contract.ts'
import { counted, dollars, peopleText, startText } from './wording.rules.ts'

const groupText = ({ title, start, guests, total, parties }: HostGroup) =>
  `«${title}», ${startText(start)}: ${guests === 0 ? 'nadie todavía' : `${peopleText(guests)} (${parties.map((party) => `${party.name}, ${party.guests}`).join('; ')})`}${total > 0 ? `, por cobrar ${dollars(total)}` : ''}`

const requestText = ({ title, start, name, guests, answerBy }: HostDayOutput['requests'][number]) =>
  `${name}, ${peopleText(guests)} para «${title}», ${startText(start)}; responde antes del ${startText(answerBy)}`

const DAYS = { today: 'hoy', tomorrow: 'mañana', both: 'hoy ni mañana' }

/**
 * @param day the day in question
 * @param later whether another day was asked for, which only the list of reservations has
 */
export function hostDayAnswer(
  aspect: HostAspect,
  day: 'today' | 'tomorrow' | 'both',
  output: HostDayOutput,
  later = false,
): string {
  if (later)
    return `Aquí te cuento hoy y mañana; los demás días están en «Reservas», por fecha.${output.next ? ` Después de mañana, lo siguiente es «${output.next.title}», ${startText(output.next.start)}, ${peopleText(output.next.guests)}.` : ''}`
  const { groups, next, requests, requestCount, unread } = output
  if (aspect === 'unanswered') {
    const chats =
      unread > 0 ? ` Tienes ${counted(unread, 'chat con mensajes sin leer', 'chats con mensajes sin leer')}.` : ''
    return requestCount === 0
      ? `No tienes solicitudes sin responder.${chats}`
      : `Tienes ${counted(requestCount, 'solicitud sin responder', 'solicitudes sin responder')}: ${requests.map(requestText).join('. ')}.${chats}`
  }
  if (groups.length === 0)
    return `No tienes grupos ${DAYS[day]}.${next ? ` El siguiente es «${next.title}», ${startText(next.start)}, ${peopleText(next.guests)}.` : ''}`
  const texts = groups.map(groupText).join('. ')
  if (aspect !== 'collect') return `${texts}.`
  const total = groups.reduce((sum, group) => sum + Math.round(group.total * 100), 0) / 100
  return groups.length === 1
    ? `${texts}.`
    : `${texts}. Son ${groups.length} grupos${total > 0 ? '' : ' sin nada por cobrar'}.`
}

export function hostEarningsAnswer({ month, six, unconfirmed }: HostEarningsOutput): string {
  const open =
    unconfirmed.bookings > 0
      ? ` Te falta confirmar el efectivo de ${counted(unconfirmed.bookings, 'reserva', 'reservas')} (${dollars(unconfirmed.total)}).`
      : ''
  return `Este mes llevas ${dollars(month.total)}; menos la comisión de ${dollars(month.commission)} te quedan ${dollars(month.net)}. En los últimos seis meses: ${dollars(six.total)} en ${counted(six.bookings, 'reserva', 'reservas')}, netos ${dollars(six.net)}.${open}`
}
