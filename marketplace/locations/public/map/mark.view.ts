// The pin of a point to choose: dragged with mouse or finger, moved with the arrow keys, placed by a press.
import type { Point } from '#marketplace/locations/location.rules.ts'
import type { Engine } from './engine.view.ts'

/** Pixels per arrow key; one with Shift. */
const STEP = 10
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const LOOK =
  'absolute top-0 left-0 z-10 h-14 w-11 cursor-grab touch-none rounded-control text-selva drop-shadow-md active:cursor-grabbing'
const SVG = 'http://www.w3.org/2000/svg'

function drawing(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 44 56')
  svg.setAttribute('class', 'size-full')
  svg.setAttribute('aria-hidden', 'true')
  const shape = (name: string, facts: Record<string, string>) => {
    const child = document.createElementNS(SVG, name)
    for (const [key, value] of Object.entries(facts)) child.setAttribute(key, value)
    svg.append(child)
  }
  shape('path', {
    d: 'M22 54C32 42 40 32 40 21a18 18 0 1 0-36 0c0 11 8 21 18 33Z',
    fill: 'currentColor',
    stroke: '#fff',
    'stroke-width': '3',
  })
  shape('circle', { cx: '22', cy: '21', r: '7', fill: '#f0b429' })
  return svg
}

/** @param onMark gets the chosen point */
export function createMark(label: string, onMark: (point: Point) => void) {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = LOOK
  element.setAttribute('aria-label', label)
  element.append(drawing())
  let engine: Engine | null = null
  let point: Point | null = null
  /** Offset from the pin's point to the pointer while dragging, so that the pin does not jump. */
  let grip: { x: number; y: number } | null = null

  const moveTo = (x: number, y: number) => {
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -97%)`
  }
  const place = () => {
    element.hidden = !point
    if (engine && point && !grip) moveTo(...engine.project(point.lng, point.lat))
  }
  const at = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = engine!.container.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }
  const choose = (x: number, y: number) => {
    point = engine!.unproject(x, y)
    place()
    onMark(point)
  }

  element.addEventListener('pointerdown', (event) => {
    if (!engine || !point || event.button !== 0) return
    const [x, y] = engine.project(point.lng, point.lat)
    const here = at(event)
    grip = { x: here.x - x, y: here.y - y }
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', (event) => {
    if (!grip) return
    const { x, y } = at(event)
    moveTo(x - grip.x, y - grip.y)
  })
  element.addEventListener('pointerup', (event) => {
    if (!grip) return
    const { x, y } = at(event)
    const [left, top] = [x - grip.x, y - grip.y]
    grip = null
    const [wasX, wasY] = engine!.project(point!.lng, point!.lat)
    // A press without movement does not move the pin.
    if (Math.hypot(left - wasX, top - wasY) > 2) choose(left, top)
    else place()
  })
  element.addEventListener('pointercancel', () => {
    grip = null
    place()
  })
  element.addEventListener('keydown', (event) => {
    const [right, down] = ARROWS[event.key] ?? []
    if (!engine || !point || right === undefined || down === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const by = event.shiftKey ? 1 : STEP
    const [x, y] = engine.project(point.lng, point.lat)
    choose(x + right * by, y + down * by)
    const { clientWidth, clientHeight } = engine.container
    const [left, top] = engine.project(point.lng, point.lat)
    if (left < 0 || top < 0 || left > clientWidth || top > clientHeight)
      engine.go({ ...point, zoom: engine.camera().zoom }, 'jump', 'ask')
  })
  // The map must not move with the pin, nor treat a press on the pin as its own.
  for (const name of ['mousedown', 'touchstart', 'click', 'dblclick'])
    element.addEventListener(name, (event) => event.stopPropagation())

  return {
    attach(next: Engine) {
      const focused = element === document.activeElement
      engine = next
      next.container.append(element)
      next.onMove(() => engine === next && place())
      next.onTap((tapped) => {
        if (engine !== next) return
        point = tapped
        place()
        onMark(tapped)
      })
      place()
      if (focused) element.focus({ preventScroll: true })
    },
    show(next: Point | null) {
      point = next
      place()
    },
  }
}
export type Mark = ReturnType<typeof createMark>
