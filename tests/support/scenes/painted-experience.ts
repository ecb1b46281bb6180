import { sql } from 'drizzle-orm'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { database } from '#platform/database/pool.ts'

/** An experience of the demo catalogue with five pictures, coming dates and the most reviewed host. */
export async function paintedExperience(): Promise<{ id: string; path: string }> {
  const { rows } = await database().execute<{ id: string; title: string }>(sql`
    select e.id, e.title from experiences e join profiles p on p.id = e.host_id
    where e.status = 'published' and e.booking_required
      and exists (select 1 from available_dates d where d.experience_id = e.id and d.start_date > now())
      and (select count(*) from experience_images i where i.experience_id = e.id) = 5
    order by p.rating_count desc, e.id limit 1`)
  const { id, title } = rows[0]!
  return { id, path: experiencePath(id, title) }
}
