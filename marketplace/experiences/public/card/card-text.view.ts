// What a card says, apart from how it is drawn: the server draws a card once per shape and fills these words in for every other
// (docs/decisions/0244).

import { withTrip } from '#marketplace/discovery/public/trip/trip-address.view.ts'
import { tripPrice } from '#marketplace/discovery/public/trip/trip-price.view.ts'
import type { Trip } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { formatPrice } from '#ui/price.tsx'
import { ratingText } from '#ui/stars.tsx'
import { availabilityOf } from '../../availability/availability.rules.ts'
import type { ExperienceCard as Card } from '../../experience.contract.ts'
import { experiencePath, UNRATED } from '../../experience.rules.ts'
import { durationText } from '../../experience.text.ts'

type Picture = NonNullable<Card['picture']>

/** Where the width stands in the address of a picture; what is before it differs between pictures. */
const variableFrom = ({ base }: Picture) => (base.includes('{') ? base.indexOf('{') : base.length)

/** @param distance in place of the duration */
export function cardText(card: Card, trip: Trip, distance: string | null) {
  const { id, title, picture, nextDate } = card
  const { amount, unit } = tripPrice(card, trip)
  const stars = ratingText(card.rating ?? UNRATED, card.reviewCount)
  return {
    id,
    title,
    href: withTrip(experiencePath(id, title), trip),
    price: formatPrice(amount),
    unit,
    place: card.city || card.state,
    measure: distance ?? durationText(card.durationValue, card.durationUnit),
    stars: stars.description,
    rating: stars.figure,
    reviews: stars.count,
    instant: nextDate ?? '',
    date: nextDate ? `${shortDate(nextDate)}, ${timeOfDay(nextDate)}` : '',
    files: picture?.base.slice(0, variableFrom(picture)) ?? '',
    alt: picture?.alt ?? '',
    preview: picture?.preview ?? '',
    width: String(picture?.width ?? ''),
    height: String(picture?.height ?? ''),
  }
}
export type CardText = ReturnType<typeof cardText>

/** Everything besides its words that a card is drawn from: equal shapes, equal drawings. */
export const cardShape = ({ picture, nextDate, soldOut, spots, instant }: Card): string => {
  const files = picture && [picture.base.slice(variableFrom(picture)), picture.widths, picture.formats]
  return JSON.stringify([files, nextDate !== null, soldOut, availabilityOf(spots), instant])
}

/** A picture whose own facts are those of the words. */
export const pictureOfCard = (picture: Picture, { files, preview, width, height }: CardText) => ({
  ...{ widths: picture.widths, formats: picture.formats, preview, width, height },
  base: files + picture.base.slice(variableFrom(picture)),
})
