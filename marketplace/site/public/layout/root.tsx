import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, use } from 'react'
import { SessionSync } from '#marketplace/accounts/public/session/session-sync.tsx'
import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { islandsOf } from '#platform/pages/islands/light-page.ts'
import { PageState } from '#platform/pages/islands/page-state.tsx'
import { Prefetching } from '#platform/pages/islands/prefetching.tsx'
import { PressRecorder } from '#platform/pages/islands/press-recorder.tsx'
import { StaticRenderContext } from '#platform/pages/islands/static-render.ts'
import { useListRestoration } from '#platform/pages/lists/list-restoration.ts'
import { RouterLocation } from '#platform/pages/location/router-location.tsx'
import { brandLinks, brandMeta } from '#ui/head.ts'
import { LinkProvider } from '#ui/navigation/link.tsx'
import styles from '#ui/styles/ui.css?url'
import { LANGUAGE, prefetchedPages } from '../head/document.text.ts'
import { SITE_FACTS_META, siteFacts } from '../header/support.view.ts'
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts'
import { BareFrame } from './bare-frame.tsx'
import { Failure } from './failure.tsx'
import { LightPageEffects } from './light/light-page-effects.tsx'
import { NotFound } from './not-found.tsx'
import { PageStart } from './page-start.tsx'
import { RouteProgress } from './route-progress.tsx'
import { RouterLink } from './router-link.tsx'

/** The kind of a light page; in the browser always undefined, because its router never shows one. */
const useIslandsKind = createIsomorphicFn()
  .server(() => islandsOf(useRouter()))
  .client(() => undefined)

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: 'Torogoz' },
      { name: 'application-name', content: 'Torogoz' },
      { name: 'format-detection', content: 'telephone=no' },
      { name: SITE_FACTS_META, content: JSON.stringify(siteFacts()) },
      { property: 'og:site_name', content: 'Torogoz' },
      { property: 'og:locale', content: 'es_LA' },
    ],
    links: [{ rel: 'stylesheet', href: styles }, ...brandLinks],
  }),
  beforeLoad: async ({ matches, preload }) => {
    if (import.meta.env.SSR || preload || !matches.some(({ staticData }) => staticData.islands)) return
    // A light page. The router has set the address already, so a reload opens its document.
    location.reload()
    await new Promise(() => {})
  },
  shellComponent: Document,
  component: App,
  errorComponent: () => (
    <BareFrame>
      <Failure />
    </BareFrame>
  ),
  notFoundComponent: () => (
    <BareFrame>
      <NotFound />
    </BareFrame>
  ),
})

/** Read by `currentTime`; the browser leaves it as the server wrote it. */
const renderedAt = () => (typeof document === 'undefined' ? Date.now() : undefined)

function Document({ children }: { children: ReactNode }) {
  const kind = useIslandsKind()
  const links = kind ? null : RouterLink
  return (
    <html lang={LANGUAGE} data-islands={kind} data-now={renderedAt()} suppressHydrationWarning>
      <head>
        <PressRecorder />
        <HeadContent />
        {/* Rendered here because the router keeps only one meta element per name; these have the same name and differ in their
            media query. */}
        {brandMeta.map((meta) => (
          <meta key={meta.content} {...meta} />
        ))}
      </head>
      <body>
        <RouterLocation>
          <StaticRenderContext value={kind ? { providers: TripProvider, renderedCount: 0 } : null}>
            <LinkProvider value={links}>{children}</LinkProvider>
          </StaticRenderContext>
        </RouterLocation>
        {kind && (
          <>
            <PageState />
            <Prefetching pages={prefetchedPages()} />
          </>
        )}
        <Scripts />
      </body>
    </html>
  )
}

function App() {
  useFocusOnNavigation()
  useListRestoration()
  const withIslands = use(StaticRenderContext) !== null
  return (
    <>
      <PageStart />
      {withIslands ? (
        <LightPageEffects />
      ) : (
        <>
          <RouteProgress />
          <SessionSync />
        </>
      )}
      <Outlet />
    </>
  )
}
