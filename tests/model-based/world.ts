// The real system under test: people, an experience with its dates, the API, and a clock that can be moved.
import { randomUUID } from 'node:crypto'
import { registrations } from '#marketplace/api.ts'
import { completeUnfinished, expireOverdue } from '#marketplace/bookings/lifecycle/booking.jobs.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { refusals } from '#marketplace/slices.ts'
import { pool } from '#platform/database/pool.ts'
import { refusalsOf } from '#platform/http/openapi/operation.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'
import { HOUR_MS } from '#platform/units.ts'
import { type Answer, signedIn } from '../support/people.ts'
import { bookingInput, newKey } from '../support/scenes/booking-input.ts'
import { type BookingModel, DONE, type Facts } from './model.ts'
import { DATES, LENGTH, MAX_GUESTS, PRICE, type Step, TRAVELERS } from './steps.ts'

const texts: RefusalTexts = refusals

/** Timestamp columns of all tables that depend on people. Not sessions, because whoever acts stays signed in. */
const MOMENTS = `with recursive lived as (select 'public.users'::regclass::oid as id union
    select k.conrelid from pg_constraint k join lived on k.confrelid = lived.id where k.contype = 'f')
  select table_name as "table", array_agg(column_name::text) as columns from information_schema.columns
  where table_schema = 'public' and data_type = 'timestamp with time zone' and table_name <> 'sessions'
    and (table_schema || '.' || table_name)::regclass in (select id from lived)
  group by table_name`
let moments: { table: string; columns: string[] }[] | undefined

/** 400 years: beyond everything that has not been moved yet. */
const FAR = 3_506_328
const moving = (hours: number) =>
  moments!.map(({ table, columns }) => {
    const set = columns.map((column) => `${column} = ${column} - interval '${hours} hours'`)
    return `update ${table} set ${set.join(', ')};`
  })

/**
 * Time passes by moving all stored timestamps back, because the product only knows the real clock. Without triggers: nothing
 * happens, it only happened earlier. In two steps, because no two dates may start at the same moment, not even while they are
 * moved.
 */
async function passHours(hours: number) {
  moments ??= (await pool().query<{ table: string; columns: string[] }>(MOMENTS)).rows
  const moved = [...moving(hours + FAR), ...moving(-FAR)]
  await pool().query(`begin; set local session_replication_role = replica; ${moved.join(' ')} commit`)
}

type RecordedRequest = { method: string; path: string; body?: unknown; key?: string }

/** Result of a request: 'done' or a code, which its contract must name. */
function verdict({ method, path }: RecordedRequest, { status, body }: Answer<unknown>): string {
  const steps = path.split('/')
  const { endpoint } = registrations.find(
    ({ endpoint: candidate }) =>
      candidate.method === method &&
      candidate.path.split('/').length === steps.length &&
      candidate.path.split('/').every((step, at) => step.startsWith('{') || step === steps[at]),
  )!
  if (status === endpoint.status) return DONE
  const { code, message } = (body as { error: { code: string; message: string } }).error
  if (!refusalsOf(endpoint).includes(code)) return `${code}, which ${method} ${endpoint.path} does not declare`
  if (texts[code]?.status !== status || !message) return `${code} with status ${status} and '${message}'`
  return code
}

/** An empty country, and in it a host with one experience, another host, and a few travelers. */
export async function makeWorld() {
  // Also empties the audit log and the ledger, which refuse deletion to anybody but a test.
  const guards = ['audit_entries', 'ledger_entries', 'ledger_postings', 'statements', 'statement_lines']
  const turn = (way: string) =>
    guards.map((table) => `alter table ${table} ${way} trigger ${table}_stay_all;`).join(' ')
  await pool().query(`${turn('disable')} truncate users cascade; ${turn('enable')}`)
  const from = Date.now()
  const host = await signedIn('host')
  const otherHost = await signedIn('host')
  const travelers = await Promise.all(Array.from({ length: TRAVELERS }, () => signedIn('traveler')))
  const offer = await createExperience({
    pictured: true,
    hostId: host.id,
    maxGuests: MAX_GUESTS,
    price: PRICE,
    dates: DATES.map(({ start, capacity }) => {
      const startDate = new Date(from + start * HOUR_MS)
      return { capacity, startDate, endDate: new Date(startDate.getTime() + LENGTH * HOUR_MS) }
    }),
  })
  const dateIds = [...offer.dateIds]
  const bookings: { id: string; confirmationCode: string }[] = []
  const unknownBooking: (typeof bookings)[number] = { id: randomUUID(), confirmationCode: '00000000' }

  async function send(request: (typeof host)['request'], operation: RecordedRequest): Promise<string> {
    const answer = await request<{ id: string; confirmationCode: string }>(
      operation.method,
      operation.path,
      operation.body,
      {
        ...(operation.key && { key: operation.key }),
      },
    )
    // Choosing another date answers with the new booking, or again with the one made before.
    const moved = operation.path.endsWith('/move') && answer.status === 200
    if (moved && bookings.every(({ id }) => id !== answer.body.id)) bookings.push(answer.body)
    if (answer.status === 201) {
      if (operation.path === '/bookings') bookings.push(answer.body)
      else if (operation.path.endsWith('/dates')) dateIds.push(answer.body.id)
    }
    return verdict(operation, answer)
  }

  function requestOf(
    step: Extract<Step, { at: number; stranger: boolean }>,
    { id, confirmationCode }: typeof unknownBooking,
  ): RecordedRequest {
    const post = (path: string, body?: unknown) => ({ method: 'post', path, body })
    switch (step.what) {
      case 'cancel':
        return post(`/bookings/${id}/cancel`)
      case 'attend':
        return post(`/bookings/${id}/attendance`)
      case 'start':
      case 'start as host': {
        const wrongCode = confirmationCode === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA'
        const door = step.what === 'start' ? '' : '/host'
        return post(`${door}/bookings/${id}/start`, {
          code: { right: confirmationCode, wrong: wrongCode, 'no code': ' ' }[step.code],
        })
      }
      case 'move':
        return post(`/bookings/${id}/move`, { availableDateId: dateIds[step.to] ?? randomUUID() })
      case 'decline':
        return post(`/host/bookings/${id}/cancel`, { reason: step.reason })
      case 'complete':
        return post(`/host/bookings/${id}/complete`, { attended: step.attended, paid: step.paid })
      default:
        return post(`/host/bookings/${id}/${step.what}`)
    }
  }

  async function act(step: Step, life: BookingModel): Promise<string> {
    switch (step.what) {
      case 'hours pass':
        await passHours(step.hours)
        return DONE
      case 'timers run':
        await expireOverdue()
        await completeUnfinished(new Date())
        return DONE
      case 'book': {
        const { request } = step.by === 'host' ? host : travelers[step.by]!
        const { guests, repeated } = step
        const availableDateId = dateIds[step.date] ?? randomUUID()
        const body = bookingInput(offer, { availableDateId, guests, again: repeated })
        return send(request, { method: 'post', path: '/bookings', body, key: newKey() })
      }
      case 'set places':
      case 'close':
      case 'reopen':
      case 'remove':
      case 'cancel date': {
        const path = `/host/dates/${dateIds[step.date] ?? randomUUID()}`
        const { request } = step.stranger ? otherHost : host
        if (step.what === 'cancel date')
          return send(request, { method: 'post', path: `${path}/cancellation`, body: { reason: 'weather' } })
        if (step.what === 'remove') return send(request, { method: 'delete', path })
        if (step.what !== 'set places') return send(request, { method: 'post', path: `${path}/${step.what}` })
        return send(request, { method: 'patch', path, body: { capacity: step.capacity } })
      }
      case 'offer': {
        const startDate = new Date(from + (step.hours + 0.5) * HOUR_MS).toISOString()
        const body = { startDate, spots: step.capacity }
        const path = `/host/experiences/${offer.id}/dates`
        return send((step.stranger ? otherHost : host).request, { method: 'post', path, body })
      }
      case 'publish':
      case 'pause':
      case 'resume':
      case 'archive':
      case 'restore': {
        const path = `/host/experiences/${offer.id}/${step.what}`
        return send((step.stranger ? otherHost : host).request, { method: 'post', path })
      }
      default: {
        const at = step.at % Math.max(1, bookings.length)
        const owner = life.bookings[at]?.traveler ?? 0
        if (step.what === 'review') {
          const body = { rating: 1 + (step.at % 5), comment: null }
          return send(travelers[owner]!.request, { method: 'post', path: `/hosts/${host.id}/reviews`, body })
        }
        const request = requestOf(step, bookings[at] ?? unknownBooking)
        const ofHost = request.path.startsWith('/host/')
        const callers = ofHost ? [host, otherHost] : [travelers[owner]!, travelers[(owner + 1) % TRAVELERS]!]
        return send(callers[step.stranger ? 1 : 0]!.request, request)
      }
    }
  }

  async function facts(): Promise<Facts> {
    const [{ rows }, dates, experience] = await Promise.all([
      pool().query(`select id, available_date_id, user_id, guests, status, payment_status, guest_confirmed, attended, attended_by,
        cancelled_by, started_by, moved_to_id, total_amount::float, confirmation_code from bookings`),
      pool().query('select id, capacity, spots_available, status, cancel_reason from available_dates'),
      pool().query('select status from experiences where id = $1', [offer.id]),
    ])
    return {
      experience: experience.rows[0].status,
      bookings: bookings.map(({ id, confirmationCode }) => {
        const row = rows.find((candidate) => candidate.id === id)!
        // A booking's own facts never change (INV-07).
        if (row.confirmation_code !== confirmationCode || row.total_amount !== PRICE * row.guests)
          throw new Error(`the facts of a reservation changed: ${JSON.stringify(row)}`)
        return {
          date: dateIds.indexOf(row.available_date_id),
          traveler: travelers.findIndex((traveler) => traveler.id === row.user_id),
          guests: row.guests,
          status: row.status,
          payment: row.payment_status,
          attending: row.guest_confirmed,
          attended: row.attended,
          attendedBy: row.attended_by,
          cancelledBy: row.cancelled_by,
          startedBy: row.started_by,
          moved: row.moved_to_id !== null,
        }
      }),
      dates: dateIds.map((id) => {
        const row = dates.rows.find((candidate) => candidate.id === id)
        if (!row || (row.status === 'cancelled' && !row.cancel_reason)) return null
        return { status: row.status, capacity: row.capacity, free: row.spots_available }
      }),
    }
  }

  /** Allowed actions according to either party's list, by booking. */
  async function allowed(viewer: 'traveler' | 'host'): Promise<string[][]> {
    type Page = { bookings: { id: string; allowed: string[] }[]; next: string | null }
    const actionsById = new Map<string, string[]>()
    for (const { request } of viewer === 'host' ? [host] : travelers) {
      let after: string | null = ''
      while (after !== null) {
        const { body }: Answer<Page> = await request<Page>(
          'get',
          `${viewer === 'host' ? '/host' : ''}/bookings${after}`,
        )
        for (const booking of body.bookings) actionsById.set(booking.id, booking.allowed)
        after = body.next && `?after=${body.next}`
      }
    }
    return bookings.map(({ id }) => actionsById.get(id)!)
  }

  return { act, facts, allowed }
}
export type World = Awaited<ReturnType<typeof makeWorld>>
