/**
 * A component that is hydrated on its own in a light page (docs/decisions/0219).
 *   const Header = island('header', TravelerHeader)      <Header />
 * In a page of the router it is the component itself. In a light page the server renders it as a root of its own and writes its
 * props as JSON beside it; the browser finds the component by this name in the list of the page's kind.
 *   const Header = island('header', TravelerHeader, ({ place }) => place.pathname)
 * is drawn once per key, which is everything that its drawing on the server depends on.
 */
import { type QueryClient, QueryClientContext } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, use } from 'react'
import { renderToString } from 'react-dom/server'
import { NavigationContext, type PageLocation, PageLocationContext } from '../location/page-location.ts'
import { cachedMarkup } from '../rendering/cached-markup.tsx'
import { placeholderFor } from '../rendering/markup-placeholders.ts'
import { withoutPreloadHints } from '../rendering/preload-hints.ts'
import { StaticRenderContext } from './static-render.ts'

type KeyOf = (given: { place: PageLocation; queryClient: QueryClient }) => string

function renderApart<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  keyOf?: KeyOf | undefined,
): ComponentType<Props> {
  return function Island(props: Props) {
    const rendering = use(StaticRenderContext)
    const queryClient = use(QueryClientContext)
    const place = use(PageLocationContext)
    const moves = use(NavigationContext)
    if (!rendering) return <Part {...props} />
    const id = `i${rendering.renderedCount++}-`
    const { providers: Providers } = rendering
    const draw = () =>
      withoutPreloadHints(
        renderToString(
          <QueryClientContext value={queryClient}>
            <PageLocationContext value={place}>
              <NavigationContext value={moves}>
                <Providers>
                  <Part {...props} />
                </Providers>
              </NavigationContext>
            </PageLocationContext>
          </QueryClientContext>,
          { identifierPrefix: id },
        ),
      )
    const serialized = JSON.stringify(props)
    const markup =
      keyOf && place && queryClient
        ? cachedMarkup(`island ${name} ${id} ${serialized} ${keyOf({ place, queryClient })}`, draw)
        : draw()
    return (
      <div
        className="contents"
        data-island={name}
        data-id={id}
        data-props={serialized === '{}' ? undefined : serialized}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup
        dangerouslySetInnerHTML={{ __html: placeholderFor(markup) }}
      />
    )
  }
}
const itself = <Props extends object>(
  _name: string,
  Part: ComponentType<Props>,
  _keyOf?: KeyOf | undefined,
): ComponentType<Props> => Part

export const island = createIsomorphicFn().server(renderApart).client(itself) as typeof itself
