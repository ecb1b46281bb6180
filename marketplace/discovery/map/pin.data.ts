import { sql } from 'drizzle-orm'
import { displayPoint } from '#marketplace/locations/location.rules.ts'
import { experiencesByIds, read, visible } from '../discovery.data.ts'
import type { MapPin } from './pin.contract.ts'

const pins = (ids: string[]) => sql`
  select e.id, e.title, e.price::float8 as price, e.child_price::float8 as "childPrice",
    e.max_guests as "maxGuests", e.booking_required as "bookingRequired",
    coalesce(l.city, '') as city, c.name as category, e.duration_value as "durationValue",
    e.duration_unit as "durationUnit", h.average_rating::float8 as rating, h.rating_count as "reviewCount",
    l.lat, l.lng, main.picture
  ${experiencesByIds(ids)}
  where ${visible} order by wanted.place`

type Row = Omit<MapPin, 'lat' | 'lng' | 'approximate'> & { lat: number | null; lng: number | null }

export async function pinsByIds(ids: string[]): Promise<MapPin[]> {
  if (ids.length === 0) return []
  const rows = await read<Row>(pins(ids))
  // Blurred previews for two hundred thumbnails would weigh more than everything else.
  return rows.map(({ lat, lng, picture, ...row }) => ({
    ...row,
    ...displayPoint(lat, lng),
    picture: picture && { ...picture, preview: null },
  }))
}
