// Notices about a booking. The mails say the same at length.
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { endSentence, shortDate, timeOfDay } from '#platform/clock.ts'

/**
 * `instant`: confirmed on creation. `accepted`: confirmed by an administrator in the host's place. `absent`: closed as a
 * no-show.
 */
export type BookingEvent = 'requested' | 'instant' | 'confirmed' | 'accepted' | 'cancelled' | 'expired' | 'absent'
type Facts = { title: string; startDate: Date; guests: number; hostName: string; travelerName: string }
export type Notification = { title: string; detail: string; href: string }

const HOST = '/host/reservations'
const TRAVELER = '/profile/reservations'
const when = ({ startDate }: Facts) => `${shortDate(startDate)}, ${timeOfDay(startDate)}`
const detailOf = (facts: Facts) => `${facts.title} · ${when(facts)}`

export const notificationForTraveler: Record<BookingEvent, (facts: Facts) => Notification> = {
  requested: (facts) => ({
    title: 'Tu lugar está apartado',
    detail: `Falta que ${facts.hostName} confirme. ${detailOf(facts)}`,
    href: TRAVELER,
  }),
  instant: (facts) => ({ title: 'Tu reserva quedó confirmada', detail: detailOf(facts), href: TRAVELER }),
  confirmed: (facts) => ({ title: `${facts.hostName} confirmó tu reserva`, detail: detailOf(facts), href: TRAVELER }),
  accepted: (facts) => ({ title: 'Tu reserva quedó confirmada', detail: detailOf(facts), href: TRAVELER }),
  cancelled: (facts) => ({ title: 'Tu reserva quedó cancelada', detail: detailOf(facts), href: TRAVELER }),
  expired: (facts) => ({
    title: 'Tu reserva no fue respondida a tiempo',
    detail: `No tienes nada que pagar. ${detailOf(facts)}`,
    href: TRAVELER,
  }),
  absent: (facts) => ({
    title: 'Tu reserva se cerró como «no asistió»',
    detail: `Si estuviste ahí, escríbenos. ${detailOf(facts)}`,
    href: TRAVELER,
  }),
}

/** An administrator acted in the host's place. @param title makes the title from the traveler's name */
export const doneForHostNotification = (
  facts: Facts,
  title: (traveler: string) => string,
  reason: string,
): Notification => ({
  title: title(facts.travelerName).slice(0, 200),
  detail: `${reason.slice(0, 200)} · ${detailOf(facts)}`,
  href: HOST,
})

/** A correction by an administrator, for both sides. */
export const correctedNotification = (facts: Facts, reason: string, href: string): Notification => ({
  title: 'El equipo de Torogoz corrigió una reserva',
  detail: `${reason.slice(0, 200)} · ${detailOf(facts)}`,
  href,
})

export const notificationForHost: Partial<Record<BookingEvent, (facts: Facts) => Notification>> = {
  requested: (facts) => ({
    title: `${facts.travelerName} quiere reservar`,
    detail: `${peopleText(facts.guests)} · ${detailOf(facts)}`,
    href: `${HOST}?status=pending`,
  }),
  instant: (facts) => ({
    title: `${facts.travelerName} reservó: ya está confirmada`,
    detail: `${peopleText(facts.guests)} · ${detailOf(facts)}`,
    href: `${HOST}?status=confirmed`,
  }),
  accepted: (facts) => ({
    title: `El equipo de Torogoz confirmó por ti la reserva de ${facts.travelerName}`,
    detail: `${peopleText(facts.guests)} · ${detailOf(facts)}`,
    href: `${HOST}?status=confirmed`,
  }),
  cancelled: (facts) => ({
    title: `La reserva de ${facts.travelerName} quedó cancelada`,
    detail: `${peopleText(facts.guests)} · ${detailOf(facts)}`,
    href: HOST,
  }),
  expired: (facts) => ({ title: `La solicitud de ${facts.travelerName} venció`, detail: detailOf(facts), href: HOST }),
}

export const reminderForTraveler = (facts: Facts): Notification => ({
  title: `Mañana: ${facts.title}`,
  detail: `Lleva tu código y el efectivo. ${when(facts)}`,
  href: TRAVELER,
})

export const onTheWayNotification = (facts: Pick<Facts, 'title' | 'startDate' | 'hostName'>): Notification => ({
  title: `${facts.hostName} ya va en camino`.slice(0, 200),
  detail: `${endSentence(`Te espera a las ${timeOfDay(facts.startDate)}`)} ${facts.title}`,
  href: TRAVELER,
})

/** @param path of the page with the other dates @param offered whether there are any */
export const dateCancelledNotification = (
  facts: Facts,
  reason: string,
  path: string,
  offered: boolean,
): Notification => ({
  title: `${facts.hostName} canceló la fecha: ${reason}`.slice(0, 200),
  detail: `${offered ? 'Elige otra fecha con un toque. ' : 'No tienes nada que pagar. '}${detailOf(facts)}`,
  href: path,
})

export const movedNotificationForTraveler = (facts: Facts): Notification => ({
  title: 'Tu reserva pasó a otra fecha',
  detail: `Ya está confirmada. ${detailOf(facts)}`,
  href: TRAVELER,
})

export const movedNotificationForHost = (facts: Facts): Notification => ({
  title: `${facts.travelerName} eligió otra fecha`,
  detail: `${peopleText(facts.guests)} · ${detailOf(facts)}`,
  href: `${HOST}?status=confirmed`,
})

/** @param count bookings of tomorrow */
export const reminderForHost = (count: number): Notification => ({
  title: count === 1 ? 'Mañana recibes una reserva' : `Mañana recibes ${count} reservas`,
  detail: 'Mira quién viene y cuánto cobras.',
  href: `${HOST}?status=confirmed`,
})

export const reviewInvitation = (
  { title, hostName }: Pick<Facts, 'title' | 'hostName'>,
  href: string,
): Notification => ({
  title: `¿Cómo te fue con ${hostName}?`,
  detail: `Cuéntalo en una reseña: ${title}`,
  href,
})
