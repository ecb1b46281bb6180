import { usePlace } from '#platform/pages/place/place.ts'

/** The current path, without the query. */
export const usePath = () => usePlace().pathname

/** Whether a link points to the current page, or to a parent of it. */
export const leadsHere = (href: string, path: string) => path === href || (href !== '/' && path.startsWith(`${href}/`))
