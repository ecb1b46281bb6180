// A host's dates in words: who comes, which places are left, which days are free.
import type { Language } from '../../nlu/typed-message.rules.ts'
import type { HostDatesOutput, HostDayOutput, HostGroup } from '../../tools/hosting/host-tool.contract.ts'
import { daysText, dayText, listed, peopleText, startText } from '../wording.rules.ts'

/** The next dates with who comes and the places left. */
export function datesAnswer({ dates, from, to }: HostDatesOutput, language: Language): string {
  const es = language === 'es'
  if (dates.length === 0)
    return es
      ? `No tienes fechas ${to ? daysText(from, to) : 'por venir'}. Las abres en el editor de tu experiencia.`
      : `You have no dates ${to ? daysText(from, to, 'en') : 'ahead'}. You open them in the editor of your experience.`
  const lines = dates.map(({ title, start, guests, seats, capacity }) =>
    es
      ? `«${title}», ${startText(start)}: ${peopleText(guests)}, ${seats === 1 ? 'queda' : 'quedan'} ${seats} de ${capacity} cupos`
      : `«${title}», ${startText(start, 'en')}: ${peopleText(guests, 'en')}, ${seats} of ${capacity} places left`,
  )
  return `${es ? 'Tus próximas fechas' : 'Your next dates'}: ${lines.join('; ')}.`
}

/** The days of a period on which nobody has reserved. */
export function freeAnswer({ free, from, to, dates }: HostDatesOutput, language: Language): string {
  const es = language === 'es'
  const days = daysText(from, to, language)
  if (free.length === 0) return es ? `Tienes reservas cada día ${days}.` : `You have reservations every day ${days}.`
  const list = listed(
    free.map((day) => dayText(day, language)),
    language,
  )
  const taken = dates.some(({ guests }) => guests > 0)
  return es
    ? `Sin reservas ${days}: ${list}.${taken ? '' : ' No tienes ninguna esos días.'}`
    : `Without reservations ${days}: ${list}.`
}

/** Which places are left once every request is accepted: those that are left now, because a request holds its own. */
export function acceptingAnswer({ dates }: HostDatesOutput, language: Language): string {
  const es = language === 'es'
  if (dates.length === 0)
    return es
      ? 'No tienes solicitudes sin responder, así que tus cupos libres no cambian.'
      : 'No request waits for your answer, so your free places stay as they are.'
  const lines = dates.map(({ title, start, requested, seats, capacity }) =>
    es
      ? `«${title}», ${startText(start)}: ${peopleText(requested)} por aceptar, y ${seats === 1 ? 'queda' : 'quedan'} ${seats} de ${capacity} cupos`
      : `«${title}», ${startText(start, 'en')}: ${peopleText(requested, 'en')} to accept, and ${seats} of ${capacity} places left`,
  )
  return es
    ? `Si aceptas todo: ${lines.join('; ')}. Una solicitud ya aparta sus cupos mientras la respondes.`
    : `If you accept all: ${lines.join('; ')}. A request holds its places until you answer.`
}

/** The next group, with how many of its people wait to be accepted; nothing when there is none. */
export function nextText(next: HostDayOutput['next'], language: Language): string {
  if (!next) return ''
  const { title, start, guests, requested } = next
  const es = language === 'es'
  const waiting = requested > 0 ? (es ? `, ${requested} por aceptar` : `, ${requested} to accept`) : ''
  return es
    ? ` El siguiente es «${title}», ${startText(start)}, ${peopleText(guests)}${waiting}.`
    : ` The next one is «${title}», ${startText(start, 'en')}, ${peopleText(guests, 'en')}${waiting}.`
}

/** The first group that has not begun, or the nth from it on; null when there is none. */
export function upcomingGroup({ groups, upcoming }: HostDayOutput, nth = 1): HostGroup | null {
  if (!upcoming) return null
  const ahead = groups.filter(({ guests }) => guests > 0)
  const first = ahead.findIndex(({ title, start }) => title === upcoming.title && start === upcoming.start)
  return nth === 1 || first < 0 ? upcoming : (ahead[first + nth - 1] ?? null)
}
