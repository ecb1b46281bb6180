// Somebody loses their role while they do what only that role may, over HTTP, in the two most critical orders.
import pg from 'pg'
import { expect } from 'vitest'
import { audit } from '#database/audit.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { invalidateSettings, writeSettings } from '#marketplace/settings/settings.data.ts'
import { configuration } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { signedIn } from '../../support/people.ts'
import { experienceInput } from '../../support/scenes/experience-input.ts'

const queryValue = async <Value>(text: string, values: unknown[] = []) =>
  (await pool().query<{ value: Value }>(text, values)).rows[0]!.value
const pending = () =>
  queryValue<number>(`select count(*)::int as value from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)

type Person = Awaited<ReturnType<typeof signedIn>>
/**
 * An act, and the person who loses their role meanwhile. `withdrawn`: the change of role ends it by itself, so it has to come
 * first.
 */
type Scene = { person: Person; act: () => Promise<{ status: number }>; withdrawn?: boolean }

/** A host with a publishable draft. @param submittedAt when it was submitted for approval */
async function drafting(submittedAt: Date | null = null) {
  const person = await signedIn('host')
  const { id, dateIds } = await createExperience({ hostId: person.id, status: 'draft', pictured: true, submittedAt })
  return { person, id, date: dateIds[0]!, url: `/host/experiences/${id}` }
}

/** Publications, each of which locks the date it relies on while it is checked. */
export const publications = {
  publish: async () => {
    const { person, url, date } = await drafting()
    return { person, date, act: () => person.request('post', `${url}/publish`) }
  },
  'save as published': async () => {
    const { person, url, date } = await drafting()
    const input = { ...(await experienceInput()), status: 'published', version: 1 }
    return { person, date, act: () => person.request('put', url, input) }
  },
  'submit for approval': async () => {
    const { person, url, date } = await drafting()
    await writeSettings(database(), { approval: true }, null)
    return { person, date, act: () => person.request('post', `${url}/publish`) }
  },
  approve: async () => {
    const { person, id, date } = await drafting(new Date())
    const other = await signedIn('admin')
    const act = () => other.request('post', `/admin/experiences/${id}/approve`, { version: 1 })
    return { person, date, act, withdrawn: true }
  },
} satisfies Record<string, () => Promise<Scene & { date: string }>>

/** Things that only hosts have, and lose with the role. */
export const belongings = {
  'save a draft': async () => {
    const { person } = await drafting()
    const { title, images } = await experienceInput()
    const content = { ...EMPTY, title, images }
    return { person, act: () => person.request('put', '/host/new-experience', { content, version: 0, basedOn: null }) }
  },
  'create a calendar feed': async () => {
    const { person } = await drafting()
    return { person, act: () => person.request('post', '/host/calendar') }
  },
} satisfies Record<string, () => Promise<Scene>>

const EMPTY = {
  ...{ shortDescription: '', description: '', price: '', maxGuests: '1', durationValue: '2', durationUnit: 'hours' },
  ...{ status: 'draft', categoryId: '', place: { name: '', address: '', city: '', lat: null, lng: null } },
  ...{ included: [], notIncluded: [], languages: [], amenities: [], bookingRequired: true, externalBookingUrl: '' },
  ...{ whatToExpect: '', bringWithYou: [] },
}

/** An unanswered request, which keeps nobody in their role once it expires. @param ms until then */
const overdueSoon = async (ms: number) => {
  const host = await signedIn('host')
  const { dateIds } = await createExperience({ hostId: host.id, pictured: true, status: 'archived' })
  const overrides = { availableDateId: dateIds[0]!, expiresAt: new Date(Date.now() + ms) }
  return { host, booking: await createBooking(overrides) }
}
export const meetings = {
  confirm: async (ms: number) => {
    const { host: person, booking } = await overdueSoon(ms)
    return { person, booking, act: () => person.request('post', `/host/bookings/${booking.id}/confirm`) }
  },
} satisfies Record<string, (ms: number) => Promise<Scene & { booking: { id: string } }>>

export type Outcome = { act: number; role: number; violations: string[] }

/** Another connection holds a lock until both requests wait for it or for each other, or are done. */
async function meanwhile(lock: string, first: Scene['act'], then: Scene['act']) {
  const other = new pg.Client(configuration().DATABASE_URL)
  await other.connect()
  try {
    await other.query('begin')
    await other.query(lock)
    let answerCount = 0
    const request = (send: Scene['act']) => send().finally(() => answerCount++)
    const firstAnswer = request(first)
    await expect.poll(async () => answerCount > 0 || (await pending()) === 1, { timeout: 10_000 }).toBe(true)
    const secondAnswer = request(then)
    await expect.poll(async () => answerCount + (await pending()) >= 2, { timeout: 10_000 }).toBe(true)
    await other.query('commit')
    return [(await firstAnswer).status, (await secondAnswer).status] as const
  } finally {
    await other.end()
  }
}

const losing = async ({ id, role }: Person) => {
  const admin = await signedIn('admin')
  const body = { role: role === 'host' ? 'traveler' : 'host', reason: 'Lo pidió por teléfono' }
  return () => admin.request('post', `/admin/users/${id}/role`, body)
}

const knownIds = new Set<string>()
/** Promises that are broken now and were not before this race. */
async function violations(): Promise<string[]> {
  await writeSettings(database(), { approval: false }, null)
  invalidateSettings()
  const fresh = (await audit()).filter(({ ids }) => ids.some((id) => !knownIds.has(id)))
  for (const { ids } of fresh) for (const id of ids) knownIds.add(id)
  return fresh.map(({ promise }) => promise)
}

const row = (table: string, column: string, id: string) => `select from ${table} where ${column} = '${id}' for update`

/** The administrator has written everything except the log, or the end of the sessions, when the person acts. */
export async function actsAfter({ person, act, withdrawn }: Scene): Promise<Outcome> {
  invalidateSettings()
  const lock = withdrawn ? row('sessions', 'user_id', person.id) : 'lock table audit_entries in share mode'
  const [role, acted] = await meanwhile(lock, await losing(person), act)
  return { act: acted, role, violations: await violations() }
}

/** The person's publication was checked and waits for its date when the administrator counts their experiences. */
export async function publishesBefore({ person, act, date }: Scene & { date: string }): Promise<Outcome> {
  invalidateSettings()
  const [acted, role] = await meanwhile(row('available_dates', 'id', date), act, await losing(person))
  return { act: acted, role, violations: await violations() }
}

/** The request is accepted in time, but its deadline passes before that is committed, while the administrator counts. */
export async function meetsBefore(meeting: (ms: number) => ReturnType<(typeof meetings)['confirm']>): Promise<Outcome> {
  for (let ms = 500; ; ms *= 2) {
    const { person, act, booking } = await meeting(ms)
    const lose = await losing(person)
    const isOver = () =>
      queryValue<boolean>('select expires_at < now() as value from bookings where id = $1', [booking.id])
    const later = async () => {
      await expect.poll(isOver, { timeout: 2 * ms + 5000 }).toBe(true)
      return lose()
    }
    // What an acceptance writes after the booking.
    const [acted, role] = await meanwhile('lock table experience_freshness in share mode', act, later)
    // If the machine was too busy the deadline passed too early, which proves nothing, so it is repeated.
    if (role === 409 || acted === 200) return { act: acted, role, violations: await violations() }
  }
}
