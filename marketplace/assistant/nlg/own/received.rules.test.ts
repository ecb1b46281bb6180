// A review without words counts among the fewest stars, and cash is told by what was received of the groups of some days.
import { expect, test } from 'vitest'
import type { HostReviewsOutput } from '../../tools/hosting/host-tool.contract.ts'
import { receivedAnswer } from './host-received.rules.ts'
import { receivedReviewsAnswer } from './received-reviews.rules.ts'

const written = '2026-11-05T16:00:00.000Z'
const reviews = (quotes: HostReviewsOutput['quotes'], count = 5): HostReviewsOutput => ({
  rating: 4.2,
  count,
  looked: Math.min(count, 100),
  quotes,
  path: '/',
})
const short = { text: '', stars: 2, written }
const long = { text: 'Muy bueno, con mucho sol.', stars: 4, written }

test('the review with the fewest stars is told first, also without words', () => {
  const told = receivedReviewsAnswer({ order: 'worst' }, reviews([short, long]), 'es')
  expect(told).toMatch(/La de menos estrellas: sin palabras \(2 de 5, .*\)\nLe sigue: «Muy bueno/)
  expect(receivedReviewsAnswer({ order: 'best' }, reviews([long]), 'en')).toContain('with the most stars: «Muy bueno')
  expect(receivedReviewsAnswer({}, reviews([long]), 'es')).toContain('Lo último que escribieron:\n«Muy bueno')
})

test('of more reviews than are looked at the answer says among how many', () => {
  expect(receivedReviewsAnswer({ order: 'worst' }, reviews([short], 140), 'es')).toContain('de las últimas 100: sin')
})

const all = { groups: 2, bookings: 2, guests: 5, total: 0, received: 0, toConfirm: 0, unanswered: 0 }
const lists = { wishes: [], paid: [], unpaid: [], unconfirmed: [], withChildren: [], fullest: [] }
const cash = (sums: Partial<typeof all>) =>
  receivedAnswer({ from: '2026-11-23', to: '2026-11-29', all: { ...all, ...lists, ...sums } }, 'es')

test('what was received is apart from what is left to collect or to confirm', () => {
  expect(cash({ received: 56, total: 90, toConfirm: 14 })).toMatch(
    /recibiste \$56 en efectivo \(2 grupos, 5 personas\).* Te queda por confirmar el efectivo de \$14 y por cobrar \$90\./,
  )
  expect(cash({ received: 56 })).not.toContain('Te queda')
  expect(cash({ groups: 0 })).toContain('no entró nada')
})
