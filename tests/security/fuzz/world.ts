// The callers and their things: people of every role, created anew for each endpoint.
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { cookieOf, signedIn } from '../../support/people.ts'
import type { Known } from './values.ts'

export const roles = ['anonymous', 'forged', 'traveler', 'stranger', 'host', 'admin'] as const
export type Role = (typeof roles)[number]

const forged = [
  'torogoz.session_token=%',
  'torogoz.session_token=x.y',
  'torogoz.session_token=.; torogoz.session_token=',
  `torogoz.session_token=${'a'.repeat(8000)}`,
  'torogoz.session_token=%00.%ff',
]

export async function makeWorld() {
  const [traveler, stranger, host, admin] = await Promise.all([
    signedIn('traveler'),
    signedIn('traveler'),
    signedIn('host'),
    signedIn('admin'),
  ])
  const soon = new Date(Date.now() + 7 * DAY_MS)
  const late = new Date(soon.getTime() + DAY_MS)
  const experience = await createExperience({
    pictured: true,
    hostId: host.id,
    dates: [{ startDate: soon }, { startDate: late }],
  })
  const [date, other] = experience.dateIds as [string, string]
  const booking = await createBooking({ userId: traveler.id, availableDateId: date })
  const confirmed = await createBooking({ userId: traveler.id, availableDateId: other, status: 'confirmed' })
  const past = await createExperience({
    pictured: true,
    hostId: host.id,
    dates: [{ startDate: new Date(Date.now() - DAY_MS) }],
  })
  await createBooking({ userId: traveler.id, availableDateId: past.dateIds[0]!, status: 'completed' })
  const conversation = await createConversation({
    hostId: host.id,
    travelerId: traveler.id,
    messages: [
      { by: 'traveler', content: 'Buenas, ¿hay sombra?' },
      { by: 'host', content: 'Hay árboles en todo el camino.' },
    ],
  })
  const { rows } = await database().execute<{ id: string }>('select id from categories limit 1')
  const knownIds: Known = {
    booking: booking.id,
    reservation: confirmed.id,
    conversation: conversation.id,
    experience: experience.id,
    favorite: experience.id,
    date,
    user: traveler.id,
    host: host.id,
    category: rows[0]?.id ?? date,
  }
  const people = { traveler, stranger, host, admin }
  /** A session of its own for each request, because some requests end theirs. */
  const cookie = async (role: Role, at: number) =>
    role === 'anonymous' ? null : role === 'forged' ? forged[at % forged.length]! : cookieOf(people[role])
  return { known: knownIds, cookie }
}
