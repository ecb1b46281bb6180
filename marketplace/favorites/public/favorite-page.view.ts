// What the address of the favorites says. Part of every page's first load: thin.
import { readAfter } from '#platform/http/cursor.ts'

export type FavoritePage = { after?: string }

/** Reads the address; what is no page of the list is left out. */
export const readPage = (search: Record<string, unknown>): FavoritePage => readAfter(search)
