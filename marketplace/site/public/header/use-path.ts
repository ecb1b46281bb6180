import { useRouterState } from '@tanstack/react-router'

/** The current path, without the query. */
export const usePath = () => useRouterState({ select: (state) => state.location.pathname })

/** Whether a link points to the current page, or to a parent of it. */
export const leadsHere = (href: string, path: string) => path === href || (href !== '/' && path.startsWith(`${href}/`))
