import { sql } from 'drizzle-orm'
import { boolean, check, customType, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { dollars, instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import { categories } from './categories/category.table.ts'
import { type ChoiceFieldName, experienceFields } from './experience.fields.ts'
import { DURATION_UNITS, EXPERIENCE_STATUSES } from './experience.rules.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const words = () => text().array().notNull().default(sql`'{}'`)
/** The options of a choice as SQL. */
const isOption = (name: ChoiceFieldName) =>
  sql.raw(
    Object.keys(experienceFields[name].options)
      .map((option) => `'${option}'`)
      .join(', '),
  )

/**
 * The choices of an experience as words, 'difficulty:easy', for the index of the filters. Valid in queries with one table
 * only, because its columns are unqualified.
 */
export const CHOICES_AS_WORDS = sql.raw(
  `(array['difficulty:' || difficulty, 'walking:' || walking, 'wheelchair:' || wheelchair, 'pram:' || pram, 'transport:' || transport, 'rain:' || rain_plan, case when booking_required then 'confirmation:' || confirmation end])`,
)

/**
 * Experiences of hosts (DATA-08). Only `published` is visible to others (INV-16); `paused` was public and will be again
 * (HDASH-17).
 */
export const experiences = pgTable(
  'experiences',
  {
    id: randomId(),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id),
    locationId: uuid().references(() => locations.id),
    categoryId: uuid().references(() => categories.id),
    title: text().notNull().default(''),
    shortDescription: text().notNull().default(''),
    description: text().notNull().default(''),
    price: dollars().notNull().default(0),
    currency: text().notNull().default('USD'),
    status: text({ enum: EXPERIENCE_STATUSES }).notNull().default('draft'),
    featured: boolean().notNull().default(false),
    bookingRequired: boolean().notNull().default(true),
    externalBookingUrl: text(),
    durationValue: smallint().notNull().default(2),
    durationUnit: text({ enum: DURATION_UNITS }).notNull().default('hours'),
    maxGuests: integer().notNull().default(1),
    amenities: words(),
    included: words(),
    notIncluded: words(),
    languages: text().array().notNull().default(sql`'{Español}'`),
    whatToExpect: text(),
    bringWithYou: words(),
    /** `instant`: bookings are confirmed instantly; null: the host answers each (docs/decisions/0215). */
    confirmation: text(),
    /** Facts for families; null: not stated (experience.fields.ts). */
    childPrice: dollars(),
    childAge: smallint(),
    minAge: smallint(),
    difficulty: text(),
    walking: text(),
    wheelchair: text(),
    pram: text(),
    transport: text(),
    rainPlan: text(),
    /**
     * Title, city and descriptions without accents. Maintained by a trigger and not generated, because the city lives in
     * `locations`.
     */
    search: tsvector(),
    /** Raised by every edit; an edit based on an older one is refused (INV-22). */
    version: integer().notNull().default(1),
    publishedAt: instant(),
    /** When the draft was submitted for approval of a first publication; only while approval is on. */
    submittedAt: instant(),
    /** Why an operator returned it to its host. */
    returnReason: text(),
    createdAt: instantOfInsert(),
    updatedAt: instantOfInsert(),
  },
  (t) => {
    const published = sql`status = 'published'`
    return [
      check('experiences_status_known', sql`${t.status} in ('draft', 'published', 'paused', 'archived')`),
      check('experiences_duration_unit_known', sql`${t.durationUnit} in ('hours', 'days')`),
      check('experiences_currency_is_usd', sql`${t.currency} = 'USD'`),
      check('experiences_price_not_negative', sql`${t.price} >= 0`),
      check('experiences_guests_positive', sql`${t.maxGuests} >= 1`),
      check('experiences_duration_positive', sql`${t.durationValue} >= 1`),
      check('experiences_link_only_without_booking', sql`not ${t.bookingRequired} or ${t.externalBookingUrl} is null`),
      check('experiences_submitted_is_draft', sql`${t.submittedAt} is null or ${t.status} = 'draft'`),
      check('experiences_child_price_has_age', sql`(${t.childPrice} is null) = (${t.childAge} is null)`),
      check('experiences_child_price_not_negative', sql`${t.childPrice} >= 0`),
      check('experiences_child_age_of_children', sql`${t.childAge} between 1 and 17`),
      check('experiences_min_age_sane', sql`${t.minAge} between 0 and 99`),
      check('experiences_confirmation_known', sql`${t.confirmation} in (${isOption('confirmation')})`),
      check('experiences_difficulty_known', sql`${t.difficulty} in (${isOption('difficulty')})`),
      check('experiences_walking_known', sql`${t.walking} in (${isOption('walking')})`),
      check('experiences_wheelchair_known', sql`${t.wheelchair} in (${isOption('wheelchair')})`),
      check('experiences_pram_known', sql`${t.pram} in (${isOption('pram')})`),
      check('experiences_transport_known', sql`${t.transport} in (${isOption('transport')})`),
      check('experiences_rain_plan_known', sql`${t.rainPlan} in (${isOption('rainPlan')})`),
      // For the back office, which lists all statuses.
      index('experiences_by_age').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
      index('experiences_by_status').on(t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
      index('experiences_by_price').on(t.price, t.id),
      index('experiences_in_order_of_titles').on(t.title, t.id),
      index('experiences_featured_any')
        .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(sql`featured`),
      index('experiences_informational')
        .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(sql`not booking_required`),
      index('experiences_submitted').on(t.submittedAt).where(sql`submitted_at is not null`),
      index('experiences_by_title').using('gin', sql`place_key(title) gin_trgm_ops`),
      index('experiences_by_beginnings').using('gin', sql`word_document(title)`),
      index('experiences_newest').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()).where(published),
      // What was published lately, for those who asked to be told.
      index('experiences_by_publication').on(t.publishedAt).where(published),
      index('experiences_cheapest').on(t.price, t.id).where(published),
      index('experiences_by_category')
        .on(t.categoryId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(published),
      index('experiences_featured').on(t.createdAt.desc().nullsFirst()).where(sql`status = 'published' and featured`),
      index('experiences_by_host').on(t.hostId, t.createdAt.desc().nullsFirst()),
      index('experiences_by_location').on(t.locationId),
      index('experiences_search').using('gin', t.search),
      index('experiences_amenities').using('gin', t.amenities),
      index('experiences_included').using('gin', t.included),
      index('experiences_not_included').using('gin', t.notIncluded),
      index('experiences_languages').using('gin', t.languages),
      index('experiences_choices').using('gin', CHOICES_AS_WORDS),
      index('experiences_by_min_age').on(sql`coalesce(min_age, 0)`).where(published),
    ]
  },
)
