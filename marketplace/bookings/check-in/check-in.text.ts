import { dateText } from '#marketplace/experiences/availability/availability.text.ts'
import { dayOf, endSentence, timeOfDay } from '#platform/clock.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'
import { MINUTE_MS } from '#platform/units.ts'
import type { Booking } from '../booking.contract.ts'
import type { StartedBy } from '../booking.rules.ts'
import type { AttendanceSource } from './attendance.rules.ts'

/** Texts of the meeting (START-04, START-05, ACC-25, ACC-26). */
export const checkInText = {
  codeEmpty: 'Por favor ingresa un código de confirmación',
  codeWrong: 'Código de confirmación inválido o no encontrado',
  attending: 'Asistencia confirmada',
  arrivalNoted: 'Llegada registrada',
  alreadyStarted: 'La llegada ya estaba registrada',
  attendFailed: 'No se pudo confirmar la asistencia',
} as const

/** Attendance and who reported it, as a host reads it. */
export const attendanceLabel: Record<AttendanceSource, string> = {
  traveler_code: 'Llegó: lo dice el viajero',
  host_code: 'Llegó: lo viste tú',
  host_list: 'Llegó: lo anotaste tú',
  admin: 'Llegó: lo anotó Torogoz',
}

/** 'las 5:00 a. m.', 'la 1:00 p. m.': El Salvador time. */
function hourText(at: string | Date): string {
  const time = timeOfDay(at)
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}

/** 'las 5:00 a. m. del sábado, 14 de marzo'. */
const momentText = (at: string | Date) => `${hourText(at)} del ${dateText(at)}`

type Window = { opensAt: string | Date; closesAt: string | Date }

/** When the code begins to work, or when it stopped (START-11). */
export const hoursText = (refusal: 'CODE_TOO_EARLY' | 'CODE_TOO_LATE', { opensAt, closesAt }: Window): string =>
  refusal === 'CODE_TOO_EARLY'
    ? endSentence(`El código funciona desde ${momentText(opensAt)}`)
    : endSentence(`El código funcionó hasta ${momentText(closesAt)}`)

export const notAcceptedText: Record<StartedBy, string> = {
  traveler: 'Tu anfitrión todavía no acepta la reserva: el código funciona cuando la confirme.',
  host: 'Todavía no aceptas esta reserva: confírmala y el código funcionará.',
}

/** Text beside the traveler's code; null while it is valid, and when there is nothing to start. */
export function codeText({
  codeState,
  codeWindow,
}: Pick<Booking, 'codeState'> & { codeWindow: Window }): string | null {
  if (codeState === 'not-accepted')
    return `Tu anfitrión todavía no acepta la reserva. Si la acepta, el código funciona desde ${momentText(codeWindow.opensAt)}.`
  if (codeState === 'too-early') return hoursText('CODE_TOO_EARLY', codeWindow)
  return codeState === 'too-late' ? hoursText('CODE_TOO_LATE', codeWindow) : null
}

/** Why the traveler's own booking has nothing to start any more; null while it may have (START-08). */
export function closedText({ status, attended }: Pick<Booking, 'status' | 'attended'>): string | null {
  if (status === 'cancelled') return 'Esta reserva está cancelada: no hay nada que iniciar ni que pagar.'
  if (status !== 'completed') return null
  return attended === false
    ? 'Esta reserva se cerró como «No asistió». Si estás ahí, díselo a tu anfitrión y avísanos: lo corregimos.'
    : 'Esta reserva ya está completada.'
}

const meanwhile: Record<StartedBy, string> = { traveler: '; mientras, pídele ayuda a tu anfitrión', host: '' }

/**
 * Until when codes are refused (INV-11), rounded up to the minute, or whoever returns at that time would be refused again.
 * Names the day when it is not today.
 * @param seconds from `now` until then
 */
export function triesText(by: StartedBy, seconds: number, now: Date): string {
  const until = new Date(Math.ceil((now.getTime() + seconds * 1000) / MINUTE_MS) * MINUTE_MS)
  const moment = dayOf(until) === dayOf(now) ? hourText(until) : momentText(until)
  return `Demasiados códigos equivocados. A partir de ${moment} puedes probar de nuevo${meanwhile[by]}.`
}

/** The code belongs to this host, but to another date. */
export const otherDateText = (title: string, startDate: Date) =>
  endSentence(`Ese código es de otra fecha: ${title}, el ${dateText(startDate)} a ${hourText(startDate)}`)

/** Why a code of this host starts nothing. */
export const overText = (status: 'cancelled' | 'completed') =>
  status === 'cancelled' ? 'Esa reserva está cancelada.' : 'Esa reserva ya está cerrada.'

export const checkInRefusals = {
  // One answer for a wrong code, another's booking and one that is over, so that it reveals nothing (START-07, START-08).
  CODE_WRONG: { status: 404, text: checkInText.codeWrong },
  // For the list of a date: another host's code is treated as unknown (INV-31).
  CODE_UNKNOWN: { status: 404, text: 'Ese código no es de ninguna de tus reservas. Revísalo con quien llega.' },
  CODE_OTHER_DATE: { status: 409, text: 'Ese código es de otra fecha.' },
  CODE_OVER: { status: 409, text: 'Esa reserva está cancelada o ya se cerró.' },
  CODE_TRIES: { status: 429, text: 'Demasiados códigos equivocados. Espera antes de probar de nuevo.' },
  // Only whoever has the right code of their own booking gets these.
  CODE_NOT_ACCEPTED: { status: 409, text: notAcceptedText.traveler },
  CODE_TOO_EARLY: { status: 409, text: 'El código funciona desde 3 horas antes del inicio.' },
  CODE_TOO_LATE: { status: 409, text: 'El código funcionó hasta 24 horas después del final.' },
} as const satisfies RefusalTexts
