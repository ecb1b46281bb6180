import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { completeUnfinished } from '#marketplace/bookings/lifecycle/booking.jobs.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { HOUR_MS } from '#platform/units.ts'
import { cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { reviews } from '../review.table.ts'

const past = new Date(Date.now() - 30 * HOUR_MS)

async function scene(overrides: Parameters<typeof createBooking>[0] = {}) {
  const traveler = await signedIn('traveler')
  const experience = await createExperience({ dates: [{ startDate: past }] })
  const host = requestAs(await cookieOf({ id: experience.hostId }))
  const again = () =>
    createBooking({ userId: traveler.id, availableDateId: experience.dateIds[0]!, status: 'confirmed', ...overrides })
  const booking = await again()
  const close = (id: string, attended: boolean) =>
    host('post', `/host/bookings/${id}/complete`, { attended, paid: false })
  const invited = async () => {
    await runJobs()
    const key = `invitation ${traveler.id} %`
    const mails = await database().select().from(outbox).where(like(outbox.key, key))
    const sentNotices = await database().select().from(notices).where(like(notices.key, key))
    return [mails.length, sentNotices.length]
  }
  return { traveler, hostId: experience.hostId, booking, again, close, invited }
}

test('after a completed experience the traveler is invited, by mail and in the product', async () => {
  const { booking, close, invited, traveler, hostId } = await scene()
  await close(booking.id, true)
  expect(await invited()).toEqual([1, 1])
  const [mail] = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.key, `invitation ${traveler.id} ${hostId}`))
  expect(mail).toMatchObject({ recipient: traveler.email })
  expect(mail!.html).toContain(`/host/${hostId}#resenas`)
  expect(mail!.unsubscribeUrl).toContain('/subscription?token=')
})

test('also when nobody closed it and time did', async () => {
  const { invited } = await scene({ status: 'in_progress' })
  await completeUnfinished(new Date())
  expect(await invited()).toEqual([1, 1])
})

test('not somebody who did not come', async () => {
  const { booking, close, invited } = await scene()
  await close(booking.id, false)
  expect(await invited()).toEqual([0, 0])
})

test('once per host, and not who has reviewed already', async () => {
  const twice = await scene()
  await twice.close(twice.booking.id, true)
  await twice.close((await twice.again()).id, true)
  expect(await twice.invited()).toEqual([1, 1])
  const done = await scene()
  const first = await done.again()
  await done.close(first.id, true)
  await database()
    .insert(reviews)
    .values({ userId: done.traveler.id, hostId: done.hostId, rating: 5, reservationId: first.id })
  await done.close(done.booking.id, true)
  expect(await done.invited()).toEqual([0, 0])
})

test('a switch that is off saves the mail, not the notice', async () => {
  const { booking, close, invited, traveler } = await scene()
  await traveler.request('patch', '/profile/preferences', { reviewInvitations: false })
  await close(booking.id, true)
  expect(await invited()).toEqual([0, 1])
})
