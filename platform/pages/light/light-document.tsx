import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { filesFor } from '../islands/light-page.ts'
import { PAGE_STATE, stateText } from '../islands/page-state.tsx'
import { prefetchRules } from '../islands/prefetching.tsx'
import { RECORDER } from '../islands/press-recorder.tsx'
import { startScript } from '../islands/start-script.ts'
import { StaticRenderContext } from '../islands/static-render.ts'
import { type Navigation, NavigationContext, PageLocationContext } from '../location/page-location.ts'
import { placeholderFor } from '../rendering/markup-placeholders.ts'
import { splitPreloadHints } from '../rendering/preload-hints.ts'
import { linksOf, renderMeta, renderTags, type Tag } from './head-tags.ts'
import { LightPageContext } from './light-route.ts'
import type { LoadedPage } from './load-light-page.ts'

export type LightLayout = {
  lang: string
  /** What stands around the page, from the start of the body on. */
  Frame: ComponentType<{ children: ReactNode }>
  /** Providers around every island. */
  providers: ComponentType<{ children: ReactNode }>
  /** Meta elements of which several have one name, so that a route's `head` would keep one. */
  meta: readonly Tag[]
  /** Patterns of the pages whose documents are prefetched. */
  prefetched: string[]
}

const onServer = () => {
  throw new Error('nothing navigates while a page is drawn')
}
const moves: Navigation = { go: onServer, setAddress: onServer, reload: onServer, byDocument: true }

/** Named and not yet fetched: `startScript` does that. */
const named = (file: string) => ({ rel: 'modulepreload', href: file, media: 'not all' })

/** The document of a light page; its placeholders still have to be replaced. */
export function renderLightDocument(
  { kind, place, page, Component, heads }: LoadedPage,
  layout: LightLayout,
  queryClient: QueryClient,
  nonce: string,
): string {
  const { Frame, providers } = layout
  const drawn = renderToString(
    <QueryClientProvider client={queryClient}>
      <PageLocationContext value={place}>
        <NavigationContext value={moves}>
          <StaticRenderContext value={{ providers: providers, renderedCount: 0 }}>
            <LightPageContext value={page}>
              <Frame>
                <Component />
              </Frame>
            </LightPageContext>
          </StaticRenderContext>
        </NavigationContext>
      </PageLocationContext>
    </QueryClientProvider>,
  )
  const [hints, body] = splitPreloadHints(drawn)
  const files = filesFor(kind)
  const head = [
    renderMeta([...heads, { meta: [{ property: 'csp-nonce', content: nonce }] }]),
    // Before the stylesheet, because a script behind one waits for it.
    `<script nonce="${nonce}">${RECORDER}</script>`,
    hints,
    renderTags('link', [...linksOf(heads), ...files.map(named)]),
    renderTags('meta', layout.meta),
  ]
  const end = [
    `<script id="${PAGE_STATE}" type="application/json">${placeholderFor(stateText(queryClient))}</script>`,
    `<script type="speculationrules" nonce="${nonce}">${prefetchRules(layout.prefetched)}</script>`,
    `<script nonce="${nonce}">${startScript(files[0]!)}</script>`,
  ]
  return `<!DOCTYPE html><html lang="${layout.lang}" data-islands="${kind}" data-now="${Date.now()}"><head>${head.join('')}</head><body>${body}${end.join('')}</body></html>`
}
