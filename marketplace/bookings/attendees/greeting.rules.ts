// What a host writes to each guest before the meeting: a text with gaps, filled per guest, and the link that opens it in
// WhatsApp. Never with the code: it is compared at the meeting, and a message can be passed on (INV-11).
import { dateWords } from '#marketplace/experiences/availability/availability.text.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { dayOf, timeOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import type { BookingStatus } from '../booking.rules.ts'
import { whatsappNumber } from '../contact/contact-visibility.rules.ts'

export const greetings = [
  ['reminder', 'Recordatorio'],
  ['place', 'Cambio de lugar'],
  ['on-the-way', 'Vamos en camino'],
] as const
export type GreetingKind = (typeof greetings)[number][0]

/** The longest text that still opens everywhere once it is written into an address. */
export const MAX_GREETING_LENGTH = 1000

export type Meeting = {
  hostName: string
  title: string
  place: string
  address: string
  city: string
  startDate: string
}

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** 'Parque central, Ataco'; the address where the place has no name. */
export const meetingPlace = ({ place, address, city }: Pick<Meeting, 'place' | 'address' | 'city'>) =>
  [place || address, city].filter(Boolean).join(', ')

/** 'Mañana, 7:00 a. m.': today and tomorrow by the calendar of El Salvador, else the date. */
export function meetingTime(startDate: string, now: Date): string {
  const day = dayOf(startDate)
  const words =
    day === dayOf(now)
      ? 'Hoy'
      : day === dayOf(new Date(now.getTime() + DAY_MS))
        ? 'Mañana'
        : `El ${dateWords(startDate)}`
  return `${words}, ${timeOfDay(startDate)},`
}

/**
 * The text of a kind, with the gaps {nombre} and {reserva} that every guest fills.
 * @param newPlace where to meet instead; only a change of place says it
 */
export function greetingText(kind: GreetingKind, meeting: Meeting, now: Date, newPlace = ''): string {
  const hello = `Hola {nombre}, soy ${firstWord(meeting.hostName)} de Torogoz.`
  const time = meetingTime(meeting.startDate, now)
  const place = meetingPlace(meeting)
  if (kind === 'on-the-way')
    return `${hello} Ya vamos en camino al punto de encuentro${place && `: ${place}`}. Nos vemos a las ${timeOfDay(meeting.startDate)}`
  if (kind === 'place')
    return `${hello} Cambia el punto de encuentro de “${meeting.title}”. ${time} nos vemos en ${newPlace.trim()}. Responde a este mensaje para saber que lo leíste.`
  return `${hello} ${time} nos vemos${place && ` en ${place}`} para “${meeting.title}”. {reserva}`
}

export type Addressee = {
  name: string
  guests: number
  /** What is still to be paid, in words; null when nothing is. */
  due: string | null
}

/** Fills the gaps for one guest. */
export const fillGreeting = (text: string, { name, guests, due }: Addressee): string =>
  text
    .replaceAll('{nombre}', () => firstWord(name))
    .replaceAll('{reserva}', () => {
      const people = `${guests === 1 ? 'Es' : 'Son'} ${peopleText(guests)}`
      return due ? `${people}, total ${due} en efectivo.` : `${people} y ya está pagado.`
    })

/** Opens WhatsApp with the text written. @returns null for a phone that can be no number */
export function greetingLink(phone: string | undefined, text: string): string | null {
  const number = phone ? whatsappNumber(phone) : null
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

/** Who is written to: accepted and not over yet. */
export const isWrittenTo = (status: BookingStatus) => status === 'confirmed' || status === 'in_progress'
