import { sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import type { ExperienceStatus } from '#marketplace/experiences/experience.rules.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'

export async function countByCategory(_admin: Admin): Promise<Map<string, Partial<Record<ExperienceStatus, number>>>> {
  const rows = await database()
    .select({ id: experiences.categoryId, status: experiences.status, count: sql<number>`count(*)::int` })
    .from(experiences)
    .groupBy(experiences.categoryId, experiences.status)
  const counts = new Map<string, Partial<Record<ExperienceStatus, number>>>()
  for (const { id, status, count } of rows) if (id) counts.set(id, { ...counts.get(id), [status]: count })
  return counts
}
