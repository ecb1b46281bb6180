import { sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { database } from '#platform/database/pool.ts'
import { isoInstant } from '#platform/database/sql-time.ts'
import { readList, sortBy } from '../../admin/list.data.ts'
import { hostsByName, predicate, travelersByName } from '../../admin/search-plan.data.ts'
import type { AdminQuestion } from './admin-question.contract.ts'
import { questionList } from './admin-question.list.ts'

/** As `stateOf` in question.rules.ts. */
const STATES = {
  hidden: sql`q.hidden_at is not null`,
  waiting: sql`(q.hidden_at is null and q.answered_at is null)`,
  public: sql`(q.hidden_at is null and q.answered_at is not null and q.traveler_agrees and q.host_agrees)`,
  private: sql`(q.hidden_at is null and q.answered_at is not null and not (q.traveler_agrees and q.host_agrees))`,
}

const person = (table: string, nameless: string) =>
  sql.raw(`json_build_object('id', ${table}.id, 'name', coalesce(nullif(${table}.full_name, ''), '${nameless}'))`)

async function findQuestions(ids: string[]): Promise<AdminQuestion[]> {
  const { rows } = await database().execute<AdminQuestion>(sql`
    select q.id, q.text, q.answer, json_build_object('id', e.id, 'name', e.title) as experience,
      ${person('t', 'Viajero')} as traveler, ${person('h', 'Anfitrión')} as host,
      ${isoInstant(sql`q.created_at`)} as "createdAt", ${isoInstant(sql`q.answered_at`)} as "answeredAt",
      case when ${STATES.hidden} then 'hidden' when ${STATES.waiting} then 'waiting' when ${STATES.public} then 'public'
        else 'private' end as state,
      ${isoInstant(sql`q.hidden_at`)} as "hiddenAt", q.hidden_reason as "hiddenReason"
    from questions q join experiences e on e.id = q.experience_id
    join profiles t on t.id = q.traveler_id join profiles h on h.id = q.host_id
    where q.id = any(${sql.param(ids)}::uuid[])`)
  return rows
}

/** Questions by words in their text or answer, or by the name of their traveler or host. */
export const questionReader = readList(questionList, {
  from: sql`questions q`,
  id: sql`q.id`,
  sorts: { created: sortBy(sql`q.created_at`) },
  filters: {
    state: (state) => STATES[state],
    person: (id) => sql`(q.traveler_id = ${id} or q.host_id = ${id})`,
  },
  search: async (match) => {
    const [travelers, hosts] = await Promise.all([travelersByName(match), hostsByName(match)])
    // Both texts exactly as the indexed expression, or the index would not be used.
    const words = match.text(sql`q.text || ' ' || coalesce(q.answer, '')`)
    return [predicate(words), ...travelers(sql`q.traveler_id`), ...hosts(sql`q.host_id`)]
  },
  rows: findQuestions,
})

/** A question with its authors; null when it is missing. */
export const findQuestion = async (_admin: Admin, id: string): Promise<AdminQuestion | null> =>
  (await findQuestions([id]))[0] ?? null
