const BATCH_SIZE = 3
const rendered = new WeakSet<Element>()

/**
 * Renders the sections whose rendering a phone postponed (ui/styles/parts.css), one at a time when the browser is idle: then
 * the page has its real height, and screenshots and prints are complete. Uses an animation, because changing an attribute
 * would conflict with hydration.
 */
export function renderRest() {
  window.requestIdleCallback?.(() => {
    const rest = [...document.querySelectorAll('.render-near,.render-each-near>*')].filter((one) => !rendered.has(one))
    for (const one of rest.slice(0, BATCH_SIZE)) {
      rendered.add(one)
      one.animate({ contentVisibility: 'visible' }, { fill: 'forwards' })
    }
    if (rest.length > 0) renderRest()
  })
}
