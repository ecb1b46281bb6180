/**
 * Islands whose code loads when it is needed (docs/decisions/0230).
 *   startIslands({ header: Header, gallery: lazyIsland(() => import('./gallery.tsx').then(({ Gallery }) => Gallery)) }, …)
 * A press on one of them is held back until it answers and then made again; what is typed meanwhile is told to it.
 */
import type { ComponentType } from 'react'
import { showIfOffline } from '#ui/overlays/toast.tsx'
import { EVERY_PRESS, replayPress } from './early-presses.ts'
import type { Successor } from './island-state.ts'
import { touchedFields } from './touched-fields.ts'

type Load = () => Promise<ComponentType<never>>
/** `visible`: also when it comes near the screen; `interaction`: not before somebody points at it, or what it shows has changed. */
type When = 'visible' | 'interaction'
export type LazyIsland = { load: Load; when: When }

/** @param load the component; called once, and again after a failure */
export const lazyIsland = (load: Load, when: When = 'visible'): LazyIsland => ({ load, when })

/** An island that is not hydrated yet. */
export type PendingIsland = {
  when: When
  /** Resolves when it answers, rejects when its code cannot be loaded. */
  start: () => Promise<Successor>
}

/** How far below the screen an island counts as near. */
const NEAR = '120px'
/**
 * What a script may answer. Every other press is left to the browser, above all that on a link to a page, and on what opens a
 * popover. `data-in-place` is a link that its island answers without a document.
 */
const PRESSABLE =
  'button:not([popovertarget]), summary, label, input[type=radio], input[type=checkbox], [aria-haspopup], [data-in-place]'

/** Sets a field as if somebody typed; React hears of it only by the native setter. */
function type(field: Element, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

/**
 * Starts islands when they come near the screen, are pointed at, get the focus or are pressed.
 * @returns starts all whose content is outdated, which are those that wait to be touched
 */
export function hydrateWhenNeeded(pending: Map<Element, PendingIsland>): () => void {
  const starting = new Map<Element, Promise<Successor>>()
  const start = (island: Element): Promise<Successor> => {
    const existing = starting.get(island)
    if (existing) return existing
    const started = pending.get(island)!.start()
    starting.set(island, started)
    started.then(
      () => pending.delete(island),
      () => starting.delete(island),
    )
    return started
  }
  /** Presses that are still to be made, by their control, with its island. */
  const pendingPresses = new Map<Element, Element>()
  /** @param inOrder what a person presses once an island answers comes after the presses that wait there already */
  const islandAt = (target: EventTarget | null, inOrder?: boolean): Element | undefined => {
    const island = target instanceof Element && target.closest('[data-island]')
    const waits = island && (pending.has(island) || (inOrder && [...pendingPresses.values()].includes(island)))
    return waits ? island : undefined
  }
  const wake = (target: EventTarget | null) => {
    const island = islandAt(target)
    // The next touch tries again.
    if (island) start(island).catch(() => {})
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        wake(target)
      }
    },
    { rootMargin: NEAR },
  )
  for (const [island, { when }] of pending) {
    // What somebody did before this script ran.
    if (touchedFields(island.querySelectorAll('*')).length > 0 || island.contains(document.activeElement)) wake(island)
    if (when === 'interaction') continue
    // The island itself has no box (`display: contents`), and what is fixed to the screen is always near.
    for (const part of island.children) if (getComputedStyle(part).position !== 'fixed') observer.observe(part)
  }
  for (const event of ['pointerover', 'touchstart', 'focusin'] as const)
    addEventListener(event, ({ target }) => wake(target), { capture: true, passive: true })

  /** A control whose press is made again on the document alone. */
  let released: Element | null
  const press = (event: MouseEvent) => {
    const island = islandAt(event.target, event.isTrusted)
    const control = (event.target as Element).closest<HTMLElement>(PRESSABLE)
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!island?.contains(control) || !control || hasModifier) return
    if (control === released) {
      released = null
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (pendingPresses.has(control) && !control.matches(EVERY_PRESS)) return
    pendingPresses.set(control, island)
    start(island)
      .then(
        (successor) => successor(control),
        () => {
          // Without a network the document's own answer would be the browser's error in place of the page.
          if (showIfOffline()) return
          // Without its script the press does what the document does by itself. The next one tries again, in browsers that
          // do not remember that a module failed.
          released = control
          return control
        },
      )
      .then((next) => replayPress(next, () => pendingPresses.delete(control)))
  }
  addEventListener('click', press, { capture: true })

  const inputs = new Map<Element, string>()
  const onInput = ({ target }: Event) => {
    const island = islandAt(target)
    if (!island || !(target as Element).matches('input:not([type=radio], [type=checkbox]), textarea, select')) return
    const field = target as HTMLInputElement
    const isFirst = !inputs.has(field)
    inputs.set(field, field.value)
    if (!isFirst) return
    start(island)
      // What is drawn anew has taken it over.
      .then(() => field.isConnected && type(field, inputs.get(field)!))
      .catch(() => {})
      .then(() => inputs.delete(field))
  }
  addEventListener('input', onInput, { capture: true })

  return () => {
    for (const [island, { when }] of pending) if (when === 'interaction') start(island).catch(() => {})
  }
}
