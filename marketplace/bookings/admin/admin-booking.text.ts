import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { AdminBooking, Cancellation, TimelineEvent } from './admin-booking.contract.ts'

/** Somebody else was faster than an administrator who had the reservation open. @param now how it is: 'Confirmada' */
export const changedMeanwhile = (now: string) =>
  `La reserva cambió mientras escribías: ahora dice «${now}». No se cambió nada. Si sigue haciendo falta, envíalo otra vez.`

export const outcomeLabel = {
  paid: 'Asistió y el anfitrión recibió el pago',
  unpaid: 'Asistió; el anfitrión no recibió el pago',
  absent: 'No asistió',
} as const
export type Outcome = keyof typeof outcomeLabel
export const outcomeOf = ({ attended, paymentStatus }: Pick<AdminBooking, 'attended' | 'paymentStatus'>): Outcome =>
  attended === false ? 'absent' : paymentStatus === 'paid' ? 'paid' : 'unpaid'

/** On whose behalf an administrator cancels; both parties read it before the reason. */
export const bookingInputLabel: Record<Cancellation['wish'], string> = {
  traveler: 'A petición del viajero',
  host: 'A petición del anfitrión',
  administration: 'Por la administración',
}

export const cancelReasonOf = ({ wish, reason }: Cancellation) => `${bookingInputLabel[wish]}: ${reason}`

export const timelineEventLabel: Record<TimelineEvent['what'], string> = {
  requested: 'Reserva solicitada',
  confirmed: 'Confirmada',
  attendance: 'El viajero dijo que asistirá',
  written: 'El anfitrión escribió al viajero',
  reminded: 'Se envió el recordatorio',
  started: 'Llegada registrada con el código',
  completed: 'Completada',
  'no-show': 'Completada: no asistió',
  paid: 'Pago en efectivo confirmado',
  'payment-undone': 'El pago confirmado se deshizo',
  cancelled: 'Cancelada',
  chat: 'Se leyó el chat',
  corrected: 'Corregida por la administración',
}

const sourceLabel: Record<NonNullable<AdminBooking['attendedBy']>, string> = {
  traveler_code: 'lo dice el viajero, con su código',
  host_code: 'lo vio el anfitrión, con el código',
  host_list: 'lo anotó el anfitrión',
  admin: 'lo anotó el equipo de Torogoz',
}

export const attendanceFact = ({ attended, attendedBy }: Pick<AdminBooking, 'attended' | 'attendedBy'>) =>
  attendedBy && `${attended ? 'Asistió' : 'No asistió'}: ${sourceLabel[attendedBy]}`

/** What an administrator did for the host, as the host's notice says it. */
export const doneForHost = {
  completed: (traveler: string) => `El equipo de Torogoz cerró la reserva de ${traveler}`,
  'no-show': (traveler: string) => `El equipo de Torogoz anotó que ${traveler} no asistió`,
  paid: (traveler: string) => `El equipo de Torogoz confirmó el pago de ${traveler}`,
} as const

export const adminBookingRefusals = {
  TOO_MANY_ROWS: { status: 422, text: 'Son más de 20,000 reservas: acota las fechas o los filtros para descargarlas.' },
  NOTHING_TO_CORRECT: { status: 409, text: 'La reserva ya está así: no hay nada que corregir.' },
  NO_CHAT: { status: 404, text: 'Esta reserva no tiene chat.' },
} as const satisfies RefusalTexts
