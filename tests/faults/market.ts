// A small market for fault tests, requests of its people, and a record of what the product confirmed.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { audit } from '#database/audit.ts'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import type { Role } from '#marketplace/accounts/account.rules.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { writeSettings } from '#marketplace/settings/settings.data.ts'
import { configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { cookieOf } from '../support/people.ts'
import { bookingInput } from '../support/scenes/booking-input.ts'
import { SECRET } from './product.ts'

export type Market = Awaited<ReturnType<typeof createMarket>>
export type Visitor = { role: Role | 'anonymous'; cookie: string }

/** The maximum that operators can allow. */
const MAX_PENDING = 100

/** @param hosts with an experience each; one mailbox of a host gets its emails one after the other */
export async function createMarket({ travelers = 40, dates = 10, capacity = 5000, hosts = 1 } = {}) {
  configure({ SESSION_SECRET: SECRET })
  // No host answers here: with a lower limit a long run would only get refusals.
  await writeSettings(database(), { limits: { pendingBookings: MAX_PENDING, assistantPerDay: 100 } }, null)
  const day = DAY_MS
  const starts = Array.from({ length: dates }, (_, at) => new Date(Date.now() + (20 + at) * day))
  const experiences: Awaited<ReturnType<typeof createExperience>>[] = []
  for (let n = 0; n < hosts; n++)
    experiences.push(await createExperience({ dates: starts.map((startDate) => ({ startDate, capacity })) }))
  const someone = async (role: Role) => ({ role, cookie: await cookieOf(await createPerson({ role })) })
  const visitors: Visitor[] = [
    { role: 'anonymous', cookie: '' },
    await someone('traveler'),
    await someone('traveler'),
    await someone('host'),
    await someone('admin'),
  ]
  const people: { email: string; cookie: string }[] = []
  // A few at once, because on a busy machine the last of hundreds would exceed the time-out for a connection.
  await eachAtOnce(Array.from({ length: travelers }).fill(null), 4, async () => {
    const person = await createPerson()
    people.push({ email: person.email, cookie: await cookieOf(person) })
  })
  let index = 0
  return {
    experience: experiences[0]!,
    /** What the auditor reports about the market itself, for example missing pictures. */
    minded: await audit(),
    visitors,
    /** The next booking request: travelers, hosts and dates alternate, each with its own key. */
    nextBooking: (date?: number) => {
      const at = index++
      const experience = experiences[at % hosts]!
      const dateIds = [experience.dateIds[date ?? at % dates]!]
      const { email, cookie } = people[at % travelers]!
      const body = bookingInput(
        { ...experience, dateIds },
        { guests: 1, again: true, guestInfo: { firstName: 'Ana', lastName: 'Pérez', email, phone: '7000-0000' } },
      )
      return { cookie, key: randomUUID(), body }
    },
  }
}
export type BookingRequest = ReturnType<Market['nextBooking']>

/** Sends a booking. @returns status and body; null when the connection broke or the time was up */
export async function book(address: string, { cookie, key, body }: BookingRequest, withinMs = 60_000) {
  try {
    const answer = await fetch(`${address}/api/bookings`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(withinMs),
    })
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as { id?: string },
    }
  } catch {
    return null
  }
}

/** Bookings confirmed with 201, and those whose answer was lost. */
export class BookingLog {
  readonly kept = new Map<string, BookingRequest>()
  readonly unanswered: BookingRequest[] = []
  readonly statuses = new Map<number, number>()
  /** The first unexpected answer, for the failure's message. */
  odd = ''
  /** Answers of 503 and 429 without Retry-After. */
  withoutRetryAfter = 0

  async book(address: string, request: BookingRequest): Promise<void> {
    const answer = await book(address, request)
    if (!answer) return void this.unanswered.push(request)
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1)
    if (![201, 429, 503].includes(answer.status)) this.odd ||= JSON.stringify(answer)
    if (answer.status === 201) this.kept.set(answer.body.id!, request)
    if ((answer.status === 503 || answer.status === 429) && !answer.retryAfter) this.withoutRetryAfter++
  }

  /** Nothing confirmed is lost or duplicated, and every promise about the data holds. */
  async hold(address: string, { minded }: Pick<Market, 'minded'>): Promise<void> {
    const { rows } = await pool().query<{ id: string }>('select id from bookings where id = any($1::uuid[])', [
      [...this.kept.keys()],
    ])
    expect(rows.length, 'bookings that were promised and are there').toBe(this.kept.size)
    // All of the answer, so that a refusal says which.
    for (const [id, request] of [...this.kept].slice(-20))
      expect(await book(address, request), 'the same key, the same booking').toMatchObject({ body: { id } })
    for (const request of this.unanswered.slice(-20)) {
      const [first, second] = [await book(address, request), await book(address, request)]
      expect(second?.body.id, 'an answer that was lost is given again').toBe(first?.body.id)
    }
    expect(await audit()).toEqual(minded)
  }
}

/** The answer to a request and its duration in milliseconds. */
async function request(address: string, path: string, cookie = '') {
  const startedAt = performance.now()
  const answer = await fetch(`${address}${path}`, {
    headers: { cookie, accept: path.startsWith('/api') ? 'application/json' : 'text/html' },
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    text,
    ms: performance.now() - startedAt,
  }
}

/** The longest that the product itself waits for a database is 4.5 s; the rest is for a busy machine. */
const ANSWERS_WITHIN_MS = 15_000
let count = 0

/** Without its database the process lives, and answers API and pages within seconds with Retry-After and our own text. */
export async function expectUnavailable(address: string, market: Market): Promise<void> {
  const traveler = market.visitors[1]!.cookie
  const answers = await Promise.all([
    request(address, `/api/experiences?q=${count++}`),
    request(address, '/api/bookings', traveler),
    request(address, `/search?q=${count++}`),
    request(address, '/profile/reservations', traveler),
  ])
  for (const { status, retryAfter, ms, text } of answers) {
    expect(status, text.slice(0, 300)).toBe(503)
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(ms).toBeLessThan(ANSWERS_WITHIN_MS)
    expect(text).not.toMatch(/ECONNREFUSED|terminat|timeout|too many clients|pg_|at \w+ \(/)
  }
  expect((await request(address, '/healthz')).status).toBe(200)
  expect((await request(address, '/readyz')).status).toBe(503)
}

/** Does some work over and over, several at once, until it is stopped. */
export function load(atOnce: number, work: () => Promise<void>) {
  let running = true
  const lanes = Array.from({ length: atOnce }, async () => {
    while (running) await work()
  })
  return {
    stop: async () => {
      running = false
      await Promise.all(lanes)
    },
  }
}

export async function eachAtOnce<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const remaining = [...items]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) await work(item)
    }),
  )
}
