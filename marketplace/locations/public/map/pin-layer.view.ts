// Experiences on a map as real buttons: they have names, can be reached with the keyboard, and are grouped where they would
// overlap.
import type { Engine } from './engine.view.ts'
import { groupButton, pinButton, positionDot } from './pin-element.view.ts'
import { groupPins, type Pin, type PinGroup } from './pin-groups.view.ts'

type Placed = { element: HTMLElement; lng: number; lat: number }
type RenderedPin = Placed & { wide: boolean }
type Options = { onPick: (id: string) => void; onGroup: (ids: string[]) => void }

/** Draws pins over the engine it is attached to. */
export function createPinLayer({ onPick, onGroup }: Options) {
  const layer = document.createElement('div')
  layer.className = 'absolute inset-0 overflow-hidden pointer-events-none'
  layer.setAttribute('role', 'group')
  layer.setAttribute('aria-label', 'Experiencias en el mapa')
  const renderedPins = new Map<string, RenderedPin>()
  let groups = groupPins([])
  let pins = new Map<string, Pin>()
  /** Group ids are valid for one index only. */
  let generation = 0
  let engine: Engine | null = null
  let selected: string | null = null
  let hovered: string | null = null
  let you: Placed | null = null

  /** The button that is there under this key, or a new one. */
  function rendered(key: string, { lng, lat }: Pin | PinGroup, wide: boolean, create: () => HTMLButtonElement) {
    const existing = renderedPins.get(key)
    if (existing) return existing.element
    const element = create()
    layer.append(element)
    renderedPins.set(key, { element, lng, lat, wide })
    return element
  }

  function drawPin(pin: Pin): string {
    const key = `${pin.id} ${pin.lng} ${pin.lat} ${pin.price}`
    const element = rendered(key, pin, true, () => pinButton(pin, () => onPick(pin.id)))
    element.setAttribute('aria-pressed', String(pin.id === selected))
    element.toggleAttribute('data-near', pin.id === hovered)
    return key
  }

  function drawGroup(group: PinGroup): string {
    const opens = groups.opens(group) <= engine!.maxZoom
    const key = `group ${generation} ${group.groupId} ${opens}`
    const press = () => {
      if (!opens) return onGroup(groups.members(group))
      engine?.go({ lat: group.lat, lng: group.lng, zoom: groups.opens(group) }, 'fly', 'hand')
    }
    rendered(key, group, false, () => groupButton(group, opens, press))
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

  /** Draws what is in view at this zoom; keeps existing buttons, above all the focused one. */
  function draw() {
    if (!engine) return
    const needed = new Set<string>()
    for (const shown of groups.inView(engine.area(), engine.camera().zoom))
      needed.add('groupId' in shown ? drawGroup(shown) : drawPin(shown))
    const selectedPin = selected && pins.get(selected)
    if (selectedPin) needed.add(drawPin(selectedPin))
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

  /** Groups anew. The selected pin is never grouped. */
  function gather() {
    generation++
    groups = groupPins([...pins.values()].filter(({ id }) => id !== selected))
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
      const element = positionDot()
      layer.prepend(element)
      you = { element, ...point }
      place()
    },
    focusOn: (id: string) => layer.querySelector<HTMLElement>(`[data-pin="${id}"]`)?.focus({ preventScroll: true }),
    end: () => layer.remove(),
  }
}
export type PinLayer = ReturnType<typeof createPinLayer>
