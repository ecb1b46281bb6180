// Hydrates the islands of a light page.
import { hydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { DocumentLocation } from '../location/document-location.tsx'
import { QUERY_DEFAULTS } from '../query-defaults.ts'
import { replayPress, takeEarlyPresses } from './early-presses.ts'
import type { Successor } from './island-state.ts'
import { hydrateWhenNeeded, type LazyIsland, type PendingIsland } from './lazy-island.ts'
import { PAGE_STATE, type RenderedState } from './page-state.tsx'

/** Islands by name; each gets its props from the document. */
export type Islands = Record<string, ComponentType<never> | LazyIsland>

const itself = ((element) => element) as Successor

/**
 * @param islands all islands this kind of page may contain
 * @param Providers providers around every island
 * @throws when the document contains an island that is not in the list
 */
export function startIslands(islands: Islands, Providers: ComponentType<{ children: ReactNode }>): void {
  const queryClient = new QueryClient({ defaultOptions: QUERY_DEFAULTS })
  const { isAsRendered, onChange } = hydrateFrom(
    queryClient,
    JSON.parse(document.getElementById(PAGE_STATE)!.textContent),
  )

  /** Resolves when the island answers. */
  const start = async (place: HTMLElement, Part: ComponentType<object>): Promise<Successor> => {
    const { id = '', props = '{}' } = place.dataset
    const takeOver = isAsRendered()
      ? null
      : await import('./island-state.ts').then(
          ({ preserveState }) => preserveState(place),
          () => () => itself,
        )
    return new Promise((resolve) => {
      const root = (
        <StrictMode>
          <QueryClientProvider client={queryClient}>
            <DocumentLocation>
              <Providers>
                <Part {...JSON.parse(props)} />
              </Providers>
            </DocumentLocation>
          </QueryClientProvider>
          <Arrival onArrival={() => resolve(takeOver?.() ?? itself)} />
        </StrictMode>
      )
      const options = { identifierPrefix: id }
      startTransition(() => {
        if (!takeOver) hydrateRoot(place, root, options)
        else createRoot(place, options).render(root)
      })
    })
  }

  const pending = new Map<Element, PendingIsland>()
  const starting = new Map<Element | null, Promise<Successor>>()
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island = '' } = place.dataset
    const part = islands[island] as ComponentType<object> | LazyIsland | undefined
    if (!part) throw new Error(`Unknown island: ${island}`)
    if ('load' in part) {
      const startLazily = async () => start(place, (await part.load()) as ComponentType<object>)
      pending.set(place, { when: part.when, start: startLazily })
    } else starting.set(place, start(place, part))
  }
  if (pending.size > 0) onChange(hydrateWhenNeeded(pending))
  for (const control of takeEarlyPresses()) {
    // One on a late island is held back and made again, as any press from now on.
    void Promise.resolve(starting.get(control.closest('[data-island]')) ?? itself).then((successor) =>
      replayPress(successor(control)),
    )
  }
  // Journeys wait for it.
  void Promise.all(starting.values()).then(() => {
    document.documentElement.dataset.hydrated = ''
  })
}

/**
 * Fills the client with what the page was drawn from.
 * @returns whether it still holds that, because an island that starts when something has changed, or was not there to be drawn,
 * must not be hydrated: the document shows something else; and how to hear of changes
 */
function hydrateFrom(queryClient: QueryClient, state: RenderedState) {
  // Kept for as long as the page is open, because an island may need it at any time.
  hydrate(queryClient, state, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  const cache = queryClient.getQueryCache()
  const queries = cache.getAll()
  const before = queries.map((query) => query.state.data)
  const isUnchanged = () => queries.every((query, at) => query.state.data === before[at])
  const onChange = (changed: () => void) => {
    cache.subscribe(({ type }) => type === 'updated' && !isUnchanged() && changed())
    // Back and forward may lead to another address of this document.
    const { search } = location
    addEventListener('popstate', () => location.search !== search && changed())
  }
  return { isAsRendered: () => !state.incomplete && isUnchanged(), onChange }
}

function Arrival({ onArrival }: { onArrival: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onArrival, [])
  return null
}
