import { peopleText, priceUnit } from '#marketplace/experiences/experience.text.ts'
import { totalFor } from '#marketplace/experiences/party.rules.ts'
import { partyFor, type Trip } from '../../search/trip/trip.rules.ts'

type Offered = { price: number; childPrice: number | null; maxGuests: number; bookingRequired: boolean }

/** What an experience costs on this trip: in total where it is known who goes, else per person. @returns dollars, and of whom */
export function tripPrice(offered: Offered, trip: Trip): { amount: number; unit: string } {
  const party = partyFor(trip, offered)
  return party
    ? { amount: totalFor(offered, party), unit: `para ${party.guests}` }
    : { amount: offered.price, unit: priceUnit(offered.bookingRequired) }
}

/** The same read out: '$34 para 4 personas'. */
export const tripUnitWords = (unit: string) =>
  unit.replace(/^para (\d+)$/, (_, people) => `para ${peopleText(Number(people))}`)
