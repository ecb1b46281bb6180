import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const BATCH_SIZE = 3
const rendered = new WeakSet<Element>()

/**
 * Lays out what a phone left for later (ui/styles/parts.css), a little whenever it has nothing else to do: then the page has its
 * true height, and pictures and prints of it are whole. An animation, for an attribute would stand in the way of hydration.
 */
function renderRest() {
  window.requestIdleCallback?.(() => {
    const rest = [...document.querySelectorAll('.render-near,.render-each-near>*')].filter((one) => !rendered.has(one))
    for (const one of rest.slice(0, BATCH_SIZE)) {
      rendered.add(one)
      one.animate({ contentVisibility: 'visible' }, { fill: 'forwards' })
    }
    if (rest.length > 0) renderRest()
  })
}

/** After moving to another page the heading gets the focus, so that keyboard and screen reader start at the new content. */
export function useArrival() {
  const router = useRouter()
  useEffect(() => {
    renderRest()
    return router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      renderRest()
      if (!fromLocation || !pathChanged || toLocation.hash || document.querySelector('dialog[open]')) return
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [router])
}
