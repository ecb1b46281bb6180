import { usePageLocation } from '#platform/pages/location/page-location.ts'

/** The current path, without the query. */
export const usePath = () => usePageLocation().pathname

/** Whether a link points to the current page, or to a parent of it. */
export const isCurrentPath = (href: string, path: string) =>
  path === href || (href !== '/' && path.startsWith(`${href}/`))
