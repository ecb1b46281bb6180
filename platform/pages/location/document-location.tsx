import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { type Navigation, NavigationContext, type PageLocation, PageLocationContext } from './page-location.ts'

const watchers = new Set<() => void>()
const notify = () => {
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) for (const event of ['popstate', 'hashchange'] as const) addEventListener(event, notify)
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

const addressNow = () => location.href
/** An island that starts late begins as the server drew it, and goes on from there to where the page has moved meanwhile. */
const drawn = location.href
const renderedAddress = () => drawn

const moves: Navigation = {
  go: (href) => location.assign(href),
  setAddress: (href, { replace = false } = {}) => {
    history[replace ? 'replaceState' : 'pushState'](null, '', href)
    notify()
  },
  reload: () => {
    location.reload()
    return new Promise(() => {})
  },
  byDocument: true,
}

/** Place and moves of an island: the browser's address and history, shared by all islands of a page. */
export function DocumentLocation({ children }: { children: ReactNode }) {
  const address = useSyncExternalStore(watch, addressNow, renderedAddress)
  const place = useMemo<PageLocation>(() => {
    const { pathname, search, hash } = new URL(address)
    return { pathname, search, hash: hash.slice(1) }
  }, [address])
  return (
    <PageLocationContext value={place}>
      <NavigationContext value={moves}>{children}</NavigationContext>
    </PageLocationContext>
  )
}
