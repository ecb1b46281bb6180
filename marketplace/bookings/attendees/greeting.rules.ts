// The text a host sends to each guest before the meeting: a template filled per guest, and the link that opens it in WhatsApp.
// Never with the code, because the code proves the meeting and a message can be forwarded (INV-11).
import { firstName } from '#marketplace/accounts/account.rules.ts'
import { whatsappNumber } from '#marketplace/accounts/whatsapp/whatsapp.rules.ts'
import { dateText } from '#marketplace/experiences/availability/availability.text.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { dayOf, timeOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import type { BookingStatus } from '../booking.rules.ts'

export const greetings = [
  ['reminder', 'Recordatorio'],
  ['place', 'Cambio de lugar'],
  ['on-the-way', 'Vamos en camino'],
] as const
export type GreetingKind = (typeof greetings)[number][0]

/** Longer texts do not open everywhere as part of an address. */
export const MAX_GREETING_LENGTH = 1000

export type Meeting = {
  hostName: string
  title: string
  place: string
  address: string
  city: string
  startDate: string
}

/** 'Parque central, Ataco'; the address when the place has no name. */
const meetingPlace = ({ place, address, city }: Pick<Meeting, 'place' | 'address' | 'city'>) =>
  addressLine(place || address, city)

/** 'Mañana, 7:00 a. m.': today and tomorrow in El Salvador, else the date. */
export function meetingTime(startDate: string, now: Date): string {
  const day = dayOf(startDate)
  const words =
    day === dayOf(now)
      ? 'Hoy'
      : day === dayOf(new Date(now.getTime() + DAY_MS))
        ? 'Mañana'
        : `El ${dateText(startDate)}`
  return `${words}, ${timeOfDay(startDate)},`
}

/**
 * The template of a kind, with the placeholders {nombre} and {reserva}.
 * @param newPlace where to meet instead; used by a change of place only
 */
export function greetingText(kind: GreetingKind, meeting: Meeting, now: Date, newPlace = ''): string {
  const hello = `Hola {nombre}, soy ${firstName(meeting.hostName)} de Torogoz.`
  const time = meetingTime(meeting.startDate, now)
  const place = meetingPlace(meeting)
  if (kind === 'on-the-way')
    return `${hello} Ya vamos en camino al punto de encuentro${place && `: ${place}`}. Nos vemos a las ${timeOfDay(meeting.startDate)}`
  if (kind === 'place')
    return `${hello} Cambia el punto de encuentro de “${meeting.title}”. ${time} nos vemos en ${newPlace.trim()}. Responde a este mensaje para saber que lo leíste.`
  return `${hello} ${time} nos vemos${place && ` en ${place}`} para “${meeting.title}”. {reserva}`
}

type Addressee = {
  name: string
  guests: number
  /** The amount to be paid, in words; null when nothing is due. */
  due: string | null
}

export const fillGreeting = (text: string, { name, guests, due }: Addressee): string =>
  text
    .replaceAll('{nombre}', () => firstName(name))
    .replaceAll('{reserva}', () => {
      const people = `${guests === 1 ? 'Es' : 'Son'} ${peopleText(guests)}`
      return due ? `${people}, total ${due} en efectivo.` : `${people} y ya está pagado.`
    })

export function greetingLink(phone: string | undefined, text: string): string | null {
  const number = phone ? whatsappNumber(phone) : null
  return number && `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}

/** Guests who are written to: accepted and not over yet. */
export const isWrittenTo = (status: BookingStatus) => status === 'confirmed' || status === 'in_progress'
