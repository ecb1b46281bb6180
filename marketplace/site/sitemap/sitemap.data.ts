import { sql } from 'drizzle-orm'
import { visible } from '#marketplace/discovery/discovery.data.ts'
import { database } from '#platform/database/pool.ts'

type ListedExperience = { id: string; title: string; changed_at: string; pictures: string[] }

/** Published experiences with their pictures, main picture first, by id starting at `from`. */
export async function listedExperiences(from: string | null, limit: number): Promise<ListedExperience[]> {
  const { rows } = await database().execute<ListedExperience>(sql`
    select e.id, e.title, e.updated_at as changed_at,
      array(select '/files/pictures/' || p.id || '/' || p.widths[array_upper(p.widths, 1)] || '.webp'
            from experience_images i join pictures p on p.id = i.picture_id
            where i.experience_id = e.id order by i.is_main desc, i.position) as pictures
    from experiences e
    where ${visible} and (${from}::uuid is null or e.id >= ${from}::uuid)
    order by e.id limit ${limit}`)
  return rows
}

/** The first id of every part of `size` published experiences; empty when one part is enough. */
export async function partStarts(size: number): Promise<string[]> {
  const { rows } = await database().execute<{ id: string; total: number }>(sql`
    select id, total from (
      select id, row_number() over (order by id) as at, count(*) over ()::int as total
      from experiences e where ${visible}) numbered
    where at % ${size} = 1 % ${size} order by id`)
  return (rows[0]?.total ?? 0) > size ? rows.map((row) => row.id) : []
}

/** Categories with published experiences, and when those last changed. */
export async function listedCategories(): Promise<{ name: string; changed_at: string }[]> {
  const { rows } = await database().execute<{ name: string; changed_at: string }>(sql`
    select c.name, max(e.updated_at) as changed_at
    from categories c join experiences e on e.category_id = c.id and ${visible}
    group by c.id order by c.name`)
  return rows
}

/** Hosts with published experiences, latest change first. */
export async function listedHosts(limit: number): Promise<{ id: string; changed_at: string }[]> {
  const { rows } = await database().execute<{ id: string; changed_at: string }>(sql`
    select e.host_id as id, max(e.updated_at) as changed_at from experiences e join users u on u.id = e.host_id
    where ${visible} and u.deleted_at is null
    group by e.host_id order by changed_at desc, id limit ${limit}`)
  return rows
}
