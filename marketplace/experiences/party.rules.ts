// Who goes and what it costs: the one rule for every total that is shown, stored or compared. The database repeats it in the
// check `bookings_total_is_the_party_s_price`.

/** All people who need a spot, and how many of them are children. */
export type Party = { guests: number; children: number }
/** Dollars; `childPrice` null: a child pays the same as everybody. */
export type Prices = { price: number; childPrice: number | null }

const cents = (dollars: number) => Math.round(dollars * 100)

/**
 * What a party pays: adults and children, computed in whole cents because floating point would round wrongly (BOOK-36).
 * @returns dollars
 */
export const totalFor = ({ price, childPrice }: Prices, { guests, children }: Party): number =>
  (cents(price) * (guests - children) + cents(childPrice ?? price) * children) / 100

/** The lines a total consists of: one when everybody pays the same. */
export function priceLines(prices: Prices, { guests, children }: Party): { each: number; party: Party }[] {
  const { price, childPrice } = prices
  if (children === 0 || childPrice === null || childPrice === price)
    return [{ each: price, party: { guests, children } }]
  return [
    { each: price, party: { guests: guests - children, children: 0 } },
    { each: childPrice, party: { guests: children, children } },
  ]
}

/** Reduces a party to the spots there are: children are dropped first, and one adult stays (BOOK-02, trust 4.2). */
export function clampParty({ guests, children }: Party, max: number): Party {
  const people = Math.max(1, Math.min(guests, max))
  return { guests: people, children: Math.max(0, Math.min(children, people - 1)) }
}
