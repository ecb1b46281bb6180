/**
 * The current address and navigation, for components used both in pages of the router and in light pages, which have no router
 * in the browser (docs/decisions/0219). RouterPlace and DocumentPlace provide them.
 *   const { pathname, search, hash } = usePlace()
 *   const { go, say } = useMoves()
 */
import { createContext, use } from 'react'

export type Place = {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** Without its `#`; always empty on the server. */
  hash: string
}

export type Moves = {
  /** Opens another page of the product. */
  go: (href: string) => void
  /** Changes the address of the current page, which keeps its scroll position. */
  say: (href: string, how?: { replace?: boolean }) => void
  /**
   * Runs guards and loaders of the page again.
   * @returns resolves when that is done; never in a light page, because its document is reloaded
   */
  again: () => Promise<void>
  /** True in a light page: every navigation loads a document. */
  byDocument: boolean
}

const nowhere = () => {
  throw new Error('usePlace and useMoves need a RouterPlace or a DocumentPlace around them')
}

export const PlaceContext = createContext<Place | null>(null)
export const MovesContext = createContext<Moves | null>(null)

export const usePlace = (): Place => use(PlaceContext) ?? nowhere()
export const useMoves = (): Moves => use(MovesContext) ?? nowhere()
