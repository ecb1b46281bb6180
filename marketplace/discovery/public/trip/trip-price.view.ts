import { peopleText, priceUnit } from '#marketplace/experiences/experience.text.ts'
import { totalFor } from '#marketplace/experiences/party.rules.ts'
import { type Trip, tripParty } from '../../search/trip/trip.rules.ts'

type Offered = { price: number; childPrice: number | null; maxGuests: number; bookingRequired: boolean }

/** Price of an experience for this trip: a total when the people are known, else per person. @returns dollars, and the unit */
export function tripPrice(experience: Offered, trip: Trip): { amount: number; unit: string } {
  const party = tripParty(trip, experience)
  return party
    ? { amount: totalFor(experience, party), unit: `para ${party.guests}` }
    : { amount: experience.price, unit: priceUnit(experience.bookingRequired) }
}

/** The unit for screen readers: '$34 para 4 personas'. */
export const tripUnitText = (unit: string) =>
  unit.replace(/^para (\d+)$/, (_, people) => `para ${peopleText(Number(people))}`)
