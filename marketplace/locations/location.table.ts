import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'

/** Where an experience starts (DATA-15). Coordinates may be missing or zero while a draft is written. */
export const locations = pgTable(
  'locations',
  {
    id: randomId(),
    name: text().notNull(),
    address: text().notNull().default(''),
    city: text().notNull(),
    /** The department of the point; San Salvador when it can not be determined (DATA-16). */
    state: text().notNull().default('San Salvador'),
    country: text().notNull().default('El Salvador'),
    zipCode: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** City and department folded for comparison: lower case, no accents. */
    cityKey: text().generatedAlwaysAs(sql`place_key(city)`),
    stateKey: text().generatedAlwaysAs(sql`place_key(state)`),
    createdAt: instantOfInsert(),
  },
  (t) => [
    check('locations_on_earth', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
    index('locations_by_city').on(t.cityKey),
    // For the back office, which searches parts of words.
    index('locations_by_city_words').using('gin', sql`city_key gin_trgm_ops`),
    index('locations_by_state').on(t.stateKey),
    // The point on the map: place_point replaces missing and zero coordinates with San Salvador (MAP-06).
    index('locations_by_point').using('gist', sql`place_point(lat, lng)`),
  ],
)
