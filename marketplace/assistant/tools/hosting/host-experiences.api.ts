// A host's own experiences side by side. Only the proof of a host says whose they are.
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { listGroups } from '#marketplace/hosts/dashboard/today.data.ts'
import { addMonths, startOfMonth } from '#marketplace/hosts/earnings/earnings.rules.ts'
import { findReceivedReviews } from '#marketplace/reviews/review.data.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import type { HostExperiencesInput, HostExperiencesOutput, HostReturningOutput } from './host-tool.contract.ts'
import { listOwnPrices } from './own-prices.data.ts'
import { listReturningGuests } from './returning-guests.data.ts'

/** Months looked back, this one included, as on the dashboard; and days ahead. */
const MONTHS_BACK = 6
const DAYS_AHEAD = 180
/** How long ago a visit counts, and how many guests are told. */
const MONTHS_OF_VISITS = 24
const MOST_RETURNING = 8

/** What was reserved of each experience: completed then, and confirmed to come. */
export async function hostExperiences(
  host: Host,
  asked: HostExperiencesInput,
  now: Date,
): Promise<HostExperiencesOutput> {
  const from = asked.from ? startOfDay(asked.from) : startOfMonth(addMonths(dayOf(now).slice(0, 7), 1 - MONTHS_BACK))
  const until = new Date(now.getTime() + DAYS_AHEAD * DAY_MS)
  const ends = asked.to ? startOfDay(asked.to).getTime() + DAY_MS : Number.POSITIVE_INFINITY
  const [rows, { summary }, prices] = await Promise.all([
    listGroups(host, { past: from, from, until, now }),
    findReceivedReviews(host, null, 1),
    listOwnPrices(host),
  ])
  const all = new Map<string, HostExperiencesOutput['experiences'][number]>()
  for (const { experienceId, title, parties, startDate } of rows) {
    const one = all.get(experienceId) ?? { title, completed: 0, guests: 0, total: 0, ahead: 0 }
    for (const { status, attended, guests, total } of parties) {
      if (status === 'completed' && attended !== false && startDate.getTime() < ends) {
        one.completed += 1
        one.guests += guests
        one.total += total
      } else if (status === 'confirmed') one.ahead += 1
    }
    all.set(experienceId, one)
  }
  return {
    months: MONTHS_BACK,
    from: asked.from ?? null,
    to: asked.to ?? null,
    experiences: [...all.values()].toSorted((a, b) => b.completed + b.ahead - (a.completed + a.ahead)),
    prices: prices.map(({ title, price, childPrice, childAge }) => ({
      title,
      price,
      child: childPrice === null || childAge === null ? null : { price: childPrice, until: childAge },
    })),
    rating: summary?.average ?? null,
    path: '/host/dashboard',
  }
}

/** Who of the host's own guests came before. */
export async function hostReturning(host: Host, now: Date): Promise<HostReturningOutput> {
  const from = startOfMonth(addMonths(dayOf(now).slice(0, 7), -MONTHS_OF_VISITS))
  const rows = await listReturningGuests(host, { from, now, most: MOST_RETURNING })
  return {
    months: MONTHS_OF_VISITS,
    all: rows[0]?.all ?? 0,
    guests: rows.map(({ name, visits, last, next }) => ({
      name,
      visits,
      last: last.toISOString(),
      next: next?.toISOString() ?? null,
    })),
    path: '/host/reservations',
  }
}
