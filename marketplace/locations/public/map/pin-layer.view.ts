// Experiences on a map as real buttons: they have names, can be reached with the keyboard, and are grouped where they would
// overlap.
import Supercluster from 'supercluster'
import { formatPrice } from '#ui/price.tsx'
import type { Engine } from './engine.view.ts'

export type Pin = { id: string; title: string; price: number; unit: string; lat: number; lng: number }

/** Pins closer than this many pixels are grouped: a little more than the width of one, because groups lie between their pins. */
const RADIUS = 56
/** Pins still together beyond this zoom lie on one point, so no zoom separates them. */
const MAX_ZOOM = 16
/** Pins this many pixels outside are rendered too, so that none appears abruptly at the edge. */
const EDGE = 40

type RenderedPin = { element: HTMLButtonElement; lng: number; lat: number; wide: boolean }
type Options = { onPick: (id: string) => void; onGroup: (ids: string[], at: { lat: number; lng: number }) => void }

const price =
  'bg-papel text-tinta border-control h-8.5 px-2.5 font-bold tabular text-[0.9375rem] -translate-y-1/2 aria-pressed:bg-selva aria-pressed:text-on-selva aria-pressed:border-on-selva not-aria-pressed:data-near:bg-turquesa-soft'
const cluster =
  'bg-selva text-on-selva border-on-selva size-11 -translate-y-1/2 font-display font-bold text-base tabular hover:bg-turquesa-deep hover:text-on-turquesa'
const common =
  'target absolute font-sans top-0 left-0 flex items-center justify-center rounded-pill border-[1.5px] leading-none shadow-float cursor-pointer pointer-events-auto focus-visible:z-20 hover:z-10 aria-pressed:z-10'

/** Draws pins over the engine it is attached to. */
export function createPinLayer({ onPick, onGroup }: Options) {
  const layer = document.createElement('div')
  layer.className = 'absolute inset-0 overflow-hidden pointer-events-none'
  layer.setAttribute('role', 'group')
  layer.setAttribute('aria-label', 'Experiencias en el mapa')
  const renderedPins = new Map<string, RenderedPin>()
  let index = new Supercluster<{ id: string; price: number }, { least: number }>()
  let pins = new Map<string, Pin>()
  /** Group ids are valid for one index only. */
  let generation = 0
  let engine: Engine | null = null
  let selected: string | null = null
  let hovered: string | null = null
  let you: { element: HTMLElement; lng: number; lat: number } | null = null

  function button(key: string, lng: number, lat: number, wide: boolean, fill: (element: HTMLButtonElement) => void) {
    const existing = renderedPins.get(key)
    if (existing) return existing
    const element = document.createElement('button')
    element.type = 'button'
    element.className = `${common} ${wide ? price : cluster}`
    fill(element)
    layer.append(element)
    const entry = { element, lng, lat, wide }
    renderedPins.set(key, entry)
    return entry
  }

  function single(pin: Pin): string {
    const key = `${pin.id} ${pin.lng} ${pin.lat} ${pin.price}`
    const { element } = button(key, pin.lng, pin.lat, true, (created) => {
      created.textContent = formatPrice(pin.price)
      created.setAttribute('aria-label', `${pin.title}, ${formatPrice(pin.price)} ${pin.unit}`)
      created.dataset.pin = pin.id
      created.onclick = () => onPick(pin.id)
    })
    element.setAttribute('aria-pressed', String(pin.id === selected))
    element.toggleAttribute('data-near', pin.id === hovered)
    return key
  }

  function group(id: number, count: number, lowest: number, lng: number, lat: number): string {
    const leaves = () => index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.id)
    const opens = index.getClusterExpansionZoom(id) <= engine!.maxZoom
    const key = `group ${generation} ${id} ${opens}`
    button(key, lng, lat, false, (element) => {
      element.textContent = String(count)
      element.setAttribute(
        'aria-label',
        `${count} experiencias desde ${formatPrice(lowest)}. ${opens ? 'Acercar' : 'Ver cuáles'}`,
      )
      element.onclick = () => {
        if (!opens) return onGroup(leaves(), { lat, lng })
        engine?.go({ lat, lng, zoom: index.getClusterExpansionZoom(id) }, 'fly', 'hand')
      }
    })
    return key
  }

  /** Positions every button; cheap enough for each frame of a movement. */
  function place() {
    if (!engine) return
    for (const { element, lng, lat } of you ? [...renderedPins.values(), you] : renderedPins.values()) {
      const [x, y] = engine.project(lng, lat)
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`
    }
  }

  /** Groups the pins for this zoom; keeps existing buttons, above all the focused one. */
  function draw() {
    if (!engine) return
    const { west, south, east, north } = engine.area()
    const { zoom } = engine.camera()
    const margin = (360 * EDGE) / (512 * 2 ** zoom)
    const needed = new Set<string>()
    const level = Math.max(0, Math.floor(zoom + 0.001))
    for (const { id, properties, geometry } of index.getClusters(
      [west - margin, south - margin, east + margin, north + margin],
      level,
    )) {
      const [lng, lat] = geometry.coordinates as [number, number]
      if ('cluster' in properties) needed.add(group(id as number, properties.point_count, properties.least, lng, lat))
      else needed.add(single(pins.get(properties.id)!))
    }
    const selectedPin = selected && pins.get(selected)
    if (selectedPin) needed.add(single(selectedPin))
    for (const [key, { element }] of renderedPins) {
      if (needed.has(key)) continue
      // The focus moves to the map when its button is removed, or the keyboard would start over.
      if (element === document.activeElement) layer.parentElement?.querySelector('canvas')?.focus()
      element.remove()
      renderedPins.delete(key)
    }
    place()
    engine.keepClear([...renderedPins.values()].map(({ lng, lat, wide }) => ({ lng, lat, wide })))
  }

  /** Rebuilds the index. The selected pin is never grouped. */
  function gather() {
    generation++
    index = new Supercluster({
      radius: RADIUS,
      maxZoom: MAX_ZOOM,
      map: (pin) => ({ least: pin.price }),
      reduce: (sum, pin) => {
        sum.least = Math.min(sum.least, pin.least)
      },
    })
    index.load(
      [...pins.values()]
        .filter(({ id }) => id !== selected)
        .map(({ id, price: dollars, lng, lat }) => ({
          type: 'Feature',
          properties: { id, price: dollars },
          geometry: { type: 'Point', coordinates: [lng, lat] },
        })),
    )
    draw()
  }

  return {
    /** Puts the pins over an engine and follows its movements. */
    attach(next: Engine) {
      const focused = layer.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null
      engine = next
      next.container.append(layer)
      next.onMove(() => engine === next && place())
      next.onRest(() => engine === next && draw())
      draw()
      focused?.focus({ preventScroll: true })
    },
    show(list: Pin[]) {
      pins = new Map(list.map((pin) => [pin.id, pin]))
      gather()
    },
    select(id: string | null) {
      selected = id
      gather()
    },
    point(id: string | null) {
      hovered = id
      for (const { element } of renderedPins.values()) element.toggleAttribute('data-near', element.dataset.pin === id)
    },
    /** A dot at the person's position; null removes it. */
    locate(point: { lng: number; lat: number } | null) {
      you?.element.remove()
      you = null
      if (!point) return
      const element = document.createElement('span')
      element.className =
        'absolute top-0 left-0 size-5 rounded-pill border-3 border-white bg-anil shadow-float ring-8 ring-anil/25'
      element.setAttribute('role', 'img')
      element.setAttribute('aria-label', 'Estás aquí')
      layer.prepend(element)
      you = { element, ...point }
      place()
    },
    focusOn: (id: string) => layer.querySelector<HTMLElement>(`[data-pin="${id}"]`)?.focus({ preventScroll: true }),
    end: () => layer.remove(),
  }
}
export type PinLayer = ReturnType<typeof createPinLayer>
