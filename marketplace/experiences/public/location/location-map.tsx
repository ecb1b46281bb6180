import { ZOOM } from '#marketplace/locations/map/camera.rules.ts'
import { MapView } from '#marketplace/locations/public/map/map-view.tsx'
import type { ExperienceDetail, MeetingPoint } from '../../experience.contract.ts'
import { priceUnit } from '../../experience.text.ts'

type MapProps = {
  experience: Pick<ExperienceDetail, 'id' | 'title' | 'price' | 'bookingRequired'>
  place: MeetingPoint
}

/** The map around one experience. It moves with two fingers, or Ctrl and the wheel, so that the page still scrolls. */
export default function LocationMap({
  experience: { id, title, price, bookingRequired },
  place: { lat, lng },
}: MapProps) {
  return (
    <MapView
      label="Mapa del punto de encuentro"
      pins={[{ id, title, price, unit: priceUnit(bookingRequired), lat, lng }]}
      selected={id}
      first={{ camera: { lat, lng, zoom: ZOOM.card } }}
      place={{ lat, lng }}
      cooperative
      className="size-full"
    />
  )
}
