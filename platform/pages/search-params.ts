/** What stands after the question mark: plain text, repeated names are lists. Pages turn it into what they need. */
export type RawSearch = Record<string, string | string[]>

/**
 * Reads `?q=café&amenity=Wifi&amenity=Baños`. Nothing is guessed to be a number or a truth value, so that what a plain
 * HTML form sends and what the router writes are the same address.
 */
export function parseSearch(text: string): RawSearch {
  const raw: RawSearch = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const known = raw[name]
    // Lists grow where they stand: copying them for each of thousands of values would cost their square.
    if (Array.isArray(known)) known.push(value)
    else raw[name] = known === undefined ? value : [known, value]
  }
  return raw
}

/** The reverse: absent and empty lists leave no trace, lists repeat their name. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => [name, String(one)]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/**
 * What a page reads from its address, and nothing in its place: the router lays what `read` gives over what stands there,
 * so a value that it leaves out would reach the page unread. Here it leaves the address as well.
 * @param names what the page knows
 */
export const readAs =
  <Read extends object>(names: (keyof NoInfer<Read> & string)[], read: (search: Record<string, unknown>) => Read) =>
  (search: Record<string, unknown>): Read => ({
    ...(Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Read>),
    ...read(search),
  })
