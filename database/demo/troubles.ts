// Bookings that went wrong in past months, so that statistics and lists show them: plans change, hosts fall ill, nobody
// answers, nobody comes, and one host forgot to close a booking.
import { UNANSWERED } from '#marketplace/bookings/booking.text.ts'
import { DAY_MS } from '#platform/units.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { type BookingRow, bookable, bookingRow } from './bookings.ts'
import { meetingOn } from './calendar.ts'
import { demoHost, demoTraveler } from './people.ts'
import { seededRandom } from './seeded-random.ts'

const KINDS = {
  traveler: { status: 'cancelled', cancelledBy: 'traveler', cancelReason: null },
  host: { status: 'cancelled', cancelledBy: 'host', cancelReason: 'El guía se enfermó.' },
  nobody: { status: 'cancelled', cancelledBy: 'system', cancelReason: UNANSWERED },
  'no-show': {
    status: 'completed',
    attended: false,
    attendedBy: 'host_list',
    paymentStatus: 'pending',
    paidAt: null,
    startedAt: null,
    startedBy: null,
    guestConfirmed: false,
    guestConfirmedAt: null,
  },
  forgotten: { status: 'confirmed' },
} as const

/** [days ago, what happened]. More of them in later months, because there are more bookings. */
const TROUBLES: [number, keyof typeof KINDS][] = [
  [165, 'traveler'],
  [140, 'traveler'],
  [128, 'no-show'],
  [120, 'nobody'],
  [104, 'traveler'],
  [98, 'host'],
  [83, 'traveler'],
  [79, 'no-show'],
  [71, 'nobody'],
  [66, 'traveler'],
  [52, 'traveler'],
  [47, 'host'],
  [44, 'no-show'],
  [38, 'nobody'],
  [35, 'traveler'],
  [33, 'traveler'],
  [31, 'no-show'],
  [29, 'traveler'],
  [12, 'forgotten'],
]

/** Never of the two demo accounts. */
export function troubledBookings(now: Date): BookingRow[] {
  const experiences = bookable.filter(({ host }) => host !== demoHost.key)
  const travelers = catalogue.travelers.filter(({ key }) => key !== demoTraveler.key)
  return TROUBLES.map(([daysAgo, kind]) => {
    const random = seededRandom(`trouble/${daysAgo}`)
    const experience = random.pick(experiences)
    const start = meetingOn(now, -daysAgo, experience)
    const createdAt = new Date(start.getTime() - random.between(4, 9) * DAY_MS)
    const guests = Math.min(experience.maxGuests, random.between(1, 4))
    const row = bookingRow(experience, random.pick(travelers), start, guests, KINDS[kind].status, createdAt)
    const unanswered = kind === 'nobody' ? { cancelledAt: row.expiresAt } : {}
    return { ...row, ...KINDS[kind], ...unanswered }
  })
}
