import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SessionKeeper } from '#marketplace/accounts/public/session/session-keeper.tsx'
import { CALLS, usePosted } from '#platform/pages/posted.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { brandLinks, brandMeta } from '#ui/head.ts'
import { LinkProvider } from '#ui/navigation/link.tsx'
import styles from '#ui/styles/ui.css?url'
import { HOUSE_META, houseText } from '../header/support.view.ts'
import { useArrival } from '../home/arrival.store.ts'
import { BareFrame } from './bare-frame.tsx'
import { Failure } from './failure.tsx'
import { NotFound } from './not-found.tsx'
import { RouteProgress } from './route-progress.tsx'
import { RouterLink } from './router-link.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: 'Torogoz' },
      { name: 'application-name', content: 'Torogoz' },
      { name: 'format-detection', content: 'telephone=no' },
      { name: HOUSE_META, content: houseText() },
      { property: 'og:site_name', content: 'Torogoz' },
      { property: 'og:locale', content: 'es_LA' },
    ],
    links: [{ rel: 'stylesheet', href: styles }, ...brandLinks],
  }),
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

function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="es-SV">
      <head>
        <HeadContent />
        {/* Rendered here because the router keeps only one meta element per name; these have the same name and differ in their
            media query. */}
        {brandMeta.map((meta) => (
          <meta key={meta.content} {...meta} />
        ))}
      </head>
      <body>
        <LinkProvider value={RouterLink}>{children}</LinkProvider>
        <Scripts />
      </body>
    </html>
  )
}

function App() {
  useArrival()
  return (
    <>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-turquesa px-4 py-3 font-semibold text-on-turquesa focus:translate-y-0"
      >
        Saltar al contenido
      </a>
      <form id={CALLS} method="post" hidden />
      <PostedRefusal />
      <RouteProgress />
      <SessionKeeper />
      <Outlet />
    </>
  )
}

/** The refusal of a form posted without JavaScript, where no toast can show it. */
function PostedRefusal() {
  const posted = usePosted()
  return posted && <Notice tone="danger">{posted.refusal.message}</Notice>
}
