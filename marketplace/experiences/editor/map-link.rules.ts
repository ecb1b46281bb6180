// Reads the coordinates out of a shared map link without contacting any server.

type SharedPlace = { kind: 'point'; lat: number; lng: number } | { kind: 'short' | 'unread' }

const WEB_ADDRESS = /(?:https?:\/\/|geo:|www\.)\S+/i
/** Whether a text contains a web or map address, which is never a street address. */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(text)

/** Short links: only their service knows the coordinates. */
const SHORT = /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple|osm\.org\/go|waze\.com\/ul\/h)\b/i

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const PAIR = String.raw`${NUMBER}(?:,|%2C|\s|\+|%20)+${NUMBER}`
/**
 * Patterns of coordinates, most reliable first: the place itself before the centre of the map. Google, OpenStreetMap, Apple,
 * Waze, Organic Maps, and `geo:` of phones (RFC 5870).
 */
const FORMS = [
  `!3d${NUMBER}!4d${NUMBER}`,
  `[?&]mlat=${NUMBER}&mlon=${NUMBER}`,
  `^geo:${PAIR}`,
  `[?&](?:q|query|ll|daddr|destination|coordinate|center|sll)=(?:loc:|@)?${PAIR}`,
  `/(?:place|search|dir)/(?:[^/]*/)?${PAIR}`,
  `/@${PAIR}`,
  `#map=[\\d.]+/${NUMBER}/${NUMBER}`,
].map((form) => new RegExp(form, 'i'))

/** The point in a pasted map link, alone or within text. @returns null when there is no link in it */
export function readMapLink(text: string): SharedPlace | null {
  const [link] = WEB_ADDRESS.exec(text) ?? []
  if (!link) return null
  for (const form of FORMS) {
    const [, lat, lng] = form.exec(link) ?? []
    const point = { lat: Number(lat), lng: Number(lng) }
    // Maps write (0, 0) for a missing point; where the form does not match, NaN is none either.
    const isPlace = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 && (point.lat !== 0 || point.lng !== 0)
    if (isPlace) return { kind: 'point', ...point }
  }
  return { kind: SHORT.test(link) ? 'short' : 'unread' }
}
