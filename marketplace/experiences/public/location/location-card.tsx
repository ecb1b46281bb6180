import { lazy, Suspense, useState } from 'react'
import { useTrip } from '#marketplace/discovery/public/trip/trip.tsx'
import { writeTrip } from '#marketplace/discovery/search/trip/trip.rules.ts'
import { addressLine } from '#marketplace/locations/address.rules.ts'
import { coordinatesText } from '#marketplace/locations/coordinates.text.ts'
import { placePicturePath } from '#marketplace/locations/map/picture-path.rules.ts'
import { stringifySearch } from '#platform/pages/search-params.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { ExperienceDetail, MeetingPoint } from '../../experience.contract.ts'

/** The map loads when somebody taps its picture, because it is large. */
const LocationMap = lazy(() => import('./location-map.tsx'))

type CardProps = {
  experience: Pick<ExperienceDetail, 'id' | 'title' | 'price' | 'bookingRequired'>
  place: MeetingPoint
}

/** The meeting point as text, coordinates and picture, and how to get there (DET-21, DET-25). */
export function LocationCard({ experience, place }: CardProps) {
  const [open, setOpen] = useState(false)
  const { lat, lng, approximate } = place
  const trip = writeTrip(useTrip())
  const picture = (
    <img
      src={placePicturePath(place)}
      alt={`Mapa de los alrededores de ${place.name}`}
      width={720}
      height={400}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
  )
  return (
    <div className="card overflow-hidden">
      <div className="relative aspect-9/5 bg-turquesa-soft">
        {open ? (
          <Suspense fallback={picture}>
            <LocationMap experience={experience} place={place} />
          </Suspense>
        ) : (
          <button type="button" onClick={() => setOpen(true)} className="group absolute inset-0 block size-full">
            {picture}
            <span className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-control border border-control bg-papel px-4 font-semibold shadow-float group-hover:border-tinta [@media(scripting:none)]:hidden">
              <Icon name="map" />
              Mover el mapa
            </span>
          </button>
        )}
      </div>
      <div className="p-5 sm:p-6">
        <p className="font-display text-subheading font-bold break-words">{place.name}</p>
        <p className="break-words text-tinta-suave">
          {addressLine(place.address, place.city, place.state, place.country)}
        </p>
        <p className="tabular mt-1 text-sm text-tinta-suave">{coordinatesText(place)}</p>
        {approximate && (
          <Badge tone="maiz" icon="info" className="mt-3">
            Ubicación aproximada
          </Badge>
        )}
        <div className="mt-5 flex flex-wrap gap-2">
          <a
            href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonClass('secondary', 'sm')} min-h-11`}
          >
            <Icon name="arrow-right" />
            Cómo llegar
            <span className="sr-only">(se abre en otra pestaña)</span>
          </a>
          <ButtonLink
            href={`/map${stringifySearch({ ...trip, lat, lng, zoom: 14, experience: experience.id })}`}
            variant="secondary"
            size="sm"
            icon="map"
            className="min-h-11"
          >
            Ver en el mapa
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
