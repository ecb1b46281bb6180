import { buttonClass } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { coordinatesText } from '../../coordinates.text.ts'
import { mapText } from '../../location.text.ts'

/** MAP-07: says that there is no map and why, and shows the coordinates. */
export const MapUnavailable = ({ reason, place }: { reason: string; place: { lat: number; lng: number } }) => (
  <div role="alert" className="flex size-full flex-col items-center justify-center gap-3 bg-lino p-6 text-center">
    <span className="flex size-14 items-center justify-center rounded-pill bg-papel text-tinta-suave">
      <Icon name="map" size="lg" />
    </span>
    <p className="font-display text-subheading font-bold">{mapText.unavailable}</p>
    <p className="max-w-xs text-tinta-suave">{reason}</p>
    <p className="tabular">{coordinatesText(place)}</p>
    <div className="flex flex-wrap justify-center gap-2">
      <button type="button" onClick={() => location.reload()} className={buttonClass('secondary', 'sm')}>
        Reintentar
      </button>
      <a
        href={`https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.lng}#map=14/${place.lat}/${place.lng}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('secondary', 'sm')}
      >
        Ver en otro mapa
        <span className="sr-only">(se abre en otra pestaña)</span>
      </a>
    </div>
  </div>
)
