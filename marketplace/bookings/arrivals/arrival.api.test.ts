import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { asking, cookieOf, signedIn } from '#tests/support/people.ts'
import type { Booking } from '../booking.contract.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)
type Wishes = Parameters<typeof createBooking>[0]

async function scene(wishes: Wishes = {}, startDate = inHours(72)) {
  const traveler = await signedIn('traveler')
  const offer = await createExperience({ dates: [{ startDate }] })
  const booking = await createBooking({ userId: traveler.id, availableDateId: offer.dateIds[0]!, ...wishes })
  return {
    traveler,
    booking,
    host: asking(await cookieOf({ id: offer.hostId })),
    hostId: offer.hostId,
    stored: async () => (await database().select().from(bookings).where(eq(bookings.id, booking.id)))[0]!,
  }
}
test('attendance: once, the time stays, the host is told by the list and then it counts as told', async () => {
  const { booking, traveler, host, stored } = await scene({ status: 'confirmed', hostNotified: true })
  const path = `/bookings/${booking.id}/attendance`
  const { body } = await traveler.ask<Booking>('post', path)
  expect(body).toMatchObject({ attendanceSeen: false, allowed: ['cancel'] })
  const first = await stored()
  expect([first.guestConfirmed, first.hostNotified, first.guestConfirmedAt?.toISOString()]).toEqual([
    true,
    false,
    body.attendance,
  ])
  const again = await traveler.ask<Booking>('post', path)
  expect([again.status, again.body.attendance]).toEqual([200, body.attendance])
  expect(await stored()).toEqual(first)
  const { bookings: seen } = (await host<{ bookings: Booking[] }>('get', '/host/bookings')).body
  expect(seen[0]).toMatchObject({ attendance: body.attendance, attendanceSeen: false })
  // Reading alone changes nothing (INV-34); another host's word neither.
  const stranger = await signedIn('host')
  expect((await stranger.ask('post', '/host/attendances/seen', { ids: [booking.id] })).status).toBe(204)
  expect((await stored()).hostNotified).toBe(false)
  expect((await host('post', '/host/attendances/seen', { ids: [booking.id] })).status).toBe(204)
  expect((await stored()).hostNotified).toBe(true)
  await traveler.ask('post', path)
  expect((await stored()).hostNotified).toBe(true)
})

test.each(['pending', 'completed', 'cancelled'] as const)('nobody announces to a %s one', async (status) => {
  const { booking, traveler, stored } = await scene({ status })
  const { status: answered, body } = await traveler.ask('post', `/bookings/${booking.id}/attendance`)
  expect([answered, body.error.code, body.error.data]).toEqual([409, 'BOOKING_STATE', { status }])
  expect((await stored()).guestConfirmed).toBe(false)
})

test('the host can be reached from the acceptance on, as far as the host wants', async () => {
  const asked = await scene()
  const agreed = await scene({ status: 'confirmed' })
  const silent = await scene({ status: 'confirmed' })
  await database()
    .insert(preferences)
    .values([asked.hostId, agreed.hostId].map((userId) => ({ userId, showEmail: true })))
  const hostOf = async ({ traveler, booking }: typeof asked) =>
    (await traveler.ask<Booking>('get', `/bookings/${booking.id}`)).body.host
  expect(await hostOf(asked)).toMatchObject({ phone: null, email: null })
  expect(await hostOf(agreed)).toMatchObject({ phone: null, email: expect.stringContaining('@persona.example') })
  expect(await hostOf(silent)).toMatchObject({ phone: null, email: null })
})
