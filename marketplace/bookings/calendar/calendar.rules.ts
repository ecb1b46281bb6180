import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { HOUR_MS } from '#platform/units.ts'
import type { BookingStatus } from '../booking.rules.ts'
import { voucherPath } from '../voucher/voucher.rules.ts'

/** Where an event takes place, and how long it lasts when its date does not say. */
export type CalendarExperience = {
  title: string
  place: string
  address: string
  city: string
  country: string
  lat: number | null
  lng: number | null
  durationValue: number
  durationUnit: 'hours' | 'days'
}

/** Facts for the file: instants, and texts as they are now. */
export type CalendarFacts = {
  id: string
  status: BookingStatus
  startDate: Date
  endDate: Date | null
  updatedAt: Date
  guests: number
  children: number
  /** Null for readers other than the traveler. */
  confirmationCode: string | null
  total: string | null
  notes?: string[]
  /** Page of the event; by default the voucher. */
  path?: string
  /** How often the host moved it to another date: each move must outdate the stored event. */
  moves?: number
  experience: CalendarExperience
  host: { name: string }
}

/** Calendars accept only a higher sequence number, and the state graph never goes back. */
const revision: Record<BookingStatus, number> = { pending: 0, confirmed: 1, in_progress: 2, completed: 3, cancelled: 4 }

/** The end the host gave, else the start plus the experience's duration. */
export function endOf({
  startDate,
  endDate,
  experience,
}: Pick<CalendarFacts, 'startDate' | 'endDate'> & {
  experience: Pick<CalendarFacts['experience'], 'durationValue' | 'durationUnit'>
}): Date {
  if (endDate && endDate > startDate) return endDate
  const hours = experience.durationValue * (experience.durationUnit === 'days' ? 24 : 1)
  return new Date(startDate.getTime() + hours * HOUR_MS)
}

/** The words of a place, with its coordinates when there are both. */
export function eventLocation({ place, address, city, country, lat, lng }: CalendarExperience) {
  const title = addressLine(place, address, city, country)
  return lat !== null && lng !== null && title ? { title, geo: { lat, lon: lng } } : title
}

/**
 * A booking as iCalendar text (RFC 5545, 5546). The UID never changes, so that a cancellation removes the event. Instants are
 * in UTC without a zone, because the library would write UTC digits as local time.
 * @param home address of the product @param organizer mailbox that answers for it
 */
export function calendarFile(facts: CalendarFacts, home: string, organizer: string): string {
  const { id, status, startDate, updatedAt, confirmationCode, total, experience, host } = facts
  const { notes = [], path = voucherPath(id), moves = 0 } = facts
  const cancelled = status === 'cancelled'
  const calendar = ical({
    prodId: { company: 'Torogoz', product: 'Reservas', language: 'ES' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${id}@torogoz`,
    sequence: moves * Object.keys(revision).length + revision[status],
    stamp: updatedAt,
    lastModified: updatedAt,
    start: startDate,
    end: endOf(facts),
    summary: experience.title,
    location: eventLocation(experience),
    description: [
      `Anfitrión: ${host.name}`,
      partyText(facts),
      ...(total ? [`Total en efectivo: ${total}`] : []),
      ...(confirmationCode ? [`Código: ${confirmationCode}`] : []),
      ...notes,
    ].join('\n'),
    url: `${home}${path}`,
    organizer: { name: 'Torogoz', email: organizer },
    status: cancelled
      ? ICalEventStatus.CANCELLED
      : status === 'pending'
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
    busystatus: cancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
  })
  return ended(calendar.toString())
}

/** Every line must end with CRLF, the last one too (RFC 5545, 3.1). */
export const ended = (calendar: string) => `${calendar.trimEnd()}\r\n`
