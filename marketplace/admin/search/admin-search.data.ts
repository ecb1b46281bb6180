// A caller says a number, a name or a code: each kind of match is a separate query with its own index and stops after a few
// hundred rows (docs/decisions/0212).
import { SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { codeBegin } from '#marketplace/bookings/check-in/code.rules.ts'
import { effectiveStatusOf } from '#marketplace/bookings/lifecycle/status.data.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import { contains, part, withMemoryCosts } from '../search-plan.data.ts'
import type { AdminSearchResults } from './admin-search.contract.ts'
import { HITS, type ParsedSearch } from './admin-search.rules.ts'

/** Matches per kind; for a name with more of them the operator must add a word. */
const MAX_CANDIDATES = 300
/** A match inside a word needs three letters, because shorter texts have no trigram. */
const MIN_INFIX_LENGTH = 3

const group = <Hit>(hits: Hit[]) => ({ items: hits.slice(0, HITS), more: hits.length > HITS })
const NOTHING = { items: [], more: false }

/** A prefix match, for an index with `text_pattern_ops`. */
const begins = (column: SQL, text: string) => sql`${column} like ${part(text).slice(1)}`

type Way = { rank: number; by: AdminSearchResults['people']['items'][number]['by']; from: SQL; id: SQL; where: SQL }

function waysTo({ phone, email, words }: ParsedSearch): Way[] {
  const candidates: Way[] = []
  if (phone) {
    candidates.push({
      rank: 1,
      by: 'phone',
      from: sql`profiles`,
      id: sql`id`,
      where: begins(sql`phone_key(phone)`, phone),
    })
    const contact = begins(sql`phone_key(guest_info ->> 'phone')`, phone)
    candidates.push({ rank: 4, by: 'contact', from: sql`bookings`, id: sql`user_id`, where: contact })
  }
  if (words)
    candidates.push({
      rank: 2,
      by: 'name',
      from: sql`profiles`,
      id: sql`id`,
      where: sql`word_document(full_name) @@ word_query(${words})`,
    })
  if (email) {
    const condition = sql`lower(email) like ${part(email)} and deleted_at is null`
    candidates.push({ rank: 3, by: 'email', from: sql`users`, id: sql`id`, where: condition })
    const contact = begins(sql`lower(guest_info ->> 'email')`, email)
    candidates.push({ rank: 4, by: 'contact', from: sql`bookings`, id: sql`user_id`, where: contact })
  }
  return candidates
}

/** The people found by these queries, best first: exact names before other names, names before addresses. */
async function peopleBy(
  candidates: Way[],
  { words, email }: ParsedSearch,
): Promise<AdminSearchResults['people']['items']> {
  if (candidates.length === 0) return []
  const each = candidates.map(
    ({ rank, by, from, id, where }) =>
      sql`(select ${id} as id, ${sql.raw(`${rank} as rank, '${by}' as by`)} from ${from} where ${where} limit ${MAX_CANDIDATES})`,
  )
  return withMemoryCosts<AdminSearchResults['people']['items'][number]>(sql`
    with hits as materialized (${sql.join(each, sql` union all `)}),
    best as (select distinct on (id) id, rank, by from hits order by id, rank)
    select u.id, ${nameOf('p.full_name')} as name, case when u.deleted_at is null then u.email end as email,
      p.phone, p.role, best.by, case when u.deleted_at is not null then 'deleted' when u.suspended_at is not null then 'suspended'
      else 'active' end as state
    from best join users u on u.id = best.id join profiles p on p.id = best.id
    order by place_key(coalesce(p.full_name, '')) = place_key(${words ?? ''}) or lower(u.email) = ${email ?? ''} desc,
      best.rank, u.deleted_at is not null, p.full_name, u.id limit ${HITS + 1}`)
}

/** People by telephone, address or name, their own or those of a reservation. */
export async function findPeople(_admin: Admin, criteria: ParsedSearch): Promise<AdminSearchResults['people']> {
  const byWord = await peopleBy(waysTo(criteria), criteria)
  const { words } = criteria
  if (byWord.length > 0 || !words || words.length < MIN_INFIX_LENGTH) return group(byWord)
  const infix = {
    rank: 2,
    by: 'name',
    from: sql`profiles`,
    id: sql`id`,
    where: contains(sql`full_name`, words),
  } as const
  return group(await peopleBy([infix], criteria))
}

/** Reservations by the beginning of their code, or by the telephone or address given in them. */
export async function findBookings(
  _admin: Admin,
  input: string,
  criteria: ParsedSearch,
): Promise<AdminSearchResults['bookings']> {
  const code = codeBegin(input)
  const conditions = [
    // A shorter prefix would match thousands of codes.
    code && code.length >= 4 && sql`confirmation_code between ${code.padEnd(8, '0')} and ${code.padEnd(8, 'Z')}`,
    criteria.phone && begins(sql`phone_key(guest_info ->> 'phone')`, criteria.phone),
    criteria.email && begins(sql`lower(guest_info ->> 'email')`, criteria.email),
  ].filter((condition) => condition !== null && condition !== false && condition !== '')
  if (conditions.length === 0) return NOTHING
  const each = conditions.map(
    (condition, rank) =>
      sql`(select id, ${sql.raw(`${rank}`)} as rank from bookings where ${condition} limit ${MAX_CANDIDATES})`,
  )
  const rows = await withMemoryCosts<AdminSearchResults['bookings']['items'][number]>(sql`
    with hits as materialized (${sql.join(each, sql` union all `)}),
    best as (select id, min(rank) as rank from hits group by id)
    select b.id, b.confirmation_code as code, coalesce(nullif(e.title, ''), 'Sin título') as experience,
      ${nameOf('p.full_name')} as traveler, ${isoInstant(sql`b.start_date`)} as "startDate",
      ${sql.raw(effectiveStatusOf('b'))} as status, b.attended
    from best join bookings b on b.id = best.id join experiences e on e.id = b.experience_id join profiles p on p.id = b.user_id
    order by b.confirmation_code = ${code ?? ''} desc, b.start_date desc, b.id limit ${HITS + 1}`)
  return group(rows)
}

/** What the index of words of a case holds. */
const caseWords = sql`subject || ' ' || name || ' ' || coalesce(email, '')`

/** Cases by their number, or by words of their subject and of who asks; those that are not closed first. */
export async function findCases(
  _admin: Admin,
  { number, words, email }: ParsedSearch,
): Promise<AdminSearchResults['cases']> {
  const isAddress = email?.includes('@')
  const conditions = [
    number !== null && sql`number = ${number}::bigint`,
    words && sql`word_document(${caseWords}) @@ word_query(${words})`,
    isAddress && contains(caseWords, email!),
  ].filter((condition) => condition instanceof SQL)
  if (conditions.length === 0) return NOTHING
  const each = conditions.map((condition) => sql`(select id from cases where ${condition} limit ${MAX_CANDIDATES})`)
  const rows = await withMemoryCosts<AdminSearchResults['cases']['items'][number]>(sql`
    with hits as materialized (${sql.join(each, sql` union `)})
    select c.id, c.number::int as number, c.kind, c.subject, c.name, c.status, c.outcome from hits join cases c on c.id = hits.id
    order by c.number = ${number ?? -1}::bigint desc, c.status = 'closed', c.created_at desc, c.id limit ${HITS + 1}`)
  return group(rows)
}

export async function findExperiences(
  _admin: Admin,
  { words }: ParsedSearch,
): Promise<AdminSearchResults['experiences']> {
  if (!words) return NOTHING
  const search = (where: SQL) =>
    withMemoryCosts<AdminSearchResults['experiences']['items'][number]>(sql`
      with hits as materialized (select id from experiences where ${where} limit ${MAX_CANDIDATES})
      select e.id, coalesce(nullif(e.title, ''), 'Sin título') as title, ${nameOf('p.full_name', 'Anfitrión')} as host, e.status,
        e.status = 'published' and u.suspended_at is not null as hidden
      from hits join experiences e on e.id = hits.id join profiles p on p.id = e.host_id join users u on u.id = e.host_id
      order by e.status <> 'published', e.title, e.id limit ${HITS + 1}`)
  const byWord = await search(sql`word_document(title) @@ word_query(${words})`)
  return group(
    byWord.length > 0 || words.length < MIN_INFIX_LENGTH ? byWord : await search(contains(sql`title`, words)),
  )
}
