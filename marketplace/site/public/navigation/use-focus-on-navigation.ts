import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { renderDeferredSections } from './deferred-sections.view.ts'

/** After navigation the heading gets the focus, so that keyboard users and screen readers start at the new content. */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(() => {
    renderDeferredSections()
    return router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
      renderDeferredSections()
      if (!fromLocation || !pathChanged || toLocation.hash || document.querySelector('dialog[open]')) return
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }, [router])
}
