// Finds the light page of an address and reads what it shows, without a router of its own for each request.
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { IslandsKind } from '../islands/static-render.ts'
import { parseSearch, stringifySearch } from '../search-params.ts'
import type { HeadTags } from './head-tags.ts'
import type { LightPage } from './light-route.ts'

export type LoadedPage = {
  kind: IslandsKind
  place: { pathname: string; search: string; hash: string }
  page: LightPage
  Component: ComponentType
  /** What each of its routes says in the head, the root first. */
  heads: HeadTags[]
}

/** Any other way of writing an address is the router's, which redirects to this one. */
const PLAIN_PATH = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/

/** What is used of a route; its own types name every route of the product. */
type Options = {
  staticData?: { islands?: IslandsKind }
  validateSearch?: (search: Record<string, unknown>) => object
  loaderDeps?: (given: { search: object }) => object
  beforeLoad?: (call: object) => unknown
  loader?: (call: object) => unknown
  head?: (call: object) => HeadTags
  component?: ComponentType & { preload?: () => Promise<unknown> }
}
const optionsOf = (route: AnyRoute) => route.options as unknown as Options

/**
 * @param router knows the routes; it is asked which one matches, and never navigates
 * @returns null when the router has to answer: no light page, an address that is redirected, or one whose page cannot be drawn
 * as usual (a guard, a missing thing, a failure)
 */
export async function loadLightPage(
  router: AnyRouter,
  queryClient: QueryClient,
  { pathname, search: query }: URL,
): Promise<LoadedPage | null> {
  if (!PLAIN_PATH.test(pathname)) return null
  const [branch, params, found] = router.getMatchedRoutes(pathname)
  const { staticData, component } = found ? optionsOf(found) : {}
  // The route of all other addresses has no component.
  if (!staticData?.islands || !component) return null
  const routes = branch.map(optionsOf)
  const search: Record<string, unknown> = parseSearch(query)
  for (const { validateSearch } of routes) Object.assign(search, validateSearch?.({ ...search }))
  if (stringifySearch(search) !== query) return null
  const place = { pathname, search: query, hash: '' }
  try {
    const location = { pathname, href: pathname + query, search, searchStr: query, hash: '' }
    const call = { context: { queryClient }, params, search, location, cause: 'enter', preload: false, matches: [] }
    for (const { beforeLoad } of routes) await beforeLoad?.(call)
    const loading = routes.map(({ loader, loaderDeps }) => loader?.({ ...call, deps: loaderDeps?.({ search }) ?? {} }))
    const [data] = await Promise.all([Promise.all(loading), component.preload?.()])
    const heads = routes.map(({ head }, at) => head?.({ ...call, loaderData: data[at] }) ?? {})
    const page = { data: data.at(-1), params, search }
    return { kind: staticData.islands, place, page, Component: component, heads }
  } catch {
    return null
  }
}
