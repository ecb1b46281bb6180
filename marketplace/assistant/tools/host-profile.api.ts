// What everybody may read about a host: the same as on their page.

import { visibleProfile } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { findCards } from '#marketplace/discovery/catalogue/cards/card.data.ts'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { findHost } from '#marketplace/hosts/host.data.ts'
import { findHostReviews } from '#marketplace/reviews/review.data.ts'
import type { HostProfileInput, HostProfileOutput } from './host-profile.contract.ts'
import { LOOKED_AT, quotesOf, RECENT } from './own-tools.api.ts'
import { foundOf, SHOWN } from './search-tool.api.ts'

/** A host's public profile with what they offer. @returns `found: false` for an id of nobody who is shown */
export async function hostProfile(
  { id, order }: HostProfileInput,
  now: Date,
): Promise<{ output: HostProfileOutput; cards: ExperienceCard[] }> {
  const host = isUuidShaped(id) ? await findHost(id.toLowerCase(), SHOWN) : null
  if (!host) return { output: { found: false }, cards: [] }
  const [page, cards] = await Promise.all([
    findHostReviews(host.id, null, order === 'worst' ? LOOKED_AT : RECENT),
    findCards(host.experienceIds, now),
  ])
  return {
    output: {
      found: true,
      name: visibleProfile(host, host.privacy, 'Anfitrión').name,
      rating: host.rating,
      reviews: host.reviewCount,
      quotes: quotesOf(page?.rows ?? [], order),
      languages: host.languages,
      years: host.yearsHosting,
      verified: host.verified,
      bio: host.bio,
      experiences: cards.map((card) => foundOf(card)),
      total: host.experienceCount,
      path: `/host/${host.id}`,
    },
    cards,
  }
}
