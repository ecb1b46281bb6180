// The data auditor: plain SQL that can run on any database at any time. `npm run audit` exits non-zero with the ids of
// whatever breaks a promise.
import { listNamedFiles } from '#marketplace/admin/backups/named-file.data.ts'
import { claimedCash, collectedCash } from '#marketplace/bookings/cash/cash.data.ts'
import { withTimeouts } from '#platform/database/context.ts'
import { withDatabase } from '#platform/database/for-command.ts'
import { pool } from '#platform/database/pool.ts'
import { missingFiles } from '#platform/storage/missing-files.ts'

type Check = { promise: string; sql: string }

/** Each query returns the ids of offenders, nothing when the promise holds. */
export const checks: Check[] = [
  {
    promise: 'INV-01: the people of live bookings, the places held and the places left make the capacity of their date',
    sql: `select d.id from available_dates d left join bookings b on b.available_date_id = d.id and b.status <> 'cancelled'
          group by d.id having coalesce(sum(b.guests), 0) + d.held_spots + d.spots_available <> d.capacity`,
  },
  {
    promise: 'INV-01: the places held of a date are those of the parties they are held for',
    sql: `select d.id from available_dates d left join waitlist_entries w on w.available_date_id = d.id and w.status = 'held'
          group by d.id having coalesce(sum(w.guests), 0) <> d.held_spots`,
  },
  {
    promise: 'INV-02: places left lie between none and the capacity',
    sql: 'select id from available_dates where spots_available not between 0 and capacity',
  },
  {
    promise: 'INV-05: what the status says and what the row remembers agree',
    sql: `select id from bookings where (status = 'cancelled') <> (cancelled_at is not null)
          or (status = 'completed') <> (completed_at is not null) or (status = 'in_progress' and started_at is null)`,
  },
  {
    promise: 'INV-11: what has begun says who entered the code',
    sql: 'select id from bookings where (started_at is null) <> (started_by is null)',
  },
  {
    promise: 'INV-07: the total is the prices at booking time by the people',
    sql: 'select id from bookings where total_amount <> unit_price * (guests - children) + coalesce(child_price, unit_price) * children',
  },
  {
    promise: 'INV-08: a booking is for at least one, and a live one never for more than its date holds',
    sql: `select b.id from bookings b join available_dates d on d.id = b.available_date_id 
          where b.guests < 1 or b.status <> 'cancelled' and b.guests > d.capacity`,
  },
  {
    promise: 'INV-10: codes are unique and of the alphabet',
    sql: `select id from bookings where confirmation_code !~ '^[0-9A-HJKMNP-TV-Z]{8}$'`,
  },
  {
    promise: 'INV-13: nobody books their own experience, and only travelers book',
    // The role may have changed since, so the first change after the booking tells which role the booking was made with.
    sql: `select b.id from bookings b join profiles p on p.id = b.user_id left join lateral (
            select a.before->>'role' as role from audit_entries a where a.object_type = 'user' and a.object_id = p.id::text
            and a.action = 'user.role' and a.at > b.created_at order by a.id limit 1) "then" on true
          where b.user_id = b.host_id or coalesce("then".role, p.role) <> 'traveler'`,
  },
  {
    promise: 'a reservation still to be lived or closed is between a traveler and a host',
    sql: `select b.id from bookings b join profiles t on t.id = b.user_id join profiles h on h.id = b.host_id
          where (b.status in ('confirmed', 'in_progress') or b.status = 'pending' and b.expires_at > now())
          and (t.role <> 'traveler' or h.role <> 'host')`,
  },
  {
    promise: 'INV-16: what is published or waits for approval is offered by a host',
    sql: `select e.id from experiences e join profiles p on p.id = e.host_id
          where (e.status in ('published', 'paused') or e.submitted_at is not null) and p.role <> 'host'`,
  },
  {
    promise: 'INV-29: somebody may everything, once somebody administered',
    sql: `select max(id) as id from audit_entries where origin = 'admin' having count(*) > 0 and not exists (
          select from profiles p join users u on u.id = p.id
          where p.staff_role = 'administrator' and u.suspended_at is null and u.deleted_at is null)`,
  },
  {
    promise: 'only a hidden review says why it is hidden',
    sql: `select id from reviews where hidden_at is null and hidden_reason is not null`,
  },
  {
    promise: 'a booking belongs to the date, the experience and the host it names',
    sql: `select b.id from bookings b join available_dates d on d.id = b.available_date_id join experiences e on e.id = b.experience_id
          where d.experience_id <> b.experience_id or e.host_id <> b.host_id or d.start_date <> b.start_date`,
  },
  {
    promise: 'nobody waits for a date that was cancelled or removed',
    sql: `select b.id from bookings b join available_dates d on d.id = b.available_date_id
          where d.status = 'cancelled' and b.status <> 'cancelled'`,
  },
  {
    promise: 'only a date that was cancelled says why',
    sql: `select id from available_dates where cancel_reason is not null and status <> 'cancelled'
          or cancel_note is not null and cancel_reason is null`,
  },
  {
    promise: 'who took another date is the same traveler, with the same experience, people and price',
    sql: `select b.id from bookings b join available_dates d on d.id = b.available_date_id join bookings m on m.id = b.moved_to_id
          where b.status <> 'cancelled' or b.cancelled_by <> 'host' or d.cancel_reason is null
          or (m.user_id, m.experience_id, m.host_id, m.guests, m.children, m.unit_price) <> (b.user_id, b.experience_id, b.host_id, b.guests, b.children, b.unit_price)
          or m.available_date_id = b.available_date_id or m.confirmed_at is null`,
  },
  {
    promise: 'a host has written about a meeting only to who was accepted',
    sql: 'select id from bookings where written_to_at is not null and confirmed_at is null',
  },
  {
    promise: 'INV-14: cash claimed or received belongs to a meeting that took place or will',
    sql: `select id from bookings where payment_status = 'paid_cash' and started_at is null`,
  },
  {
    promise: 'INV-17: a published experience has what publishing asks for',
    sql: `select e.id from experiences e left join locations l on l.id = e.location_id where e.status = 'published' and (
          trim(e.title) = '' or trim(e.description) = '' or e.price <= 0 or coalesce(l.lat, 0) = 0 or coalesce(l.lng, 0) = 0
          or not exists (select from experience_images i where i.experience_id = e.id)
          or not e.booking_required and coalesce(trim(e.external_booking_url), '') = '')`,
  },
  {
    promise: 'INV-22: what is typed and not saved belongs to the host of its experience',
    sql: `select t.id from experience_edits t join profiles p on p.id = t.host_id left join experiences e on e.id = t.experience_id
          where p.role <> 'host' or e.host_id <> t.host_id or t.based_on > e.version`,
  },
  {
    promise: 'INV-18: an experience with pictures has exactly one main picture',
    sql: `select experience_id as id from experience_images group by experience_id having count(*) filter (where is_main) <> 1`,
  },
  {
    promise: 'INV-19: a review rests on a completed booking of its traveler with its host',
    sql: `select r.id from reviews r left join bookings b on b.id = r.reservation_id and b.status = 'completed'
          and b.user_id = r.user_id and b.host_id = r.host_id where b.id is null or r.user_id = r.host_id`,
  },
  {
    promise: 'INV-20: stored averages and counts are those of the rows',
    sql: `select p.id from profiles p
          left join (select host_id, sum(rating) total, count(*) number from reviews where hidden_at is null group by host_id) r on r.host_id = p.id
          left join (select host_id, count(*) number from bookings where status <> 'cancelled' group by host_id) b on b.host_id = p.id
          where p.rating_sum <> coalesce(r.total, 0) or p.rating_count <> coalesce(r.number, 0) or p.total_bookings <> coalesce(b.number, 0)`,
  },
  {
    promise: 'INV-20: the reservations of everybody, made and received, are counted',
    sql: `select p.id from profiles p left join reservation_counts c on c.person_id = p.id
          left join (select user_id, count(*) number from bookings group by user_id) m on m.user_id = p.id
          where c.reservations is distinct from p.total_bookings + coalesce(m.number, 0)`,
  },
  {
    promise: 'INV-24: a conversation counts its messages, at most 200',
    sql: `select c.id from conversations c left join messages m on m.conversation_id = c.id
          group by c.id having count(m.id) <> c.message_count or count(m.id) > 200`,
  },
  {
    promise: 'INV-26: a conversation is between the two of its booking',
    sql: `select c.id from conversations c join bookings b on b.id = c.booking_id where c.host_id <> b.host_id or c.traveler_id <> b.user_id`,
  },
  {
    promise: 'INV-23: only the two of a conversation have written in it',
    sql: `select m.id from messages m join conversations c on c.id = m.conversation_id where m.sender_id not in (c.host_id, c.traveler_id)`,
  },
  {
    promise: 'a picture of a chat is shown by one message',
    sql: `select max(id::text) as id from messages where attachment_url is not null
          group by conversation_id, attachment_url having count(*) > 1`,
  },
  {
    promise: 'INV-25: nothing was said after a conversation had expired',
    sql: `select m.id from messages m join conversations c on c.id = m.conversation_id where m.created_at > c.expire_at`,
  },
  {
    promise: 'INV-27: a message was read after it was written and before its conversation expired',
    sql: `select m.id from messages m join conversations c on c.id = m.conversation_id
          where m.read_at < m.created_at or m.read_at > c.expire_at`,
  },
  {
    promise: 'a conversation remembers when its newest message was written',
    sql: `select c.id from conversations c left join messages m on m.conversation_id = c.id
          group by c.id having max(m.created_at) is distinct from c.last_message_at`,
  },
  {
    promise: 'a calendar is fed to hosts only, under a name nobody guesses',
    sql: `select f.host_id as id from calendar_feeds f join profiles p on p.id = f.host_id where p.role <> 'host' or length(f.secret) < 22`,
  },
  {
    promise: 'INV-47: the log of the back office says who, and holds no password, token, code or number to call',
    sql: `select id from audit_entries where (origin = 'admin') and actor_id is null or (origin = 'command') and actor_id is not null
          or (coalesce(before, '{}') || coalesce(after, '{}'))::text ~* '"[a-z_.]*(password|token|secret|confirmationcode)[a-z_.]*":|"[a-z_.]*(phone|whatsapp)": "[+0-9]'`,
  },
  {
    promise: 'the postings of every entry of the ledger add up to zero',
    sql: `select e.id from ledger_entries e left join ledger_postings p on p.entry_id = e.id
          group by e.id having count(*) < 2 or sum(p.cents) <> 0`,
  },
  {
    promise: 'the ledger holds the commission of every booking whose cash counts, and of no other',
    sql: `with posted as (
            select e.booking_id, coalesce(sum(p.cents) filter (where p.account = 'receivable'), 0) as owed,
              coalesce(sum(p.cents) filter (where p.account = 'unconfirmed'), 0) as waits,
              (array_agg(e.rate_id order by e.revision desc))[1] as rate_id
            from ledger_entries e join ledger_postings p on p.entry_id = e.id where e.booking_id is not null group by 1)
          select b.id from bookings b left join posted p on p.booking_id = b.id
          join commission_rates r on r.id = coalesce(p.rate_id, (commission_rate_of(b.start_date)).id)
          cross join lateral (select floor((b.total_amount * 100 * r.basis_points + 5000) / 10000) as commission) c
          where coalesce(p.owed, 0) <> case when ${collectedCash('b')} then c.commission else 0 end
          or coalesce(p.waits, 0) <> case when ${claimedCash('b')} then c.commission else 0 end`,
  },
  {
    promise: 'a commission is of the rate that stood for the day of its booking',
    sql: `select e.id from ledger_entries e join bookings b on b.id = e.booking_id join commission_rates r on r.id = e.rate_id
          where e.host_id <> b.host_id or r.from_day > (b.start_date at time zone 'America/El_Salvador')::date
          or exists (select from commission_rates o where o.id < r.id and o.from_day > r.from_day
            and o.from_day <= (b.start_date at time zone 'America/El_Salvador')::date)`,
  },
  {
    promise: 'a statement is the one before it, and its lines',
    sql: `select s.id from statements s
          left join (select statement_id, sum(p.cents) as cents from statement_lines l
            join ledger_postings p on p.entry_id = l.entry_id and p.account = 'receivable' group by 1) l on l.statement_id = s.id
          where s.closing_cents <> s.opening_cents + coalesce(l.cents, 0) or s.opening_cents <> coalesce(
            (select b.closing_cents from statements b where b.host_id = s.host_id and b.month < s.month order by b.month desc limit 1), 0)`,
  },
  {
    promise: 'whoever takes no new reservations was warned before, and nobody else does without',
    sql: `select p.id from profiles p left join arrears a on a.host_id = p.id and a.ended_at is null
          where (p.requests_paused_at is null) <> (a.paused_at is null) or a.paused_at < a.warned_at`,
  },
  {
    promise: 'what is undone is undone by its mirror',
    sql: `select u.id from ledger_entries u join ledger_entries e on e.id = u.undoes_id where e.host_id <> u.host_id
          or (select jsonb_object_agg(account, cents) from ledger_postings where entry_id = u.id)
            is distinct from (select jsonb_object_agg(account, -cents) from ledger_postings where entry_id = e.id)`,
  },
  {
    promise: 'every person has a profile',
    sql: 'select u.id from users u left join profiles p on p.id = u.id where p.id is null',
  },
]

/** Runs every check on the configured database. @returns the broken promises with at most 20 offending ids each */
export const audit = (): Promise<{ promise: string; ids: string[] }[]> => withTimeouts('audit', brokenPromises)

async function brokenPromises() {
  const broken = []
  for (const { promise, sql } of checks) {
    const { rows } = await pool().query<{ id: string }>(`select id from (${sql}) offenders limit 20`)
    if (rows.length > 0) broken.push({ promise, ids: rows.map(({ id }) => id) })
  }
  return broken
}

export const CHECK_COUNT = checks.length + 1

/** Compares every file that a row names with the store. @returns the broken promise with the first missing names, or none */
export async function auditFiles(): Promise<{ promise: string; ids: string[] }[]> {
  const missing = await missingFiles(await listNamedFiles())
  if (missing.length === 0) return []
  return [
    { promise: `every file that a row names is on storage (${missing.length} are not)`, ids: missing.slice(0, 20) },
  ]
}

export const auditAll = async () => [...(await audit()), ...(await auditFiles())]

if (import.meta.main)
  await withDatabase(async () => {
    const broken = await auditAll()
    for (const { promise, ids } of broken) console.error(`✗ ${promise}\n    ${ids.join('\n    ')}`)
    console.log(`${CHECK_COUNT - broken.length} de ${CHECK_COUNT} promesas se cumplen.`)
    if (broken.length > 0) process.exitCode = 1
  })
