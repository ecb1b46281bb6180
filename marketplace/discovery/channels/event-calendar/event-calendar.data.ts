import { sql } from 'drizzle-orm'
import { DAY_MS } from '#platform/units.ts'
import { read, takesRequests } from '../../discovery.data.ts'
import { bookableOnline } from '../channel.data.ts'
import { DAYS_AHEAD, type EventCalendar, type EventDate } from './event-calendar.rules.ts'

type StoredDate = Omit<EventDate, 'startDate' | 'endDate'> & { startDate: string; endDate: string | null }

/** A product of the channels with its dates of the next year, also full, closed and cancelled ones; null for any other id. */
export async function findEventCalendar(id: string, now: Date): Promise<EventCalendar | null> {
  const [row] = await read<Omit<EventCalendar, 'dates'> & { dates: StoredDate[] }>(sql`
    select e.id, not ${takesRequests} as paused, e.price::float8 as price, e.max_guests as "maxGuests",
      json_build_object('title', e.title, 'place', coalesce(l.name, ''), 'address', coalesce(l.address, ''),
        'city', coalesce(l.city, ''), 'country', coalesce(l.country, ''), 'lat', l.lat, 'lng', l.lng,
        'durationValue', e.duration_value, 'durationUnit', e.duration_unit) as experience,
      (select coalesce(json_agg(json_build_object('id', d.id, 'startDate', d.start_date, 'endDate', d.end_date,
          'status', d.status, 'spotsAvailable', d.spots_available, 'revision', d.revision) order by d.start_date, d.id), '[]')
        from available_dates d where d.experience_id = e.id and d.start_date > ${now}
          and d.start_date < ${new Date(now.getTime() + DAYS_AHEAD * DAY_MS)}) as dates
    from experiences e left join locations l on l.id = e.location_id
    where ${bookableOnline} and e.id = ${id}::uuid`)
  if (!row) return null
  const dates = row.dates.map((date) => ({
    ...date,
    startDate: new Date(date.startDate),
    endDate: date.endDate === null ? null : new Date(date.endDate),
  }))
  return { ...row, dates }
}
