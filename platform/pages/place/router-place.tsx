import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { type Moves, MovesContext, PlaceContext } from './place.ts'

/** Place and moves of a page of the router; mounted once, in the root. */
export function RouterPlace({ children }: { children: ReactNode }) {
  const router = useRouter()
  const place = useRouterState({
    select: ({ location: { pathname, searchStr, hash } }) => ({ pathname, search: searchStr, hash }),
    structuralSharing: true,
  })
  const moves = useMemo<Moves>(
    () => ({
      go: (href) => void router.navigate({ href }),
      say: (href, { replace = false } = {}) => void router.navigate({ href, replace, resetScroll: false }),
      again: () => router.invalidate(),
      byDocument: false,
    }),
    [router],
  )
  return (
    <PlaceContext value={place}>
      <MovesContext value={moves}>{children}</MovesContext>
    </PlaceContext>
  )
}
