import { useRouterState } from '@tanstack/react-router'

/** The path of the page in sight, without its query. */
export const usePath = () => useRouterState({ select: (state) => state.location.pathname })

/** Whether a link leads to the page in sight, or to a page below it. */
export const leadsHere = (href: string, path: string) => path === href || (href !== '/' && path.startsWith(`${href}/`))
