import { usePageLocation } from '#platform/pages/location/page-location.ts'

/** The current path, without the query. */
export const usePath = () => usePageLocation().pathname

/** Whether a link points to the current page, or to a parent of it. */
export const isCurrentPath = (href: string, path: string) =>
  path === href || (href !== '/' && path.startsWith(`${href}/`))

/** The places of the traveler's frame. */
const PLACES = ['/', '/search', '/map', '/comparison']
/** Pages whose own bottom bar (price, total) replaces that of the frame. */
export const hasOwnBar = (path: string) => /^\/(experience|booking)\//.test(path)

/** Paths with which the frame looks the same are one. */
export const frameOf = (path: string): string =>
  PLACES.find((href) => isCurrentPath(href, path)) === undefined ? (hasOwnBar(path) ? 'own bar' : '') : path
