import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instantOfInsert, randomId } from '#platform/database/columns.ts'

/**
 * A stored picture, re-encoded by us in several widths (INV-38). Files are named `pictures/{id}/{width}.{webp|avif|jpg}`;
 * equal originals share one row.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: randomId(),
    /** SHA-256 of the re-encoded original, in hex. */
    digest: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Widths that exist on storage, ascending. */
    widths: integer().array().notNull(),
    /** Whether the AVIF and JPEG variants exist; a job makes them after the upload. */
    avif: boolean().notNull().default(false),
    preview: text().notNull(),
    /** First uploader; null for the demo catalogue, whose pictures anybody may use. */
    uploadedBy: uuid(),
    /** Time of the last upload; an unused picture is deleted a day later. */
    createdAt: instantOfInsert(),
  },
  (t) => [check('pictures_have_size', sql`${t.width} > 0 and ${t.height} > 0`)],
)

/** Who uploaded a picture. Equal photographs share one row, and each of these people may use it, nobody else (INV-31). */
export const pictureUploads = pgTable(
  'picture_uploads',
  {
    pictureId: uuid()
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    personId: uuid().notNull(),
    createdAt: instantOfInsert(),
  },
  (t) => [primaryKey({ columns: [t.pictureId, t.personId] }), index('picture_uploads_by_person').on(t.personId)],
)
