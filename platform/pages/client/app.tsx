import { RouterClient } from '@tanstack/react-router/ssr/client'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from '#marketplace/site/router.tsx'
import { replayPress, takeEarlyPresses, WAITS_FOR_SCRIPT } from '../islands/early-presses.ts'

/** React would answer some presses while it hydrates, by hydrating at once, and drop others; all of them wait until it has. */
function holdBack(event: MouseEvent): void {
  if ((event.target as Element).closest(WAITS_FOR_SCRIPT)) event.stopPropagation()
}
addEventListener('click', holdBack, { capture: true })

/** Makes the presses again that came before the page answers (docs/decisions/0276). */
function WithEarlyPresses({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    removeEventListener('click', holdBack, { capture: true })
    for (const control of takeEarlyPresses()) replayPress(control)
  }, [])
  return children
}

// Not `StartClient`: it includes the code for server functions, 11 KB of every first load, and this product has none (it calls
// the API).
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Around it and not beside it, because `useId` counts siblings and the server draws none. */}
      <WithEarlyPresses>
        <RouterClient router={getRouter()} />
      </WithEarlyPresses>
    </StrictMode>,
  )
})
