// Callers in an API test: people with real sessions, and requests that carry them.
import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createPerson, type Person } from '#marketplace/accounts/account.factory.ts'
import type { Role } from '#marketplace/accounts/account.rules.ts'
import { sessions } from '#marketplace/accounts/account.table.ts'
import type { StaffRole } from '#marketplace/accounts/staff/staff.rules.ts'
import { api } from '#marketplace/api.ts'
import { database } from '#platform/database/pool.ts'
import { CSRF_HEADER, CSRF_VALUE } from '#platform/http/client/csrf-header.ts'
import type { ErrorEnvelope } from '#platform/http/refusal.ts'
import { sessionSecret } from '#platform/session/secret.ts'
import { DAY_MS } from '#platform/units.ts'
import { sendWatched } from './refusal-watch.ts'

/** How long the product lets a session last. A younger one is prolonged by a later answer, whose cookie may come at any time. */
const SESSION_MS = 7 * DAY_MS

/** Signs a person in. @returns the Cookie header */
export async function cookieOf(person: Pick<Person, 'id'>): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await database()
    .insert(sessions)
    .values({ userId: person.id, token, expiresAt: new Date(Date.now() + SESSION_MS) })
  const signature = createHmac('sha256', sessionSecret()).update(token).digest('base64')
  return `torogoz.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

/** Signs a person out everywhere, as from another device. */
export const endSessionsOf = (person: Pick<Person, 'id'>) =>
  database().delete(sessions).where(eq(sessions.userId, person.id))

export type Answer<Body> = { status: number; body: Body; headers: Headers }
/** How often a visitor asks who is told to come back (503, Retry-After): the database is there, but a slow machine is late. */
const MAX_TRIES = 3
type Extras = { key?: string; headers?: Record<string, string>; tries?: number }

const isTurnedAway = ({ status, body }: Answer<unknown>) =>
  status === 503 && (body as ErrorEnvelope | null)?.error?.code === 'UNAVAILABLE'

/**
 * Requests of one visitor, who comes back when asked to; a FormData body is an upload, and a refused request must leave no trace: `await
 * request<Booking>('post', '/bookings', body, { key })`; without a type, a refusal is expected.
 */
export const requestAs =
  (cookie: string | null) =>
  async <Body = ErrorEnvelope>(
    method: string,
    path: string,
    body?: unknown,
    { key, headers = {}, tries = MAX_TRIES }: Extras = {},
  ): Promise<Answer<Body>> => {
    const init = {
      method: method.toUpperCase(),
      headers: {
        ...(cookie && { cookie }),
        ...(body instanceof FormData && { [CSRF_HEADER]: CSRF_VALUE }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    }
    for (let n = 1; ; n++) {
      const answer = await readAnswer(await sendWatched(method, path, () => api.request(`/api${path}`, init)))
      if (n === tries || !isTurnedAway(answer)) return answer
    }
  }

async function readAnswer(response: Response) {
  // A live stream does not end, so its body is not read.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream) await response.body?.cancel()
  const text = isStream ? '' : await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: text && isJson ? JSON.parse(text) : text || null, headers: response.headers }
}

export async function signedIn(role: Role, overrides: Parameters<typeof createPerson>[0] = {}) {
  const person = await createPerson({ ...overrides, role })
  const cookie = await cookieOf(person)
  return { ...person, cookie, request: requestAs(cookie) }
}

/** A new person of the staff, signed in. */
export const signedStaff = (staffRole: StaffRole) => signedIn('admin', { profile: { staffRole } })

/** Somebody without a session. */
export const anonymous = { request: requestAs(null) }
