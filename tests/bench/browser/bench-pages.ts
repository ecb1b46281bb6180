import type { Product } from '../harness/product.ts'
import type { Findings } from '../harness/report.ts'
import { ask } from '../worlds/databases.ts'

/** `press` is the control whose press is measured, by its accessible name. */
export type BenchPage = { name: string; path: string; press: RegExp; cookie?: string }

/** Home, search, and the experience with the most pictures and dates, at its canonical address. */
async function benchPages({ address }: Product, databaseUrl: string): Promise<BenchPage[]> {
  const [experience] = await ask<{ id: string }>(
    databaseUrl,
    `select e.id from experiences e where e.status = 'published' and e.booking_required
     order by (select count(*) from experience_images i where i.experience_id = e.id) desc,
              (select count(*) from available_dates d where d.experience_id = e.id and d.start_date > now()) desc, e.id
     limit 1`,
  )
  if (!experience) throw new Error('the demo catalogue holds no published experience')
  const detail = await fetch(`${address}/experience/${experience.id}`)
  return [
    { name: 'home', path: '/', press: /^Comparar/ },
    { name: 'search', path: '/search', press: /^Filtros/ },
    { name: 'detail', path: new URL(detail.url).pathname, press: /^Compartir/ },
  ]
}

/** Measures the three pages one by one; a failure of one does not hide the others. */
export async function overPages(
  product: Product,
  databaseUrl: string,
  measure: (page: BenchPage) => Promise<Findings>,
  more: BenchPage[] = [],
): Promise<Findings> {
  const all: Required<Findings> = { rows: [], notes: [], broken: [] }
  for (const page of [...(await benchPages(product, databaseUrl)), ...more])
    try {
      const { rows, notes } = await measure(page)
      all.rows.push(...rows)
      all.notes.push(...notes)
    } catch (error) {
      all.broken.push((error as Error).message)
    }
  return all
}
