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

const ESCAPED: Record<string, string> = { '%20': '+', '!': '%21', "'": '%27', '(': '%28', ')': '%29', '~': '%7E' }

/** A name or value as `URLSearchParams` writes it, which takes several times as long. */
const encode = (text: string) =>
  /^[\w*.-]*$/.test(text)
    ? text
    : encodeURIComponent(text.toWellFormed()).replace(/%20|[!'()~]/g, (character) => ESCAPED[character]!)

/** The inverse of parseSearch: absent values and empty lists are omitted, lists repeat their name. */
export function stringifySearch(search: Record<string, unknown>): string {
  let query = ''
  const add = (name: string, value: unknown) => {
    if (value !== undefined && value !== null) query += `${query ? '&' : '?'}${encode(name)}=${encode(String(value))}`
  }
  for (const [name, value] of Object.entries(search)) {
    if (Array.isArray(value)) for (const item of value) add(name, item)
    else add(name, value)
  }
  return query
}

export const readAs =
  <Read extends object>(names: (keyof NoInfer<Read> & string)[], read: (search: Record<string, unknown>) => Read) =>
  (search: Record<string, unknown>): Read => ({
    ...(Object.fromEntries(names.map((name) => [name, undefined])) as Partial<Read>),
    ...read(search),
  })
