// 200 travelers at once for a date of 20 seats. The seats must add up, and a program without locks must fail the same test.
import pg from 'pg'
import { load } from './harness/load.ts'
import type { Product } from './harness/product.ts'
import { type Findings, milliseconds } from './harness/report.ts'
import { DATES, idOf, RACE_PLACES, RACES, TRAVELERS, toRequest } from './worlds/booking-world.ts'
import { ask } from './worlds/databases.ts'

const CONCURRENCY = 200
const FULL = 'No hay suficientes cupos disponibles para el número de personas solicitado'
/** One to four people, alternating. */
const guestsOf = (n: number) => 1 + (n % 4)

type Race = { winners: number; sold: number; p99: number; faults: string[] }

/** One race over HTTP, checked against the database. */
async function race({ port }: Product, databaseUrl: string, number: number): Promise<Race> {
  const date = DATES + number
  // The last travelers, because those of other parts have no open requests there.
  const requests = Array.from({ length: CONCURRENCY }, (_, n) =>
    toRequest({ traveler: TRAVELERS - 1 - n, date, guests: guestsOf(n), key: 900_000_000 + number * CONCURRENCY + n }),
  )
  const outcome = await load({ port, connections: CONCURRENCY, asks: requests, seconds: 60, repeat: false, keep: true })
  const faults: string[] = []
  let sold = 0
  let winners = 0
  outcome.answers.forEach(({ status, body }, n) => {
    if (status === 201) {
      winners++
      sold += guestsOf(n)
    } else if (status !== 409 || JSON.parse(body).error?.message !== FULL)
      faults.push(`${status} ${body.slice(0, 200)}`)
  })
  if (outcome.answered !== CONCURRENCY) faults.push(`${outcome.answered} of ${CONCURRENCY} were answered`)
  const [row] = await ask<{ spots: number; guests: number; rows: number }>(
    databaseUrl,
    `select d.spots_available spots, coalesce(sum(b.guests), 0)::int guests, count(b.id)::int as rows
     from available_dates d left join bookings b on b.available_date_id = d.id and b.status <> 'cancelled'
     where d.id = $1 group by d.id`,
    [idOf('date', date)],
  )
  const { spots, guests, rows } = row!
  // A quarter of them asks for one seat, so the last seat always finds a taker.
  if (sold !== RACE_PLACES || guests !== sold || rows !== winners || spots !== 0)
    faults.push(`sold ${sold} to ${winners}; stored ${guests} in ${rows} bookings, ${spots} left of ${RACE_PLACES}`)
  return { winners, sold, p99: outcome.p99, faults }
}

const CARELESS_BOOKING = `
insert into bookings (user_id, experience_id, host_id, available_date_id, start_date, guests, unit_price, total_amount,
  confirmation_code, expires_at)
select $1, d.experience_id, e.host_id, d.id, d.start_date, $2::int, e.price, e.price * $2::int, $3, d.start_date
from available_dates d join experiences e on e.id = d.experience_id where d.id = $4`

/** Reads the seats, pauses, then writes the rest. @returns how many people it admitted */
async function carelessRace(databaseUrl: string): Promise<number> {
  const date = idOf('date', DATES)
  await ask(databaseUrl, 'delete from bookings where available_date_id = $1', [date])
  await ask(databaseUrl, 'update available_dates set spots_available = capacity where id = $1', [date])
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 32 })
  const book = async (n: number) => {
    const { rows } = await pool.query<{ spots: number }>(
      'select spots_available spots from available_dates where id = $1',
      [date],
    )
    const remaining = rows[0]!.spots - guestsOf(n)
    if (remaining < 0) return 0
    await pool.query('update available_dates set spots_available = $2 where id = $1', [date, remaining])
    const code = `C${n.toString(16).toUpperCase().padStart(7, '0')}`
    await pool.query(CARELESS_BOOKING, [idOf('traveler', TRAVELERS - 1 - n), guestsOf(n), code, date])
    return guestsOf(n)
  }
  try {
    const bookings = await Promise.all(Array.from({ length: CONCURRENCY }, (_, n) => book(n)))
    return bookings.reduce((sum, guests) => sum + guests, 0)
  } finally {
    await pool.end()
  }
}

/** Rows for the race and its control. @throws when the product's seats do not add up */
export async function measureRace(product: Product, databaseUrl: string): Promise<Findings> {
  const races: Race[] = []
  for (let number = 0; number < RACES; number++) races.push(await race(product, databaseUrl, number))
  const faults = races.flatMap((run) => run.faults)
  const letIn = await carelessRace(databaseUrl)
  if (letIn <= RACE_PLACES) faults.push(`the control let in only ${letIn}: this race proves nothing`)
  if (faults.length > 0) throw new Error(`the race failed:\n  ${faults.slice(0, 8).join('\n  ')}`)
  const winners = races.map((run) => run.winners).join(', ')
  return {
    rows: [
      {
        what: `race: ${CONCURRENCY} travelers, ${RACE_PLACES} seats, ${RACES} times`,
        reach: 'exact, losers 409, no 5xx',
        measured: `${races.map((run) => run.sold).join(', ')} seats sold; all losers 409 with the text`,
        limit: `control without the guard sold ${letIn} of ${RACE_PLACES}`,
        held: true,
      },
    ],
    notes: [
      `Race: ${winners} bookings won; the slowest answers took ${races.map((run) => milliseconds(run.p99)).join(', ')} (p99). The control reads the seats and then writes, as one would without thinking of others.`,
    ],
  }
}
