// A host's dates as a calendar (RFC 5545, 5546): one event per date, with the guests in its description. Calendar files are
// shared and stored by other services, so they contain no code, no telephone number and no surname.
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { shortName } from '#marketplace/accounts/profiles/visibility.rules.ts'
import type { BookingStatus, PaymentStatus } from '#marketplace/bookings/booking.rules.ts'
import { type CalendarExperience, ended, endOf, eventLocation } from '#marketplace/bookings/calendar/calendar.rules.ts'
import type { DateStatus } from '#marketplace/experiences/availability/availability.rules.ts'
import { peopleText } from '#marketplace/experiences/experience.text.ts'
import { DAY_MS } from '#platform/units.ts'

/** How far a calendar looks back and ahead. */
const DAYS_BACK = 60
export const DAYS_AHEAD = 400

export const feedWindow = (now: Date) => ({
  from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
  until: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
})

/** 32 random bytes in hexadecimal; the log removes such sequences. */
export const secretFrom = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** The secret in the last part of an address. @returns null when it does not look like a secret */
export const secretIn = (file: string) => /^([0-9a-f]{64})\.ics$/.exec(file)?.[1] ?? null

export const feedPath = (secret: string) => `/api/calendar/${secret}.ics`

export type FeedGuest = {
  /** The name on the reservation, or that of the account. */
  name: string
  guests: number
  /** Overdue requests are already `cancelled` here. */
  status: BookingStatus
  paymentStatus: PaymentStatus
  attended: boolean | null
  total: number
  revision: number
  updatedAt: string
}

export type FeedDate = {
  id: string
  startDate: Date
  endDate: Date | null
  status: DateStatus
  capacity: number
  revision: number
  createdAt: Date
  experience: CalendarExperience
  guests: FeedGuest[]
}

/** 'Ana L.': calendars are shared with others. */
const nameOf = (guest: FeedGuest) => shortName(guest.name, 'Viajero')
const isLive = ({ status }: FeedGuest) => status !== 'cancelled'
const due = ({ status, paymentStatus, attended, total }: FeedGuest) =>
  isLive({ status } as FeedGuest) && status !== 'pending' && paymentStatus === 'pending' && attended !== false
    ? Math.round(total * 100)
    : 0

const notes: Record<BookingStatus, string> = {
  pending: ' (por responder)',
  confirmed: '',
  in_progress: ' (ya llegó)',
  completed: '',
  cancelled: ' (cancelada)',
}

/** The lines about guests and cash to collect. @param money formats dollars */
function describe({ guests, capacity }: FeedDate, money: (amount: number) => string): string {
  const live = guests.filter(isLive)
  const people = live.reduce((sum, guest) => sum + guest.guests, 0)
  const collect = guests.reduce((sum, guest) => sum + due(guest), 0) / 100
  return [
    `${peopleText(people)} de ${capacity} cupos`,
    `Por cobrar en efectivo: ${money(collect)}`,
    ...live.map((guest) => `• ${nameOf(guest)}, ${peopleText(guest.guests)}${notes[guest.status]}`),
    ...guests.filter((guest) => !isLive(guest)).map((guest) => `• ${nameOf(guest)}${notes.cancelled}`),
  ].join('\n')
}

/**
 * The SEQUENCE of RFC 5545: it must grow with every change, otherwise a calendar keeps the old version. It counts changes of
 * the date, reservations and their changes; none of these ever decreases.
 */
const sequenceOf = ({ revision, guests }: FeedDate) =>
  revision + guests.reduce((sum, guest) => sum + 1 + guest.revision, 0)

const changedAt = ({ createdAt, guests }: FeedDate) =>
  new Date(Math.max(createdAt.getTime(), ...guests.map(({ updatedAt }) => Date.parse(updatedAt))))

/**
 * The calendar of all dates. A cancelled date, or one whose guests all cancelled, stays in it as cancelled or free: a calendar
 * that already shows it would otherwise not update it. Instants are in UTC and no zone is named, because the library would
 * write the UTC digits as local time.
 * @param home address of the product @param organizer mailbox responsible for it @param money formats dollars
 */
export function feedFile(
  dates: FeedDate[],
  home: string,
  organizer: string,
  money: (amount: number) => string,
): string {
  const calendar = ical({
    prodId: { company: 'Torogoz', product: 'Fechas', language: 'ES' },
    name: 'Torogoz: mis fechas',
    method: ICalCalendarMethod.PUBLISH,
    // Seconds until a calendar should fetch it again.
    ttl: 3600,
  })
  for (const date of dates) {
    const { experience, guests } = date
    const live = guests.filter(isLive)
    const people = live.reduce((sum, guest) => sum + guest.guests, 0)
    const off = date.status === 'cancelled'
    const agreed = live.some(({ status }) => status !== 'pending')
    const title = experience.title || 'Experiencia'
    calendar.createEvent({
      id: `${date.id}@torogoz`,
      sequence: sequenceOf(date),
      stamp: changedAt(date),
      lastModified: changedAt(date),
      start: date.startDate,
      end: endOf(date),
      summary: off ? `Cancelada: ${title}` : people > 0 ? `${title}: ${peopleText(people)}` : `${title}: sin reservas`,
      location: eventLocation(experience),
      description: describe(date, money),
      url: `${home}/host/dates/${date.id}`,
      organizer: { name: 'Torogoz', email: organizer },
      status: off ? ICalEventStatus.CANCELLED : agreed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      busystatus: off || people === 0 ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
      transparency: off || people === 0 ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    })
  }
  return ended(calendar.toString())
}
