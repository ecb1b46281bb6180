// Who is notified of what about a booking, by mail and on the bell, and the effect of preferences.
import { and, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#marketplace/accounts/account.table.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { createBooking } from '../booking.factory.ts'
import { notifyParties } from './notification.jobs.ts'
import type { BookingEvent } from './notification.text.ts'

/** A booking with both parties; `own` is the mailbox of the traveler's account. */
async function scene(overrides: Parameters<typeof createBooking>[0] = {}, mailbox?: string) {
  const traveler = await signedIn('traveler')
  const experience = await createExperience()
  const guestInfo = { firstName: 'Ana', lastName: 'Flores', phone: '7000-0000', email: mailbox ?? traveler.email }
  const booking = await createBooking({
    userId: traveler.id,
    availableDateId: experience.dateIds[0]!,
    guestInfo,
    ...overrides,
  })
  const host = requestAs(await cookieOf({ id: experience.hostId }))
  const tell = async (occasion: BookingEvent) => {
    await notifyParties.run({ id: booking.id, occasion })
    const mails = await database()
      .select()
      .from(outbox)
      .where(like(outbox.key, `${occasion} ${booking.id} %`))
    const noticeRows = await database()
      .select()
      .from(notices)
      .where(like(notices.key, `${occasion} ${booking.id} %`))
    const parties = (rows: { key: string | null }[]) => rows.map(({ key }) => key!.split(' ').at(-1)!).sort()
    return { mails, noticeRows, mailed: parties(mails), noted: parties(noticeRows) }
  }
  return { traveler, host, hostId: experience.hostId, booking, tell }
}
const off = { bookingUpdates: false }

test('both are told of a request, once, with a way to end such mail', async () => {
  const { tell, traveler, hostId } = await scene()
  await tell('requested')
  const { mailed, noted, mails, noticeRows } = await tell('requested')
  expect([mailed, noted]).toEqual([
    ['host', 'traveler'],
    ['host', 'traveler'],
  ])
  expect(mails.every(({ unsubscribeUrl, html }) => unsubscribeUrl && html.includes('Dejar de recibirlos'))).toBe(true)
  expect(noticeRows.map(({ userId }) => userId).sort()).toEqual([traveler.id, hostId].sort())
})

test('whoever switched it off gets no mail; the bell still tells', async () => {
  const { tell, traveler, host } = await scene({ status: 'confirmed' })
  await traveler.request('patch', '/profile/preferences', off)
  const confirmed = await tell('confirmed')
  expect([confirmed.mailed, confirmed.noted]).toEqual([[], ['traveler']])
  const pending = await scene()
  await pending.host('patch', '/profile/preferences', off)
  const requested = await pending.tell('requested')
  expect([requested.mailed, requested.noted]).toEqual([['traveler'], ['host', 'traveler']])
  void host
})

test('a cancellation by the other side is always told, one of their own is not', async () => {
  const byHost = await scene({ status: 'cancelled', cancelledBy: 'host', cancelReason: 'Alerta por lluvia' })
  const byTraveler = await scene({ status: 'cancelled', cancelledBy: 'traveler' })
  for (const { traveler, host } of [byHost, byTraveler]) {
    await traveler.request('patch', '/profile/preferences', { emailNotifications: false })
    await host('patch', '/profile/preferences', { emailNotifications: false })
  }
  const first = await byHost.tell('cancelled')
  expect(first.mailed).toEqual(['traveler'])
  expect(first.mails[0]!.html).toContain('Alerta por lluvia')
  expect(first.mails[0]!.unsubscribeUrl).toBeNull()
  const second = await byTraveler.tell('cancelled')
  expect([second.mailed, second.noted]).toEqual([['host'], ['host']])
})

test('an unanswered request is always told to the traveler who waits', async () => {
  const { tell, traveler, host } = await scene({ status: 'cancelled', cancelledBy: 'system' })
  await traveler.request('patch', '/profile/preferences', off)
  await host('patch', '/profile/preferences', off)
  const { mailed, noted } = await tell('expired')
  expect([mailed, noted]).toEqual([['traveler'], ['host', 'traveler']])
})

test('another mailbox written in the reservation gets nothing; the account that reserved does', async () => {
  const { tell, traveler } = await scene({}, 'mama@otra.example')
  const { mails } = await tell('requested')
  const mail = mails.find(({ key }) => key!.endsWith('traveler'))
  expect(mail?.recipient).toBe(traveler.email)
  expect(mails.filter(({ recipient }) => recipient === 'mama@otra.example')).toEqual([])
})

test('nobody writes to an account that is gone', async () => {
  const { tell, traveler } = await scene({ status: 'cancelled', cancelledBy: 'traveler' })
  await database().update(users).set({ deletedAt: new Date() }).where(eq(users.id, traveler.id))
  expect((await tell('cancelled')).mailed).toEqual(['host'])
})

test('through the door: a confirmation reaches the bell of the traveler', async () => {
  const { host, booking, traveler } = await scene()
  await host('post', `/host/bookings/${booking.id}/confirm`)
  await runJobs()
  const [notice] = await database()
    .select()
    .from(notices)
    .where(and(eq(notices.userId, traveler.id), eq(notices.kind, 'booking')))
  expect(notice).toMatchObject({ href: '/profile/reservations', readAt: null })
  expect(notice!.title).toContain('confirmó tu reserva')
})
