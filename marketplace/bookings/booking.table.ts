import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, char, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { dollars, instant, instantOfInsert, randomId } from '#platform/database/columns.ts'
import { BOOKING_STATUSES, PAYMENT_STATUSES } from './booking.rules.ts'

export type GuestInfo = { firstName: string; lastName: string; email: string; phone: string }

/**
 * A booking (DATA-24). Its own facts (people, prices, total, code, owner) never change; a trigger enforces the state graph of
 * the rules (INV-05, INV-07).
 */
export const bookings = pgTable(
  'bookings',
  {
    id: randomId(),
    userId: uuid()
      .notNull()
      .references(() => profiles.id),
    experienceId: uuid()
      .notNull()
      .references(() => experiences.id),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id),
    availableDateId: uuid()
      .notNull()
      .references(() => availableDates.id),
    startDate: instant().notNull(),
    endDate: instant(),
    guests: integer().notNull(),
    /** How many of the people are children, and what a child paid at that time; null: the same as everybody. */
    children: integer().notNull().default(0),
    unitPrice: dollars().notNull(),
    childPrice: dollars(),
    totalAmount: dollars().notNull(),
    currency: text().notNull().default('USD'),
    /** Erased some time after the account was deleted. */
    guestInfo: jsonb().$type<GuestInfo>(),
    specialRequests: text(),
    status: text({ enum: BOOKING_STATUSES }).notNull().default('pending'),
    paymentStatus: text({ enum: PAYMENT_STATUSES }).notNull().default('pending'),
    confirmationCode: char({ length: 8 }).notNull().unique(),
    guestConfirmed: boolean().notNull().default(false),
    guestConfirmedAt: instant(),
    /** False while the host has not been shown the traveler's announcement (ACC-24). */
    hostNotified: boolean().notNull().default(false),
    /** Deadline of an unanswered request (BOOK-56). */
    expiresAt: instant().notNull(),
    confirmedAt: instant(),
    startedAt: instant(),
    /** Who entered the start code: the traveler (a claim), or the host, who saw them arrive (START-11). */
    startedBy: text({ enum: ['traveler', 'host'] }),
    completedAt: instant(),
    /** False: a no-show. Null: nobody has reported it. */
    attended: boolean(),
    /** Who reported it; the host's report overrides the traveler's (attendance.rules.ts). */
    attendedBy: text({ enum: ['traveler_code', 'host_code', 'host_list', 'admin'] }),
    /** When the host, or an administrator, acknowledged the cash, by the database's clock. */
    paidAt: instant(),
    paidBy: text({ enum: ['host', 'admin'] }),
    /** The payment status before, restored when the acknowledgement is taken back; maintained by a trigger. */
    paidFrom: text({ enum: ['pending', 'paid_cash'] }),
    /** When the host tapped it by the device's clock: a mark made offline arrives later. */
    paidToldAt: instant(),
    cancelledAt: instant(),
    cancelledBy: text({ enum: ['traveler', 'host', 'admin', 'system'] }),
    cancelReason: text(),
    /** The booking on another date that replaced this one, after the host cancelled its date. */
    movedToId: uuid()
      .unique()
      .references((): AnyPgColumn => bookings.id),
    /** When the host last wrote to this guest about the meeting, as the host reports. */
    writtenToAt: instant(),
    /** Raised by a trigger at every change of status: the sequence number for calendars. */
    revision: integer().notNull().default(0),
    /** Asked to confirm until then, or the places return (docs/decisions/0224). */
    reconfirmBy: instant(),
    /** When the reminder was sent, so that it is sent once. */
    remindedAt: instant(),
    createdAt: instantOfInsert(),
    updatedAt: instantOfInsert(),
  },
  (t) => [
    check(
      'bookings_status_known',
      sql`${t.status} in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')`,
    ),
    check('bookings_payment_status_known', sql`${t.paymentStatus} in ('pending', 'paid', 'paid_cash')`),
    check('bookings_guests_positive', sql`${t.guests} >= 1`),
    check('bookings_children_with_an_adult', sql`${t.children} >= 0 and ${t.children} < ${t.guests}`),
    check('bookings_child_price_not_negative', sql`${t.childPrice} >= 0`),
    check(
      'bookings_total_is_the_party_s_price',
      sql`${t.totalAmount} = ${t.unitPrice} * (${t.guests} - ${t.children}) + coalesce(${t.childPrice}, ${t.unitPrice}) * ${t.children}`,
    ),
    check('bookings_currency_is_usd', sql`${t.currency} = 'USD'`),
    check('bookings_code_alphabet', sql`${t.confirmationCode} ~ '^[0-9A-HJKMNP-TV-Z]{8}$'`),
    check('bookings_not_of_oneself', sql`${t.userId} <> ${t.hostId}`),
    check('bookings_cancelled_by_known', sql`${t.cancelledBy} in ('traveler', 'host', 'admin', 'system')`),
    check('bookings_started_by_known', sql`${t.startedBy} in ('traveler', 'host')`),
    check('bookings_started_by_when_started', sql`${t.startedBy} is null or ${t.startedAt} is not null`),
    check('bookings_attended_by_known', sql`${t.attendedBy} in ('traveler_code', 'host_code', 'host_list', 'admin')`),
    check('bookings_attended_says_by_whom', sql`(${t.attended} is null) = (${t.attendedBy} is null)`),
    check('bookings_paid_by_known', sql`${t.paidBy} in ('host', 'admin')`),
    check('bookings_paid_by_when_paid', sql`${t.paidBy} is null or ${t.paymentStatus} = 'paid'`),
    check('bookings_cancelled_says_by_whom', sql`(${t.status} = 'cancelled') = (${t.cancelledBy} is not null)`),
    index('bookings_of_traveler').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('bookings_of_host').on(t.hostId, t.createdAt.desc().nullsFirst()),
    // The host's day: guests of today and tomorrow.
    index('bookings_of_host_by_start').on(t.hostId, t.startDate),
    index('bookings_by_date').on(t.availableDateId),
    index('bookings_by_experience').on(t.experienceId, t.status),
    // For the back office, which lists the bookings of all people.
    index('bookings_by_age').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('bookings_by_status').on(t.status, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('bookings_by_start').on(t.startDate),
    index('bookings_by_total').on(t.totalAmount, t.id),
    // By what was written down for the meeting: whoever calls may have booked for somebody else.
    index('bookings_by_phone').on(sql`phone_key(guest_info ->> 'phone') text_pattern_ops`),
    index('bookings_by_email').on(sql`lower(guest_info ->> 'email') text_pattern_ops`),
    index('bookings_to_expire').on(t.expiresAt).where(sql`status = 'pending'`),
    index('bookings_to_remind').on(t.startDate).where(sql`status = 'confirmed' and reminded_at is null`),
    index('bookings_to_reconfirm').on(t.reconfirmBy).where(sql`status = 'confirmed' and not guest_confirmed`),
    index('bookings_to_complete').on(t.startDate).where(sql`status = 'in_progress'`),
  ],
)

/**
 * Acknowledged payments that the host took back within ten minutes: recorded, because both statements were made (BOOK-60).
 * Append-only.
 */
export const undonePayments = pgTable(
  'undone_payments',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    paidAt: instant().notNull(),
    paidToldAt: instant(),
    undoneAt: instantOfInsert(),
  },
  (t) => [index('undone_payments_of_booking').on(t.bookingId, t.undoneAt)],
)

/**
 * Number of bookings per person, made (any status) and received (live), by which the back office sorts people. Maintained by a
 * trigger on bookings (INV-20). A table of its own, because rows of `profiles` are locked while somebody waits for a
 * traveler's booking to end (docs/decisions/0126).
 */
export const reservationCounts = pgTable(
  'reservation_counts',
  {
    personId: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    reservations: integer().notNull().default(0),
  },
  (t) => [index('reservation_counts_in_order').on(t.reservations, t.personId)],
)
