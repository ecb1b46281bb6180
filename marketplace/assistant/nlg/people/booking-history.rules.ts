// What a host received, lost and had, in words.
import { dayOf } from '#platform/clock.ts'
import type { HostQuestion } from '../../nlu/people/people-question.rules.ts'
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { HostHistoryOutput } from '../../tools/hosting/host-history.contract.ts'
import { counted, daysText, dayText, listed, peopleText, startText } from '../wording.rules.ts'

type Booking = HostHistoryOutput['bookings'][number]
type Words = readonly [one: string, many: string]
type Both = { es: Words; en: Words }

const STATES: Record<Booking['state'], Both> = {
  pending: { es: ['por responder', 'por responder'], en: ['to be answered', 'to be answered'] },
  confirmed: { es: ['confirmada', 'confirmadas'], en: ['confirmed', 'confirmed'] },
  in_progress: { es: ['en curso', 'en curso'], en: ['in progress', 'in progress'] },
  completed: { es: ['completada', 'completadas'], en: ['completed', 'completed'] },
  cancelled: { es: ['cancelada', 'canceladas'], en: ['cancelled', 'cancelled'] },
}
const ENDED = new Set(['traveler', 'host', 'admin', 'system'])

const countText = (count: number, [one, many]: Words) => counted(count, one, many)
const sum = (counts: HostHistoryOutput['counts'], only: (key: string) => boolean = () => true) =>
  Object.entries(counts).reduce((all, [key, count]) => all + (only(key) ? count : 0), 0)

/** 'del lunes 23 al domingo 29 de noviembre', or nothing where no period was said. */
const periodText = ({ from, to }: HostHistoryOutput, language: Language) =>
  from ? ` ${daysText(from, to, language)}` : ''

const bookingText = ({ name, title, start, guests }: Booking, language: Language) =>
  language === 'es'
    ? `${name}, ${peopleText(guests)} para «${title}», ${startText(start)}`
    : `${name}, ${peopleText(guests, 'en')} for «${title}», ${startText(start, 'en')}`

const moreText = (more: number, language: Language) =>
  more > 0 ? (language === 'es' ? ` Y ${more} más, en «Reservas».` : ` And ${more} more, under «Reservas».`) : ''

function madeAnswer(output: HostHistoryOutput, language: Language): string {
  const es = language === 'es'
  const { bookings, counts } = output
  const all = sum(counts)
  const days = periodText(output, language)
  if (all === 0) return es ? `Nadie te ha reservado${days}.` : `Nobody has booked with you${days}.`
  const cancelled = sum(counts, (key) => ENDED.has(key))
  const states = (Object.keys(STATES) as Booking['state'][]).flatMap((state) => {
    const count = state === 'cancelled' ? cancelled : (counts[state] ?? 0)
    return count > 0 ? [countText(count, STATES[state][language])] : []
  })
  const lines = bookings.map((one) => `${bookingText(one, language)} (${STATES[one.state][language][0]}).`)
  const lead = es
    ? `${all === 1 ? 'Te entró 1 reserva' : `Te entraron ${all} reservas`}${days}: ${listed(states)}.`
    : `${counted(all, 'booking', 'bookings')} came in${days}: ${listed(states, 'en')}.`
  return `${lead} ${lines.join(' ')}${moreText(all - bookings.length, language)}`
}

/** Those that the host ended, and those that nobody answered in time. */
function otherwiseText(counts: HostHistoryOutput['counts'], language: Language): string {
  const es = language === 'es'
  const [host = 0, others] = [counts.host, sum(counts, (key) => key === 'system' || key === 'admin')]
  const parts = [
    ...(host > 0 ? [es ? `tú cancelaste o rechazaste ${host}` : `you cancelled or declined ${host}`] : []),
    ...(others > 0
      ? [
          es
            ? `${others} ${others === 1 ? 'terminó sola, sin respuesta a tiempo' : 'terminaron solas, sin respuesta a tiempo'}`
            : `${others} ended by ${others === 1 ? 'itself' : 'themselves'}, without an answer in time`,
        ]
      : []),
  ]
  return parts.length > 0 ? ` ${es ? 'Aparte' : 'Besides'}, ${parts.join(es ? ', y ' : ', and ')}.` : ''
}

function cancelledAnswer(output: HostHistoryOutput, language: Language): string {
  const es = language === 'es'
  const { bookings, counts } = output
  const days = periodText(output, language)
  const guests = bookings.filter(({ by }) => by === 'traveler')
  const all = counts.traveler ?? 0
  const otherwise = otherwiseText(counts, language)
  if (all === 0)
    return es ? `Ningún viajero te ha cancelado${days}.${otherwise}` : `No traveler has cancelled${days}.${otherwise}`
  const lines = guests.map((one) => {
    const reason = one.reason
      ? `${es ? 'Su motivo' : 'Their reason'}: «${one.reason}».`
      : es
        ? 'No dejó motivo.'
        : 'They left no reason.'
    return `${bookingText(one, language)}. ${reason}`
  })
  const lead = es
    ? `${all === 1 ? 'Te canceló 1 viajero' : `Te cancelaron ${all} viajeros`}${days}.`
    : `${counted(all, 'traveler', 'travelers')} cancelled${days}.`
  return `${lead} ${lines.join(' ')}${moreText(all - guests.length, language)}${otherwise}`
}

function absentAnswer(output: HostHistoryOutput, language: Language): string {
  const es = language === 'es'
  const days = periodText(output, language)
  const all = sum(output.counts)
  if (all === 0)
    return es ? `No tienes a nadie marcado con «No asistió»${days}.` : `You have nobody marked as «No asistió»${days}.`
  const lines = output.bookings.map((one) => `${bookingText(one, language)}.`)
  return es
    ? `No ${all === 1 ? 'llegó 1 reserva' : `llegaron ${all} reservas`}${days}. ${lines.join(' ')}${moreText(all - lines.length, language)}`
    : `${counted(all, 'booking', 'bookings')} did not show up${days}. ${lines.join(' ')}${moreText(all - lines.length, language)}`
}

function totalsAnswer({ totals }: HostHistoryOutput, language: Language): string {
  const es = language === 'es'
  if (!totals?.since) return es ? 'Todavía nadie te ha reservado.' : 'Nobody has booked with you yet.'
  const { all, since, completed, guests, absent, confirmed, pending, byGuests, byHost, byOthers } = totals
  const parts: readonly (readonly [number, Both, string?])[] = [
    [completed, STATES.completed, ` (${peopleText(guests, language)})`],
    [confirmed, STATES.confirmed],
    [pending, STATES.pending],
    [
      byGuests,
      {
        es: ['que canceló el viajero', 'que cancelaron los viajeros'],
        en: ['cancelled by the traveler', 'cancelled by travelers'],
      },
    ],
    [
      byHost,
      {
        es: ['que cancelaste o rechazaste tú', 'que cancelaste o rechazaste tú'],
        en: ['you cancelled or declined', 'you cancelled or declined'],
      },
    ],
    [
      byOthers,
      { es: ['que terminó sola', 'que terminaron solas'], en: ['that ended by itself', 'that ended by themselves'] },
    ],
    [absent, { es: ['que no llegó', 'que no llegaron'], en: ['that did not show up', 'that did not show up'] }],
  ]
  const told = parts.flatMap(([count, words, beside = '']) =>
    count > 0 ? [`${countText(count, words[language])}${beside}`] : [],
  )
  const first = dayOf(since)
  const day = dayText(first, language)
  return es
    ? `Desde tu primera reserva, del ${day} de ${first.slice(0, 4)}, te han hecho ${counted(all, 'reserva', 'reservas')}: ${listed(told)}.`
    : `Since your first booking, of ${day} ${first.slice(0, 4)}, you have had ${counted(all, 'booking', 'bookings')}: ${listed(told, 'en')}.`
}

/** What a host received, lost and had. */
export function historyAnswer({ aspect }: HostQuestion, output: HostHistoryOutput, language: Language): string {
  if (aspect === 'made') return madeAnswer(output, language)
  if (aspect === 'cancelled') return cancelledAnswer(output, language)
  return aspect === 'absent' ? absentAnswer(output, language) : totalsAnswer(output, language)
}
