import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * A stored picture: decoded and re-encoded by us in several widths (INV-38). Files are named
 * `pictures/{id}/{width}.{webp|avif|jpg}`; equal originals share one row.
 */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the re-encoded original, in hex. */
    digest: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Widths that exist on storage, ascending. */
    widths: integer().array().notNull(),
    /** Whether the AVIF and JPEG variants are made; a job makes them after the upload. */
    avif: boolean().notNull().default(false),
    /** A 16 px wide WebP as a data URI. */
    preview: text().notNull(),
    uploadedBy: uuid(),
    /** When somebody handed it in last: unused, it is deleted a day later. */
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('pictures_have_size', sql`${t.width} > 0 and ${t.height} > 0`)],
)
