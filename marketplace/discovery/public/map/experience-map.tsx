import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type Area, isInArea } from '#marketplace/locations/location.rules.ts'
import { DEFAULT_CAMERA, ZOOM } from '#marketplace/locations/map/camera.rules.ts'
import { MapView } from '#marketplace/locations/public/map/map-view.tsx'
import type { MapHandle, Rest } from '#marketplace/locations/public/map/use-map.ts'
import { Button } from '#ui/forms/button.tsx'
import type { MapPins } from '../../map/pin.contract.ts'
import { areaAround, type MapView as View } from '../../map/pin.rules.ts'
import { useTrip } from '../trip/trip.tsx'
import { tripPrice, tripUnitText } from '../trip/trip-price.view.ts'
import { useHighlightedPin } from './highlighted-pin.view.ts'
import { PinCard, PinGroup } from './pin-card.tsx'
import { PlaceFinder } from './place-finder.tsx'

type ExperienceMapProps = {
  results: MapPins | undefined
  isOld: boolean
  hasFilters: boolean
  area: Area | null
  view: View
  /** The area that somebody moved the map to. */
  onMoved: (area: Area) => void
  /** Searches there; null while that is the area searched in. */
  searchHere: (() => void) | null
  onView: (view: View) => void
  onUnavailable: (reason: string) => void
  map: RefObject<MapHandle | null>
  className: string
}

/** Initial camera: from the address, else around the results, else the default (MAP-05). */
function beginning(view: View, area: Area | null, pins: MapPins['pins'], hasFilters: boolean) {
  const { lat, lng, zoom, experience } = view
  const highlighted = pins.find(({ id }) => id === experience)
  if (lat !== null && lng !== null) return { camera: { lat, lng, zoom: zoom ?? ZOOM.page } }
  if (highlighted) return { camera: { lat: highlighted.lat, lng: highlighted.lng, zoom: zoom ?? ZOOM.page } }
  if (area) return { area }
  const around = hasFilters ? areaAround(pins) : null
  if (around) return { area: around }
  return zoom === null ? null : { camera: { ...DEFAULT_CAMERA, zoom } }
}

type Spot = { lat: number; lng: number }

/**
 * The coordinates in the message when there is no map (MAP-07): the highlighted experience, the camera of the address, or the
 * capital.
 */
export const spotOf = ({ lat, lng }: ExperienceMapProps['view'], highlighted?: Spot): Spot =>
  highlighted ?? (lat !== null && lng !== null ? { lat, lng } : { ...DEFAULT_CAMERA })

/** The map of the results: a pin opens its card, and moving the map offers a new search there. */
export function ExperienceMap(props: ExperienceMapProps) {
  const { results, isOld, hasFilters, area, view, onMoved, searchHere, onView, onUnavailable, map, className } = props
  const pins = useHighlightedPin(view.experience, results?.pins)
  const trip = useTrip()
  const pricedPins = useMemo(
    () =>
      pins.map((pin) => {
        const { amount, unit } = tripPrice(pin, trip)
        return { ...pin, price: amount, unit: tripUnitText(unit) }
      }),
    [pins, trip],
  )
  const [group, setGroup] = useState<string[] | null>(null)
  const [you, setYou] = useState<{ lat: number; lng: number } | null>(null)
  const isPinPressed = useRef(false)
  const previousPins = useRef(pins)
  const [first] = useState(() => beginning(view, area, pins, hasFilters))
  const highlighted = pins.find(({ id }) => id === view.experience)
  const grouped = group && pins.filter(({ id }) => group.includes(id))

  // New results, none of them in view: the map moves to them.
  useEffect(() => {
    if (isOld || previousPins.current === pins) return
    previousPins.current = pins
    setGroup(null)
    const handle = map.current
    const around = areaAround(pins)
    if (!handle || !around || pins.some((pin) => isInArea(handle.area(), pin))) return
    handle.fit(around)
  }, [pins, isOld, map])

  const onRest = ({ area: now, camera, cause }: Rest) => {
    if (cause === 'ask') return
    onMoved(now)
    onView({ ...view, lat: camera.lat, lng: camera.lng, zoom: camera.zoom })
  }
  const select = (id: string) => {
    isPinPressed.current = true
    setGroup(null)
    onView({ ...view, experience: id })
  }
  const close = () => {
    const id = view.experience
    onView({ ...view, experience: null })
    if (id) map.current?.focusOn(id)
  }
  return (
    <MapView
      label="Mapa de experiencias"
      pins={pricedPins}
      first={first}
      selected={view.experience}
      you={you}
      onSelect={select}
      onGroup={(ids) => {
        onView({ ...view, experience: null })
        setGroup(ids)
      }}
      onRest={onRest}
      onUnavailable={onUnavailable}
      handle={map}
      place={spotOf(view, highlighted)}
      className={`h-[calc(100dvh-var(--spacing)*49.5)] md:sticky md:top-[calc(var(--spacing)*18+1px)] md:h-[calc(100dvh-var(--spacing)*18-1px)] [@media(scripting:none)]:hidden ${className}`}
    >
      <PlaceFinder
        onFound={(point, isOwn) => {
          if (isOwn) setYou(point)
          map.current?.fly(point)
        }}
      />
      {searchHere && (
        <div className="pointer-events-none absolute inset-x-0 top-[4.25rem] z-[5] flex justify-center md:top-3">
          <Button icon="search" size="sm" onClick={searchHere} className="pointer-events-auto shadow-float">
            Buscar en esta zona
          </Button>
        </div>
      )}
      {grouped && grouped.length > 0 && <PinGroup pins={grouped} onChoose={select} onClose={() => setGroup(null)} />}
      {highlighted && !grouped && <PinCard pin={highlighted} takeFocus={isPinPressed.current} onClose={close} />}
    </MapView>
  )
}
