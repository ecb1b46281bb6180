import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After moving to another page the heading gets the focus, so that keyboard and screen reader start at the new content. */
export function useArrival() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash || document.querySelector('dialog[open]')) return
        const heading = document.querySelector<HTMLElement>('main h1')
        if (!heading) return
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }),
    [router],
  )
}
