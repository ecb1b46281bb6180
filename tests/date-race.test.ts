// Everybody at once on one date: the host calls it off, closes it and changes its places while travelers reserve, cancel,
// arrive and take other dates. date-race-control.test.ts shows that this can fail.
import { beforeAll, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { pool } from '#platform/database/pool.ts'
import { dateToRace, raceOnDate, together, wrongsOfDate } from './support/date-race.ts'
import { prepareRaces } from './support/one-booking-race.ts'

beforeAll(prepareRaces)

test.each([
  ['nobody has arrived', false],
  ['somebody arrives', true],
])('called off while everybody acts, %s: nobody is left waiting, places add up, no deadlock', async (_, arriving) => {
  for (let round = 0; round < 5; round++) {
    const scene = await dateToRace()
    const said = await raceOnDate(scene, round, arriving)
    expect(await wrongsOfDate(scene, said)).toEqual([])
  }
  expect(await audit()).toEqual([])
})

test('the guests of a date that was called off take the last places of another: each once, none too many', async () => {
  for (let round = 0; round < 3; round++) {
    // Room for two of five parties of two.
    const scene = await dateToRace({ room: 5 })
    await pool().query(
      `update bookings set expires_at = now() + interval '1 day' where expires_at < now() + interval '1 hour'`,
    )
    expect((await scene.host('post', `${scene.date}/call-off`, { reason: 'health' })).status).toBe(200)
    const taps = scene.guests.flatMap(({ ask, booking: { id } }) =>
      Array.from({ length: 8 }, () => ({
        act: id,
        ask: () => ask('post', `/bookings/${id}/move`, { availableDateId: scene.other }),
      })),
    )
    const said = await together(taps)
    const moved = said.filter(({ status }) => status === 200)
    // However often somebody taps, every answer shows the one reservation that was made.
    expect(new Set(moved.map(({ act }) => act)).size).toBe(2)
    expect(new Set(moved.map(({ body }) => body.id)).size).toBe(2)
    expect(moved).toHaveLength(16)
    for (const { status, code } of said.filter((one) => one.status !== 200))
      expect([status, code]).toEqual([409, 'NOT_ENOUGH_SPOTS'])
  }
  expect(await audit()).toEqual([])
})
