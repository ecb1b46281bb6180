import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Area } from '../../location.rules.ts'
import { type Camera, cameraFor, EMBEDDED_MAX_ZOOM, ZOOM } from '../../map/camera.rules.ts'
import type { Cause, Engine } from './engine.view.ts'
import { mapSettingsQuery } from './map-settings.view.ts'
import { createMark, type Mark } from './mark.view.ts'
import type { Pin } from './pin-groups.view.ts'
import { createPinLayer, type PinLayer } from './pin-layer.view.ts'
import { type FirstView, startMap } from './start-map.view.ts'

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

export type MapOptions = {
  pins: Pin[]
  first: FirstView
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
}

/**
 * One map for the life of the place it is drawn in, with what lies on it.
 * @returns `container` and `picture` are the elements it draws in; `embedded` while it is the product's own map
 */
export function useMap(options: MapOptions) {
  const { pins, selected = null, you = null, handle, cooperative = false, marker } = options
  const container = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const engine = useRef<Engine | null>(null)
  const layer = useRef<PinLayer | null>(null)
  const mark = useRef<Mark | null>(null)
  const latest = useRef(options)
  latest.current = options
  const queryClient = useQueryClient()
  const [state, setState] = useState<'arriving' | 'here' | { failed: string }>('arriving')
  const [embedded, setEmbedded] = useState(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one map for the life of this place; what changes is read from `latest`
  useEffect(() => {
    layer.current = createPinLayer({
      onPick: (id) => latest.current.onSelect?.(id),
      onGroup: (ids) => latest.current.onGroup?.(ids),
    })
    if (latest.current.marker)
      mark.current = createMark(latest.current.marker.label, (point) => latest.current.marker?.onMark(point))
    const stop = startMap({
      container: container.current!,
      picture: picture.current!,
      first: () => latest.current.first,
      settings: () => queryClient.fetchQuery(mapSettingsQuery),
      cooperative,
      onEngine: adopt,
      onArrived: (map) => {
        setEmbedded(map.maxZoom === EMBEDDED_MAX_ZOOM)
        setState('here')
      },
      onFailed: (reason) => {
        layer.current?.end()
        setState({ failed: reason })
        latest.current.onUnavailable?.(reason)
      },
    })
    return () => {
      stop()
      engine.current?.end()
      engine.current = null
      layer.current?.end()
      layer.current = null
    }
  }, [])

  function adopt(next: Engine) {
    engine.current?.end()
    engine.current = next
    next.onRest((cause) => latest.current.onRest?.({ area: next.area(), camera: next.camera(), cause }))
    layer.current?.attach(next)
    mark.current?.attach(next)
    latest.current.onRest?.({ area: next.area(), camera: next.camera(), cause: 'ask' })
  }

  useEffect(() => layer.current?.show(pins), [pins])
  useEffect(() => layer.current?.select(selected), [selected])
  useEffect(() => layer.current?.locate(you), [you])
  const point = marker?.point ?? null
  useEffect(() => mark.current?.show(point), [point])
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
  return { container, picture, state, embedded, zoomBy }
}
