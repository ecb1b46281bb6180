// Who may call what: computed from the contracts, and requested from the running API for every endpoint and role.
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { SCOPES } from '#marketplace/accounts/access-tokens/access-token.rules.ts'
import { profiles, sessions } from '#marketplace/accounts/account.table.ts'
import { may, PERMISSIONS, type Permission, type StaffRole } from '#marketplace/accounts/staff/staff.rules.ts'
import { api, registrations } from '#marketplace/api.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { openCase } from '#marketplace/cases/case.data.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { createQuestion } from '#marketplace/questions/question.factory.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import type { Access, Endpoint } from '#platform/http/contract.ts'
import { DAY_MS, MINUTE_MS } from '#platform/units.ts'
import { anonymous, signedIn, signedStaff } from '../support/people.ts'
import { sampleBody } from '../support/scenes/sample.ts'

const STAFF = ['support', 'finance', 'editor', 'viewer'] as const
const roles = ['anonymous', 'traveler', 'otherTraveler', 'host', 'otherHost', 'admin', ...STAFF] as const
type Role = (typeof roles)[number]
const roleOf: Record<Role, Access | null> = {
  anonymous: null,
  traveler: 'traveler',
  otherTraveler: 'traveler',
  host: 'host',
  otherHost: 'host',
  admin: 'admin',
  support: 'admin',
  finance: 'admin',
  editor: 'admin',
  viewer: 'admin',
}
const staffRoleOf = (role: Role): StaffRole => STAFF.find((member) => member === role) ?? 'administrator'

/** The expected answer of the access check. */
function gate({ access, permission }: Endpoint, role: Role): 401 | 403 | 'open' {
  if (access === 'anyone') return 'open'
  if (role === 'anonymous') return 401
  if (access === 'admin' && roleOf[role] === 'admin')
    return may(staffRoleOf(role), permission as Permission) ? 'open' : 403
  return access === 'signed-in' || access === roleOf[role] ? 'open' : 403
}

type Asker = Awaited<ReturnType<typeof signedIn>>['request']
const askers = {} as Record<Role, Asker>
/** Ids of things that belong to `traveler` and `host`. */
const owned: Record<string, string> = {}

beforeAll(async () => {
  const traveler = await signedIn('traveler')
  const host = await signedIn('host')
  const experience = await createExperience({ hostId: host.id })
  const booking = await createBooking({ userId: traveler.id, availableDateId: experience.dateIds[0]! })
  const past = await createExperience({
    hostId: host.id,
    dates: [{ startDate: new Date(Date.now() - DAY_MS), endDate: new Date(Date.now() - DAY_MS) }],
  })
  const lived = await createBooking({ userId: traveler.id, availableDateId: past.dateIds[0]!, status: 'completed' })
  const [review] = await database()
    .insert(reviews)
    .values({ userId: traveler.id, hostId: host.id, rating: 4, reservationId: lived.id })
    .returning()
  const conversation = await createConversation({ hostId: host.id, travelerId: traveler.id })
  const question = await createQuestion({ hostId: host.id, travelerId: traveler.id, experienceId: past.id })
  const brought = await openCase(database(), {
    ...{ kind: 'question', subject: '¿Hay parqueo?', text: 'Vamos en carro.', name: 'Ana', email: null, about: null },
    personId: traveler.id,
    now: new Date(),
  })
  Object.assign(owned, {
    booking: booking.id,
    case: brought.id,
    conversation: conversation.id,
    experience: experience.id,
    review: review!.id,
    question: question.id,
    user: traveler.id,
    host: host.id,
    date: experience.dateIds[0],
  })
  Object.assign(askers, {
    anonymous: anonymous.request,
    traveler: traveler.request,
    host: host.request,
    otherTraveler: (await signedIn('traveler')).request,
    otherHost: (await signedIn('host')).request,
    admin: (await signedIn('admin')).request,
    ...Object.fromEntries(
      await Promise.all(STAFF.map(async (role) => [role, (await signedStaff(role)).request] as const)),
    ),
  })
})

/** The path of an endpoint with ids of existing things, chosen by the noun before the parameter. */
function pathOf({ path }: Endpoint): string {
  return path.replace(
    /\/([a-z-]+)\/\{\w+\}/g,
    (_, noun: string) => `/${noun}/${owned[noun.replace(/s$/, '')] ?? crypto.randomUUID()}`,
  )
}

/** To everything else the staff is one role like another. */
const isTelling = (endpoint: Endpoint, role: Role) =>
  endpoint.access === 'admin' || !(STAFF as readonly Role[]).includes(role)
const cases = registrations.flatMap(({ endpoint }) =>
  roles
    .filter((role) => isTelling(endpoint, role))
    .map((role) => ({ endpoint, role, name: `${endpoint.method} ${endpoint.path} as ${role}` })),
)

const ids = /\{\w+\}/g

test.each(cases)('$name', async ({ endpoint, role }) => {
  const takesBody = endpoint.body || endpoint.upload
  const expected = gate(endpoint, role)
  if (endpoint.method !== 'get' && !takesBody && expected === 'open') return passesWithNothing(endpoint, role)
  // An invalid body: whoever passes the access check is stopped by the schema, so that no call changes what others see.
  const body = takesBody ? { nonsense: true } : undefined
  const { status, body: said } = await askers[role](endpoint.method, pathOf(endpoint), body, {
    key: crypto.randomUUID(),
  })
  // Between two people: anybody else who passes the access check is refused by the conversation (INV-23).
  const ofTwo = endpoint.refusals.includes('NO_PERMISSION') && !body && !['traveler', 'host'].includes(role)
  if (expected === 'open' && ofTwo) expect([status, said.error.code]).toEqual([403, 'NO_PERMISSION'])
  else if (expected === 'open') expect([401, 403], `${status}`).not.toContain(status)
  else expect(status).toBe(expected)
  if (expected === 403 && endpoint.access === 'admin')
    expect(said.error.code).toBe(roleOf[role] === 'admin' ? 'PERMISSION_NEEDED' : 'FORBIDDEN')
  expect(status).toBeLessThan(500)
})

/** Only ids identify the target: a new person calls with unused ids, and it either succeeds or finds nothing. */
async function passesWithNothing(endpoint: Endpoint, role: Role) {
  const of = roleOf[role] as 'traveler' | 'host' | 'admin' | null
  const { request } = of === 'admin' ? await signedStaff(staffRoleOf(role)) : of ? await signedIn(of) : anonymous
  const key = crypto.randomUUID()
  const { status, body } = await request(endpoint.method, endpoint.path.replace(ids, crypto.randomUUID()), undefined, {
    key,
  })
  if (status === endpoint.status) return
  // A refusal of its own comes after the access check.
  if (endpoint.refusals.includes(body.error.code)) return
  // A missing required query is also checked after the access check.
  expect([status, endpoint.path], JSON.stringify(body)).toEqual([endpoint.query ? 422 : 404, endpoint.path])
  expect(['NOT_FOUND', 'INVALID', ...endpoint.refusals]).toContain(body.error.code)
}

test('every endpoint of the back office names a permission of the list, every permission opens something', () => {
  const named = registrations.flatMap(({ endpoint }) => (endpoint.access === 'admin' ? [endpoint.permission] : []))
  expect(named.length).toBeGreaterThan(80)
  expect([...new Set(named)].toSorted()).toEqual([...PERMISSIONS].toSorted())
  expect(registrations.filter(({ endpoint }) => endpoint.access !== 'admin' && endpoint.permission)).toEqual([])
})

test('somebody of the staff whose role was taken meanwhile is refused at the next request', async () => {
  const { id, request } = await signedStaff('support')
  expect((await request('get', '/admin/users')).status).toBe(200)
  await database().update(profiles).set({ staffRole: 'editor' }).where(eq(profiles.id, id))
  const { status, body } = await request('get', '/admin/users')
  expect([status, body.error.code, body.error.message]).toEqual([
    403,
    'PERMISSION_NEEDED',
    expect.stringContaining('Tu rol en el equipo'),
  ])
})

/** Endpoints that require a fresh password, called with an old session: refused before anything else is checked. */
const freshEndpoints = registrations.filter(({ endpoint }) => endpoint.fresh)
test.each(freshEndpoints.map(({ endpoint }) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` })))(
  '$name: a session of long ago is asked for the password',
  async ({ endpoint }) => {
    const { id, request } = await signedIn(endpoint.access === 'admin' ? 'admin' : 'host')
    await database()
      .update(sessions)
      .set({ provedAt: new Date(Date.now() - 11 * MINUTE_MS) })
      .where(eq(sessions.userId, id))
    const { status, body } = await request(
      endpoint.method,
      pathOf(endpoint),
      endpoint.body ? sampleBody(endpoint) : undefined,
    )
    expect([status, body.error.code]).toEqual([428, 'FRESH_PASSWORD_NEEDED'])
  },
)

test('outside the demo an administrator without a second factor is refused at every door of the back office', async () => {
  configure({ SEED_DEMO: false })
  try {
    const open: string[] = []
    for (const { endpoint } of registrations.filter(({ endpoint }) => endpoint.access === 'admin')) {
      const { status, body } = await askers.admin(endpoint.method, pathOf(endpoint), endpoint.body ? {} : undefined)
      if (status !== 403 || body.error.code !== 'SECOND_FACTOR_NEEDED') open.push(`${endpoint.method} ${endpoint.path}`)
    }
    expect(open).toEqual([])
  } finally {
    configure({ SEED_DEMO: true })
  }
})

test('a token of every scope opens nothing that names none, whoever it speaks for', async () => {
  const unnamed = registrations
    .map(({ endpoint }) => endpoint)
    .filter(({ scope, access }) => !scope && access !== 'anyone')
  const tokens = {} as Record<Exclude<Access, 'anyone' | 'signed-in'>, string>
  for (const role of ['traveler', 'host', 'admin'] as const) {
    const { request } = await signedIn(role)
    const input = { name: 'Todo lo que hay', scopes: SCOPES, days: 30 }
    tokens[role] = (await request<{ token: string }>('post', '/profile/access-tokens', input)).body.token
  }
  const open: string[] = []
  for (const endpoint of unnamed) {
    const { method, access } = endpoint
    if (access === 'anyone') continue
    const response = await api.request(`/api${pathOf(endpoint)}`, {
      method: method.toUpperCase(),
      headers: {
        authorization: `Bearer ${tokens[access === 'signed-in' ? 'host' : access]}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: endpoint.body ? JSON.stringify(sampleBody(endpoint)) : undefined,
    })
    const reply = await response.text()
    if (response.status !== 403 || !reply.includes('SCOPE_NEEDED')) open.push(`${method} ${endpoint.path} ${reply}`)
  }
  expect(open).toEqual([])
  expect(unnamed.length).toBeGreaterThan(100)
})

test('every act that changes what opens an account, or who administers, asks for a fresh password', () => {
  const fresh = freshEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  const sensitive = registrations
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ method, path }) =>
        (/^\/profile\/(second-factor|passkeys|access-tokens$)|\/role$|^\/profile\/data$/.test(path) &&
          (method !== 'get' || path === '/profile/data')) ||
        // They send who books to another system.
        (/^\/host\/webhooks(\/\{id\}(\/secret)?)?$/.test(path) && (method === 'post' || method === 'patch')),
    )
    .map(({ method, path }) => `${method} ${path}`)
  expect(fresh.sort()).toEqual(sensitive.sort())
})

/** Input that a schema requires but its smallest value lacks. */
const MARCH = { from: '2098-03-01', until: '2098-03-31' }
const inputs: Record<string, { query?: string; body?: object }> = {
  '/host/experiences/{id}/starts': { query: `?from=${MARCH.from}&until=${MARCH.until}` },
  '/host/experiences/{id}/season': { body: { ...MARCH, weekdays: [6], times: ['08:00'], spots: 4 } },
}

/** Things of one traveler or host, which must not exist for anybody else of the role (INV-31). */
const ownedEndpoints = registrations.filter(
  ({ endpoint: { path, access } }) =>
    /^\/host\/.*\{|\/(bookings|cases|conversations|questions)\/\{/.test(path) &&
    access !== 'anyone' &&
    access !== 'admin',
)
test.each(ownedEndpoints.map(({ endpoint }) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` })))(
  "$name: another's answers like a missing one",
  async ({ endpoint }) => {
    const role: Role = endpoint.access === 'host' ? 'otherHost' : 'otherTraveler'
    const { query = '', body = sampleBody(endpoint) } = inputs[endpoint.path] ?? {}
    const foreign = await askers[role](endpoint.method, pathOf(endpoint) + query, body, { key: crypto.randomUUID() })
    const unknownPath = endpoint.path.replace(ids, crypto.randomUUID()) + query
    const missing = await askers[role](endpoint.method, unknownPath, body, {
      key: crypto.randomUUID(),
    })
    const say = ({ status, body: said }: typeof foreign) => [status, said?.error?.code, said?.error?.message]
    expect(say(foreign)).toEqual(say(missing))
    expect(foreign.status).toBe(endpoint.refusals.includes('NO_PERMISSION') ? 403 : 404)
  },
)
