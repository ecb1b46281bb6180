// The request after a heart was pressed.
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { favoriteTexts } from '../favorite.text.ts'
import { favoriteCardsKey, idsQuery, pendingChanges, promptSignIn, setPending } from './favorite-ids.store.ts'

/** Ids with a running request: another press only changes the wish, so that answers can not overtake each other. */
const busy = new Set<string>()

/**
 * Sends the state that the screen already shows. However fast somebody presses, the last wish is sent last; when the server
 * refuses, the stored state is shown again (FAV-03 to FAV-05).
 */
export async function syncFavorite(queryClient: QueryClient, id: string): Promise<void> {
  const initial = pendingChanges.get(id)
  if (busy.has(id) || initial === undefined) return
  busy.add(id)
  // Undefined: unknown, or no longer known.
  let confirmed: boolean | undefined
  for (let target = initial; target !== confirmed; target = pendingChanges.get(id)!) {
    const answer = await (target ? api.favorites.add : api.favorites.remove)({ params: { id } })
    if (answer.ok) {
      confirmed = target
      continue
    }
    confirmed = undefined
    // The wish changed meanwhile: the new one is sent, whatever the result of this one.
    if (pendingChanges.get(id) !== target) continue
    if (answer.refusal.code === 'NOT_SIGNED_IN') {
      promptSignIn()
      void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey })
    } else toast({ title: favoriteTexts.failed, tone: 'danger' })
    break
  }
  busy.delete(id)
  const { queryKey } = idsQuery
  // A read that started before our write would restore the old state, so it is cancelled.
  await queryClient.cancelQueries({ queryKey })
  if (confirmed !== undefined)
    queryClient.setQueryData(
      queryKey,
      (ids) => ids && [...(confirmed ? [id] : []), ...ids.filter((favoriteId) => favoriteId !== id)],
    )
  const listed = { queryKey: favoriteCardsKey }
  if (confirmed === false)
    queryClient.setQueriesData<{ cards: { id: string }[] }>(
      listed,
      (page) => page && { ...page, cards: page.cards.filter((card) => card.id !== id) },
    )
  if (!busy.has(id)) setPending(id)
  if (confirmed !== undefined)
    toast({ title: confirmed ? favoriteTexts.added : favoriteTexts.removed, tone: 'success' })
  if (confirmed === undefined || !queryClient.getQueryData(queryKey)) void queryClient.invalidateQueries({ queryKey })
  queryClient.removeQueries({ ...listed, type: 'inactive' })
  void queryClient.invalidateQueries(listed)
}
