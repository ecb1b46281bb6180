// A host who takes no new reservations is offered nowhere: no next date, no place on a list, no email that invites. Paused by
// hand here; why is arrears.api.test.ts's.
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { pauseRequests, resumeRequests } from '#marketplace/accounts/account-status/request-pause.data.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createAlert } from '#marketplace/alerts/alert.factory.ts'
import { sendAlerts } from '#marketplace/alerts/alert.jobs.ts'
import { catalogueService, currentCatalogue } from '#marketplace/discovery/catalogue/changes/follow.data.ts'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import type { WaitlistEntry } from '#marketplace/experiences/waitlist/waitlist.contract.ts'
import { createWait } from '#marketplace/experiences/waitlist/waitlist.factory.ts'
import { reassignHolds } from '#marketplace/experiences/waitlist/waitlist.jobs.ts'
import { dayOf } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { bookingInput, newKey } from '#tests/support/scenes/booking-input.ts'

let running: ReturnType<typeof catalogueService.start> | undefined
afterEach(async () => {
  await running?.stop(1000)
  running = undefined
})

const IN_TEN_DAYS = new Date(Date.now() + 10 * DAY_MS)

async function scene(capacity = 4) {
  const word = `q${crypto.randomUUID().slice(0, 8).replaceAll('-', '')}`
  const experience = await createExperience({
    title: `Paseo ${word}`,
    pictured: true,
    dates: [{ startDate: IN_TEN_DAYS, capacity }],
  })
  return {
    offer: experience,
    word,
    dateId: experience.dateIds[0]!,
    pause: () => pauseRequests(database(), experience.hostId, new Date()),
    resume: () => resumeRequests(database(), experience.hostId),
    found: async (more = '') =>
      (await anonymous.request<{ items: ExperienceCard[] }>('get', `/experiences?q=${word}${more}`)).body.items.map(
        ({ nextDate, soldOut, spots }) => ({ dated: nextDate !== null, soldOut, spots }),
      ),
  }
}

test.each(['the database', 'the catalogue in memory'])('found by %s it has no next date, and no day', async (by) => {
  if (by !== 'the database') {
    running = catalogueService.start()
    await expect.poll(currentCatalogue).not.toBeNull()
  }
  const { found, pause, resume } = await scene()
  const onThatDay = `&from=${dayOf(IN_TEN_DAYS)}&to=${dayOf(IN_TEN_DAYS)}`
  const dated = [{ dated: true, soldOut: false, spots: 4 }]
  await expect.poll(() => found()).toEqual(dated)
  expect(await found(onThatDay)).toEqual(dated)
  await pause()
  await expect.poll(() => found()).toEqual([{ dated: false, soldOut: false, spots: 0 }])
  expect([await found(onThatDay), await found('&guests=2')]).toEqual([[], []])
  await resume()
  await expect.poll(() => found(onThatDay)).toEqual(dated)
})

test('other systems read that its dates are closed', async () => {
  const { offer, pause } = await scene()
  const range = { productId: offer.id, optionId: 'DEFAULT', localDate: dayOf(IN_TEN_DAYS) }
  const statuses = async () =>
    (await anonymous.request<{ status: string; available: boolean }[]>('post', '/octo/availability', range)).body.map(
      ({ status, available }) => [status, available],
    )
  expect(await statuses()).toEqual([['AVAILABLE', true]])
  await pause()
  expect(await statuses()).toEqual([['CLOSED', false]])
})

test('nobody joins its list, and places that return wait for the end of the pause', async () => {
  const { offer, dateId, pause, resume } = await scene()
  const booker = await signedIn('traveler')
  const { body } = await booker.request<{ id: string }>('post', '/bookings', bookingInput(offer, { guests: 4 }), {
    key: newKey(),
  })
  const waiter = await signedIn('traveler')
  await createWait({ userId: waiter.id, availableDateId: dateId, guests: 2 })
  const own = async () =>
    (await waiter.request<{ entries: WaitlistEntry[] }>('get', '/waitlist')).body.entries[0]!.status
  await pause()
  const late = await (await signedIn('traveler')).request('put', `/dates/${dateId}/waitlist`, { guests: 2 })
  expect([late.status, late.body.error.code]).toEqual([409, 'HOST_PAUSED'])
  expect((await booker.request('post', `/bookings/${body.id}/cancel`)).status).toBe(200)
  await reassignHolds()
  expect(await own()).toBe('waiting')
  await resume()
  await reassignHolds()
  expect(await own()).toBe('held')
  expect((await audit()).filter(({ promise }) => promise.startsWith('INV-'))).toEqual([])
})

test.each(['paused', 'suspended'] as const)(
  'what is held when the host is %s goes back to its turn, and is said',
  async (what) => {
    const { offer, dateId, pause } = await scene()
    const booker = await signedIn('traveler')
    const { body } = await booker.request<{ id: string }>('post', '/bookings', bookingInput(offer, { guests: 4 }), {
      key: newKey(),
    })
    const waiter = await signedIn('traveler')
    await createWait({ userId: waiter.id, availableDateId: dateId, guests: 2 })
    await booker.request('post', `/bookings/${body.id}/cancel`)
    const entry = async () => (await waiter.request<{ entries: WaitlistEntry[] }>('get', '/waitlist')).body.entries[0]!
    expect((await entry()).status).toBe('held')
    if (what === 'paused') await pause()
    else await database().update(users).set({ suspendedAt: new Date() }).where(eq(users.id, offer.hostId))
    // Before the email of the hold has left.
    await runJobs()
    expect(await database().$count(outbox, eq(outbox.recipient, waiter.email))).toBe(0)
    await reassignHolds()
    expect(await entry()).toMatchObject({ status: 'waiting', position: 1 })
    const notifications = await database().select().from(notices).where(eq(notices.userId, waiter.id))
    expect(notifications.map(({ title }) => title)).toEqual(['Tu lugar apartado queda en pausa'])
    // Once.
    await reassignHolds()
    expect(await database().$count(notices, eq(notices.userId, waiter.id))).toBe(1)
  },
)

test('no alert tells of it, until it can be booked again', async () => {
  const traveler = await signedIn('traveler')
  const { offer, word, pause, resume } = await scene()
  await createAlert({ userId: traveler.id, search: `?q=${word}` })
  const awaiting = await signedIn('traveler')
  await createAlert({ userId: awaiting.id, experienceId: offer.id })
  const mails = async () =>
    (await database().$count(outbox, eq(outbox.recipient, traveler.email))) +
    (await database().$count(outbox, eq(outbox.recipient, awaiting.email)))
  await pause()
  await sendAlerts(new Date())
  expect(await mails()).toBe(0)
  await resume()
  await sendAlerts(new Date())
  expect(await mails()).toBe(2)
})
