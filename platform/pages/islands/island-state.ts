/**
 * What somebody did in an island that is drawn anew, because what it shows has changed since the document (docs/decisions/0276):
 * what was typed and chosen, opened and focused goes on in the elements that take the place of theirs. Loaded only then.
 */
import { touchedFields } from './touched-fields.ts'

/** The element that has taken the place of this one; null when there is none. */
export type Successor = (element: Element) => HTMLElement | null

const FIELD = 'input, select, textarea'
const isChoice = (element: Element): boolean => element.matches('[type=radio], [type=checkbox]')

/** What a person knows it by: the place alone may have passed to another card or date meanwhile. */
function identityOf(element: Element): string {
  const field = element.matches(FIELD) ? element : element.matches('label') && element.querySelector(FIELD)
  const name = field
    ? `${field.getAttribute('type')} ${field.getAttribute('name')} ${isChoice(field) ? field.getAttribute('value') : ''}`
    : element.matches('button, a, summary') && (element.getAttribute('aria-label') ?? element.textContent)
  return `${element.tagName} ${name}`
}

/** Which child of its parent at every level; not by `children`, since that is a field of forms that ask for children. */
function pathIn(island: Element, element: Element): string {
  let path = ''
  for (let at = element; at !== island; at = at.parentElement!) {
    let place = 1
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) place++
    path = `>:nth-child(${place})${path}`
  }
  return `:scope${path}`
}

/** Sets a field as if somebody typed; React hears of it only by the native setter. */
function typeInto(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

function focusAs(former: Element, successor: HTMLElement): void {
  successor.focus({ preventScroll: true })
  const { selectionStart, selectionEnd } = former as HTMLInputElement
  // Null where a kind of field has no place in its text, as a number.
  if (typeof selectionStart === 'number')
    (successor as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? selectionStart)
}

/**
 * Call it right before an island is drawn anew. @returns takes over what was done in the former elements, up to the moment they
 * left; call it once the new ones are there
 */
export function preserveState(island: HTMLElement): () => Successor {
  const former = [...island.querySelectorAll<HTMLElement>('*')]
  const paths = new Map<Element, string>(former.map((element) => [element, pathIn(island, element)]))
  const open = former.filter((element) => element.matches('details[open], :popover-open'))
  let focused = document.activeElement
  const onFocus = ({ target }: Event) => {
    focused = target as Element
  }
  addEventListener('focusin', onFocus, { capture: true })

  const successor: Successor = (element) => {
    if (element.isConnected) return element as HTMLElement
    const path = paths.get(element)
    if (!path) return null
    const identity = identityOf(element)
    const atPlace = island.querySelector<HTMLElement>(path)
    if (atPlace && identityOf(atPlace) === identity) return atPlace
    return (
      [...island.querySelectorAll<HTMLElement>(element.tagName)].find((one) => identityOf(one) === identity) ?? null
    )
  }

  return () => {
    removeEventListener('focusin', onFocus, { capture: true })
    for (const field of touchedFields(former) as HTMLInputElement[]) {
      const next = successor(field) as HTMLInputElement | null
      if (!next || next === field) continue
      // Of a group the choice is made, and leaves the others by itself.
      if (!isChoice(field)) typeInto(next, field.value)
      else if (next.checked !== field.checked && (field.checked || field.type === 'checkbox')) next.click()
    }
    for (const element of open) {
      const next = successor(element)
      if (next instanceof HTMLDetailsElement) next.open = true
      else if (next?.popover && !next.matches(':popover-open')) next.showPopover()
    }
    const next = focused && paths.has(focused) && document.activeElement === document.body && successor(focused)
    if (next) focusAs(focused!, next)
    return successor
  }
}
