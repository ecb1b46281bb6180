import { sql } from 'drizzle-orm'
import { isoInstant } from '#platform/database/sql-time.ts'
import { read, takesRequests, visible } from '../discovery.data.ts'
import type { ChannelProduct } from './channel.rules.ts'

/** Published and bookable here; experiences booked elsewhere are left out. For an `experiences` row named `e`. */
export const bookableOnline = sql`${visible} and e.booking_required`

/** Products by id. @param after the last id of the previous page @param only a single product */
export const channelProducts = (
  { after = null, only = null }: { after?: string | null; only?: string | null },
  limit: number,
  now: Date,
) =>
  read<ChannelProduct>(sql`
    select e.id, e.title, e.short_description as "shortDescription", e.description, c.name as category,
      coalesce(l.city, '') as city, coalesce(l.country, 'El Salvador') as country, l.lat, l.lng, e.price::float8 as price,
      e.child_price::float8 as "childPrice", e.child_age as "childAge", e.min_age as "minAge", e.max_guests as "maxGuests",
      e.duration_value as "durationValue", e.duration_unit as "durationUnit",
      e.confirmation is not distinct from 'instant' as instant, main.digest, not ${takesRequests} as paused,
      coming.times as "startTimes", coming.next as "nextDate"
    from experiences e
    left join locations l on l.id = e.location_id
    left join categories c on c.id = e.category_id
    left join lateral (select p.digest from experience_images i join pictures p on p.id = i.picture_id
      where i.experience_id = e.id order by i.is_main desc, i.position limit 1) main on true
    cross join lateral (
      select coalesce(array_agg(distinct to_char(d.start_date at time zone 'America/El_Salvador', 'HH24:MI')), '{}') as times,
        ${isoInstant(sql`min(d.start_date) filter (where d.spots_available > 0 and ${takesRequests})`)} as next
      from available_dates d where d.experience_id = e.id and d.status = 'available' and d.start_date > ${now}) coming
    where ${bookableOnline} and (${after}::uuid is null or e.id > ${after}::uuid) and (${only}::uuid is null or e.id = ${only}::uuid)
    order by e.id limit ${limit}`)

export const countChannelProducts = async (): Promise<number> =>
  (await read<{ count: number }>(sql`select count(*)::int as count from experiences e where ${bookableOnline}`))[0]!
    .count
