// A place that somebody shares out of a map: the coordinates stand in the link itself, and are read here, without asking anybody.

/** `short`: a link that only its maker can follow. `unread`: a link in which no coordinates stand. */
export type SharedPlace = { kind: 'point'; lat: number; lng: number } | { kind: 'short' | 'unread' }

const WEB_ADDRESS = /(?:https?:\/\/|geo:|www\.)\S+/i
/** Whether a text holds an address of the web or of a map: it is never the address of a street. */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(text)

/** The map that made these keeps what they mean to itself. */
const SHORT = /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple|osm\.org\/go|waze\.com\/ul\/h)\b/i

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const PAIR = String.raw`${NUMBER}(?:,|%2C|\s|\+|%20)+${NUMBER}`
/**
 * Where coordinates stand, the surest first: the place itself before what the map happens to show. Google, OpenStreetMap,
 * Apple, Waze, Organic Maps, and `geo:` of phones (RFC 5870).
 */
const FORMS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  `^geo:0,0\\?q=${PAIR}`,
  `^geo:${PAIR}`,
  `[?&](?:q|query|ll|daddr|destination|coordinate|center|sll)=(?:loc:|@)?${PAIR}`,
  `/(?:place|search|dir)/(?:[^/]*/)?${PAIR}`,
  `/@${PAIR}`,
  `#map=[\\d.]+/${NUMBER}/${NUMBER}`,
].map((form) => new RegExp(form, 'i'))

/**
 * The point in what somebody pasted: a long link of a map, alone or among words.
 * @returns null when there is no link in it
 */
export function readMapLink(text: string): SharedPlace | null {
  const [link] = WEB_ADDRESS.exec(text) ?? []
  if (!link) return null
  for (const form of FORMS) {
    const [, lat, lng] = form.exec(link) ?? []
    if (lat === undefined || lng === undefined) continue
    const point = { lat: Number(lat), lng: Number(lng) }
    // (0, 0) is what maps write for "not said".
    const isPlace = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 && (point.lat !== 0 || point.lng !== 0)
    if (isPlace) return { kind: 'point', ...point }
  }
  return { kind: SHORT.test(link) ? 'short' : 'unread' }
}
