import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { randomId } from '#platform/database/columns.ts'
import { pictures } from '#platform/storage/picture.table.ts'
import { experiences } from '../experience.table.ts'

/** Pictures of an experience in order; exactly one is the main one (INV-18). */
export const experienceImages = pgTable(
  'experience_images',
  {
    id: randomId(),
    experienceId: uuid()
      .notNull()
      .references(() => experiences.id, { onDelete: 'cascade' }),
    pictureId: uuid()
      .notNull()
      .references(() => pictures.id),
    imageUrl: text().notNull(),
    alt: text().notNull().default(''),
    isMain: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (t) => [
    uniqueIndex('experience_images_one_main').on(t.experienceId).where(sql`is_main`),
    uniqueIndex('experience_images_position').on(t.experienceId, t.position),
    index('experience_images_by_picture').on(t.pictureId),
  ],
)
