// The coming dates of an experience as a calendar for everybody (RFC 5545, 5546). It names nobody who reserved.
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { type CalendarExperience, ended, endOf, eventLocation } from '#marketplace/bookings/calendar/calendar.rules.ts'
import type { DateStatus } from '#marketplace/experiences/availability/availability.rules.ts'
import { spotsText } from '#marketplace/experiences/availability/availability.text.ts'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { HOUR_S } from '#platform/units.ts'

export const DAYS_AHEAD = 366

/** A coming date, whoever reserved it. */
export type EventDate = {
  id: string
  startDate: Date
  endDate: Date | null
  status: DateStatus
  spotsAvailable: number
  /** Rises when the date is moved, closed, opened or cancelled. */
  revision: number
}

/** A published experience and its coming dates. */
export type EventCalendar = {
  id: string
  /** Its host takes no new reservations. */
  paused: boolean
  price: number
  maxGuests: number
  experience: CalendarExperience
  dates: EventDate[]
}

/** What the title says after the name, and the line about places. */
function openness({ status, spotsAvailable }: EventDate, { paused, maxGuests }: EventCalendar) {
  if (status === 'cancelled') return { note: 'cancelada', line: 'Esta fecha se canceló.' }
  if (status === 'closed' || paused) return { note: 'sin reservas', line: 'No recibe reservas nuevas.' }
  if (spotsAvailable === 0) return { note: 'agotada', line: 'No quedan cupos.' }
  const limit = spotsAvailable > maxGuests ? `, hasta ${maxGuests} por reserva` : ''
  return { note: null, line: `${spotsText(spotsAvailable)} ${spotsAvailable === 1 ? 'libre' : 'libres'}${limit}` }
}

/**
 * The calendar of an experience: one event per date under an identity that stays, which leaves the reader free. Instants are in
 * UTC and no zone is named, because the library would write the UTC digits as local time.
 * @param home address of the product @param organizer mailbox responsible for it @param money formats dollars
 */
export function eventCalendarFile(
  calendar: EventCalendar,
  { home, organizer, money, now }: { home: string; organizer: string; money: (amount: number) => string; now: Date },
): string {
  const { id, experience, price, dates } = calendar
  const url = `${home}${experiencePath(id, experience.title)}`
  const file = ical({
    prodId: { company: 'Torogoz', product: 'Experiencias', language: 'ES' },
    name: experience.title,
    method: ICalCalendarMethod.PUBLISH,
    // Seconds until a calendar should fetch it again.
    ttl: HOUR_S,
  })
  for (const date of dates) {
    const { note, line } = openness(date, calendar)
    const isCancelled = date.status === 'cancelled'
    file.createEvent({
      // Another one than that of the host's own calendar, which tells who comes.
      id: `fecha-${date.id}@torogoz`,
      sequence: date.revision,
      stamp: now,
      start: date.startDate,
      end: endOf({ ...date, experience }),
      summary: note ? `${experience.title} (${note})` : experience.title,
      location: eventLocation(experience),
      description: [line, ...(isCancelled ? [] : [`Precio por persona, en efectivo: ${money(price)}`]), url].join('\n'),
      url,
      organizer: { name: 'Torogoz', email: organizer },
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      busystatus: ICalEventBusyStatus.FREE,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return ended(file.toString())
}
