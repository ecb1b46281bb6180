// A season of dates in one request, compared with one bare insert of the same rows.

import type { Product } from '../harness/product.ts'
import { type Findings, median, milliseconds } from '../harness/report.ts'
import { idOf, tokenCookie } from './booking-world.ts'
import { ask } from './databases.ts'

const DATES = 200
const ROUNDS = 12
const GOAL_MS = 300
const YEAR = 2060

const BARE = `insert into available_dates (experience_id, start_date, capacity, spots_available)
select $1, timestamptz '${YEAR + 30}-01-01' + n * interval '1 day', 8, 8 from generate_series(1, ${DATES}) n`

export async function measureSeason({ address }: Product, databaseUrl: string): Promise<Findings> {
  const token = 'token-season'
  await ask(
    databaseUrl,
    `insert into sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 day') on conflict do nothing`,
    [idOf('host', 0), token],
  )
  const experience = idOf('experience', 0)
  await ask(databaseUrl, 'delete from available_dates where experience_id = $1 and start_date > $2', [
    experience,
    `${YEAR}-01-01`,
  ])
  /** Two hours of every day for a hundred days, in another year each time: 200 new dates. */
  const create = async (round: number): Promise<number> => {
    const body = {
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      times: ['08:00', '14:00'],
      minutes: 180,
      from: `${YEAR + round}-01-01`,
      until: `${YEAR + round}-04-${(YEAR + round) % 4 === 0 ? '09' : '10'}`,
      spots: 12,
    }
    const startedAt = performance.now()
    const answer = await fetch(`${address}/api/host/experiences/${experience}/season`, {
      method: 'POST',
      headers: { cookie: tokenCookie(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const reply = await answer.text()
    const took = performance.now() - startedAt
    if (answer.status !== 201 || JSON.parse(reply).created !== DATES) throw new Error(`${answer.status} ${reply}`)
    return took
  }
  await create(0)
  const trips: number[] = []
  for (let round = 1; round <= ROUNDS; round++) trips.push(await create(round))
  const bare: number[] = []
  for (let round = 0; round < 3; round++) {
    await ask(databaseUrl, 'delete from available_dates where experience_id = $1 and start_date > $2', [
      experience,
      `${YEAR + 20}-01-01`,
    ])
    const startedAt = performance.now()
    await ask(databaseUrl, BARE, [experience])
    bare.push(performance.now() - startedAt)
  }
  const slowest = Math.max(...trips)
  return {
    rows: [
      {
        what: `a season of ${DATES} dates in one request`,
        reach: `≤ ${GOAL_MS} ms`,
        measured: `${milliseconds(median(trips))} (slowest ${milliseconds(slowest)})`,
        limit: `one bare INSERT ${milliseconds(median(bare))}`,
        held: slowest <= GOAL_MS,
      },
    ],
    notes: [
      `Season: ${ROUNDS} seasons through HTTP, each of ${DATES} new dates, until the answer was read; the INSERT beside it includes its connection.`,
    ],
  }
}
