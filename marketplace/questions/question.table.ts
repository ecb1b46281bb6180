import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { instant, instantOfInsert, randomId } from '#platform/database/columns.ts'

/** Questions of travelers before they book, each with at most one answer (docs/decisions/0207). */
export const questions = pgTable(
  'questions',
  {
    id: randomId(),
    experienceId: uuid()
      .notNull()
      .references(() => experiences.id, { onDelete: 'cascade' }),
    travelerId: uuid()
      .notNull()
      .references(() => profiles.id),
    hostId: uuid()
      .notNull()
      .references(() => profiles.id),
    text: text().notNull(),
    /** The traveler agrees to publication, without their name. */
    travelerAgrees: boolean().notNull().default(false),
    answer: text(),
    /** The host agrees to publication of both. */
    hostAgrees: boolean().notNull().default(false),
    createdAt: instantOfInsert(),
    answeredAt: instant(),
    hiddenAt: instant(),
    hiddenReason: text(),
  },
  (t) => [
    check('questions_not_of_oneself', sql`${t.travelerId} <> ${t.hostId}`),
    check('questions_say_something', sql`${t.text} <> '' and ${t.answer} <> ''`),
    check('questions_answered_at_a_moment', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('questions_hidden_with_a_reason', sql`(${t.hiddenAt} is null) = (${t.hiddenReason} is null)`),
    // A hidden unanswered question still counts as open, so that its author can not ask the same again.
    uniqueIndex('questions_one_open').on(t.travelerId, t.experienceId).where(sql`answered_at is null`),
    index('questions_of_traveler').on(t.travelerId, t.experienceId, t.createdAt.desc().nullsFirst()),
    index('questions_waiting').on(t.hostId, t.createdAt, t.id).where(sql`answered_at is null and hidden_at is null`),
    index('questions_answered')
      .on(t.hostId, t.answeredAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`answered_at is not null`),
    index('questions_public')
      .on(t.experienceId, t.answeredAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`answered_at is not null and hidden_at is null and traveler_agrees and host_agrees`),
    // For the back office, which lists the questions of all people.
    index('questions_by_age').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('questions_by_words').using('gin', sql`place_key(text || ' ' || coalesce(answer, '')) gin_trgm_ops`),
    index('questions_by_beginnings').using('gin', sql`word_document(text || ' ' || coalesce(answer, ''))`),
  ],
)
