import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'

/** Where an experience begins (DATA-15). Missing or zero coordinates are legal while a draft is written. */
export const locations = pgTable(
  'locations',
  {
    id: randomId(),
    name: text().notNull(),
    address: text().notNull().default(''),
    city: text().notNull(),
    /** The department that contains the pin; San Salvador where none can be told (DATA-16). */
    state: text().notNull().default('San Salvador'),
    country: text().notNull().default('El Salvador'),
    zipCode: text(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** City and department as a search compares them: without capitals and accents. */
    cityKey: text().generatedAlwaysAs(sql`place_key(city)`),
    stateKey: text().generatedAlwaysAs(sql`place_key(state)`),
    createdAt: instantOfInsert(),
  },
  (t) => [
    check('locations_on_earth', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
    index('locations_by_city').on(t.cityKey),
    // For the back office, which types a part of it.
    index('locations_by_city_words').using('gin', sql`city_key gin_trgm_ops`),
    index('locations_by_state').on(t.stateKey),
    // Where a map shows it: place_point puts missing and zero coordinates into San Salvador (MAP-06).
    index('locations_by_point').using('gist', sql`place_point(lat, lng)`),
  ],
)
