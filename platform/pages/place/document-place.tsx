import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { type Moves, MovesContext, type Place, PlaceContext } from './place.ts'

const watchers = new Set<() => void>()
const tell = () => {
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) for (const event of ['popstate', 'hashchange'] as const) addEventListener(event, tell)
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

const addressNow = () => location.href

const moves: Moves = {
  go: (href) => location.assign(href),
  say: (href, { replace = false } = {}) => {
    history[replace ? 'replaceState' : 'pushState'](null, '', href)
    tell()
  },
  again: () => {
    location.reload()
    return new Promise(() => {})
  },
  byDocument: true,
}

/** Place and moves of an island: the browser's address and history, shared by all islands of a page. */
export function DocumentPlace({ children }: { children: ReactNode }) {
  const address = useSyncExternalStore(watch, addressNow, addressNow)
  const place = useMemo<Place>(() => {
    const { pathname, search, hash } = new URL(address)
    return { pathname, search, hash: hash.slice(1) }
  }, [address])
  return (
    <PlaceContext value={place}>
      <MovesContext value={moves}>{children}</MovesContext>
    </PlaceContext>
  )
}
