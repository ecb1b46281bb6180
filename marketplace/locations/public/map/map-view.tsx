/**
 * A map with experiences on it. A picture of the country with working pins is shown at once; MapLibre replaces it when it has
 * loaded. Where MapLibre can not run, a message shows the coordinates (MAP-07).
 *   <MapView label pins={…} first={camera | area | null} selected onSelect onGroup onRest handle={ref} cooperative />
 */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton, Spinner } from '#ui/forms/button.tsx'
import { MAP_CREDIT } from '../../country/palette.rules.ts'
import { type Area, SAN_SALVADOR } from '../../location.rules.ts'
import { mapWords } from '../../location.text.ts'
import { type Camera, cameraFor, EMBEDDED_MAX_ZOOM, firstCamera, ZOOM } from '../../map/camera.rules.ts'
import { type Cause, type Engine, pictureEngine } from './engine.view.ts'
import { mapSettingsQuery } from './map-settings.view.ts'
import { MapUnavailable } from './map-unavailable.tsx'
import { createMark, type Mark } from './mark.view.ts'
import { createPinLayer, type Pin, type PinLayer } from './pin-layer.view.ts'

export type Rest = { area: Area; camera: Camera; cause: Cause }
export type MapHandle = {
  area: () => Area
  /** Flies to a point, to the zoom of MAP-03 as far as the map allows. */
  fly: (to: { lat: number; lng: number }, zoom?: number) => void
  fit: (area: Area) => void
  /** Highlights the pin of the list entry under the pointer. */
  point: (id: string | null) => void
  focusOn: (id: string) => void
}

type MapViewProps = {
  label: string
  pins: Pin[]
  /** The first view: a camera, an area to fit, or null for the default. */
  first: { camera: Camera } | { area: Area } | null
  selected?: string | null
  onSelect?: (id: string) => void
  onGroup?: (ids: string[]) => void
  onRest?: (rest: Rest) => void
  onUnavailable?: (reason: string) => void
  /** The person's position, when known. */
  you?: { lat: number; lng: number } | null
  handle?: RefObject<MapHandle | null>
  /** For a map inside of a page: one finger and the wheel scroll the page, not the map. */
  cooperative?: boolean
  /** A point to choose: a pin that can be dragged, or placed by a press on the map. */
  marker?: {
    point: { lat: number; lng: number } | null
    label: string
    onMark: (point: { lat: number; lng: number }) => void
  }
  /** The place named in the message when there is no map; by default the first coordinates. */
  place?: { lat: number; lng: number }
  children?: ReactNode
  className?: string
}

/** After this long a message says that the picture can be used already. */
const SLOW_MS = 6000

const hasWebGL = () => Boolean(document.createElement('canvas').getContext('webgl2'))

export function MapView(props: MapViewProps) {
  const { label, pins, selected = null, you = null, handle, cooperative = false, className = '', children } = props
  const container = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const engine = useRef<Engine | null>(null)
  const layer = useRef<PinLayer | null>(null)
  const marker = useRef<Mark | null>(null)
  const latest = useRef(props)
  latest.current = props
  const queryClient = useQueryClient()
  const [state, setState] = useState<'arriving' | 'here' | { failed: string }>('arriving')
  const [embedded, setEmbedded] = useState(true)
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (state !== 'arriving') return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [state])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one map for the life of this place; what changes is read from `latest`
  useEffect(() => {
    const { clientWidth: width, clientHeight: height } = container.current!
    const size = { width, height }
    const startCamera = (maxZoom: number) => {
      const { first } = latest.current
      if (!first) return firstCamera(size, maxZoom)
      return 'camera' in first ? first.camera : cameraFor(first.area, size, Math.min(maxZoom, ZOOM.page))
    }
    let isEnded = false
    const adopt = (next: Engine) => {
      engine.current?.end()
      engine.current = next
      next.onRest((cause) => latest.current.onRest?.({ area: next.area(), camera: next.camera(), cause }))
      layer.current?.attach(next)
      marker.current?.attach(next)
      latest.current.onRest?.({ area: next.area(), camera: next.camera(), cause: 'ask' })
    }
    const fail = (reason: string) => {
      if (isEnded) return
      layer.current?.end()
      setState({ failed: reason })
      latest.current.onUnavailable?.(reason)
    }
    layer.current = createPinLayer({
      onPick: (id) => latest.current.onSelect?.(id),
      onGroup: (ids) => latest.current.onGroup?.(ids),
    })
    if (latest.current.marker) {
      marker.current = createMark(latest.current.marker.label, (point) => latest.current.marker?.onMark(point))
      marker.current.show(latest.current.marker.point)
    }
    layer.current.show(latest.current.pins)
    layer.current.select(latest.current.selected ?? null)
    if (!hasWebGL()) {
      fail(mapWords.noWebGL)
      return
    }
    const started = startCamera(EMBEDDED_MAX_ZOOM)
    const light = pictureEngine(
      container.current!,
      picture.current!,
      { ...started, zoom: Math.min(started.zoom, EMBEDDED_MAX_ZOOM) },
      EMBEDDED_MAX_ZOOM,
    )
    adopt(light)
    const arrive = async () => {
      const settings = await queryClient.fetchQuery(mapSettingsQuery).catch(() => null)
      if (!settings) return fail(mapWords.noSettings)
      const isStreetMap = settings.provider !== 'embedded'
      try {
        const { startMapLibre } = await import('./maplibre-engine.view.ts')
        if (isEnded) return
        // A camera that the person moved stays; a real map starts closer.
        const moved = light.camera() !== started && light.camera().zoom !== Math.min(started.zoom, EMBEDDED_MAX_ZOOM)
        const camera = moved || !isStreetMap ? light.camera() : startCamera(22)
        const streetMap = await startMapLibre({ container: container.current!, camera, settings, cooperative })
        if (isEnded) return streetMap.end()
        adopt(streetMap)
        setEmbedded(streetMap.maxZoom === EMBEDDED_MAX_ZOOM)
        setState('here')
      } catch {
        fail(hasWebGL() ? mapWords.failed : mapWords.noWebGL)
      }
    }
    void arrive()
    return () => {
      isEnded = true
      engine.current?.end()
      engine.current = null
      layer.current?.end()
      layer.current = null
    }
  }, [])

  useEffect(() => layer.current?.show(pins), [pins])
  useEffect(() => layer.current?.select(selected), [selected])
  useEffect(() => layer.current?.locate(you), [you])
  const point = props.marker?.point ?? null
  useEffect(() => marker.current?.show(point), [point])
  useEffect(() => {
    if (!handle) return
    handle.current = {
      area: () => engine.current!.area(),
      fly: (to, zoom = ZOOM.fly) => engine.current?.go({ ...to, zoom }, 'fly', 'ask'),
      fit: (area) => {
        const { clientWidth: width, clientHeight: height } = container.current!
        const map = engine.current
        map?.go(cameraFor(area, { width, height }, Math.min(map.maxZoom, ZOOM.page), 56), 'fly', 'ask')
      },
      point: (id) => layer.current?.point(id),
      focusOn: (id) => layer.current?.focusOn(id),
    }
    return () => {
      handle.current = null
    }
  }, [handle])

  const zoomBy = (step: number) => {
    const map = engine.current
    if (!map) return
    const camera = map.camera()
    map.go({ ...camera, zoom: Math.round(camera.zoom + step) }, 'fly', 'hand')
  }
  const failed = typeof state === 'object'
  return (
    <section
      aria-label={label}
      aria-busy={state === 'arriving'}
      className={`relative isolate overflow-hidden bg-turquesa-soft ${className}`}
    >
      {failed ? (
        <MapUnavailable reason={state.failed} place={props.place ?? SAN_SALVADOR} />
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
          {state === 'arriving' && (
            <p
              role="status"
              className="absolute top-18 left-3 z-[1] flex max-w-[calc(100%-var(--spacing)*20)] items-center gap-2 rounded-card bg-papel/95 px-3 py-1.5 text-sm"
            >
              <Spinner className="size-4" />
              {slow ? mapWords.slow : 'Cargando mapa…'}
            </p>
          )}
        </>
      )}
      {!failed && children}
    </section>
  )
}
