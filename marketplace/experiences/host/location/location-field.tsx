/**
 * Where the people meet, in its form: found by address, by the device or on the map, put right by dragging the pin, with
 * the keyboard or in figures; name, address and city in words (EDIT-20 to EDIT-22, EDIT-27, EDIT-63, EDIT-64).
 *   <LocationField value={EditorPlace} onChange={(next) => …} errors={{ name, address, city, lat }} />
 * Nothing in it needs the map, the network or a position: what is typed counts.
 */

import { type FunctionComponent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { coordinatesText } from '#marketplace/locations/coordinates.text.ts'
import { geocodingText } from '#marketplace/locations/geocoding/geocoding.text.ts'
import type { Point } from '#marketplace/locations/location.rules.ts'
import { hasPoint, isInElSalvador, SAN_SALVADOR } from '#marketplace/locations/location.rules.ts'
import { mapText } from '#marketplace/locations/location.text.ts'
import { MapUnavailable } from '#marketplace/locations/public/map/map-unavailable.tsx'
import type { MapHandle } from '#marketplace/locations/public/map/use-map.ts'
import { IconButton } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import type { EditorPlace } from '../../editor/draft/draft.contract.ts'
import { hasWebAddress } from '../../editor/map-link.rules.ts'
import { CoordinatesFields } from './coordinates-fields.tsx'
import type { PlaceMapProps } from './place-map.tsx'
import { PlaceSearch } from './place-search.tsx'
import { useMeetingPlace } from './use-meeting-place.ts'

/** If the map's code does not load, the form must still work. */
function MissingMap({ point, onUnavailable }: PlaceMapProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(onUnavailable, [])
  return <MapUnavailable reason={mapText.failed} place={point ?? SAN_SALVADOR} />
}
const PlaceMap = lazy<FunctionComponent<PlaceMapProps>>(() =>
  import('./place-map.tsx').catch(() => ({ default: MissingMap })),
)

/** An arrow key moves the pin by this share of the visible map. */
const STEP = 1 / 60
const ARROWS = [
  { icon: 'chevron-up', label: 'Mover el punto al norte', north: 1, east: 0 },
  { icon: 'chevron-down', label: 'Mover el punto al sur', north: -1, east: 0 },
  { icon: 'chevron-left', label: 'Mover el punto al oeste', north: 0, east: -1 },
  { icon: 'chevron-right', label: 'Mover el punto al este', north: 0, east: 1 },
] as const

type LocationFieldProps = {
  value: EditorPlace
  onChange: (next: EditorPlace) => void
  errors?: Partial<Record<keyof EditorPlace, string>>
}

export function LocationField({ value, onChange, errors = {} }: LocationFieldProps) {
  const id = useId()
  const hydrated = useHydrated()
  const map = useRef<MapHandle | null>(null)
  const [mapless, setMapless] = useState(false)
  const { busy, message, search, locate, choose, clear, dismiss } = useMeetingPlace(value, onChange, (to) =>
    map.current?.fly(to),
  )
  const point: Point | null = hasPoint(value.lat, value.lng) ? { lat: value.lat!, lng: value.lng! } : null
  // A stable object per point, or the map would be updated at every render.
  const lastPoint = useRef(point)
  if (lastPoint.current?.lat !== point?.lat || lastPoint.current?.lng !== point?.lng) lastPoint.current = point
  const outside = point && !isInElSalvador(point)
  const noPoint = errors.lat ?? errors.lng

  const nudge = (north: number, east: number) => {
    if (!point) return
    const area = map.current?.area()
    const span = area ? area.north - area.south : 0.01
    const next = { lat: point.lat + north * span * STEP, lng: point.lng + east * span * STEP }
    choose(next)
    if (area && (next.lat > area.north || next.lat < area.south || next.lng > area.east || next.lng < area.west))
      map.current?.fly(next)
  }
  const write = (field: 'name' | 'address' | 'city') => ({
    value: value[field],
    onChange: (event: { target: { value: string } }) => {
      const text = event.target.value
      // A pasted map link gives the point; it is no name and no street.
      if (hasWebAddress(text)) void search(text)
      else onChange({ ...value, [field]: text })
    },
    ...(errors[field] && { error: errors[field] }),
  })
  const ground = <div className="size-full animate-pulse bg-turquesa-soft" />

  return (
    <div role="group" aria-label="Punto de encuentro" className="flex flex-col gap-5">
      <PlaceSearch {...{ busy, message, search, locate, dismiss }} />

      <div className={`card overflow-hidden ${noPoint ? 'border-danger' : ''}`}>
        <div className="relative h-72 md:h-96">
          {hydrated ? (
            <Suspense fallback={ground}>
              <PlaceMap point={lastPoint.current} onMark={choose} onUnavailable={() => setMapless(true)} handle={map} />
            </Suspense>
          ) : (
            ground
          )}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline px-4 py-2">
          <p className="min-w-fit flex-1 py-1.5 text-[0.9375rem]">
            {point ? (
              <span className="tabular text-sm whitespace-nowrap">{coordinatesText(point)}</span>
            ) : (
              <span className="text-tinta-suave">Toca el mapa para marcar el punto de encuentro.</span>
            )}
          </p>
          {point && !mapless && <PinArrows onMove={nudge} />}
        </div>
        <details open={mapless || undefined} className="group border-t border-hairline px-4">
          <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
            Escribir las coordenadas
            <Icon name="chevron-down" size="sm" className="transition-[rotate] group-open:rotate-180" />
          </summary>
          <div className="pb-4">
            <CoordinatesFields
              point={point}
              onPoint={(next) => {
                choose(next)
                map.current?.fly(next)
              }}
              onClear={clear}
            />
          </div>
        </details>
      </div>
      {noPoint && (
        <p id={`${id}-point-error`} className="-mt-3 flex gap-1.5 text-sm font-medium text-danger">
          <Icon name="alert" size="sm" className="mt-0.5" />
          {noPoint}
        </p>
      )}
      {outside && <OutsideNotice />}

      <TextField
        label="Nombre del lugar"
        hint="Como lo conoce la gente: así lo busca quien llega."
        placeholder="Parque central, frente a la iglesia"
        maxLength={120}
        {...write('name')}
      />
      <div className="grid gap-5 md:grid-cols-[2fr_1fr]">
        <TextField label="Dirección" autoComplete="off" maxLength={200} {...write('address')} />
        <TextField label="Ciudad o municipio" autoComplete="off" maxLength={80} {...write('city')} />
      </div>
    </div>
  )
}

const PinArrows = ({ onMove }: { onMove: (north: number, east: number) => void }) => (
  <div role="group" aria-label="Ajustar el punto" className="-mr-2 flex">
    {ARROWS.map(({ icon, label, north, east }) => (
      <IconButton key={label} icon={icon} label={label} onClick={() => onMove(north, east)} />
    ))}
  </div>
)

const OutsideNotice = () => (
  <div role="status" className="flex gap-3 rounded-card bg-maiz-soft p-4 text-maiz-deep">
    <Icon name="alert" className="mt-0.5" />
    <p>
      <strong className="block">{geocodingText.outside}</strong>
      El punto está fuera de El Salvador. Puedes guardarlo así, pero revisa que sea el correcto.
    </p>
  </div>
)
