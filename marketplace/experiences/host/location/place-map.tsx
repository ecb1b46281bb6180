import type { RefObject } from 'react'
import type { Point } from '#marketplace/locations/location.rules.ts'
import { ZOOM } from '#marketplace/locations/map/camera.rules.ts'
import { MapView } from '#marketplace/locations/public/map/map-view.tsx'
import type { MapHandle } from '#marketplace/locations/public/map/use-map.ts'

export type PlaceMapProps = {
  point: Point | null
  onMark: (point: Point) => void
  onUnavailable: () => void
  handle: RefObject<MapHandle | null>
}

/** The map for choosing the meeting point; two fingers move the map, one the pin. */
export default function PlaceMap({ point, onMark, onUnavailable, handle }: PlaceMapProps) {
  return (
    <MapView
      label="Mapa para elegir el punto de encuentro"
      pins={[]}
      first={point && { camera: { ...point, zoom: ZOOM.page } }}
      marker={{ point, label: 'Punto de encuentro: arrástralo, o muévelo con las flechas', onMark }}
      onUnavailable={onUnavailable}
      handle={handle}
      {...(point && { place: point })}
      cooperative
      className="size-full"
    />
  )
}
