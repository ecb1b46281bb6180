// How a map arrives: a picture of the country at once, MapLibre in its place when it has loaded.
import type { Area } from '../../location.rules.ts'
import { mapText } from '../../location.text.ts'
import { type Camera, cameraFor, EMBEDDED_MAX_ZOOM, firstCamera, type Size, ZOOM } from '../../map/camera.rules.ts'
import type { MapSettings } from '../../map/map.contract.ts'
import { type Engine, pictureEngine } from './engine.view.ts'

/** A camera, an area to fit, or null for the default. */
export type FirstView = { camera: Camera } | { area: Area } | null

type StartOptions = {
  container: HTMLElement
  picture: HTMLImageElement
  first: () => FirstView
  settings: () => Promise<MapSettings>
  cooperative: boolean
  /** An engine that replaces the one before. */
  onEngine: (engine: Engine) => void
  /** MapLibre is here. */
  onArrived: (streetMap: Engine) => void
  onFailed: (reason: string) => void
}

const hasWebGL = () => Boolean(document.createElement('canvas').getContext('webgl2'))

function startCamera(first: FirstView, size: Size, maxZoom: number): Camera {
  if (!first) return firstCamera(size, maxZoom)
  return 'camera' in first ? first.camera : cameraFor(first.area, size, Math.min(maxZoom, ZOOM.page))
}

/** Starts a map. @returns gives up what has not arrived yet */
export function startMap(options: StartOptions): () => void {
  const { container, picture, first, settings: readSettings, cooperative, onEngine, onArrived, onFailed } = options
  const size = { width: container.clientWidth, height: container.clientHeight }
  let isEnded = false
  const end = () => {
    isEnded = true
  }
  const fail = (reason: string) => {
    if (!isEnded) onFailed(reason)
  }
  if (!hasWebGL()) {
    fail(mapText.noWebGL)
    return end
  }
  const started = startCamera(first(), size, EMBEDDED_MAX_ZOOM)
  const pictureZoom = Math.min(started.zoom, EMBEDDED_MAX_ZOOM)
  const light = pictureEngine(container, picture, { ...started, zoom: pictureZoom }, EMBEDDED_MAX_ZOOM)
  onEngine(light)

  const arrive = async () => {
    const settings = await readSettings().catch(() => null)
    if (!settings) return fail(mapText.noSettings)
    const isStreetMap = settings.provider !== 'embedded'
    try {
      const { startMapLibre } = await import('./maplibre-engine.view.ts')
      if (isEnded) return
      // A camera that the person moved stays; a real map starts closer.
      const moved = light.camera() !== started && light.camera().zoom !== pictureZoom
      const camera = moved || !isStreetMap ? light.camera() : startCamera(first(), size, 22)
      const streetMap = await startMapLibre({ container, camera, settings, cooperative })
      if (isEnded) return streetMap.end()
      onEngine(streetMap)
      onArrived(streetMap)
    } catch {
      fail(hasWebGL() ? mapText.failed : mapText.noWebGL)
    }
  }
  void arrive()
  return end
}
