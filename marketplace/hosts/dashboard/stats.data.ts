import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { earnedCash } from '#marketplace/bookings/cash/cash.data.ts'
import { pictureJson } from '#marketplace/experiences/images/image.data.ts'
import { pool } from '#platform/database/pool.ts'
import type { HostStats, NewestExperience } from './stats.contract.ts'

/** Experiences in the summary (CONST-40). */
const NEWEST = 3

type Figures = Omit<HostStats, 'newest'>

/**
 * The figures of this host. Money counts once it was paid, cash included, and never from a cancelled reservation (HDASH-27).
 * @param month start of the month @param today start of the day
 */
export async function findStats({ id }: Host, { month, today }: { month: Date; today: Date }): Promise<Figures> {
  const { rows } = await pool().query<Figures>({
    name: 'host-stats',
    text: `select (select count(*)::int from experiences e where e.host_id = p.id) as "totalExperiences",
             b.*, coalesce(p.average_rating, 0)::float8 as "averageRating", p.rating_count as "reviewCount",
             p.response_rate as "responseRate", p.response_count as "responseCount", p.response_time_hours as "responseTimeHours",
             coalesce((select sum(m.total_amount) from bookings m where m.host_id = p.id and m.created_at >= $2
               and ${earnedCash('m')}), 0)::float8 as "monthlyEarnings"
           from profiles p
           cross join lateral (
             select count(*)::int as "totalReservations",
               (count(*) filter (where b.status = 'completed'))::int as "completedReservations",
               (count(*) filter (where b.status = 'confirmed' and b.start_date < $3))::int as "unclosedReservations"
             from bookings b where b.host_id = p.id) b
           where p.id = $1`,
    values: [id, month, today],
  })
  return rows[0]!
}

const newest = new PgDialect().sqlToQuery(sql`
  select e.id, e.title, e.status, e.price::float8 as price, d.start_date as "nextDate", d.spots_available as spots,
    (select ${pictureJson} from experience_images i join pictures p on p.id = i.picture_id
      where i.experience_id = e.id order by i.is_main desc, i.position limit 1) as picture
  from experiences e
  left join lateral (select d.start_date, d.spots_available from available_dates d
    where d.experience_id = e.id and d.status = 'available' and d.spots_available > 0 and d.start_date > $2
    order by d.start_date limit 1) d on true
  where e.host_id = $1 order by e.created_at desc, e.id desc limit ${sql.raw(String(NEWEST))}`).sql

/** The newest experiences of every status, each with its next open date. */
export async function listNewest({ id }: Host, now: Date) {
  const { rows } = await pool().query<Omit<NewestExperience, 'nextDate'> & { nextDate: Date | null }>({
    name: 'host-newest-experiences',
    text: newest,
    values: [id, now],
  })
  return rows
}
