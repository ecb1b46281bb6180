import { codeWindowOf } from '#marketplace/bookings/booking.rules.ts'
import type { bookings } from '#marketplace/bookings/booking.table.ts'
import { totalFor } from '#marketplace/experiences/party.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { DemoExperience, DemoReview, DemoTraveler } from '../catalogue/shape.ts'
import { comingStarts, dayFromToday, endOf, meetingOn } from './calendar.ts'
import { dateId, experienceId } from './offers.ts'
import { demoHost, demoTraveler, hostId, travelerId } from './people.ts'
import { idOf, seededRandom } from './seeded-random.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export type BookingRow = typeof bookings.$inferInsert & { id: string; guests: number; status: string }
type Status = 'pending' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled'

export const bookable = catalogue.experiences.filter(
  (experience) =>
    experience.status === 'published' && experience.externalUrl === null && experience.offer.weekdays.length > 0,
)
const experienceNamed = (key: string) => catalogue.experiences.find((experience) => experience.key === key)!
const travelerNamed = (key: string) => catalogue.travelers.find((traveler) => traveler.key === key)!

function codeFor(name: string): string {
  const random = seededRandom(`code/${name}`)
  return Array.from({ length: 8 }, () => ALPHABET[random.between(0, 31)]).join('')
}

/** The columns besides `status` that a booking in this status has. */
function traces(status: Status, start: Date, end: Date, createdAt: Date): Partial<typeof bookings.$inferInsert> {
  const confirmedAt = new Date(createdAt.getTime() + 5 * HOUR_MS)
  if (status === 'pending') return {}
  if (status === 'cancelled') {
    const cancelledAt = new Date(createdAt.getTime() + 9 * HOUR_MS)
    return { cancelledAt, cancelledBy: 'traveler', cancelReason: 'Cambio de planes' }
  }
  if (status === 'confirmed') return { confirmedAt }
  const cash = {
    confirmedAt,
    startedAt: start,
    startedBy: 'traveler' as const,
    attended: true,
    attendedBy: 'traveler_code' as const,
    paymentStatus: 'paid_cash' as const,
    guestConfirmed: true,
    guestConfirmedAt: start,
    hostNotified: true,
  }
  if (status === 'in_progress') return cash
  return { ...cash, completedAt: end, attendedBy: 'host_list', paymentStatus: 'paid', paidAt: end }
}

export function bookingRow(
  experience: DemoExperience,
  traveler: DemoTraveler,
  start: Date,
  guests: number,
  status: Status,
  createdAt: Date,
): BookingRow {
  const name = `${experience.key}/${traveler.key}/${start.toISOString()}`
  const [firstName = '', ...lastNames] = traveler.name.split(' ')
  const end = endOf(start, experience.duration)
  // Adults only, because databases of the first schema, which had no children, are made of these rows too.
  const party = { guests, children: 0 }
  const childPrice = experience.facts.childPrice ?? null
  return {
    id: idOf('booking', name),
    userId: travelerId(traveler.key),
    experienceId: experienceId(experience.key),
    hostId: hostId(experience.host),
    availableDateId: dateId(experience.key, start),
    startDate: start,
    endDate: end,
    guests,
    unitPrice: experience.price,
    childPrice,
    totalAmount: totalFor({ price: experience.price, childPrice }, party),
    guestInfo: {
      firstName,
      lastName: lastNames.join(' '),
      email: `${traveler.mailbox}@demo.torogoz.sv`,
      phone: traveler.phone,
    },
    specialRequests: seededRandom(`wish/${name}`).often(0.25) ? 'Una persona del grupo es vegetariana.' : null,
    status,
    confirmationCode: codeFor(name),
    expiresAt: new Date(Math.min(createdAt.getTime() + 48 * HOUR_MS, start.getTime())),
    createdAt,
    updatedAt: createdAt,
    ...traces(status, start, end, createdAt),
  }
}

function reviewedBooking(now: Date, review: DemoReview): BookingRow {
  const experience = experienceNamed(review.experience)
  const lengthDays = experience.duration.unit === 'days' ? experience.duration.value : 1
  const start = meetingOn(now, -review.daysAgo - lengthDays - 1, experience)
  const guests = Math.min(experience.maxGuests, seededRandom(`party/${review.traveler}/${review.host}`).between(1, 4))
  return bookingRow(
    experience,
    travelerNamed(review.traveler),
    start,
    guests,
    'completed',
    new Date(start.getTime() - 6 * DAY_MS),
  )
}

/** The booking behind each review, in the order of the reviews. */
export const reviewedBookings = (now: Date) => catalogue.reviews.map((review) => reviewedBooking(now, review))

/** Bookings on coming dates, so that some dates are short of spots, some sold out and most open. */
function comingBookings(now: Date): BookingRow[] {
  return bookable.flatMap((experience) => {
    const random = seededRandom(`coming/${experience.key}`)
    // Popularity differs on purpose: recommendations need popular and unknown experiences.
    const fame = random.pick([0, 0.01, 0.02, 0.04, 0.14])
    return comingStarts(now, experience)
      .slice(0, 6)
      .flatMap((start) => {
        let remaining = random.pick([
          0,
          0,
          experience.offer.capacity,
          Math.max(0, experience.offer.capacity - random.between(1, 3)),
          3,
          5,
        ])
        const guestsOf = catalogue.travelers.filter(({ key }) => key !== demoTraveler.key && random.often(fame))
        const rows: BookingRow[] = []
        for (const traveler of guestsOf) {
          // Couples, families, and sometimes a whole group.
          const guests = Math.min(remaining, experience.maxGuests, random.pick([1, 2, 2, 3, 4, 6, 10]))
          if (guests < 1) break
          remaining -= guests
          const status = random.pick([
            'pending',
            'confirmed',
            'confirmed',
            'confirmed',
            'confirmed',
            'cancelled',
          ] as const)
          // Unanswered requests expire after 48 hours, so these are younger.
          const hoursAgo = status === 'pending' ? random.between(1, 30) : random.between(30, 400)
          const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS)
          rows.push(bookingRow(experience, traveler, start, guests, status, createdAt))
        }
        return rows
      })
  })
}

/**
 * Today's meeting of an experience: at its usual hour, or soon when that has passed; null late in the evening, when nothing
 * starts any more.
 */
function meetingToday(now: Date, experience: DemoExperience): Date | null {
  const soon = new Date(Math.ceil((now.getTime() + 2 * HOUR_MS) / HOUR_MS) * HOUR_MS)
  const usual = meetingOn(now, 0, experience)
  const today = usual > soon ? usual : soon
  return dayOf(today) === dayOf(now) ? today : null
}

/** A meeting whose start code is valid now and for hours to come: today's, or last evening's while today's is still far off. */
function meetingToStart(now: Date, experience: DemoExperience): Date {
  const today = meetingToday(now, experience)
  if (today && codeWindowOf({ startDate: today, endDate: null }).opensAt <= now) return today
  const evening = new Date(dayFromToday(now, 0).getTime() + 18 * HOUR_MS)
  return evening < now ? evening : new Date(evening.getTime() - DAY_MS)
}

/**
 * One booking of the demo traveler in every status, one for the demo host to answer today, and one between the two that either
 * can start with its code.
 */
function demoBookings(now: Date): BookingRow[] {
  const of = (status: Status, index: number, daysFromNow: number): BookingRow => {
    const experience = bookable.filter((candidate) => candidate.host !== demoHost.key)[index]!
    const start =
      daysFromNow > 0
        ? comingStarts(now, experience).find((day) => day.getTime() > now.getTime() + daysFromNow * DAY_MS)!
        : new Date(now.getTime() + daysFromNow * DAY_MS)
    const guests = Math.min(2, experience.maxGuests)
    return bookingRow(
      experience,
      demoTraveler,
      start,
      guests,
      status,
      new Date(Math.min(now.getTime() - 20 * HOUR_MS, start.getTime() - 5 * DAY_MS)),
    )
  }
  const ownExperience = bookable.find((experience) => experience.host === demoHost.key)!
  const starts = comingStarts(now, ownExperience)
  const starting = meetingToStart(now, ownExperience)
  return [
    of('pending', 0, 12),
    of('confirmed', 3, 2),
    of('confirmed', 7, 20),
    of('in_progress', 11, -0.08),
    of('completed', 14, -21),
    of('cancelled', 17, 30),
    bookingRow(
      ownExperience,
      demoTraveler,
      starts[11]!,
      Math.min(2, ownExperience.maxGuests),
      'pending',
      new Date(now.getTime() - 3 * HOUR_MS),
    ),
    bookingRow(
      ownExperience,
      demoTraveler,
      starting,
      Math.min(2, ownExperience.maxGuests),
      'confirmed',
      // Newer than the others, so that it stands near the top of the list.
      new Date(Math.min(now.getTime(), starting.getTime()) - 19 * HOUR_MS),
    ),
  ]
}

/** The demo host's visitors of today and tomorrow, because that is what a host opens the portal for in the morning. */
function morningBookings(now: Date): BookingRow[] {
  const [first, second] = bookable.filter((experience) => experience.host === demoHost.key)
  const guests = catalogue.travelers.filter(({ key }) => key !== demoTraveler.key)
  const today = meetingToday(now, first!)
  const of = (
    experience: DemoExperience,
    start: Date,
    at: number,
    people: number,
    isConfirmed: boolean,
  ): BookingRow => ({
    ...bookingRow(experience, guests[at]!, start, people, 'confirmed', new Date(now.getTime() - (90 + at) * HOUR_MS)),
    ...(isConfirmed && { guestConfirmed: true, guestConfirmedAt: new Date(now.getTime() - 4 * HOUR_MS) }),
    remindedAt: new Date(now.getTime() - 3 * HOUR_MS),
  })
  const tomorrow = meetingOn(now, 1, second!)
  return [
    ...(today ? [of(first!, today, 3, 3, true), of(first!, today, 8, 2, true), of(first!, today, 15, 1, false)] : []),
    of(second!, tomorrow, 5, 4, true),
    of(second!, tomorrow, 11, 2, false),
  ]
}

/** Every booking of the demo. Two of the same traveler and date would be refused, so one of them is dropped. */
export function allBookings(now: Date): BookingRow[] {
  const rows = [...reviewedBookings(now), ...demoBookings(now), ...morningBookings(now), ...comingBookings(now)]
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
