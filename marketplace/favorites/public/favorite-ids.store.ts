// The saved ids for every heart of a page: one request after hydration, however many cards there are.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useSyncExternalStore } from 'react'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { favoriteTexts } from '../favorite.text.ts'

export const idsQuery = apiQuery({
  queryKey: ['favorites', 'ids'],
  call: () => api.favorites.list(),
  read: (data) => data.ids,
})
export const favoriteCardsKey = ['favorites', 'cards']

/** Pressed but not yet answered; shown instead of the stored state (FAV-03). */
export const pendingChanges = new Map<string, boolean>()
const watchers = new Set<() => void>()
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
/** @param saved undefined: the request has ended */
export function setPending(id: string, saved?: boolean) {
  if (saved === undefined) pendingChanges.delete(id)
  else pendingChanges.set(id, saved)
  for (const watcher of watchers) watcher()
}

/**
 * Whether this experience is saved, as the screen shows it; null for people without favorites (FAV-01), undefined while
 * unknown.
 */
export function useFavorite(id: string): boolean | null | undefined {
  const { user } = useSession()
  const mayHave = user?.role === 'traveler'
  const isFavorite = useQuery({ ...idsQuery, enabled: mayHave, select: (ids) => ids.includes(id) }).data
  const pending = useSyncExternalStore(
    watch,
    () => pendingChanges.get(id),
    () => undefined,
  )
  return mayHave ? (pending ?? isFavorite) : null
}

const ofEverybody = () => ''

/** The state the server renders a heart from: who is signed in, and whether they saved it. */
export const useHeartState = createIsomorphicFn()
  .server((): ((id: string) => string) => {
    const { user } = useSession()
    const ids = useQueryClient().getQueryData(idsQuery.queryKey)
    return user ? (id) => `${user.role} ${ids?.includes(id)}` : ofEverybody
  })
  .client((): ((id: string) => string) => ofEverybody)

/** The saved ones without those just removed: these disappear at once, and return if the server refuses. */
export function useSavedCards<Card extends { id: string }>(cards: Card[]): Card[] {
  const forgotten = useSyncExternalStore(
    watch,
    () =>
      cards
        .filter(({ id }) => pendingChanges.get(id) === false)
        .map(({ id }) => id)
        .join(),
    () => '',
  )
  return cards.filter(({ id }) => !forgotten.includes(id))
}

/** The message for guests, with the way to the login and back (FAV-02). */
export const promptSignIn = () =>
  toast({
    ...favoriteTexts.signIn,
    action: { label: 'Iniciar sesión', href: withReturnPath('/auth/login', location.pathname + location.search) },
  })

/** Saves or removes a favorite. Shown at once; the code for the request is loaded with the first press. */
export function setFavorite(queryClient: QueryClient, id: string, saved: boolean) {
  setPending(id, saved)
  import('./sync-favorite.view.ts').then(
    ({ syncFavorite }) => syncFavorite(queryClient, id),
    () => {
      setPending(id)
      toast({ title: favoriteTexts.failed, tone: 'danger' })
    },
  )
}
