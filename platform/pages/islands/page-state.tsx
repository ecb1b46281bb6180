import { type DehydratedState, dehydrate, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { jsonTextOf } from '#platform/http/response/buffered-response.ts'
import { placeholderFor } from '../rendering/markup-placeholders.ts'

/** Id of the element with the query data for the islands. */
export const PAGE_STATE = 'page-state'

/** @property incomplete something could not be read, which the browser will read: the islands may not match the document then */
export type RenderedState = DehydratedState & { incomplete?: boolean }

/** JSON of what a query holds. Answers that were read from JSON are not written again, also those of an infinite list. */
function dataText(data: unknown): string {
  const { pages, pageParams } = (data ?? {}) as { pages?: unknown; pageParams?: unknown }
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return jsonTextOf(data)
  return `{"pages":[${pages.map(jsonTextOf).join(',')}],"pageParams":${JSON.stringify(pageParams)}}`
}

/** JSON of a {@link RenderedState}, as it may stand in a script. */
export function stateText(queryClient: QueryClient): string {
  const { queries, ...others } = dehydrate(queryClient)
  const incomplete = queryClient
    .getQueryCache()
    .getAll()
    .some((query) => query.state.status === 'error')
  const texts = queries.map(({ state: { data, ...state }, ...query }) => {
    const rest = JSON.stringify({ ...query, state }).slice(0, -2)
    return `${rest},"data":${dataText(data)}}}`
  })
  const rest = JSON.stringify({ ...others, ...(incomplete && { incomplete }) }).slice(0, -1)
  return `${rest},"queries":[${texts.join(',')}]}`.replaceAll('<', '\\u003c')
}

function StateScript(): ReactNode {
  const queryClient = useQueryClient()
  return (
    <script
      id={PAGE_STATE}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a '<'
      dangerouslySetInnerHTML={{ __html: placeholderFor(stateText(queryClient)) }}
    />
  )
}

const renderNothing = (): ReactNode => null

/** The page's query data for its islands; only on the server, after everything that adds queries. */
export const PageState = createIsomorphicFn().server(StateScript).client(renderNothing)
