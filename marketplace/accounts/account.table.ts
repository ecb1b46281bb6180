import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import { ROLES } from './account.rules.ts'
import { STAFF_ROLES } from './staff/staff.rules.ts'

/** Accounts for signing in. What a person shows to others is in `profiles`. */
export const users = pgTable(
  'users',
  {
    id: randomId(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** The role chosen at sign-up; only a wish (AUTH-13). */
    signupRole: text({ enum: ['traveler', 'host'] })
      .notNull()
      .default('traveler'),
    suspendedAt: instant(),
    /** Raised when all sessions end or the password changes: it invalidates all links sent before (docs/decisions/0209). */
    linkGeneration: integer().notNull().default(0),
    /** The person deleted the account; what bookings and reviews need stays without personal data (trust 4.4). */
    deletedAt: instant(),
    termsVersion: text(),
    termsAcceptedAt: instant(),
    createdAt: instantOfInsert(),
    updatedAt: instantOfInsert(),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`),
    // For the back office, which lists all people.
    index('users_by_age').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('users_by_email').using('gin', sql`lower(email) gin_trgm_ops`),
    // Every public list checks whether a host is suspended, and hardly anybody is, so a partial index is tiny.
    index('users_suspended').on(t.id).where(sql`suspended_at is not null`),
    check('users_signup_role_known', sql`${t.signupRole} in ('traveler', 'host')`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: instant().notNull(),
    /** When this session was last authenticated: at sign-in, or by entering the password again. */
    provedAt: instantOfInsert(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: instantOfInsert(),
    updatedAt: instantOfInsert(),
  },
  (t) => [index('sessions_by_user').on(t.userId)],
)

/** One row per way of signing in: password, Google, Facebook. */
export const identities = pgTable(
  'identities',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    idToken: text(),
    password: text(),
    createdAt: instantOfInsert(),
    updatedAt: instantOfInsert(),
  },
  (t) => [
    uniqueIndex('identities_provider_account').on(t.providerId, t.accountId),
    index('identities_by_user').on(t.userId),
  ],
)

/** Single-use, expiring secrets: password resets and states of social sign-ins. */
export const verifications = pgTable(
  'verifications',
  {
    id: randomId(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instantOfInsert(),
    updatedAt: instantOfInsert(),
  },
  (t) => [index('verifications_by_identifier').on(t.identifier)],
)

/** The public part of a person (DATA-03). Its role is the one that counts. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    fullName: text(),
    avatarUrl: text(),
    bio: text(),
    phone: text(),
    role: text({ enum: ROLES }).notNull().default('traveler'),
    /** What of the back office is theirs (docs/decisions/0213); nobody but an admin has one. */
    staffRole: text({ enum: STAFF_ROLES }),
    skills: text().array().notNull().default(sql`'{}'`),
    languages: text().array().notNull().default(sql`'{Español}'`),
    /** Maintained by a trigger on reviews, so that they always equal the rows (INV-20). */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    averageRating: numeric({ precision: 2, scale: 1, mode: 'number' }).generatedAlwaysAs(
      sql`case when rating_count > 0 then round(rating_sum::numeric / rating_count, 1) end`,
    ),
    /** Live bookings as a host; maintained by a trigger on bookings (INV-20). */
    totalBookings: integer().notNull().default(0),
    verified: boolean().notNull().default(false),
    /** Since when this host takes no new reservations; null for nearly everybody (docs/decisions/0225). */
    requestsPausedAt: instant(),
    hostSince: instant(),
    responseRate: integer().notNull().default(100),
    responseTimeHours: integer().notNull().default(24),
    /** Requests and messages behind the rate, which is shown to nobody while it is 0 (HDASH-32). */
    responseCount: integer().notNull().default(0),
    pets: text(),
    transportation: text(),
    funFact: text(),
    accommodation: text(),
    createdAt: instantOfInsert(),
    updatedAt: instantOfInsert(),
  },
  (t) => [
    check('profiles_role_known', sql`${t.role} in ('traveler', 'host', 'admin')`),
    check('profiles_staff_role_of_staff', sql`(${t.role} = 'admin') = (${t.staffRole} is not null)`),
    check(
      'profiles_staff_role_known',
      sql`${t.staffRole} in ('administrator', 'support', 'finance', 'editor', 'viewer')`,
    ),
    check('profiles_response_rate_percent', sql`${t.responseRate} between 0 and 100`),
    index('profiles_by_role').on(t.role),
    index('profiles_by_name').using('gin', sql`place_key(full_name) gin_trgm_ops`),
    index('profiles_in_order_of_names').on(t.fullName, t.id),
    // Whoever calls says a number (docs/decisions/0212).
    index('profiles_by_phone').on(sql`phone_key(phone) text_pattern_ops`),
    index('profiles_by_beginnings').using('gin', sql`word_document(full_name)`),
    // The order 'best rated first': the query walks this index and reads each host's experiences.
    index('profiles_best_rated').on(
      sql`coalesce(${t.averageRating}, 0) desc`,
      t.ratingCount.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
)
