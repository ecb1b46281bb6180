import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { expireOverdue } from '#marketplace/bookings/lifecycle/booking.jobs.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database, pool } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { chat } from '#tests/support/scenes/chat.ts'
import { messages } from '../conversation.table.ts'
import { countResponses, recountAging } from './response.api.ts'

const figuresOf = async (hostId: string) => {
  const [row] = await database().select().from(profiles).where(eq(profiles.id, hostId))
  return [row!.responseRate, row!.responseTimeHours]
}
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)

test('a request left to run out and one that is answered change the figures by themselves', async () => {
  const host = await signedIn('host')
  const experience = await createExperience({ hostId: host.id })
  const book = (hours: number) =>
    createBooking({ availableDateId: experience.dateIds[0]!, createdAt: ago(hours), guests: 1 })
  expect(await figuresOf(host.id)).toEqual([100, 24])
  await book(49)
  await expireOverdue()
  await runJobs()
  expect(await figuresOf(host.id)).toEqual([0, 24])
  const answered = await book(3)
  await host.request('post', `/host/bookings/${answered.id}/confirm`)
  await runJobs()
  // Three hours and a moment count as the fourth hour.
  expect(await figuresOf(host.id)).toEqual([50, 4])
})

test('a message that waited a day counts against the host, an answer in time for them', async () => {
  const { host, traveler, conversation, say } = await chat({ startDate: new Date(Date.now() + 9 * DAY_MS) })
  // The booking was confirmed instantly, so only the message counts.
  await say(traveler, '¿Puedo llevar a mi perro?')
  const first = eq(messages.conversationId, conversation.id)
  await database()
    .update(messages)
    .set({ createdAt: ago(25) })
    .where(first)
  await runJobs()
  expect((await figuresOf(host.id))[0]).toBe(50)
  await database()
    .update(messages)
    .set({ createdAt: ago(20) })
    .where(first)
  await say(host, 'Claro que sí')
  await runJobs()
  expect((await figuresOf(host.id))[0]).toBe(100)
})

test('the look after a message waits a day, however much is written', async () => {
  const { traveler, conversation, say } = await chat()
  await say(traveler, 'uno')
  await say(traveler, 'dos')
  const { rows } = await pool().query<{ hours: number }>(
    `select extract(epoch from run_at - now()) / 3600 as hours from graphile_worker._private_jobs where key = $1`,
    [`responses due ${conversation.id}`],
  )
  expect(rows.map(({ hours }) => Math.round(Number(hours)))).toEqual([24])
})

test('a host without requests keeps the default response rate and time', async () => {
  const host = await signedIn('host')
  await countResponses(host.id, new Date())
  expect(await figuresOf(host.id)).toEqual([100, 24])
})

test('nobody reads a rate of a host whose first request still waits, or whose reservations confirm themselves', async () => {
  const host = await signedIn('host')
  const { dateIds } = await createExperience({ hostId: host.id })
  const responseRate = async () => {
    await runJobs()
    return (await anonymous.request<{ responseRate: number | null }>('get', `/hosts/${host.id}`)).body.responseRate
  }
  const now = new Date()
  await createBooking({
    availableDateId: dateIds[0]!,
    status: 'confirmed',
    createdAt: now,
    confirmedAt: now,
    guests: 1,
  })
  const waiting = await createBooking({ availableDateId: dateIds[0]!, createdAt: ago(2), guests: 1 })
  await countResponses(host.id, now)
  expect(await responseRate()).toBeNull()
  await host.request('post', `/host/bookings/${waiting.id}/confirm`)
  expect(await responseRate()).toBe(100)
})

test('what is older than 90 days stops counting by itself, at night', async () => {
  const host = await signedIn('host')
  const { dateIds } = await createExperience({ hostId: host.id })
  const { id } = await createBooking({ availableDateId: dateIds[0]!, createdAt: ago(49), guests: 1 })
  await expireOverdue()
  await runJobs()
  expect(await figuresOf(host.id)).toEqual([0, 24])
  const age = (days: number) => pool().query('update bookings set created_at = $2 where id = $1', [id, ago(days * 24)])
  await age(89)
  await recountAging(new Date())
  expect(await figuresOf(host.id)).toEqual([0, 24])
  await age(90.5)
  await recountAging(new Date())
  expect(await figuresOf(host.id)).toEqual([100, 24])
})
