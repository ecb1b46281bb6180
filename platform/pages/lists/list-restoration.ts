// Lists that grew while a page was open, for who comes back to it: the document of a light page, or of one that was left for
// one, is loaded again, and the server draws the first page of a list alone (docs/decisions/0230).
import { type InfiniteData, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** For queries whose pages may be kept in this tab: lists that are the same for everybody. */
export const RESTORABLE = { restorable: true }

export type SavedLists = {
  href: string
  scroll: number
  lists: { queryKey: QueryKey; data: InfiniteData<unknown>; updatedAt: number }[]
}

const KEY = 'torogoz.lists'
/** Pages somebody may come back to, the newest first. */
const MAX_SAVED = 4

function read(): SavedLists[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

function saveLists(queryClient: QueryClient): void {
  const lists = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ meta }) => meta?.restorable === true })
    .map(({ queryKey, state }) => ({
      queryKey,
      data: state.data as InfiniteData<unknown> | undefined,
      updatedAt: state.dataUpdatedAt,
    }))
    .filter((list): list is SavedLists['lists'][number] => (list.data?.pages.length ?? 0) > 1)
  const { href } = location
  const otherPages = read().filter((saved) => saved.href !== href)
  const pages = lists.length > 0 ? [{ href, scroll: scrollY, lists }, ...otherPages] : otherPages
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pages.slice(0, MAX_SAVED)))
  } catch {
    // Storage is full or forbidden: the list starts with its first page again.
  }
}

/** Whether somebody came to this document by back or forward. */
export function isReturning(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'back_forward'
}

/** Keeps the lists of a page when it is left, and shows them again after going back to it. Mounted once, in the root. */
export function useListRestoration(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const saved = isReturning() && read().find(({ href }) => href === location.href)
    if (saved)
      import('./restore-lists.ts').then(
        ({ restoreLists }) => restoreLists(queryClient, saved),
        () => {},
      )
    const leave = () => saveLists(queryClient)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [queryClient])
}
