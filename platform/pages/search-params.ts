/** The query string as plain text; repeated names are lists. Pages convert it. */
export type RawSearch = Record<string, string | string[]>

/**
 * Parses `?q=café&amenity=Wifi&amenity=Baños`. No value is guessed to be a number or boolean, so that a plain HTML form and
 * the router write the same address.
 */
export function parseSearch(text: string): RawSearch {
  const raw: RawSearch = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const current = raw[name]
    // Appends in place: copying the list for each of thousands of values would take quadratic time.
    if (Array.isArray(current)) current.push(value)
    else raw[name] = current === undefined ? value : [current, value]
  }
  return raw
}

/** The inverse of parseSearch: absent values and empty lists are omitted, lists repeat their name. */
export function stringifySearch(search: Record<string, unknown>): string {
  // No lists of lists, because a page writes dozens of addresses.
  const pairs = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const item of Array.isArray(value) ? value : [value]) if (item != null) pairs.append(name, item)
  const text = String(pairs)
  return text && `?${text}`
}

export const readAs =
  <Read extends object>(names: (keyof NoInfer<Read> & string)[], read: (search: Record<string, unknown>) => Read) =>
  (search: Record<string, unknown>): Read => ({
    ...(Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Read>),
    ...read(search),
  })
