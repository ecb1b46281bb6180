// The figures of the home page: what operators wrote, or counted from rows when they chose so (docs/decisions/0236).
import { sql } from 'drizzle-orm'
import { visible } from '#marketplace/discovery/discovery.data.ts'
import type { Settings } from '#marketplace/settings/settings.contract.ts'
import { cachedSettings, settings } from '#marketplace/settings/settings.data.ts'
import { configuration } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { memoizeTtl } from '#platform/memoize-ttl.ts'

export type Figures = Settings['figures']

/** Experiences anybody can open, the cities they are in, and the people of completed bookings. */
async function count(): Promise<Figures> {
  const { rows } = await database().execute<Record<keyof Figures, number>>(sql`
    select count(*)::int as experiences, count(distinct l.city_key)::int as destinations,
      (select coalesce(sum(guests), 0)::int from bookings where status = 'completed') as travelers
    from experiences e left join locations l on l.id = e.location_id
    where ${visible}`)
  const format = new Intl.NumberFormat('es-SV')
  const { experiences = 0, destinations = 0, travelers = 0 } = rows[0] ?? {}
  return {
    experiences: format.format(experiences),
    destinations: format.format(destinations),
    travelers: format.format(travelers),
  }
}

const memoized = memoizeTtl<Figures>({ seconds: 600, maxEntries: 2, shouldCache: () => true })
let cached: { database: string; figures: Figures } | undefined

/** Counted at most every ten minutes, because one of them reads every completed booking. */
export async function countedFigures(): Promise<Figures> {
  const key = configuration().DATABASE_URL ?? ''
  const figures = await memoized(key, count)
  cached = { database: key, figures }
  return figures
}

/** Reads what a page may show, before it is rendered: only the first page after the start or the switch waits for the counts. */
export async function loadFigures(): Promise<void> {
  const { figuresCounted } = await settings()
  if (!figuresCounted) return
  const counting = countedFigures()
  if (cachedCounts()) counting.catch(() => undefined)
  else await counting
}

const cachedCounts = () => (cached?.database === configuration().DATABASE_URL ? cached?.figures : undefined)

/** The figures of a page, without waiting. Those the operators wrote, as long as nothing was counted. */
export function cachedFigures(): Figures {
  const { figures, figuresCounted } = cachedSettings()
  return (figuresCounted && cachedCounts()) || figures
}
