// Hydrates the islands of a light page.
import { hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { DocumentLocation } from '../location/document-location.tsx'
import { QUERY_DEFAULTS } from '../query-defaults.ts'
import { PAGE_STATE } from './page-state.tsx'

/** Islands by name; each gets its props from the document. */
export type Islands = Record<string, ComponentType<never>>

/**
 * @param islands all islands this kind of page may contain
 * @param Surroundings providers around every island
 * @throws when the document contains an island that is not in the list
 */
export function startIslands(islands: Islands, Surroundings: ComponentType<{ children: ReactNode }>): void {
  const queryClient = new QueryClient({ defaultOptions: QUERY_DEFAULTS })
  hydrate(queryClient, JSON.parse(document.getElementById(PAGE_STATE)!.textContent))
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  let waiting = places.length
  /** Marks the page once the last island is hydrated; journeys wait for it. */
  const arrived = () => {
    waiting -= 1
    if (waiting === 0) document.documentElement.dataset.alive = ''
  }
  for (const place of places) {
    const { island = '', id = '', props = '{}' } = place.dataset
    const Part = islands[island] as ComponentType<object> | undefined
    if (!Part) throw new Error(`No island '${island}' in the list of this kind of page`)
    startTransition(() => {
      hydrateRoot(
        place,
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <DocumentLocation>
              <Surroundings>
                <Part {...JSON.parse(props)} />
              </Surroundings>
            </DocumentLocation>
          </QueryClientProvider>
          <Arrival tell={arrived} />
        </StrictMode>,
        { identifierPrefix: id },
      )
    })
  }
}

function Arrival({ tell }: { tell: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(tell, [])
  return null
}
