import { type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { toDollars } from '#marketplace/ledger/ledger.rules.ts'
import { balanceOf } from '#marketplace/ledger/statements/statement.data.ts'
import { statementNumber } from '#marketplace/ledger/statements/statement.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import { contains } from '../../../../admin/search-plan.data.ts'
import type { UserRecords } from './user-record.contract.ts'

const LATEST = 6
/** A longer list than the others, because notes are short and are shown in full. */
const LATEST_NOTES = 30

/** The newest of these rows and their number. @param from with its condition */
const latest = (item: SQL, from: SQL, order: SQL, max = LATEST) => sql`(select json_build_object(
  'total', (select count(*)::int from ${from}),
  'items', (select coalesce(json_agg(item), '[]') from (select ${item} from ${from} order by ${order} limit ${max}) item)))`

/** Whether there is such a person, and where their emails go; null when there is none. */
export async function findMailbox(_admin: Admin, id: string, tx: Executor = database()) {
  const { rows } = await tx.execute<{ email: string; deleted: boolean; host: boolean; name: string }>(
    sql`select u.email, u.deleted_at is not null as deleted, ${nameOf('p.full_name')} as name,
      p.role = 'host' or exists (select from statements s where s.host_id = u.id) as host
      from users u join profiles p on p.id = u.id where u.id = ${id}`,
  )
  return rows[0] ?? null
}

type Read = Pick<UserRecords, 'notes' | 'cases' | 'mails' | 'chats'> & { traveler: UserRecords['money']['traveler'] }

/** The records of a person, without their money as a host. @param email null for a deleted account */
export async function recordsOf(_admin: Admin, id: string, email: string | null): Promise<Read> {
  const { rows } = await database().execute<Read>(sql`select
    ${latest(
      sql`n.id, n.text, a.full_name as author, ${isoInstant(sql`n.created_at`)} as "createdAt"`,
      sql`person_notes n left join profiles a on a.id = n.author_id where n.person_id = ${id}`,
      sql`n.created_at desc, n.id desc`,
      LATEST_NOTES,
    )} as notes,
    ${latest(
      sql`c.id, c.number, c.kind, c.subject, c.status, c.outcome, ${isoInstant(sql`c.created_at`)} as "createdAt",
        c.person_id is distinct from ${id} as "isAbout"`,
      sql`cases c where c.person_id = ${id} or c.about_person_id = ${id}`,
      sql`c.status = 'closed', c.created_at desc, c.id desc`,
    )} as cases,
    ${latest(
      sql`o.id, o.subject, o.status as state, ${isoInstant(sql`o.created_at`)} as "createdAt"`,
      // First the expression of the trigram index, so that it is used, then the exact mailbox.
      email
        ? sql`outbox o where ${contains(sql`o.recipient || ' ' || o.subject`, email)} and o.recipient = ${email}`
        : sql`outbox o where false`,
      sql`o.created_at desc, o.id desc`,
    )} as mails,
    ${latest(
      sql`t.booking_id as "bookingId", b.confirmation_code as code, ${nameOf('o.full_name')} as with,
        t.message_count as messages, ${isoInstant(sql`t.last_message_at`)} as "lastAt"`,
      sql`conversations t join bookings b on b.id = t.booking_id
        join profiles o on o.id = case when t.host_id = ${id} then t.traveler_id else t.host_id end
        where t.host_id = ${id} or t.traveler_id = ${id}`,
      sql`t.last_message_at desc nulls last, t.id desc`,
    )} as chats,
    (select json_build_object(
      'paid', count(*) filter (where payment_status <> 'pending' and status <> 'cancelled'),
      'paidTotal', coalesce(sum(total_amount) filter (where payment_status <> 'pending' and status <> 'cancelled'), 0)::float8,
      'unpaid', count(*) filter (where status = 'completed' and payment_status = 'pending' and attended is not false),
      'absent', count(*) filter (where attended = false),
      'cancelled', count(*) filter (where status = 'cancelled' and cancelled_by = 'traveler'))
      from bookings where user_id = ${id}) as traveler`)
  return rows[0]!
}

/** What a host owes and was billed. @param today the day in El Salvador */
export async function moneyOfHost(_admin: Admin, id: string, today: string): Promise<UserRecords['money']['host']> {
  const [{ owed, overdue, unconfirmed }, billed] = await Promise.all([
    balanceOf(id, today),
    database().execute<{
      statements: { total: number; items: { id: string; number: number; month: string; cents: number }[] }
    }>(
      sql`select ${latest(
        sql`s.id, s.number, s.month, s.closing_cents as cents`,
        sql`statements s where s.host_id = ${id}`,
        sql`s.month desc`,
      )} as statements`,
    ),
  ])
  const { total, items } = billed.rows[0]!.statements
  return {
    owed: toDollars(owed),
    overdue: toDollars(overdue),
    unconfirmed: toDollars(unconfirmed),
    statements: {
      total,
      items: items.map(({ id, month, cents, number }) => ({
        ...{ id, month, closing: toDollars(cents) },
        number: statementNumber({ month, number }),
      })),
    },
  }
}
