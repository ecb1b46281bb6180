import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { renderRest } from './render-rest.view.ts'

/** After navigation the heading gets the focus, so that keyboard users and screen readers start at the new content. */
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
