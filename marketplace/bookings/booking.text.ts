import { pausedText } from '#marketplace/experiences/experience.text.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { Actor, BookingStatus, PaymentStatus } from './booking.rules.ts'

/** BOOK-51. */
export const statusLabel: Record<BookingStatus, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  in_progress: 'En curso',
  completed: 'Completada',
  cancelled: 'Cancelada',
}

/** BOOK-52. */
export const paymentLabel: Record<PaymentStatus, string> = {
  pending: 'Pendiente',
  paid: 'Pagado',
  paid_cash: 'Pagado en efectivo',
}

type BookingState = { status: BookingStatus; paymentStatus: PaymentStatus; attended: boolean | null }

/** The status in a word: somebody who did not come has not "completed" anything. */
export const statusText = ({ status, attended }: Pick<BookingState, 'status' | 'attended'>) =>
  status === 'completed' && attended === false ? 'No asistió' : statusLabel[status]

/** The payment in a word; null when none is due: cancelled, or a no-show. */
export function paymentText({ status, paymentStatus, attended }: BookingState): string | null {
  if (status === 'cancelled' || (attended === false && paymentStatus !== 'paid')) return null
  return paymentStatus === 'paid_cash' ? `${paymentLabel.paid_cash}, por confirmar` : paymentLabel[paymentStatus]
}

/** Who cancelled a booking, as either side reads it. */
export const cancelledByLabel: Record<Actor, string> = {
  traveler: 'Cancelada por el viajero',
  host: 'Cancelada por el anfitrión',
  admin: 'Cancelada por el equipo de Torogoz',
  system: 'Cancelada automáticamente',
}

/** The refusal of one more request (INV-12); the maximum is a setting. */
export const tooManyPending = (pending: number) =>
  `Tienes ${pending === 1 ? '1 reserva' : `${pending} reservas`} esperando respuesta. Cancela una o espera a que te respondan.`

/** The reason stored when a traveler did not confirm in time (docs/decisions/0224). */
export const UNCONFIRMED = 'No confirmaste a tiempo que irías.'

/** The reason stored when the host did not answer (BOOK-56). */
export const UNANSWERED = 'El anfitrión no respondió a tiempo.'
/** How a request ends that was not answered in time (BOOK-56). */
export const EXPIRY = { cancelledBy: 'system', cancelReason: UNANSWERED } as const

export const bookingText = {
  loading: 'Cargando información de reserva...',
  loadFailed: 'Error al cargar la experiencia',
  heading: 'Completa tu reserva',
  policy: 'Cancelación gratuita hasta 24 horas antes de la fecha de inicio.',
  noDates: 'No hay fechas disponibles',
  chooseDate: 'Debes seleccionar una fecha para la experiencia',
  experienceMissing: 'No se pudo cargar la información de la experiencia',
  createFailed: 'Error al crear la reserva',
  created: '¡Reserva creada exitosamente!',
  codeComing: 'Generando...',
  codeMissing: 'PENDING',
  listFailed: 'Error al cargar las reservas',
  listFailedDetail: 'No se pudieron cargar las reservas',
  cancelled: 'Reserva cancelada',
  cancelFailed: 'No se pudo cancelar la reserva',
  updateFailed: 'No se pudo actualizar el estado de la reserva',
} as const

/** BOOK-25, with the number of places a visitor is shown. */
export const onlySpots = (spots: number) => `Solo hay ${spots} cupos disponibles para esta fecha`

export const bookingRefusals = {
  DATE_MISSING: { status: 422, text: 'Debes seleccionar una fecha para realizar la reserva.' },
  DATE_UNAVAILABLE: { status: 409, text: 'La fecha seleccionada no está disponible' },
  NOT_ENOUGH_SPOTS: {
    status: 409,
    text: 'No hay suficientes cupos disponibles para el número de personas solicitado',
  },
  HOST_INVALID: { status: 409, text: 'ID de anfitrión inválido. No se puede procesar la reserva.' },
  HOST_PAUSED: { status: 409, text: pausedText.sentence },
  EXPERIENCE_GONE: { status: 404, text: 'No se pudo cargar la información de la experiencia' },
  NOT_BOOKABLE: { status: 409, text: 'Esta experiencia no se reserva en Torogoz: es informativa.' },
  OWN_EXPERIENCE: { status: 403, text: 'No puedes reservar tu propia experiencia.' },
  ALREADY_BOOKED: { status: 409, text: 'Ya tienes una reserva para esta fecha.' },
  TOO_MANY_PENDING: { status: 409, text: tooManyPending(10) },
  BOOKING_STATE: { status: 409, text: 'La reserva cambió de estado y ya no admite este cambio.' },
  BOOKING_STARTED: { status: 409, text: 'La experiencia ya comenzó: la reserva ya no se puede cancelar.' },
  NOT_STARTED: { status: 409, text: 'La experiencia aún no comienza: todavía no se puede completar.' },
  TRAVELER_CAME: { status: 409, text: 'Ya registraste la llegada de este viajero.' },
  PAYMENT_FINAL: {
    status: 409,
    text: 'Ya pasaron los 10 minutos para deshacerlo. Si es un error, escríbenos y lo corregimos.',
  },
  REASON_MISSING: { status: 422, text: 'Escribe el motivo de la cancelación.' },
} as const satisfies RefusalTexts
