// Somebody locks the row of one date for long: only requests for that date may be affected.
import pg from 'pg'
import { expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configuration } from '#platform/configuration.ts'
import { anonymous, signedIn } from '../support/people.ts'
import { bookingInput, newKey } from '../support/scenes/booking-input.ts'

const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => signedIn('traveler')))

test('60 bookings at a locked date: they are told to come back, and everybody else goes on', {
  timeout: 60_000,
}, async () => {
  const [lockedDate, other] = await Promise.all([
    createExperience({ pictured: true, dates: [{ capacity: 500 }] }),
    createExperience({ pictured: true, dates: [{ capacity: 500 }] }),
  ])
  const [crowded, others] = [await crowd(60), await crowd(10)]
  const blocker = new pg.Client(configuration().DATABASE_URL)
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query('select from available_dates where id = $1 for update', [lockedDate.dateIds[0]])

  const book = ({ request }: (typeof crowded)[number], experience: typeof lockedDate) =>
    request('post', '/bookings', bookingInput(experience, { guests: 1 }), { key: newKey(), tries: 1 })
  const stuck = Promise.all(crowded.map((person) => book(person, lockedDate)))
  await expect
    .poll(async () => (await blocker.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount)
    .toBeGreaterThan(0)
  const free = await Promise.all([
    ...others.map((person) => book(person, other)),
    ...Array.from({ length: 20 }, () => anonymous.request('get', `/experiences/${lockedDate.id}`)),
  ])
  expect(free.map(({ status }) => status)).toEqual([...Array(10).fill(201), ...Array(20).fill(200)])

  for (const { status, body, headers } of await stuck) {
    expect([status, body.error.code]).toEqual([503, 'UNAVAILABLE'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  await blocker.query('rollback')
  await blocker.end()
  expect((await book(crowded[0]!, lockedDate)).status).toBe(201)
})
