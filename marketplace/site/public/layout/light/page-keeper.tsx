import { useEffect } from 'react'
import { SessionKeeper } from '#marketplace/accounts/public/session/session-keeper.tsx'
import { useListRestoration } from '#platform/pages/lists/list-restoration.ts'
import { renderRest } from '../../arrival/render-rest.view.ts'

/** Session and deferred rendering of a light page; renders nothing. */
export function PageKeeper() {
  useEffect(renderRest, [])
  useListRestoration()
  return <SessionKeeper />
}
