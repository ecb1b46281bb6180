import { useEffect } from 'react'
import { SessionKeeper } from '#marketplace/accounts/public/session/session-keeper.tsx'
import { UNANSWERED_PRESS } from '#platform/pages/islands/lazy-island.ts'
import { useListRestoration } from '#platform/pages/lists/list-restoration.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { renderRest } from '../../arrival/render-rest.view.ts'

const tellUnanswered = () => toast({ title: 'Sin conexión: eso no se hizo', tone: 'danger' })

/** Session, deferred rendering and presses without a network of a light page; renders nothing. */
export function PageKeeper() {
  useEffect(renderRest, [])
  useEffect(() => {
    addEventListener(UNANSWERED_PRESS, tellUnanswered)
    return () => removeEventListener(UNANSWERED_PRESS, tellUnanswered)
  }, [])
  useListRestoration()
  return <SessionKeeper />
}
