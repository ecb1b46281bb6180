import { and, asc, eq } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'

/** What is asked for each published experience of a host, of grown-ups and of children. */
export const listOwnPrices = ({ id }: Host) =>
  database()
    .select({
      title: experiences.title,
      price: experiences.price,
      childPrice: experiences.childPrice,
      childAge: experiences.childAge,
    })
    .from(experiences)
    .where(and(eq(experiences.hostId, id), eq(experiences.status, 'published')))
    .orderBy(asc(experiences.createdAt))
