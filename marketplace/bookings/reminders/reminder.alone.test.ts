import { eq, inArray, isNotNull } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import { sendReminders } from './reminder.api.ts'
import type * as reminderData from './reminder.data.ts'

/** Control: without the claim two concurrent sweeps notify everybody twice. */
const guard = vi.hoisted(() => ({ claims: true }))
vi.mock('./reminder.data.ts', async (original) => {
  const real = await original<typeof reminderData>()
  const claimReminders: typeof real.claimReminders = async (tx, hostId, day) => {
    if (guard.claims) return real.claimReminders(tx, hostId, day)
    const rows = await tx.select().from(bookings).where(eq(bookings.hostId, hostId))
    const due = rows.filter((row) => !row.remindedAt && row.status === 'confirmed').map(({ id }) => id)
    await tx.update(bookings).set({ remindedAt: new Date() }).where(inArray(bookings.id, due))
    return due
  }
  return { ...real, claimReminders } satisfies typeof reminderData
})

// Far from the dates of the demo, so that nobody else is reminded.
const evening = new Date('2031-03-14T23:10:00Z')
const tomorrow = (hour: number) => new Date(Date.UTC(2031, 2, 15, 6 + hour))
beforeEach(async () => {
  guard.claims = true
  await database().delete(outbox)
  await database().delete(notices)
})

/** A host with an experience at each hour of tomorrow (El Salvador), one confirmed booking on each. */
async function scene(hours: number[], overrides: Parameters<typeof createBooking>[0] = {}) {
  const traveler = await signedIn('traveler')
  const experience = await createExperience({ dates: hours.map((hour) => ({ startDate: tomorrow(hour) })) })
  const guestInfo = { firstName: 'Ana', lastName: 'Flores', phone: '7123-4567', email: traveler.email }
  const created = []
  for (const availableDateId of experience.dateIds)
    created.push(
      await createBooking({ userId: traveler.id, availableDateId, guestInfo, status: 'confirmed', ...overrides }),
    )
  return {
    traveler,
    hostId: experience.hostId,
    host: requestAs(await cookieOf({ id: experience.hostId })),
    bookings: created,
  }
}
const mails = () => database().select().from(outbox).orderBy(outbox.subject)

test('the evening before: code, cash and the way for the traveler; the list of tomorrow for the host', async () => {
  const { bookings: made, traveler, hostId } = await scene([8, 14])
  await sendReminders(evening)
  const sent = await mails()
  expect(sent).toHaveLength(3)
  const ownMails = sent.filter(({ recipient }) => recipient === traveler.email)
  expect(ownMails.map(({ subject }) => subject.replace(/\s/g, ' ').slice(0, 18))).toEqual([
    'Mañana, 2:00 p. m.',
    'Mañana, 8:00 a. m.',
  ])
  for (const booking of made) {
    const mail = ownMails.find(({ text }) => text.includes(booking.confirmationCode))!
    expect(mail.text).toContain('en efectivo')
    expect(mail.html).toContain('https://www.google.com/maps/dir/')
    expect(mail.unsubscribeUrl).toContain('/subscription?token=')
  }
  const list = sent.find(({ recipient }) => recipient !== traveler.email)!
  for (const { confirmationCode } of made) expect(list.text).toContain(confirmationCode)
  expect(list.text).toContain('7123-4567')
  expect(list.text.indexOf('8:00')).toBeLessThan(list.text.indexOf('2:00'))
  const sentNotices = await database().select().from(notices)
  expect(sentNotices.filter(({ userId }) => userId === traveler.id)).toHaveLength(2)
  expect(sentNotices.filter(({ userId }) => userId === hostId).map(({ title }) => title)).toEqual([
    'Mañana recibes 2 reservas',
  ])
})

test('only confirmed ones of tomorrow, only from 17:00 on, and only once', async () => {
  const { bookings: made } = await scene([9])
  await scene([9], { status: 'pending' })
  await scene([9], { status: 'cancelled', cancelledBy: 'host' })
  await scene([33])
  await scene([-1])
  await sendReminders(new Date('2031-03-14T22:59:00Z'))
  expect(await mails()).toEqual([])
  await sendReminders(evening)
  await sendReminders(new Date(evening.getTime() + 600_000))
  expect(await mails()).toHaveLength(2)
  const reminded = await database().select().from(bookings).where(isNotNull(bookings.remindedAt))
  expect(reminded.filter(({ startDate }) => startDate >= tomorrow(-2)).map(({ id }) => id)).toContain(made[0]!.id)
})

test('a switch that is off saves the mail, not the notice', async () => {
  const { traveler, host, hostId } = await scene([10])
  await traveler.request('patch', '/profile/preferences', { reminders: false })
  await host('patch', '/profile/preferences', { reminders: false })
  await sendReminders(evening)
  expect(await mails()).toEqual([])
  const sentNotices = await database().select().from(notices)
  expect(sentNotices.map(({ userId }) => userId).sort()).toEqual([traveler.id, hostId].sort())
})

const sweepAtOnce = () => Promise.all(Array.from({ length: 4 }, () => sendReminders(evening)))

test('four sweeps at once remind once', async () => {
  for (let round = 0; round < 5; round++) {
    await database().delete(outbox)
    await scene([7, 8, 9])
    await sweepAtOnce()
    expect(await mails()).toHaveLength(4)
  }
})

test('control: without the claim, sweeps at once remind again and again', async () => {
  guard.claims = false
  let doubled = 0
  for (let round = 0; round < 5; round++) {
    await database().delete(outbox)
    await scene([7, 8, 9])
    await sweepAtOnce()
    if ((await mails()).length > 4) doubled++
  }
  expect(doubled).toBe(5)
})
