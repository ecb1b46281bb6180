import { coordinatesText } from '#marketplace/locations/coordinates.text.ts'
import { placePicturePath } from '#marketplace/locations/map/picture-path.rules.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { directionsLink } from '../../contact/contact-visibility.rules.ts'

type Place = Parameters<typeof directionsLink>[0] & {
  place: string
  city: string
  lat: number | null
  lng: number | null
}

const spotOf = ({ lat, lng }: Place) => (lat !== null && lng !== null ? { lat, lng } : null)

/** The map of the surroundings; nothing without coordinates. */
export function MeetingPointMap({ place, className }: { place: Place; className: string }) {
  const spot = spotOf(place)
  if (!spot) return null
  return (
    <img
      src={placePicturePath(spot)}
      alt={`Mapa de los alrededores de ${place.place || place.city}`}
      width={720}
      height={400}
      className={`mt-4 aspect-9/5 h-auto w-full rounded-control border border-hairline object-cover ${className}`}
    />
  )
}

/** The way there: a link on a screen, coordinates on paper. */
export function Directions({ place }: { place: Place }) {
  const spot = spotOf(place)
  return (
    <p className="mt-2">
      <a
        href={directionsLink(place)}
        target="_blank"
        rel="noopener noreferrer"
        className="link inline-flex min-h-11 items-center gap-2 print:hidden"
      >
        <Icon name="map" size="sm" />
        Cómo llegar
        <span className="sr-only"> (se abre en otra pestaña)</span>
      </a>
      {spot && <span className="tabular hidden text-sm print:inline">Coordenadas: {coordinatesText(spot)}</span>}
    </p>
  )
}
