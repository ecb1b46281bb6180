// One booking, and everybody who can change it at the same moment, over HTTP.
import { eq } from 'drizzle-orm'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { completeUnfinished, expireOverdue } from '#marketplace/bookings/lifecycle/booking.jobs.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { refusals } from '#marketplace/slices.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database, pool } from '#platform/database/pool.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'
import { HOUR_MS } from '#platform/units.ts'
import { GRAPH, type Status } from '../../model-based/graph.ts'
import { cookieOf, requestAs, signedIn } from '../../support/people.ts'

const texts: RefusalTexts = refusals
const GUESTS = 4
const CAPACITY = 20

/** Triggers that record every write of a status or a payment, even without a change, and every return of spots. */
const MEMORY = `
  create table happened (nth bigserial, of uuid, what text);
  create function note_happened() returns trigger language plpgsql as $$
  declare was jsonb := to_jsonb(old); becomes jsonb := to_jsonb(new); begin
    insert into happened (of, what) values (new.id, case tg_argv[0]
      when 'status' then (was->>'status') || ' ' || (becomes->>'status')
      when 'payment' then 'payment ' || (was->>'payment_status') || ' ' || (becomes->>'payment_status')
      else 'places ' || (becomes->>'spots_available')::int - (was->>'spots_available')::int end);
    return null;
  end $$;
  create trigger note_status after update of status on bookings for each row execute function note_happened('status');
  create trigger note_payment after update of payment_status on bookings for each row execute function note_happened('payment');
  create trigger note_places after update of spots_available on available_dates for each row execute function note_happened('places')`

/**
 * Call once before the first race: enough connections for all, and a short lock time-out, so that a deadlock fails within
 * seconds.
 */
export async function prepareRaces() {
  await pool().query(MEMORY)
  const { rows } = await pool().query<{ name: string }>('select current_database() as name')
  for (const limit of [`deadlock_timeout = '100ms'`, `lock_timeout = '20s'`, `statement_timeout = '40s'`])
    await pool().query(`alter database ${rows[0]!.name} set ${limit}`)
  await closePool()
  configure({ DATABASE_POOL: 50 })
}

export type Scene = {
  status: Status
  start: number
  ends?: number
  payment?: 'pending' | 'paid_cash' | 'paid'
}

export type Act =
  | 'traveler cancels'
  | 'host declines'
  | 'host confirms'
  | 'host completes'
  | 'host completes paid'
  | 'host reports no-show'
  | 'host confirms payment'
  | 'traveler enters the code'
  | 'host enters the code'
  | 'traveler will come'
  | 'time passes'
  | 'admin cancels'
  | 'admin confirms'
  | 'admin completes'
  | 'admin confirms payment'

export type Outcome = {
  scene: Scene
  said: { act: Act; status: number; code: string; message: string }[]
  moves: string[]
  payments: string[]
  places: string[]
  /** The administrator's acts in the audit log. */
  audited: string[]
  free: number
  stored: typeof bookings.$inferSelect
}

export async function raceOnOne(scene: Scene, acts: Act[], count = 50): Promise<Outcome> {
  const traveler = await signedIn('traveler')
  const startDate = new Date(Date.now() + scene.start * HOUR_MS)
  const experience = await createExperience({ pictured: true, dates: [{ startDate, capacity: CAPACITY }] })
  const dateId = experience.dateIds[0]!
  // Other bookings on the date: if spots returned twice, they would leave room for that.
  await createBooking({ availableDateId: dateId, guests: 10, status: 'confirmed' })
  const { id, confirmationCode } = await createBooking({
    userId: traveler.id,
    availableDateId: dateId,
    guests: GUESTS,
    status: scene.status,
    paymentStatus: scene.payment ?? (scene.status === 'in_progress' ? 'paid_cash' : 'pending'),
    ...(scene.ends !== undefined && { expiresAt: new Date(Date.now() + scene.ends) }),
  })
  await pool().query('truncate happened')
  const host = requestAs(await cookieOf({ id: experience.hostId }))
  const admin = await signedIn('admin')
  const asAdmin = (step: string, body: object = {}) =>
    admin.request('post', `/admin/bookings/${id}/${step}`, { reason: 'Lo pidieron por teléfono', ...body })
  const doing: Record<Act, () => Promise<{ status: number; body: unknown } | null>> = {
    'traveler cancels': () => traveler.request('post', `/bookings/${id}/cancel`),
    'traveler enters the code': () => traveler.request('post', `/bookings/${id}/start`, { code: confirmationCode }),
    'host enters the code': () => host('post', `/host/bookings/${id}/start`, { code: confirmationCode }),
    'traveler will come': () => traveler.request('post', `/bookings/${id}/attendance`),
    'host declines': () => host('post', `/host/bookings/${id}/cancel`, { reason: 'Lluvia' }),
    'host confirms': () => host('post', `/host/bookings/${id}/confirm`),
    'host completes': () => host('post', `/host/bookings/${id}/complete`, { attended: true, paid: false }),
    'host completes paid': () => host('post', `/host/bookings/${id}/complete`, { attended: true, paid: true }),
    'host reports no-show': () => host('post', `/host/bookings/${id}/complete`, { attended: false, paid: false }),
    'host confirms payment': () => host('post', `/host/bookings/${id}/confirm-payment`),
    'admin cancels': () => asAdmin('cancel', { wish: 'administration' }),
    'admin confirms': () => asAdmin('confirm'),
    'admin completes': () => asAdmin('complete', { attended: true }),
    'admin confirms payment': () => asAdmin('confirm-payment'),
    'time passes': () => Promise.all([expireOverdue(), completeUnfinished(new Date())]).then(() => null),
  }
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const action = acts[at % acts.length]!
      const answer = await doing[action]().catch((error: Error) => ({
        status: 500,
        body: { error: { code: 'THROWN', message: error.message } },
      }))
      const { code = '', message = '' } = (answer?.body as { error?: { code: string; message: string } })?.error ?? {}
      return { act: action, status: answer?.status ?? 204, code, message }
    }),
  )
  const { rows } = await pool().query<{ what: string }>('select what from happened where of in ($1, $2) order by nth', [
    id,
    dateId,
  ])
  const eventsOf = (prefix: string) => rows.map(({ what }) => what).filter((what) => what.startsWith(prefix))
  const [stored] = await database().select().from(bookings).where(eq(bookings.id, id))
  const entries = await pool().query<{ action: string }>('select action from audit_entries where object_id = $1', [id])
  const date = await pool().query<{ free: number }>(
    'select spots_available as free from available_dates where id = $1',
    [dateId],
  )
  return {
    scene,
    said: answers,
    moves: rows.map(({ what }) => what).filter((what) => !/^(payment|places) /.test(what)),
    payments: eventsOf('payment '),
    places: eventsOf('places '),
    audited: entries.rows.map(({ action }) => action),
    free: date.rows[0]!.free,
    stored: stored!,
  }
}

const EDGE_OF: Partial<Record<Act, string>> = {
  'traveler cancels': 'cancelled',
  'host declines': 'cancelled',
  'host confirms': 'confirmed',
  'host completes': 'completed',
  'host completes paid': 'completed',
  'host reports no-show': 'completed',
  'admin cancels': 'cancelled',
  'admin confirms': 'confirmed',
  'admin completes': 'completed',
}
/** Names of an administrator's acts in the audit log. */
const AUDITED: Partial<Record<Act, string>> = {
  'admin cancels': 'booking.cancel',
  'admin confirms': 'booking.confirm',
  'admin completes': 'booking.complete',
  'admin confirms payment': 'booking.confirm-payment',
}

/** Everything that is wrong after a race; empty when the promises held. */
export function wrongsOf({ scene, said, moves, payments, places, audited, free, stored }: Outcome): string[] {
  const wrongs: string[] = []
  const wins = (...acts: Act[]) => said.filter(({ act, status }) => acts.includes(act) && status === 200).length
  for (const { act, status, code, message } of said) {
    if (status < 300) continue
    const entering = act.endsWith('enters the code')
    const expected = entering && code === 'CODE_WRONG' ? 404 : 409
    if (status !== expected || texts[code]?.status !== status) wrongs.push(`${act}: ${status} ${code} ${message}`)
    // Why a right code does not work is said with the hour, in different words for each side.
    else if (texts[code].text !== message && !/^CODE_(NOT|TOO)_/.test(code))
      wrongs.push(`${act}: other words: ${message}`)
  }
  let at: string = scene.status
  for (const move of moves) {
    const [from, to] = move.split(' ')
    if (from !== at || !GRAPH[move as keyof typeof GRAPH]) wrongs.push(`moved ${move} when it was ${at}`)
    at = to!
  }
  if (at !== stored.status) wrongs.push(`stored ${stored.status}, last moved to ${at}`)
  // Each transition has one winner at most, and whoever was told of a success made it.
  for (const edge of ['confirmed', 'cancelled', 'completed']) {
    const winners = wins(...(Object.keys(EDGE_OF) as Act[]).filter((act) => EDGE_OF[act] === edge))
    const walked = moves.filter((move) => move.endsWith(` ${edge}`)).length
    const byTime = edge !== 'confirmed' && said.some(({ act }) => act === 'time passes') ? 1 : 0
    if (winners > 1 || winners > walked || walked > winners + byTime)
      wrongs.push(`${edge}: ${winners} were told so, it happened ${walked} times`)
  }
  const cancellers = { traveler: 'traveler cancels', host: 'host declines', admin: 'admin cancels' } as const
  for (const [actor, act] of Object.entries(cancellers) as ['traveler' | 'host' | 'admin', Act][])
    if (wins(act) !== Number(stored.cancelledBy === actor))
      wrongs.push(`${act}: ${wins(act)}, by ${stored.cancelledBy}`)
  if (payments.filter((event) => /(pending|paid_cash) paid$/.test(event)).length > 1)
    wrongs.push(`paid more than once: ${payments}`)
  // Every act is logged once, and nothing else is (INV-47).
  for (const [act, action] of Object.entries(AUDITED) as [Act, string][]) {
    const entries = audited.filter((entry) => entry === action).length
    if (entries !== wins(act)) wrongs.push(`${act}: ${wins(act)} times, in the audit log ${entries} times`)
  }
  if (wins('host confirms payment', 'admin confirms payment') > 1)
    wrongs.push('the payment was acknowledged more than once')
  if (moves.filter((move) => move.endsWith('in_progress')).length > 1) wrongs.push('begun more than once')
  // Only the traveler's own entry claims a payment (INV-14).
  if (stored.startedBy === 'host' && stored.paymentStatus === 'paid_cash')
    wrongs.push('the host claimed for the traveler')
  const returned = stored.status === 'cancelled' ? [`places ${GUESTS}`] : []
  if (places.join() !== returned.join()) wrongs.push(`places moved by ${places.join() || 'none'}`)
  if (free !== CAPACITY - 10 - (stored.status === 'cancelled' ? 0 : GUESTS)) wrongs.push(`${free} places are free`)
  return wrongs
}
