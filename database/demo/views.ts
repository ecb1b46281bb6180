import { experienceViews } from '#marketplace/experiences/views/view.table.ts'
import { dayOf } from '#platform/clock.ts'
import type { Executor } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { BookingRow } from './bookings.ts'
import { experienceId } from './offers.ts'
import { seededRandom } from './seeded-random.ts'

/** A year, so that every month of the longest usual range has some. */
const DAYS = 365
const WEEKEND = [0, 5, 6]

/** Page views: more at weekends, more in later months, and always more than bookings, because people look around first. */
export async function seedViews(tx: Executor, rows: BookingRow[], now: Date): Promise<void> {
  const booked = new Map<string, number>()
  for (const { experienceId: id, createdAt } of rows) {
    const key = `${id} ${dayOf(createdAt!)}`
    booked.set(key, (booked.get(key) ?? 0) + 1)
  }
  const views = catalogue.experiences
    .filter(({ status }) => status === 'published')
    .flatMap(({ key }) => {
      const id = experienceId(key)
      const random = seededRandom(`views/${key}`)
      const fame = random.between(3, 20) / 10
      // One random value per day of the month is enough variety.
      const moods = Array.from({ length: 31 }, () => random.between(40, 160) / 100)
      return Array.from({ length: DAYS }, (_, ago) => {
        const date = new Date(now.getTime() - ago * DAY_MS)
        const day = dayOf(date)
        const growth = 1 - (0.8 * ago) / DAYS
        const busy = WEEKEND.includes(new Date(`${day}T12:00:00Z`).getUTCDay()) ? 1.5 : 1
        const organicViews = Math.round(fame * growth * busy * moods[Number(day.slice(8)) - 1]!)
        const bookings = booked.get(`${id} ${day}`) ?? 0
        return { experienceId: id, day, views: organicViews + bookings * random.between(4, 9) }
      })
    })
    .filter((row) => row.views > 0)
  for (let from = 0; from < views.length; from += 5000)
    await tx.insert(experienceViews).values(views.slice(from, from + 5000))
}
