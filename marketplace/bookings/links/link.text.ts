import { shortDate, timeOfDay } from '#platform/clock.ts'
import type { HostAct, LinkState } from './link.rules.ts'

export const momentText = (instant: Date) => `${shortDate(instant)}, ${timeOfDay(instant)}`

type PageText = { heading: string; text: string }

/** Forged, truncated or revoked: the text does not reveal which. */
export const UNKNOWN_LINK: PageText = {
  heading: 'Este enlace no sirve',
  text: 'Quizá está incompleto, o dejó de servir porque cambió tu contraseña. Entra a tu portal: ahí está todo.',
}

/** Shown to programs that generate previews. */
export const LINK_PREVIEW_PAGE: PageText = {
  heading: 'Un mensaje de Torogoz',
  text: 'Ábrelo en tu teléfono para leerlo.',
}

/** Why a link does not work now. For `settled` the text depends on the booking's state. */
export const notNow: Record<HostAct, Partial<Record<LinkState, PageText>>> = {
  answer: {
    late: {
      heading: 'La solicitud venció',
      text: 'Pasó el tiempo para responderla. Los cupos vuelven a estar libres.',
    },
  },
  'on-the-way': {
    early: { heading: 'Todavía es temprano', text: 'Este enlace sirve desde 6 horas antes del encuentro.' },
    late: { heading: 'El encuentro ya comenzó', text: 'Ya no hace falta avisar que vas en camino.' },
  },
  cash: {
    early: { heading: 'Todavía es temprano', text: 'Este enlace sirve desde el día de la experiencia.' },
    late: { heading: 'Este enlace venció', text: 'Anota el pago desde tu portal.' },
  },
  // Answered on a page of its own.
  still: {},
  day: {
    early: { heading: 'Todavía es temprano', text: 'La lista se abre desde un día antes.' },
    late: { heading: 'Ese día ya pasó', text: 'La lista sirvió hasta la medianoche. En tu portal está todo.' },
  },
}

/** What links of bookings and dates did; answers about an experience have a page of their own. */
export type BookingOutcome = 'confirmed' | 'declined' | 'told' | 'collected'
export const doneText: Record<BookingOutcome, (name: string) => PageText> = {
  confirmed: (name) => ({
    heading: `Confirmaste a ${name}`,
    text: 'Ya le avisamos, con su código y el punto de encuentro.',
  }),
  declined: (name) => ({
    heading: `Rechazaste la solicitud de ${name}`,
    text: 'Ya le avisamos y sus cupos están libres.',
  }),
  told: () => ({ heading: 'Ya saben que vas en camino', text: 'Les avisamos a quienes confirmaste para esta fecha.' }),
  collected: (name) => ({ heading: `Anotado: ${name} pagó`, text: 'Quedó como recibido en tus ganancias.' }),
}

/** State of a booking that was not decided by this link. */
export const settledText: Record<'pending' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled', PageText> = {
  pending: { heading: 'Falta que respondas', text: 'Esta solicitud todavía espera tu respuesta.' },
  confirmed: { heading: 'Esta reserva ya está confirmada', text: 'No hace falta nada más por ahora.' },
  in_progress: { heading: 'Esta reserva ya comenzó', text: 'No hace falta nada más por ahora.' },
  completed: { heading: 'Esta reserva ya terminó', text: 'No hace falta nada más.' },
  cancelled: { heading: 'Esta reserva está cancelada', text: 'Sus cupos vuelven a estar libres.' },
}

/** For a traveler, by the state of the booking; `coming` once they confirmed. */
export const attendText: Record<
  'pending' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled' | 'coming',
  PageText
> = {
  coming: {
    heading: 'Listo: cuentan contigo',
    text: 'Tus lugares siguen apartados. Si algo cambia, cancela en tu reserva.',
  },
  pending: { heading: 'Falta que te confirmen', text: 'Cuando tu anfitrión confirme, podrás decir que vas.' },
  confirmed: { heading: 'Todavía no', text: 'Abre tu reserva e inténtalo de nuevo.' },
  in_progress: { heading: 'Tu experiencia ya comenzó', text: 'No hace falta nada más.' },
  completed: { heading: 'Esta reserva ya terminó', text: 'No hace falta nada más.' },
  cancelled: {
    heading: 'Esta reserva está cancelada',
    text: 'Si todavía quieres ir, busca otra fecha en la experiencia.',
  },
}

/** Something else stood when it was pressed: from another phone, or the portal. */
export const CHANGED_NOTHING = 'Ya estaba decidida: lo que acabas de pulsar no cambió nada. Sigue en tu portal.'

/** The cash was acknowledged already, anywhere. */
export const PAID_ALREADY: PageText = { heading: 'El pago ya estaba anotado', text: 'No hace falta nada más.' }

/** The link was used, and its result taken back. */
export const USED_LINK: PageText = {
  heading: 'Este enlace ya se usó',
  text: 'Cada enlace sirve una sola vez. Sigue en tu portal.',
}
