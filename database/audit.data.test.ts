import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { pool } from '#platform/database/pool.ts'
import { audit, checks } from './audit.ts'

test('the seeded catalogue keeps every promise', async () => {
  expect(await audit()).toEqual([])
})

/**
 * One violation per promise that constraints alone do not prevent. Triggers are switched off while it is made, or they would
 * refuse it.
 */
const sabotage: Record<string, string> = {
  'INV-01':
    'update available_dates set spots_available = spots_available - 1 where id = (select available_date_id from bookings where id = $1)',
  'INV-05': `update bookings set status = 'completed', completed_at = null where id = $1`,
  'INV-11': `update bookings set started_at = now(), started_by = null where id = $1`,
  'INV-08': 'update bookings set guests = 9999, total_amount = unit_price * 9999 where id = $1',
  'INV-13': `update profiles set role = 'host' where id = (select user_id from bookings where id = $1)`,
  'a reservation still': `update profiles set role = 'admin', staff_role = 'administrator' where id = (select host_id from bookings where id = $1)`,
  'INV-16': `update profiles set role = 'traveler' where id = (select host_id from bookings where id = $1)`,
  'INV-29': `with entry as (insert into audit_entries (origin, action) select 'admin', 'user.verify' from bookings where id = $1)
    update users set suspended_at = now()`,
  'only a hidden': `update reviews set hidden_reason = 'Insultos' where id = (select id from reviews limit 1) and $1::uuid is not null`,
  'a booking belongs': `update bookings set start_date = start_date + interval '1 hour' where id = $1`,
  'INV-14': `update bookings set payment_status = 'paid_cash', started_at = null, started_by = null where id = $1`,
  'INV-17': `update experiences set title = '' where id = (select experience_id from bookings where id = $1)`,
  'INV-22': `insert into experience_edits (host_id, experience_id, content)
    select user_id, experience_id, '{}' from bookings where id = $1`,
  'nobody waits':
    "update available_dates set status = 'cancelled' where id = (select available_date_id from bookings where id = $1)",
  'only a date':
    "update available_dates set cancel_reason = 'weather' where id = (select available_date_id from bookings where id = $1)",
  'who took another':
    'update bookings set moved_to_id = (select id from bookings where id <> $1 limit 1) where id = $1',
  'a host has written': 'update bookings set written_to_at = now(), confirmed_at = null where id = $1',
  'a calendar is fed': `insert into calendar_feeds (host_id, secret) select host_id, 'corto' from bookings where id = $1`,
  'INV-18':
    'update experience_images set is_main = false where experience_id = (select experience_id from experience_images limit 1) and $1::uuid is not null',
  'INV-19': `update bookings set status = 'confirmed', completed_at = null where id = (select reservation_id from reviews limit 1) and $1::uuid is not null`,
  'INV-20':
    'update profiles set total_bookings = total_bookings + 1 where id = (select host_id from bookings where id = $1)',
  'INV-20: the reservations':
    'update reservation_counts set reservations = 99 where person_id = (select user_id from bookings where id = $1)',
  'INV-24': 'update conversations set message_count = message_count + 1 where $1::uuid is not null',
  'INV-26': 'update conversations c set traveler_id = c.host_id where $1::uuid is not null',
  'INV-23':
    'update messages set sender_id = (select user_id from bookings where id = $1) where id = (select id from messages limit 1)',
  'INV-25': `update messages set created_at = now() + interval '9 years' where id = (select id from messages limit 1) and $1::uuid is not null`,
  'INV-27': `update messages set read_at = created_at - interval '1 second' where id = (select id from messages limit 1) and $1::uuid is not null`,
  'a conversation remembers':
    'update conversations set last_message_at = created_at where message_count > 1 and $1::uuid is not null',
  'INV-47': `insert into audit_entries (origin, actor_id, action, after)
    select 'admin', user_id, 'settings.change', '{"support.phone": "+503 7000-0000"}' from bookings where id = $1`,
  'the postings of every': `insert into ledger_entries (host_id, kind, recorded_by, reason)
    select host_id, 'adjusted', host_id, 'sin contrapartida' from bookings where id = $1`,
  'the ledger holds': `update bookings set payment_status = 'paid' where id = $1`,
  'a commission is of the rate': `with early as (insert into commission_rates (from_day, basis_points) values ('2001-01-01', 900) returning id),
    late as (insert into commission_rates (from_day, basis_points) select '2000-06-01', 800 from early returning id)
    insert into ledger_entries (host_id, kind, booking_id, revision, gross_cents, rate_id)
    select host_id, 'charged', bookings.id, 1, 100, late.id from bookings, late where bookings.id = $1`,
  'a statement is': `insert into statements (host_id, month, host_name, opening_cents, charged_cents, corrected_cents, paid_cents, closing_cents, due_on)
    select host_id, '2026-01', 'Marta', 5, 0, 0, 0, 5, '2026-02-06' from bookings where id = $1`,
  'what is undone': `with paid as (insert into ledger_entries (host_id, kind, recorded_by) select host_id, 'payment', host_id from bookings where id = $1 returning *)
    insert into ledger_entries (host_id, kind, recorded_by, undoes_id) select user_id, 'undone', user_id, paid.id from bookings, paid where bookings.id = $1`,
  'whoever takes no new':
    'update profiles set requests_paused_at = now() where id = (select host_id from bookings where id = $1)',
  'every person': 'delete from profiles where id = (select user_id from bookings where id = $1)',
}

/** Promises with several parts: the audit must notice each part when it alone is broken. */
const parts: Record<string, string[]> = {
  'INV-17': [
    "update experiences set description = ' ' where id = $1",
    'update experiences set price = 0 where id = $1',
    'update locations set lat = 0 where id = (select location_id from experiences where id = $1)',
    'update experiences set location_id = null where id = $1',
    'delete from experience_images where experience_id = $1',
    'update experiences set booking_required = false where id = $1',
  ],
}

test.each(Object.entries(parts).flatMap(([name, all]) => all.map((sql) => [name, sql] as const)))(
  '%s: %s',
  async (name, sql) => {
    const { id } = await createExperience({ pictured: true })
    const check = checks.find(({ promise }) => promise.startsWith(name))!
    const client = await pool().connect()
    try {
      await client.query('begin')
      await client.query(sql, [id])
      expect((await client.query(check.sql)).rows).toEqual([{ id }])
    } finally {
      await client.query('rollback')
      client.release()
    }
  },
)

test.each(Object.entries(sabotage))('%s: a broken promise is found', async (name, sql) => {
  const { id } = await createBooking({ status: 'confirmed', confirmedAt: new Date() })
  const check = checks.find(({ promise }) => promise.startsWith(name))!
  const client = await pool().connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    expect((await client.query(check.sql)).rowCount).toBe(0)
    await client.query(sql, [id])
    expect((await client.query(check.sql)).rowCount).toBeGreaterThan(0)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('the reservations that somebody made or received are counted, whatever becomes of them', async () => {
  const { id, userId, hostId } = await createBooking()
  await createBooking({ userId, status: 'cancelled' })
  const check = checks.find(({ promise }) => promise.startsWith('INV-20: the reservations'))!
  const client = await pool().connect()
  const counts = async () => {
    const of = 'select reservations n from reservation_counts where person_id = $1'
    const [asTraveler, asHost] = [await client.query(of, [userId]), await client.query(of, [hostId])]
    return [asTraveler.rows[0].n, asHost.rows[0].n]
  }
  try {
    expect(await counts()).toEqual([2, 1])
    for (const [change, left] of [
      ["update bookings set status = 'cancelled', cancelled_at = now(), cancelled_by = 'host' where id = $1", [2, 0]],
      ['delete from bookings where id = $1', [1, 0]],
    ] as const) {
      await client.query('begin')
      await client.query(change, [id])
      await client.query('set constraints all immediate')
      expect(await counts()).toEqual(left)
      expect((await client.query(check.sql)).rows).toEqual([])
      await client.query('rollback')
    }
    await client.query('begin')
    await client.query('update reservation_counts set reservations = 1 where person_id = $1', [userId])
    await client.query('delete from reservation_counts where person_id = $1', [hostId])
    expect((await client.query(check.sql)).rows).toHaveLength(2)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('each promise of the auditor can be broken, or the database makes it impossible', () => {
  const impossible = ['INV-02', 'INV-07', 'INV-10', 'a picture of a chat']
  const covered = [...Object.keys(sabotage), ...impossible]
  expect(checks.filter(({ promise }) => !covered.some((name) => promise.startsWith(name)))).toEqual([])
})
