// The three pages whose weight and speed have limits.
import { ask } from './databases.ts'

export type BenchPage = { name: string; path: string }

/** Home, search, and the experience with the most pictures and dates. */
export async function benchPages(databaseUrl: string): Promise<BenchPage[]> {
  const [experience] = await ask<{ id: string }>(
    databaseUrl,
    `select e.id from experiences e where e.status = 'published' and e.booking_required
     order by (select count(*) from experience_images i where i.experience_id = e.id) desc,
              (select count(*) from available_dates d where d.experience_id = e.id and d.start_date > now()) desc, e.id
     limit 1`,
  )
  if (!experience) throw new Error('the demo catalogue holds no published experience')
  return [
    { name: 'home', path: '/' },
    { name: 'search', path: '/search' },
    { name: 'detail', path: `/experience/${experience.id}` },
  ]
}
