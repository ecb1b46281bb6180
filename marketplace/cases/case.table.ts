import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { dataRequests } from '#marketplace/accounts/rights/right.table.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { instant, instantOfInsert, randomId, sequence } from '#platform/database/columns.ts'

/** Requests to the team, all in one table whatever they are about (docs/decisions/0221). */
export const cases = pgTable(
  'cases',
  {
    id: randomId(),
    /** The number that is said on the telephone and written in mail. */
    number: sequence(),
    kind: text({ enum: ['question', 'report', 'dispute', 'host-wish', 'data'] }).notNull(),
    subject: text().notNull(),
    /** The requester's account, if there is one. */
    personId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** The mail address for answers; a caller may have given none. */
    email: text(),
    /** The path of the reported page, one of ours. */
    about: text(),
    /** The person it is about: the host of a reported page, or the other party of a booking. */
    aboutPersonId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    bookingId: uuid().references(() => bookings.id, { onDelete: 'set null' }),
    experienceId: uuid().references(() => experiences.id, { onDelete: 'set null' }),
    reviewId: uuid().references(() => reviews.id, { onDelete: 'set null' }),
    /** The data request whose trigger opens and closes this case. */
    dataRequestId: uuid().references((): AnyPgColumn => dataRequests.id, { onDelete: 'cascade' }),
    assigneeId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    status: text({ enum: ['open', 'waiting', 'closed'] })
      .notNull()
      .default('open'),
    outcome: text({ enum: ['solved', 'refused', 'unfounded', 'unanswered', 'dismissed'] }),
    createdAt: instantOfInsert(),
    /** Since when the team must act: the opening, or the requester's latest message. */
    askedAt: instantOfInsert(),
    /** Computed from that instant and the kind (case.rules.ts). */
    dueAt: instant().notNull(),
    closedAt: instant(),
  },
  (t) => [
    check('cases_kind_known', sql`${t.kind} in ('question', 'report', 'dispute', 'host-wish', 'data')`),
    check('cases_status_known', sql`${t.status} in ('open', 'waiting', 'closed')`),
    check('cases_outcome_known', sql`${t.outcome} in ('solved', 'refused', 'unfounded', 'unanswered', 'dismissed')`),
    check(
      'cases_closed_with_an_outcome',
      sql`(${t.status} = 'closed') = (${t.closedAt} is not null) and (${t.status} = 'closed') = (${t.outcome} is not null)`,
    ),
    check('cases_of_data_name_the_request', sql`(${t.kind} = 'data') = (${t.dataRequestId} is not null)`),
    uniqueIndex('cases_by_number').on(t.number),
    uniqueIndex('cases_of_data_request').on(t.dataRequestId),
    index('cases_by_status').on(t.status, t.dueAt, t.id),
    index('cases_by_age').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('cases_of_person').on(t.personId, t.createdAt.desc().nullsFirst()),
    index('cases_about_person').on(t.aboutPersonId, t.createdAt.desc().nullsFirst()),
    index('cases_of_booking').on(t.bookingId),
    index('cases_of_experience').on(t.experienceId),
    index('cases_of_review').on(t.reviewId),
    index('cases_of_assignee').on(t.assigneeId, t.status),
    index('cases_by_words').using(
      'gin',
      sql`place_key(subject || ' ' || name || ' ' || coalesce(email, '')) gin_trgm_ops`,
    ),
    index('cases_by_beginnings').using('gin', sql`word_document(subject || ' ' || name || ' ' || coalesce(email, ''))`),
  ],
)

/** The messages of a case and the team's internal notes; only ever added to. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: randomId(),
    position: sequence(),
    caseId: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['asker', 'answer', 'note', 'outcome'] }).notNull(),
    /** The operator who wrote it or recorded a call; null for what the requester sent. */
    authorId: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    text: text().notNull(),
    /** The key of its mail in the outbox; null for what is not mailed. */
    mailKey: text(),
    createdAt: instantOfInsert(),
  },
  (t) => [
    check('case_messages_kind_known', sql`${t.kind} in ('asker', 'answer', 'note', 'outcome')`),
    // More than the 4000 that are accepted today, for texts from before that limit.
    check('case_messages_within_size', sql`${t.text} <> '' and char_length(${t.text}) <= 5000`),
    index('case_messages_of_case').on(t.caseId, t.position),
    index('case_messages_by_words').using('gin', sql`place_key(text) gin_trgm_ops`),
    index('case_messages_by_beginnings').using('gin', sql`word_document(text)`),
  ],
)
