import { visibleProfile } from '#marketplace/accounts/profiles/visibility.rules.ts'
import { cardsByIds } from '#marketplace/discovery/discovery.data.ts'
import { inOrder, noFilters } from '#marketplace/discovery/search/filters/filter-address.rules.ts'
import { requestedDates } from '#marketplace/discovery/search/trip/dates.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './comparison.contract.ts'
import { comparedFacts } from './comparison.data.ts'

export const show: Serve<typeof contract.show> = async ({
  query: { id: ids, from = null, to = null, guests },
  now,
}) => {
  // Cards exist for published experiences only.
  const criteria = inOrder({ ...noFilters, from, to, guests })
  const cards = await cardsByIds(ids, now, requestedDates(criteria, now) ?? undefined)
  const facts = new Map((await comparedFacts(cards.map(({ id }) => id))).map(({ id, ...rest }) => [id, rest]))
  return {
    items: cards.flatMap((card) => {
      const rest = facts.get(card.id)
      if (!rest) return []
      const { name, avatar } = visibleProfile(rest.host, rest.host.privacy, 'Anfitrión')
      return [{ card, ...rest, host: { ...rest.host, name, avatar } }]
    }),
  }
}
