// Address of the favorites. Part of every page's first load, so it must stay small.
import { readAfter } from '#platform/http/cursor.ts'

export type FavoritePage = { after?: string }

export const readPage = (search: Record<string, unknown>): FavoritePage => readAfter(search)
