/**
 * A map with experiences on it. A picture of the country with working pins is shown at once; MapLibre replaces it when it has
 * loaded. Where MapLibre can not run, a message shows the coordinates (MAP-07).
 *   <MapView label pins={…} first={camera | area | null} selected onSelect onGroup onRest handle={ref} cooperative />
 */
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton, Spinner } from '#ui/forms/button.tsx'
import { MAP_CREDIT } from '../../country/palette.rules.ts'
import { SAN_SALVADOR } from '../../location.rules.ts'
import { mapText } from '../../location.text.ts'
import { MapUnavailable } from './map-unavailable.tsx'
import { type MapOptions, useMap } from './use-map.ts'

type MapViewProps = MapOptions & {
  label: string
  /** The place named in the message when there is no map; by default the first coordinates. */
  place?: { lat: number; lng: number }
  children?: ReactNode
  className?: string
}

export function MapView({ label, place, className = '', children, ...options }: MapViewProps) {
  const { container, picture, state, embedded, zoomBy } = useMap(options)
  const failed = typeof state === 'object'
  return (
    <section
      aria-label={label}
      aria-busy={state === 'arriving'}
      className={`relative isolate overflow-hidden bg-turquesa-soft ${className}`}
    >
      {failed ? (
        <MapUnavailable reason={state.failed} place={place ?? SAN_SALVADOR} />
      ) : (
        <>
          <img
            ref={picture}
            src="/map-picture/country.svg"
            alt=""
            fetchPriority="high"
            className="absolute top-0 left-0 max-w-none origin-top-left opacity-0 transition-opacity data-ready:opacity-100"
          />
          <div ref={container} className="relative size-full" />
          <div className="absolute top-3 right-3 z-10 flex flex-col gap-2">
            <IconButton icon="plus" label="Acercar" variant="float" onClick={() => zoomBy(1)} data-every-press="" />
            <IconButton icon="minus" label="Alejar" variant="float" onClick={() => zoomBy(-1)} data-every-press="" />
          </div>
          {embedded && (
            <p className="pointer-events-none absolute right-0 bottom-0 z-[1] bg-papel/80 px-1.5 text-[0.6875rem] text-tinta">
              {MAP_CREDIT}
            </p>
          )}
          {state === 'arriving' && <Arriving />}
        </>
      )}
      {!failed && children}
    </section>
  )
}

/** After this long a message says that the picture can be used already. */
const SLOW_MS = 6000

function Arriving() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p
      role="status"
      className="absolute top-18 left-3 z-[1] flex max-w-[calc(100%-var(--spacing)*20)] items-center gap-2 rounded-card bg-papel/95 px-3 py-1.5 text-sm"
    >
      <Spinner className="size-4" />
      {slow ? mapText.slow : 'Cargando mapa…'}
    </p>
  )
}
