// The interface of a map, first implemented by a picture that is there at once, then by MapLibre.
import type { Area } from '../../location.rules.ts'
import { areaOf, type Camera, MAX_BOUNDS, mercatorX, project, type Size, unproject } from '../../map/camera.rules.ts'

export type Spot = { lng: number; lat: number; wide: boolean }
/** `hand`: a person moved the map; `ask`: the code did. */
export type Cause = 'hand' | 'ask'

export type Engine = {
  readonly maxZoom: number
  camera(): Camera
  area(): Area
  project(lng: number, lat: number): [number, number]
  unproject(x: number, y: number): { lat: number; lng: number }
  go(camera: Camera, how: 'jump' | 'fly', cause: Cause): void
  /** Names on the map must not cover these spots. */
  keepClear(spots: Spot[]): void
  onMove(listener: () => void): void
  onRest(listener: (cause: Cause) => void): void
  /** A press on the map itself, not on a pin and not at the end of a drag. */
  onTap(listener: (point: { lat: number; lng: number }) => void): void
  /** The element that holds the pins, so that dragging and the wheel reach the map through them. */
  readonly container: HTMLElement
  end(): void
}

/** A picture of the country that can be zoomed but not dragged; it serves until MapLibre has loaded. */
export function pictureEngine(
  container: HTMLElement,
  picture: HTMLImageElement,
  first: Camera,
  maxZoom: number,
): Engine {
  let camera = first
  const movers: (() => void)[] = []
  const resters: ((cause: Cause) => void)[] = []
  const size = (): Size => ({ width: container.clientWidth, height: container.clientHeight })
  const place = () => {
    const { west, east, north } = MAX_BOUNDS
    const [x, y] = project(camera, size(), west, north)
    const width = (mercatorX(east) - mercatorX(west)) * 512 * 2 ** camera.zoom
    picture.style.width = `${width}px`
    picture.style.transform = `translate(${x}px, ${y}px)`
    picture.dataset.ready = ''
    for (const listener of movers) listener()
  }
  const ends: (() => void)[] = []
  const watcher = new ResizeObserver(place)
  watcher.observe(container)
  place()
  return {
    maxZoom,
    container,
    camera: () => camera,
    area: () => areaOf(camera, size()),
    project: (lng, lat) => project(camera, size(), lng, lat),
    unproject: (x, y) => unproject(camera, size(), x, y),
    go(to, _how, cause) {
      camera = { ...to, zoom: Math.min(to.zoom, maxZoom) }
      place()
      for (const listener of resters) listener(cause)
    },
    keepClear() {},
    onMove: (listener) => void movers.push(listener),
    onRest: (listener) => void resters.push(listener),
    onTap(listener) {
      const tap = ({ clientX, clientY }: MouseEvent) => {
        const { left, top } = container.getBoundingClientRect()
        listener(unproject(camera, size(), clientX - left, clientY - top))
      }
      container.addEventListener('click', tap)
      ends.push(() => container.removeEventListener('click', tap))
    },
    end() {
      watcher.disconnect()
      for (const undo of ends) undo()
    },
  }
}
