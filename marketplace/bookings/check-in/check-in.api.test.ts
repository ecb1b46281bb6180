import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import type { Booking } from '../booking.contract.ts'
import { createBooking } from '../booking.factory.ts'
import { bookingPersonalData } from '../booking.personal-data.ts'
import { bookings } from '../booking.table.ts'
import { findBookingToNotify } from '../notifications/notification.data.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
type Overrides = Parameters<typeof createBooking>[0]

async function scene(overrides: Overrides = {}, startDate = inHours(72)) {
  const traveler = await signedIn('traveler')
  const experience = await createExperience({ dates: [{ startDate }] })
  const booking = await createBooking({ userId: traveler.id, availableDateId: experience.dateIds[0]!, ...overrides })
  return {
    traveler,
    booking,
    host: requestAs(await cookieOf({ id: experience.hostId })),
    hostId: experience.hostId,
    stored: async () => (await database().select().from(bookings).where(eq(bookings.id, booking.id)))[0]!,
  }
}
test('attendance: once, the time stays, the host is told by the list and then it counts as told', async () => {
  const { booking, traveler, host, stored } = await scene({ status: 'confirmed', hostNotified: true })
  const path = `/bookings/${booking.id}/attendance`
  const { body } = await traveler.request<Booking>('post', path)
  expect(body).toMatchObject({ attendanceSeen: false, allowed: ['cancel'] })
  const first = await stored()
  expect([first.guestConfirmed, first.hostNotified, first.guestConfirmedAt?.toISOString()]).toEqual([
    true,
    false,
    body.attendance,
  ])
  const repeated = await traveler.request<Booking>('post', path)
  expect([repeated.status, repeated.body.attendance]).toEqual([200, body.attendance])
  expect(await stored()).toEqual(first)
  const { bookings: listed } = (await host<{ bookings: Booking[] }>('get', '/host/bookings')).body
  expect(listed[0]).toMatchObject({ attendance: body.attendance, attendanceSeen: false })
  // Reading alone changes nothing (INV-34), and neither does another host's report.
  const stranger = await signedIn('host')
  expect((await stranger.request('post', '/host/attendances/seen', { ids: [booking.id] })).status).toBe(204)
  expect((await stored()).hostNotified).toBe(false)
  expect((await host('post', '/host/attendances/seen', { ids: [booking.id] })).status).toBe(204)
  expect((await stored()).hostNotified).toBe(true)
  await traveler.request('post', path)
  expect((await stored()).hostNotified).toBe(true)
})

test.each(['pending', 'in_progress', 'completed', 'cancelled'] as const)(
  'nobody announces to a %s one',
  async (status) => {
    const { booking, traveler, stored } = await scene({ status })
    const { status: answered, body } = await traveler.request('post', `/bookings/${booking.id}/attendance`)
    expect([answered, body.error.code, body.error.data]).toEqual([409, 'BOOKING_STATE', { status }])
    expect((await stored()).guestConfirmed).toBe(false)
  },
)

test('nobody announces to one that is over', async () => {
  const { booking, traveler, stored } = await scene({ status: 'confirmed' }, inHours(-4))
  expect((await traveler.request('post', `/bookings/${booking.id}/attendance`)).status).toBe(409)
  expect((await stored()).guestConfirmed).toBe(false)
})

test('the host can be reached from the acceptance on, as far as the host wants', async () => {
  const pending = await scene()
  const agreed = await scene({ status: 'confirmed' })
  const silent = await scene({ status: 'confirmed' })
  await database()
    .insert(preferences)
    .values([pending.hostId, agreed.hostId].map((userId) => ({ userId, showEmail: true })))
  const hostOf = async ({ traveler, booking }: typeof pending) =>
    (await traveler.request<Booking>('get', `/bookings/${booking.id}`)).body.host
  expect(await hostOf(pending)).toMatchObject({ phone: null, email: null })
  expect(await hostOf(agreed)).toMatchObject({ phone: null, email: expect.stringContaining('@persona.example') })
  expect(await hostOf(silent)).toMatchObject({ phone: null, email: null })
})

test.each(['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const)(
  'a %s one tells phone and address of the host only after the acceptance, whatever is read',
  async (status) => {
    const { traveler, booking, hostId } = await scene({ status })
    await database().insert(preferences).values({ userId: hostId, showEmail: true, showPhone: true })
    await database().update(profiles).set({ phone: '7777-1234' }).where(eq(profiles.id, hostId))
    const { email } = (await database().select().from(users).where(eq(users.id, hostId)))[0]!
    const agreed = !['pending', 'cancelled'].includes(status)
    const page = await traveler.request<Booking>('get', `/bookings/${booking.id}`)
    expect(page.body.host).toMatchObject(agreed ? { phone: '7777-1234', email } : { phone: null, email: null })
    // Emails and reminders use this.
    expect((await findBookingToNotify(booking.id))!.host.phone).toBe(agreed ? '7777-1234' : null)
    // Neither the calendar file nor the copy of personal data contains them.
    const file = await traveler.request<string>('get', `/bookings/${booking.id}/calendar.ics`)
    for (const text of [file.body, JSON.stringify(await bookingPersonalData.export(traveler.id))]) {
      expect(text).toContain(booking.confirmationCode)
      expect(text).not.toContain('7777-1234')
      expect(text).not.toContain(email)
    }
    const chat = await traveler.request('post', `/bookings/${booking.id}/conversation`)
    expect(chat.status).toBe(agreed ? 200 : 409)
  },
)
