// The elements that lie on a map: prices, groups, and the person's position.
import { formatPrice } from '#ui/price.tsx'
import type { Pin, PinGroup } from './pin-groups.view.ts'

const common =
  'target absolute font-sans top-0 left-0 flex items-center justify-center rounded-pill border-[1.5px] leading-none shadow-float cursor-pointer pointer-events-auto focus-visible:z-20 hover:z-10 aria-pressed:z-10'
const price =
  'bg-papel text-tinta border-control h-8.5 px-2.5 font-bold tabular text-[0.9375rem] -translate-y-1/2 aria-pressed:bg-selva aria-pressed:text-on-selva aria-pressed:border-on-selva not-aria-pressed:data-near:bg-turquesa-soft'
const cluster =
  'bg-selva text-on-selva border-on-selva size-11 -translate-y-1/2 font-display font-bold text-base tabular hover:bg-turquesa-deep hover:text-on-turquesa'

function button(look: string, text: string, label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `${common} ${look}`
  element.textContent = text
  element.setAttribute('aria-label', label)
  element.onclick = onPress
  return element
}

export function pinButton(pin: Pin, onPress: () => void): HTMLButtonElement {
  const text = formatPrice(pin.price)
  const element = button(price, text, `${pin.title}, ${text} ${pin.unit}`, onPress)
  element.dataset.pin = pin.id
  return element
}

/** @param opens whether a press comes closer; else it lists the group */
export function groupButton({ count, lowest }: PinGroup, opens: boolean, onPress: () => void): HTMLButtonElement {
  const label = `${count} experiencias desde ${formatPrice(lowest)}. ${opens ? 'Acercar' : 'Ver cuáles'}`
  return button(cluster, String(count), label, onPress)
}

export function positionDot(): HTMLElement {
  const element = document.createElement('span')
  element.className =
    'absolute top-0 left-0 size-5 rounded-pill border-3 border-white bg-anil shadow-float ring-8 ring-anil/25'
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', 'Estás aquí')
  return element
}
