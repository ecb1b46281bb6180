// Who goes, and what that costs: the one rule behind every total that is shown, stored or compared. The database repeats it
// in the check `bookings_total_is_the_party_s_price`.

/** Everybody who needs a place, and how many of them are children. */
export type Party = { guests: number; children: number }
/** Dollars; `childPrice` null: a child pays as everybody. */
export type Prices = { price: number; childPrice: number | null }

const cents = (dollars: number) => Math.round(dollars * 100)

/** What a party pays: the adults' price and the children's, in whole cents (BOOK-36). @returns dollars */
export const totalFor = ({ price, childPrice }: Prices, { guests, children }: Party): number =>
  (cents(price) * (guests - children) + cents(childPrice ?? price) * children) / 100

/** The lines a total is made of: one for all where everybody pays the same. */
export function priceLines(prices: Prices, { guests, children }: Party): { each: number; party: Party }[] {
  const { price, childPrice } = prices
  if (children === 0 || childPrice === null || childPrice === price)
    return [{ each: price, party: { guests, children } }]
  return [
    { each: price, party: { guests: guests - children, children: 0 } },
    { each: childPrice, party: { guests: children, children } },
  ]
}

/** A party within the places there are: with fewer of them the adults stay, one at least (BOOK-02, trust 4.2). */
export function clampParty({ guests, children }: Party, most: number): Party {
  const people = Math.max(1, Math.min(guests, most))
  return { guests: people, children: Math.max(0, Math.min(children, people - 1)) }
}
