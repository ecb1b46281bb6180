/**
 * The place above a host's reviews to write one's own (DET-14, HPUB-08). Guests get a link to the login and back. For others
 * the check and the form load when the page is idle, because nobody waits for them.
 */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { ReviewedFrom } from '../review.text.ts'

export type WriteReviewProps = {
  from: ReviewedFrom
  /** Of the experience or of the host, depending on `from`. */
  id: string
  hostId: string
  hostName: string
  /** Path of this page; its reviews are at `#resenas`. */
  path: string
}

const Panel = lazy(() => import('./review-panel.tsx'))

export function WriteReview(props: WriteReviewProps) {
  const { state } = useSession()
  const isIdle = useIdle()
  if (state === 'unauthenticated')
    return (
      <p className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink variant="secondary" icon="star" href={withReturnPath('/auth/login', `${props.path}#resenas`)}>
          Inicia sesión para dejar una reseña
        </ButtonLink>
      </p>
    )
  const placeholder = <div aria-hidden="true" className="h-20 rounded-card bg-lino noscript:hidden" />
  return (
    <div className="mb-8 min-h-20 noscript:min-h-0">
      <noscript>
        <p className="text-tinta-suave">Para escribir una reseña activa JavaScript en tu navegador.</p>
      </noscript>
      {isIdle && state !== 'loading' ? (
        <Suspense fallback={placeholder}>
          <Panel {...props} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  )
}

/** True once the browser is idle. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const markIdle = () => setIsIdle(true)
    if (!window.requestIdleCallback) {
      const timer = setTimeout(markIdle, 300)
      return () => clearTimeout(timer)
    }
    const callbackId = requestIdleCallback(markIdle, { timeout: 2000 })
    return () => cancelIdleCallback(callbackId)
  }, [])
  return isIdle
}
