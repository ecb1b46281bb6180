import { type DehydratedState, dehydrate, useQueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { setAside } from '../rendering/set-aside.ts'

/** Id of the element with the query data for the islands. */
export const PAGE_STATE = 'page-state'

/** @property incomplete something could not be read, which the browser will read: the islands may not match the document then */
export type DrawnState = DehydratedState & { incomplete?: boolean }

function StateScript(): ReactNode {
  const queryClient = useQueryClient()
  const queries = queryClient.getQueryCache().getAll()
  const state: DrawnState = {
    ...dehydrate(queryClient),
    ...(queries.some((query) => query.state.status === 'error') && { incomplete: true }),
  }
  return (
    <script
      id={PAGE_STATE}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a '<'
      dangerouslySetInnerHTML={{ __html: setAside(JSON.stringify(state).replaceAll('<', '\\u003c')) }}
    />
  )
}

const renderNothing = (): ReactNode => null

/** The page's query data for its islands; only on the server, after everything that adds queries. */
export const PageState = createIsomorphicFn().server(StateScript).client(renderNothing)
