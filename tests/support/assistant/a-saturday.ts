// The day and the places that the tests of what a message means agree on.
import type { PlaceName } from '#marketplace/assistant/nlu/places.rules.ts'
import type { OwnBooking, Plan } from '#marketplace/assistant/nlu/plan.rules.ts'
import { gazetteer } from '#marketplace/locations/geocoding/geocoding.data.ts'

/** Saturday, 21 November 2026, ten in the morning in El Salvador. */
export const now = new Date('2026-11-21T16:00:00Z')
export const places: PlaceName[] = [
  ...gazetteer.places,
  ...gazetteer.departments.map(({ name }) => ({ name, kind: 'region' as const })),
]

/** A booking of whoever asks. @param start as the database has it; its experience is 'of <id>' */
export const ownBooking = (id: string, title: string, start: string, more: Partial<OwnBooking> = {}): OwnBooking => ({
  id,
  experienceId: `of ${id}`,
  title,
  city: '',
  live: true,
  pending: false,
  host: 'Nahúm Ezequiel Godínez',
  start,
  total: 30,
  ...more,
})

/** The wish of a search. @throws when the plan is another one */
export const wishOf = (plan: Plan) => {
  if (plan.intent !== 'search') throw new Error(`no search: ${JSON.stringify(plan)}`)
  return plan.wish
}
