// The day and the places that the tests of what a message means agree on.
import type { PlaceName } from '#marketplace/assistant/nlu/places.rules.ts'
import type { Plan } from '#marketplace/assistant/nlu/plan.rules.ts'
import { gazetteer } from '#marketplace/locations/geocoding/geocoding.data.ts'

/** Saturday, 21 November 2026, ten in the morning in El Salvador. */
export const now = new Date('2026-11-21T16:00:00Z')
export const places: PlaceName[] = [
  ...gazetteer.places,
  ...gazetteer.departments.map(({ name }) => ({ name, kind: 'region' as const })),
]

/** The wish of a search. @throws when the plan is another one */
export const wishOf = (plan: Plan) => {
  if (plan.intent !== 'search') throw new Error(`no search: ${JSON.stringify(plan)}`)
  return plan.wish
}
