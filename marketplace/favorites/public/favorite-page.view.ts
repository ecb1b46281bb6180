// What the address of the favorites says. Part of every page's first load: thin.
export type FavoritePage = { after?: string }

/** Reads the address; what is no page of the list is left out. */
export const readPage = ({ after }: Record<string, unknown>): FavoritePage =>
  typeof after === 'string' && /^[\d:T.-]{26}Z_[0-9a-f-]{36}$/.test(after) ? { after } : {}
