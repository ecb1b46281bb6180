import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { type Navigation, NavigationContext, PageLocationContext } from './page-location.ts'

/** Place and moves of a page of the router; mounted once, in the root. */
export function RouterLocation({ children }: { children: ReactNode }) {
  const router = useRouter()
  const place = useRouterState({
    select: ({ location: { pathname, searchStr, hash } }) => ({ pathname, search: searchStr, hash }),
    structuralSharing: true,
  })
  const moves = useMemo<Navigation>(
    () => ({
      go: (href) => void router.navigate({ href }),
      setAddress: (href, { replace = false } = {}) => void router.navigate({ href, replace, resetScroll: false }),
      reload: () => router.invalidate(),
      byDocument: false,
    }),
    [router],
  )
  return (
    <PageLocationContext value={place}>
      <NavigationContext value={moves}>{children}</NavigationContext>
    </PageLocationContext>
  )
}
