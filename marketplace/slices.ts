// The slices of the product from the bottom up, and everything they register.
import { commonRefusals, type RefusalTexts } from '#platform/http/refusal.ts'
import type { Job, Service, Sweep } from '#platform/jobs/jobs.ts'
import { platformJobs, platformServices, platformSweeps } from '#platform/jobs/platform-jobs.ts'
import { accounts } from './accounts/account.slice.ts'
import { sortByErasure } from './accounts/account-deletion/account-deletion.rules.ts'
import { admin } from './admin/admin.slice.ts'
import { alerts } from './alerts/alert.slice.ts'
import { assistant } from './assistant/assistant.slice.ts'
import { bookings } from './bookings/booking.slice.ts'
import { cases } from './cases/case.slice.ts'
import { comparison } from './comparison/comparison.slice.ts'
import { conversations } from './conversations/conversation.slice.ts'
import { discovery } from './discovery/discovery.slice.ts'
import { experiences } from './experiences/experience.slice.ts'
import { favorites } from './favorites/favorite.slice.ts'
import { hosts } from './hosts/host.slice.ts'
import { ledger } from './ledger/ledger.slice.ts'
import { locations } from './locations/location.slice.ts'
import { questions } from './questions/question.slice.ts'
import { reviews } from './reviews/review.slice.ts'
import { site } from './site/site.slice.ts'
import type { Pair, Product, Slice } from './slice.ts'

const slices: readonly Slice[] = [
  accounts,
  locations,
  experiences,
  bookings,
  conversations,
  questions,
  reviews,
  discovery,
  ledger,
  alerts,
  favorites,
  comparison,
  cases,
  hosts,
  assistant,
  site,
  admin,
]

export const AUDIENCES = ['public', 'host', 'admin'] as const
export type Audience = (typeof AUDIENCES)[number]

/** The pairs of an audience by noun. @throws when two slices register the same noun */
export function nounsOf(audience: Audience): Map<string, Pair> {
  const nouns = new Map<string, Pair>()
  for (const slice of slices)
    for (const [noun, pair] of Object.entries(slice[audience] ?? {})) {
      if (nouns.has(noun)) throw new Error(`two slices give the ${audience} endpoints of '${noun}'`)
      nouns.set(noun, pair)
    }
  return nouns
}

export const refusals: RefusalTexts = Object.assign({}, commonRefusals, ...slices.map((slice) => slice.refusals))
export const jobs: Job<never>[] = [...platformJobs, ...slices.flatMap((slice) => slice.jobs ?? [])]
export const sweeps: Sweep[] = [...platformSweeps, ...slices.flatMap((slice) => slice.sweeps ?? [])]
export const services: Service[] = [...platformServices, ...slices.flatMap((slice) => slice.services ?? [])]
export const product: Product = {
  personalData: sortByErasure(slices.flatMap((slice) => slice.personalData ?? [])),
  questions: slices.flatMap((slice) => slice.questions ?? []),
}
