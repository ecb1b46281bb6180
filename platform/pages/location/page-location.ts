/**
 * The current address and navigation, for components used both in pages of the router and in light pages, which have no router
 * in the browser (docs/decisions/0219). RouterLocation and DocumentLocation provide them.
 *   const { pathname, search, hash } = usePageLocation()
 *   const { go, setAddress } = useNavigation()
 */
import { createContext, use } from 'react'

export type PageLocation = {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** Without its `#`; always empty on the server. */
  hash: string
}

export type Navigation = {
  /** Opens another page of the product. */
  go: (href: string) => void
  /** Changes the address of the current page, which keeps its scroll position. */
  setAddress: (href: string, how?: { replace?: boolean }) => void
  /**
   * Runs guards and loaders of the page again.
   * @returns resolves when that is done; never in a light page, because its document is reloaded
   */
  reload: () => Promise<void>
  /** True in a light page: every navigation loads a document. */
  byDocument: boolean
}

const nowhere = () => {
  throw new Error('usePageLocation and useNavigation need a RouterLocation or a DocumentLocation around them')
}

export const PageLocationContext = createContext<PageLocation | null>(null)
export const NavigationContext = createContext<Navigation | null>(null)

export const usePageLocation = (): PageLocation => use(PageLocationContext) ?? nowhere()
export const useNavigation = (): Navigation => use(NavigationContext) ?? nowhere()
