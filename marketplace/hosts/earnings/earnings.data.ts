import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { selectBookings } from '#marketplace/bookings/booking.data.ts'
import type { BookingStatus, PaymentStatus } from '#marketplace/bookings/booking.rules.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { claimedCash, earnedCash } from '#marketplace/bookings/cash/cash.data.ts'
import { effectiveStatusOf } from '#marketplace/bookings/lifecycle/status.data.ts'
import { COMMISSION_POSTED } from '#marketplace/ledger/ledger.data.ts'
import { database, pool } from '#platform/database/pool.ts'
import { monthOf } from '#platform/database/sql-time.ts'
import type { EarningsRow } from './earnings.rules.ts'

/**
 * Earnings per month and experience: paid, cash included, never from a cancelled booking (HDASH-27), by the day the booking
 * was made in El Salvador (HDASH-28); the commission is what the ledger holds for it.
 * @param from start of the first month
 */
export async function earnedSince({ id }: Host, from: Date): Promise<EarningsRow[]> {
  const { rows } = await pool().query<EarningsRow>({
    name: 'host-earnings',
    text: `select ${monthOf('b.created_at')} as month,
             e.id as "experienceId", e.title, count(*)::int as bookings, sum(b.guests)::int as people,
             sum(b.total_amount)::float8 as gross, (coalesce(sum(posted.commission), 0) / 100)::float8 as commission,
             coalesce(sum(b.total_amount) filter (where ${claimedCash('b')}), 0)::float8 as "toConfirm"
           from bookings b join experiences e on e.id = b.experience_id
             left join lateral (${COMMISSION_POSTED('b')}) posted on true
           where b.host_id = $1 and b.created_at >= $2 and ${earnedCash('b')}
           group by 1, e.id`,
    values: [id, from],
  })
  return rows
}

const unconfirmed = (host: Host) =>
  and(
    eq(bookings.hostId, host.id),
    eq(bookings.paymentStatus, 'paid_cash'),
    ne(bookings.status, 'cancelled'),
    sql`${bookings.attended} is distinct from false`,
  )

/** Bookings whose cash payment only the traveler has confirmed, oldest first. */
export const listUnconfirmed = (host: Host, limit: number) =>
  selectBookings(database()).where(unconfirmed(host)).orderBy(asc(bookings.createdAt), asc(bookings.id)).limit(limit)

/** How many these are, and their cash in dollars: a list shows only the first ones. */
export async function sumUnconfirmed({ id }: Host): Promise<{ bookings: number; amount: number }> {
  const { rows } = await pool().query<{ bookings: number; amount: number }>({
    name: 'host-unconfirmed',
    text: `select count(*)::int as bookings, coalesce(sum(b.total_amount), 0)::float8 as amount from bookings b
           where b.host_id = $1 and ${claimedCash('b')}`,
    values: [id],
  })
  return rows[0]!
}

export type BookingOfMonth = {
  createdAt: Date
  startDate: Date
  title: string
  name: string
  guests: number
  children: number
  unitPrice: number
  childPrice: number | null
  total: number
  status: BookingStatus
  paymentStatus: PaymentStatus
  attended: boolean | null
  paidAt: Date | null
}

/** Every booking made in a period, cancelled ones included, oldest first. */
export async function listMade({ id }: Host, from: Date, until: Date): Promise<BookingOfMonth[]> {
  const { rows } = await pool().query<BookingOfMonth>({
    name: 'host-bookings-made',
    text: `select b.created_at as "createdAt", b.start_date as "startDate", e.title,
             coalesce(b.guest_info->>'firstName' || ' ' || (b.guest_info->>'lastName'), nullif(p.full_name, ''), 'Usuario') as name,
             b.guests, b.children, b.unit_price::float8 as "unitPrice", b.child_price::float8 as "childPrice", b.total_amount::float8 as total,
             ${effectiveStatusOf('b')} as status,
             b.payment_status as "paymentStatus", b.attended, b.paid_at as "paidAt"
           from bookings b join experiences e on e.id = b.experience_id join profiles p on p.id = b.user_id
           where b.host_id = $1 and b.created_at >= $2 and b.created_at < $3
           order by b.created_at, b.id`,
    values: [id, from, until],
  })
  return rows
}
