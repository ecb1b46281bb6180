import type { Page } from 'playwright-core'
import { renderEverything } from './axe.ts'

/**
 * What a reader can not see or press on a page: sideways scrolling, text beyond the edge or its card, overlapping text, and elements
 * covered by a bar at any scroll position. One line each; empty when there is none.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await renderEverything(page)
  return page.evaluate(() => {
    const faults = new Set<string>()
    const root = document.documentElement
    const { clientWidth: width } = root
    const closest = (from: Element | null, is: (style: CSSStyleDeclaration, at: HTMLElement) => boolean) => {
      for (let at = from; at instanceof HTMLElement && at !== root; at = at.parentElement)
        if (is(getComputedStyle(at), at)) return at
      return null
    }
    const excerpt = (text: string | null) => `«${(text ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}»`
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !closest(
        element,
        ({ clipPath, position }, { offsetWidth }) =>
          clipPath === 'inset(50%)' || (position === 'absolute' && offsetWidth <= 1),
      )
    const barOf = (element: Element | null) =>
      closest(element, ({ position }) => position === 'fixed' || position === 'sticky')

    if (root.scrollWidth > width) faults.add(`the page scrolls sideways: ${root.scrollWidth} of ${width}`)

    // Under an open modal nothing else is visible or usable.
    const modal = document.querySelector('dialog:modal')
    type Line = { node: Node; text: string; bar: Element | null; isCut: boolean } & Record<
      'left' | 'right' | 'top' | 'bottom',
      number
    >
    const lines: Line[] = []
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement!
      if (!node.textContent?.trim() || parent.closest('script, style, noscript, option') || !isSeen(parent)) continue
      const clip = closest(parent, ({ overflowX }) => overflowX !== 'visible')
      const frame = clip?.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(node)
      const card = parent.closest('.card, button')
      const edge = card?.getBoundingClientRect()
      for (const box of range.getClientRects()) {
        const leaves = edge && box.width > 1 && (box.right > edge.right + 1 || box.left < edge.left - 1)
        if (leaves && !card?.contains(clip)) faults.add(`${excerpt(node.textContent)} leaves its card`)
        const left = Math.max(box.left, frame?.left ?? box.left)
        const right = Math.min(box.right, frame?.right ?? box.right)
        const top = Math.max(box.top, frame?.top ?? box.top)
        const bottom = Math.min(box.bottom, frame?.bottom ?? box.bottom)
        if (right - left > 1 && bottom - top > 1)
          lines.push({
            node,
            text: excerpt(node.textContent),
            bar: barOf(parent),
            isCut: clip !== null,
            left,
            right,
            top,
            bottom,
          })
      }
    }
    // Except in rows that scroll by themselves, and text with an ellipsis.
    for (const { text, isCut, left, right } of lines)
      if (!isCut && (right > width + 1 || left < -1)) faults.add(`${text} goes beyond the edge`)
    lines.sort((first, second) => first.top - second.top)
    for (const [index, line] of lines.entries())
      for (let next = index + 1; next < lines.length && lines[next]!.top < line.bottom; next++) {
        const other = lines[next]!
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const down = Math.min(line.bottom, other.bottom) - other.top
        const height = Math.min(line.bottom - line.top, other.bottom - other.top)
        if (line.node !== other.node && line.bar === other.bar && across > 2 && down > 0.4 * height)
          faults.add(`${line.text} is printed over ${other.text}`)
      }

    const presses = 'a[href], button, input:not([type=hidden]), select, textarea, summary, h1, h2, h3'
    for (const target of (modal ?? document).querySelectorAll<HTMLInputElement>(presses)) {
      // Elements for keyboard users stand outside of the screen until they are focused.
      if (target.disabled || !isSeen(target) || (!modal && target.closest('dialog, [popover], [href="#contenido"]')))
        continue
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = target.getClientRects()[0]
      if (!box || box.width <= 1) continue
      const x = Math.min(Math.max(box.left + box.width / 2, 1), width - 1)
      const y = box.height > innerHeight / 2 ? innerHeight / 2 : box.top + box.height / 2
      const topmost = document.elementFromPoint(x, y)
      if (topmost && (target.contains(topmost) || topmost.contains(target))) continue
      if ([...(target.labels ?? [])].some((label) => label.contains(topmost))) continue
      const bar = barOf(topmost)
      if (!topmost || (bar && bar !== barOf(target)))
        faults.add(`${excerpt(target.textContent)} is covered by ${excerpt(bar?.textContent ?? null)}`)
    }
    return [...faults]
  })
}
