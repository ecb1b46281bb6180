// Still pictures of the map: the whole country, and the surroundings of a point.
import { borders, departments, namedPlaces, neighbours, waters } from '../country/country.data.ts'
import { countryPicture, placePicture } from './picture.rules.ts'
import { readPlacePicturePath } from './picture-path.rules.ts'

const shapes = { departments, ...borders, neighbours, waters, places: namedPlaces }
let country: string | undefined

const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=86400',
  // Opened directly an SVG is a document, so it may use inline styles and nothing else.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

/** Answers `/map-picture/country.svg` and `/map-picture/{lat},{lng}.svg`. */
export function mapPicture(pathname: string): Response {
  if (pathname === '/map-picture/country.svg') {
    country ??= countryPicture(shapes)
    return new Response(country, { headers })
  }
  const point = readPlacePicturePath(pathname)
  return point
    ? new Response(placePicture(shapes, point), { headers })
    : new Response('No encontramos esta imagen.', { status: 404 })
}
