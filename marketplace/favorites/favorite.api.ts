import { cardsByIds } from '#marketplace/discovery/discovery.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './favorite.contract.ts'
import { deleteFavorite, favoriteIds, favoritePage, saveFavorite } from './favorite.data.ts'

export const list: Serve<typeof contract.list> = async ({ caller }) => ({ ids: await favoriteIds(caller) })

export const listCards: Serve<typeof contract.listCards> = async ({ caller, query: { after, limit }, now }) => {
  const { ids, next } = await favoritePage(caller, after, limit)
  return { cards: await cardsByIds(ids, now), next }
}

export const add: Serve<typeof contract.add> = async ({ caller, params: { id } }) =>
  (await saveFavorite(caller, id)) ? null : refuse('EXPERIENCE_NOT_FOUND')

export const remove: Serve<typeof contract.remove> = async ({ caller, params: { id } }) => {
  await deleteFavorite(caller, id)
  return null
}
