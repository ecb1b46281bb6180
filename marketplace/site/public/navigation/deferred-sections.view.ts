const BATCH_SIZE = 3
const rendered = new WeakSet<Element>()

/**
 * Renders the sections whose rendering a phone postponed (ui/styles/parts.css), one at a time when the browser is idle: then
 * the page has its real height, and screenshots and prints are complete. Uses an animation, because changing an attribute
 * would conflict with hydration.
 */
export function renderDeferredSections() {
  window.requestIdleCallback?.(() => {
    const remaining = [...document.querySelectorAll('.render-near,.render-each-near>*')].filter(
      (element) => !rendered.has(element),
    )
    for (const element of remaining.slice(0, BATCH_SIZE)) {
      rendered.add(element)
      element.animate({ contentVisibility: 'visible' }, { fill: 'forwards' })
    }
    if (remaining.length > 0) renderDeferredSections()
  })
}
