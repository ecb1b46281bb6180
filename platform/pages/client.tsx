import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from '#marketplace/site/router.tsx'

// Not `StartClient`: it brings what calls server functions and reads their answers, 11 KB of every first load, and this
// product has none (call the API).
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  )
})
