import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { MeetingPoint } from '../experience.contract.ts'

/** Where people meet, in words and in figures, and how to get there (DET-21, DET-25). */
export function LocationCard({ place }: { place: MeetingPoint }) {
  const { lat, lng, approximate } = place
  const region = [place.city, place.state].filter((part, at, all) => part && all.indexOf(part) === at)
  return (
    <div className="card relative isolate overflow-hidden p-5 sm:p-6">
      <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-turquesa opacity-15" />
      <div className="flex items-start gap-4">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-turquesa-soft text-turquesa-deep">
          <Icon name="pin" />
        </span>
        <div className="min-w-0">
          <p className="font-display text-subheading font-bold break-words">{place.name}</p>
          <p className="break-words text-tinta-suave">
            {[place.address, ...region, place.country].filter(Boolean).join(', ')}
          </p>
          <p className="tabular mt-1 text-sm text-tinta-suave">
            {lat.toFixed(5)}, {lng.toFixed(5)}
          </p>
          {approximate && (
            <Badge tone="maiz" icon="info" className="mt-3">
              Ubicación aproximada
            </Badge>
          )}
        </div>
      </div>
      <a
        href={`https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`}
        target="_blank"
        rel="noopener noreferrer"
        className={`mt-5 ${buttonClass('secondary')}`}
      >
        <Icon name="map" />
        Cómo llegar
        <span className="sr-only">(se abre en otra pestaña)</span>
      </a>
    </div>
  )
}
