// Wraps MapLibre. This file and its imports are one chunk that loads only where a map is shown.
import 'maplibre-gl/dist/maplibre-gl.css'
import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapLibre,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { palettes } from '../../country/palette.rules.ts'
import { type Camera, EMBEDDED_MAX_ZOOM, MAX_BOUNDS, MAX_ZOOM } from '../../map/camera.rules.ts'
import type { MapSettings } from '../../map/map.contract.ts'
import { basemap, dotFilter } from './basemap.view.ts'
import type { Cause, Engine, Spot } from './engine.view.ts'

setWorkerUrl(workerUrl)

const locale = {
  'AttributionControl.ToggleAttribution': 'Mostrar quién hizo el mapa',
  'Map.Title': 'Mapa',
  'CooperativeGesturesHandler.WindowsHelpText': 'Usa Ctrl y la rueda para acercar el mapa',
  'CooperativeGesturesHandler.MacHelpText': 'Usa ⌘ y la rueda para acercar el mapa',
  'CooperativeGesturesHandler.MobileHelpText': 'Usa dos dedos para mover el mapa',
}
const { west, south, east, north } = MAX_BOUNDS
const FADE_MS = 300
/** Without any progress for this long MapLibre is given up. Long, because the picture and its pins work meanwhile. */
const STALLED_MS = 20_000

const dark = () => matchMedia('(prefers-color-scheme: dark)')
const embeddedStyle = (): StyleSpecification => basemap(palettes[dark().matches ? 'dark' : 'light'])

/** Mapbox's raster tiles: MapLibre does not understand its vector addresses. */
const mapboxStyle = ({ token, address }: MapSettings): StyleSpecification => ({
  version: 8,
  sources: {
    mapbox: {
      type: 'raster',
      tiles: [
        `${address}/styles/v1/mapbox/streets-v12/tiles/512/{z}/{x}/{y}@2x?access_token=${encodeURIComponent(token)}`,
      ],
      tileSize: 512,
      attribution:
        '© <a href="https://www.mapbox.com/about/maps/" target="_blank" rel="noopener">Mapbox</a> © <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>',
    },
  },
  layers: [{ id: 'mapbox', type: 'raster', source: 'mapbox' }],
})

const KEPT_CLEAR = 'kept-clear'
const DOTS_CLEAR = 'dots-clear'
/** An invisible image of a pin's size, so that names are not placed there. */
const blank = (width: number, height: number) => ({ width, height, data: new Uint8Array(width * height * 4) })

type Options = { container: HTMLElement; camera: Camera; settings: MapSettings; cooperative: boolean }

function open({ container, camera, cooperative }: Options, style: StyleSpecification | string, maxZoom: number) {
  return new MapLibre({
    container,
    style,
    center: [camera.lng, camera.lat],
    zoom: Math.min(camera.zoom, maxZoom),
    maxZoom,
    maxBounds: [west, south, east, north],
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: cooperative,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FADE_MS,
    locale,
  })
}

/** Waits for the style and all visible tiles, as long as they make progress; a foreign style may fail or stall. */
const ready = (map: MapLibre) =>
  new Promise<void>((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    const waitOn = () => {
      clearTimeout(timer)
      timer = setTimeout(() => reject(new Error('the map stopped arriving')), STALLED_MS)
    }
    waitOn()
    map.on('data', waitOn)
    map.once('load', () => {
      map.off('data', waitOn)
      clearTimeout(timer)
      resolve()
    })
    map.on('error', ({ error }) => {
      if (map.isStyleLoaded()) return
      clearTimeout(timer)
      reject(error)
    })
  })

function wrap(map: MapLibre, isOwn: boolean): Engine {
  let cause: Cause = 'ask'
  let spots: Spot[] = []
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  const collection = () => ({
    type: 'FeatureCollection' as const,
    features: spots.map(({ lng, lat, wide }) => ({
      type: 'Feature' as const,
      properties: { icon: wide ? 'pin-space' : 'group-space' },
      geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    })),
  })
  const prepare = () => {
    if (!map.hasImage('pin-space')) map.addImage('pin-space', blank(60, 36))
    if (!map.hasImage('group-space')) map.addImage('group-space', blank(46, 46))
    if (map.getSource(KEPT_CLEAR)) return
    // Names must not cover the dots of other towns either.
    if (isOwn) {
      if (!map.hasImage('dot-space')) map.addImage('dot-space', blank(8, 8))
      map.addLayer({
        id: DOTS_CLEAR,
        type: 'symbol',
        source: 'towns',
        filter: dotFilter as never,
        layout: { 'icon-image': 'dot-space', 'icon-allow-overlap': true, 'icon-padding': 0 },
      })
    }
    map.addSource(KEPT_CLEAR, { type: 'geojson', data: collection() })
    // MapLibre places the topmost layer first, and layers below avoid it.
    map.addLayer({
      id: KEPT_CLEAR,
      type: 'symbol',
      source: KEPT_CLEAR,
      layout: {
        'icon-image': ['get', 'icon'],
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
      },
    })
  }
  prepare()
  const recolour = () => {
    map.setStyle(embeddedStyle(), { diff: false })
    map.once('style.load', prepare)
  }
  if (isOwn) dark().addEventListener('change', recolour)
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) cause = 'hand'
  })
  return {
    get maxZoom() {
      return map.getMaxZoom()
    },
    container: map.getCanvasContainer(),
    camera: () => ({ lat: map.getCenter().lat, lng: map.getCenter().lng, zoom: map.getZoom() }),
    area: () => {
      const bounds = map.getBounds()
      return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
    },
    project: (lng, lat) => {
      const { x, y } = map.project([lng, lat])
      return [x, y]
    },
    unproject: (x, y) => {
      const { lat, lng } = map.unproject([x, y])
      return { lat, lng }
    },
    go: ({ lat, lng, zoom }, how, newCause) => {
      cause = newCause
      const to = { center: [lng, lat] as [number, number], zoom: Math.min(zoom, map.getMaxZoom()) }
      if (how === 'jump') map.jumpTo(to)
      else map.easeTo({ ...to, duration: 600 })
    },
    keepClear: (next) => {
      spots = next
      map.getSource<GeoJSONSource>(KEPT_CLEAR)?.setData(collection())
    },
    onMove: (listener) => void map.on('move', listener),
    onRest: (listener) =>
      void map.on('moveend', () => {
        listener(cause)
        cause = 'ask'
      }),
    onTap: (listener) => void map.on('click', ({ lngLat: { lat, lng } }) => listener({ lat, lng })),
    end: () => {
      dark().removeEventListener('change', recolour)
      map.remove()
    },
  }
}

/** Starts the real map: the configured one, or the embedded one when none is configured or it fails. @throws without WebGL2 */
export async function startMapLibre(options: Options): Promise<Engine> {
  const { settings } = options
  if (settings.provider !== 'embedded') {
    const style = settings.provider === 'mapbox' ? mapboxStyle(settings) : settings.address!
    const map = open(options, style, MAX_ZOOM)
    try {
      await ready(map)
      map.addControl(new AttributionControl({ compact: false }), 'bottom-right')
      return wrap(map, false)
    } catch {
      map.remove()
    }
  }
  await Promise.all([
    document.fonts.load('500 16px "Figtree Variable"', 'Áé'),
    document.fonts.load('700 16px "Bricolage Grotesque Variable"', 'Áé'),
  ])
  const map = open(options, embeddedStyle(), EMBEDDED_MAX_ZOOM)
  await ready(map)
  return wrap(map, true)
}
