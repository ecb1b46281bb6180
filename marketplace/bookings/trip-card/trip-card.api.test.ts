import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import type { OwnTripCard, TripCard } from './trip-card.contract.ts'
import { tripCards } from './trip-card.table.ts'

type Own = z.output<typeof OwnTripCard>
const guestInfo = { firstName: 'Ana', lastName: 'Rivas', email: 'ana@correo.example', phone: '7000-1234' }
const soon = () => new Date(Date.now() + 2 * DAY_MS)

/** A traveler with a booking, and calls for its card. */
async function scene(overrides: Partial<Parameters<typeof createBooking>[0]> = {}, startDate = soon()) {
  const host = await signedIn('host', { name: 'Marta Alvarenga', profile: { phone: '7111-2222' } })
  const experience = await createExperience({
    hostId: host.id,
    title: 'Pesca al amanecer',
    dates: [{ startDate }, { startDate: new Date(startDate.getTime() + DAY_MS) }],
    bringWithYou: ['Gorra'],
    included: ['Desayuno'],
  })
  const traveler = await signedIn('traveler', { name: 'Ana Rivas' })
  const booking = await createBooking({
    ...{ userId: traveler.id, availableDateId: experience.dateIds[0]!, status: 'confirmed', guestInfo },
    ...overrides,
  })
  const card = (method: 'get' | 'post' | 'delete') => traveler.request<Own>(method, `/bookings/${booking.id}/trip-card`)
  return { host, traveler, offer: experience, booking, card }
}
const read = (token: string | null) => anonymous.request<TripCard>('get', `/trip-cards/${token}`)
const statusAndCode = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } } | null)?.error?.code,
]

test('whoever has the address reads place, hour and what to bring; neither code nor contact nor amount', async () => {
  const { traveler, host, booking, card } = await scene({ guests: 3 })
  expect((await card('get')).body).toEqual({ token: null })
  const { status, body } = await card('post')
  expect([status, body.token]).toEqual([200, expect.stringMatching(/^[\w-]{22}$/)])
  expect((await card('post')).body).toEqual(body)
  expect((await card('get')).body).toEqual(body)
  const publicCard = await read(body.token)
  expect(publicCard.body).toMatchObject({
    ...{ title: 'Pesca al amanecer', holder: 'Ana', host: 'Marta Alvarenga', guests: 3, state: 'agreed' },
    ...{ bring: ['Gorra'], included: ['Desayuno'], place: 'Parque central', city: 'Suchitoto', movedFrom: null },
  })
  const file = await anonymous.request<string>('get', `/trip-cards/${body.token}/calendar.ics`)
  expect(file.body).toMatch(/END:VCALENDAR\r\n$/)
  const unfolded = file.body.replace(/\r\n /g, '')
  expect(unfolded).toContain(`/trip/${body.token}`)
  for (const text of [JSON.stringify(publicCard.body), unfolded])
    for (const secret of [booking.confirmationCode, 'Rivas', '7000-1234', '7111-2222', traveler.email, host.email])
      expect(text).not.toContain(secret)
  expect(unfolded).not.toMatch(/Total|Código:/)
})

test('ended, the address is missing like one that never was, and the next one is another', async () => {
  const { card } = await scene()
  const { token } = (await card('post')).body
  expect((await card('delete')).status).toBe(204)
  expect((await card('delete')).status).toBe(204)
  expect(statusAndCode(await read(token))).toEqual([404, 'TRIP_CARD_GONE'])
  expect(statusAndCode(await read('nadie'))).toEqual([404, 'TRIP_CARD_GONE'])
  expect(statusAndCode(await anonymous.request('get', `/trip-cards/${token}/calendar.ics`))).toEqual([
    404,
    'TRIP_CARD_GONE',
  ])
  expect((await card('post')).body.token).not.toBe(token)
})

test('a cancelled trip says so; what is over, or cancelled, is not shared any more', async () => {
  const { traveler, booking, card } = await scene()
  const { token } = (await card('post')).body
  expect((await traveler.request('post', `/bookings/${booking.id}/cancel`)).status).toBe(200)
  expect((await read(token)).body.state).toBe('cancelled')
  const file = await anonymous.request<string>('get', `/trip-cards/${token}/calendar.ics`)
  expect(file.body).toContain('STATUS:CANCELLED')
  expect(statusAndCode(await card('post'))).toEqual([409, 'TRIP_CARD_CLOSED'])

  const past = await scene({ status: 'completed' }, new Date(Date.now() - 3 * DAY_MS))
  expect(statusAndCode(await past.card('post'))).toEqual([409, 'TRIP_CARD_CLOSED'])
})

test('from the day after on nobody reads it', async () => {
  const ended = async (days: number) => {
    const { booking } = await scene({}, new Date(Date.now() - days * DAY_MS))
    const token = `termina-${booking.id}`
    await database().insert(tripCards).values({ bookingId: booking.id, token })
    return read(token)
  }
  expect((await ended(1)).status).toBe(200)
  expect(statusAndCode(await ended(3))).toEqual([404, 'TRIP_CARD_GONE'])
})

test('a trip that the host moved is followed to its new date, also from the new reservation', async () => {
  const { traveler, offer, booking, card } = await scene()
  const { token } = (await card('post')).body
  const next = await createBooking({
    ...{ userId: traveler.id, availableDateId: offer.dateIds[1]!, status: 'confirmed', guestInfo },
  })
  await database()
    .update(bookings)
    .set({ status: 'cancelled', cancelledBy: 'host', cancelledAt: new Date(), movedToId: next.id })
    .where(eq(bookings.id, booking.id))
  expect((await read(token)).body).toMatchObject({
    state: 'agreed',
    startDate: next.startDate.toISOString(),
    movedFrom: booking.startDate.toISOString(),
  })
  // A calendar with the old date must accept the new one.
  const file = await anonymous.request<string>('get', `/trip-cards/${token}/calendar.ics`)
  expect(file.body).toContain('SEQUENCE:6')
  expect((await traveler.request<Own>('get', `/bookings/${next.id}/trip-card`)).body).toEqual({ token })
})

test('deleting an account ends its trip cards', async () => {
  const { traveler, card } = await scene()
  const { token } = (await card('post')).body
  expect((await traveler.request('post', '/profile/deletion', { word: 'ELIMINAR' })).status).toBeLessThan(300)
  expect(statusAndCode(await read(token))).toEqual([404, 'TRIP_CARD_GONE'])
})
