import { sql } from 'drizzle-orm'
import { pictureJson } from '#marketplace/experiences/images/image.data.ts'
import { shownPoint } from '#marketplace/places/place.rules.ts'
import { read, visible } from '../discovery.data.ts'
import type { MapPin } from './pin.contract.ts'

const pins = (ids: string[]) => sql`
  select e.id, e.title, e.price::float8 as price, e.booking_required as "bookingRequired",
    coalesce(l.city, '') as city, c.name as category, e.duration_value as "durationValue",
    e.duration_unit as "durationUnit", h.average_rating::float8 as rating, h.rating_count as "reviewCount",
    l.lat, l.lng, main.picture
  from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted(id, place)
  join experiences e on e.id = wanted.id
  join profiles h on h.id = e.host_id
  left join locations l on l.id = e.location_id
  left join categories c on c.id = e.category_id
  left join lateral (select ${pictureJson} as picture from experience_images i join pictures p on p.id = i.picture_id
    where i.experience_id = e.id order by i.is_main desc, i.position limit 1) main on true
  where ${visible} order by wanted.place`

type Row = Omit<MapPin, 'lat' | 'lng' | 'approximate'> & { lat: number | null; lng: number | null }

/** Points of these experiences in the given order, without those that are not visible to everybody. */
export async function pinsByIds(ids: string[]): Promise<MapPin[]> {
  if (ids.length === 0) return []
  const rows = await read<Row>(pins(ids))
  // A blurred preview for two hundred thumbnails would weigh more than all the rest.
  return rows.map(({ lat, lng, picture, ...row }) => ({
    ...row,
    ...shownPoint(lat, lng),
    picture: picture && { ...picture, preview: null },
  }))
}
