import { dehydrate, useQueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'

/** Id of the element with the query data for the islands. */
export const PAGE_STATE = 'page-state'

function StateScript(): ReactNode {
  const state = dehydrate(useQueryClient())
  return (
    <script
      id={PAGE_STATE}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a '<'
      dangerouslySetInnerHTML={{ __html: JSON.stringify(state).replaceAll('<', '\\u003c') }}
    />
  )
}

const renderNothing = (): ReactNode => null

/** The page's query data for its islands; only on the server, after everything that adds queries. */
export const PageState = createIsomorphicFn().server(StateScript).client(renderNothing)
