// Bookings over HTTP, 32 at once, compared with the same statements sent directly to the database.
import { setTimeout as pause } from 'node:timers/promises'

import { type Meaning, type Meanings, runBare } from './harness/bare-booking.ts'
import { expectStatuses, load, SECONDS } from './harness/load.ts'
import { type Product, processorSeconds } from './harness/product.ts'
import { type Findings, median, milliseconds, rate, ratio } from './harness/report.ts'
import { recordStatements, type Statement } from './harness/statements.ts'
import {
  bookingRequest,
  emailOf,
  experienceOfDate,
  fillBookingWorld,
  hostOfDate,
  idOf,
  TRAVELERS,
  toRequest,
} from './worlds/booking-world.ts'
import { ask, withoutProduct } from './worlds/databases.ts'

export const fillBookings = fillBookingWorld

const CONCURRENCY = 32
const ROUNDS = 3
/** More than any round can use. */
const MAX_PER_ROUND = 6000
/** One to the traveler, one to the host. */
const MAILS = 2
const REACH = { perSecond: 250, p99: 150 }
/** One half books over HTTP, the other half's bookings are made with bare statements. */
const HALF = TRAVELERS / 2

/** Books once and records its statements from the database's log: the session, then one transaction. */
async function recordBooking(
  { port }: Product,
  databaseUrl: string,
): Promise<{ statements: Statement[]; known: Meanings }> {
  const first = bookingRequest(0, 0, HALF)
  let booked = { id: '', confirmationCode: '' }
  const book = async () => {
    const requests = [toRequest(first)]
    const outcome = await load({ port, connections: 1, asks: requests, seconds: 30, repeat: false, keep: true })
    const [answer] = outcome.answers
    if (answer?.status !== 201) throw new Error(`a booking was refused: ${answer?.status} ${answer?.body}`)
    booked = JSON.parse(answer.body)
  }
  const logged = (await recordStatements(databaseUrl, [book]))[0]!
  const insertion = logged.findIndex(({ text }) => /insert into "?bookings"?/i.test(text))
  const { pid } = logged[insertion]!
  const begin = logged.findLastIndex(
    (statement, at) => at < insertion && statement.pid === pid && /^begin/i.test(statement.text),
  )
  const commit = logged.findIndex(
    (statement, at) => at > insertion && statement.pid === pid && /^commit/i.test(statement.text),
  )
  const session = logged.find(({ text }, at) => at < begin && /"?sessions"?/.test(text))
  const transaction = logged.slice(begin, commit + 1).filter((statement) => statement.pid === pid)
  const meanings: Meanings = new Map<string, Meaning>([
    [idOf('traveler', first.traveler), { id: 'traveler', of: 'traveler' }],
    [idOf('date', first.date), { id: 'date', of: 'date' }],
    [idOf('experience', experienceOfDate(first.date)), { id: 'experience', of: 'experience' }],
    [idOf('host', hostOfDate(first.date)), { id: 'host', of: 'host' }],
    [idOf('key', first.key), { id: 'key', of: 'serial' }],
    [`token-${first.traveler}`, { before: 'token-', of: 'traveler', after: '' }],
    [emailOf(first.traveler), { before: 'viajera-', of: 'traveler', after: '@persona.example' }],
    [booked.id, 'booking'],
    [booked.confirmationCode, 'code'],
  ])
  return { statements: session ? [session, ...transaction] : transaction, known: meanings }
}

/** Waits until the product has finished every job of the bookings. @returns seconds */
async function untilIdle(databaseUrl: string): Promise<number> {
  const started = performance.now()
  for (;;) {
    const [dueJob] = await ask(databaseUrl, 'select from graphile_worker._private_jobs where run_at <= now() limit 1')
    if (!dueJob) return (performance.now() - started) / 1000
    if (performance.now() - started > 120_000) throw new Error('the jobs of the bookings are not done after 2 minutes')
    await pause(50)
  }
}

/** @throws when an email is missing, or is neither handed over nor kept for the operator */
async function expectMails(databaseUrl: string, bookings: number, before: number) {
  const [counts] = await ask<{ written: number; left: number }>(
    databaseUrl,
    `select count(*)::int as written, (count(*) filter (where status not in ('sent', 'kept')))::int as left from outbox`,
  )
  if (counts!.written - before < MAILS * bookings || counts!.left > 0)
    throw new Error(`${counts!.written - before} emails of ${bookings} bookings, ${counts!.left} still to leave`)
}

async function mailsIn(databaseUrl: string): Promise<number> {
  const [counts] = await ask<{ mails: number }>(databaseUrl, 'select count(*)::int as mails from outbox')
  return counts!.mails
}

/** Rows for bookings per second. */
export async function measureBooking(product: Product, databaseUrl: string): Promise<Findings> {
  const { statements, known } = await recordBooking(product, databaseUrl)
  await untilIdle(databaseUrl)
  let used = 1
  const rounds: { own: number; bare: number; p50: number; p99: number; worst: number; jobs: number; work: number }[] =
    []
  let by = ''
  for (let n = 0; n <= ROUNDS; n++) {
    const requests = Array.from({ length: MAX_PER_ROUND }, (_, at) => toRequest(bookingRequest(used + at, 0, HALF)))
    const seconds = n === 0 ? 1 : SECONDS
    const plan = { port: product.port, connections: CONCURRENCY, asks: requests, seconds, repeat: false }
    const mails = await mailsIn(databaseUrl)
    const before = processorSeconds(product.pid) ?? Number.NaN
    const own = await load(plan)
    expectStatuses(own, [201], 'booking')
    used += own.answered + CONCURRENCY
    const after = await untilIdle(databaseUrl)
    await expectMails(databaseUrl, own.answered, mails)
    const workedUntil = processorSeconds(product.pid) ?? Number.NaN
    const bare = await runBare({
      databaseUrl: withoutProduct(databaseUrl),
      statements,
      known,
      clients: CONCURRENCY,
      seconds,
      first: HALF,
      round: n,
    })
    by = bare.by
    const jobs = own.answered / (own.seconds + after)
    const work = (workedUntil - before) / own.answered
    if (n > 0)
      rounds.push({
        own: own.perSecond,
        bare: bare.perSecond,
        p50: own.p50,
        p99: own.p99,
        worst: own.worst,
        jobs,
        work,
      })
  }
  const [row] = await ask<{ wrong: string }>(
    databaseUrl,
    `select count(*) wrong from available_dates d where capacity - spots_available <>
     (select coalesce(sum(guests), 0) from bookings b where b.available_date_id = d.id and b.status <> 'cancelled')`,
  )
  if (row!.wrong !== '0') throw new Error(`${row!.wrong} dates do not add up after booking`)
  const of = (field: keyof (typeof rounds)[number]) => median(rounds.map((round) => round[field]))
  const share = median(rounds.map(({ own, bare }) => own / bare))
  return {
    rows: [
      {
        what: `booking through HTTP, ${CONCURRENCY} at once`,
        reach: 'reported',
        measured: `${rate(of('own'))}, p50 ${milliseconds(of('p50'))}, p99 ${milliseconds(of('p99'))}, worst ${milliseconds(Math.max(...rounds.map((round) => round.worst)))}`,
        limit: `${by} ${rate(of('bare'))}; ratio ${ratio(share)}`,
        held: null,
      },
      {
        what: `bookings until the last of their emails is in the outbox, ${CONCURRENCY} at once`,
        reach: `≥ ${rate(REACH.perSecond)}, p99 ≤ ${milliseconds(REACH.p99)}`,
        measured: `${rate(of('jobs'))}, p99 ${milliseconds(of('p99'))}; ${milliseconds(of('work') * 1000)} of processor`,
        limit: `${by} ${rate(of('bare'))}; ratio ${ratio(median(rounds.map(({ jobs, bare }) => jobs / bare)))}`,
        held: of('jobs') >= REACH.perSecond && of('p99') <= REACH.p99,
      },
    ],
    notes: [
      `Booking: the same ${statements.length} statements (session, then one transaction) were given to ${by}; every date adds up afterwards. Beside the requests the product already runs the job that each booking leaves behind (two emails); the clock of the second row stops when no job is left, and then every email is there, sent or kept for the operator.`,
    ],
  }
}
