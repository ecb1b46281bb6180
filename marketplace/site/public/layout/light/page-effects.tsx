import { useEffect } from 'react'
import { SessionSync } from '#marketplace/accounts/public/session/session-sync.tsx'
import { useListRestoration } from '#platform/pages/lists/list-restoration.ts'
import { renderDeferredSections } from '../../navigation/deferred-sections.view.ts'

/** Session and deferred rendering of a light page; renders nothing. */
export function PageEffects() {
  useEffect(renderDeferredSections, [])
  useListRestoration()
  return <SessionSync />
}
