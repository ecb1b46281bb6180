// What was said once on the pages: day, people, budget and place hold for a search that says nothing of them.
import { shareOf } from '../follow-up.rules.ts'
import type { Plan, SearchCriteria } from '../plan.rules.ts'

/** A position has no name: its place is null. */
export type SpokenTrip = Pick<SearchCriteria, 'place' | 'near' | 'minutes' | 'from' | 'to' | 'guests' | 'budget'>

function within(wish: SearchCriteria, trip: SpokenTrip): SearchCriteria {
  const guests = wish.guests > 1 ? wish.guests : trip.guests
  const hasPlace = wish.place !== null || wish.near
  const hasPrice = wish.minPrice !== null || wish.maxPrice !== null
  return {
    ...wish,
    guests,
    ...(wish.from === null && { from: trip.from, to: trip.to }),
    ...(!hasPlace && { place: trip.place, near: trip.near, minutes: wish.minutes ?? trip.minutes }),
    ...(!hasPrice && trip.budget !== null && { budget: trip.budget, maxPrice: shareOf(trip.budget, guests) }),
  }
}

/** The plan with the trip in its new searches; what goes on from an earlier one has it already, or has dropped it. */
export function withTripSlots(plan: Plan, trip: SpokenTrip | null): Plan {
  if (!trip) return plan
  if (plan.intent === 'several') return { ...plan, plans: plan.plans.map((one) => withTripSlots(one, trip)) }
  return plan.intent === 'search' && plan.turn === 'new' && !plan.past
    ? { ...plan, wish: within(plan.wish, trip) }
    : plan
}
