// What the page of a light route is drawn from, whoever draws it: the router, or the server without it (docs/decisions/0252).
import { createContext, use } from 'react'

export type LightPage = {
  /** What its loader returned. */
  data: unknown
  params: Record<string, string>
  /** What its address says behind the question mark, validated. */
  search: object
}

/** Null in a page that the router draws. */
export const LightPageContext = createContext<LightPage | null>(null)

type Hooks = { useLoaderData: () => unknown; useParams: () => unknown; useSearch: () => unknown }
type PageOf<Route extends Hooks> = {
  data: ReturnType<Route['useLoaderData']>
  params: ReturnType<Route['useParams']>
  search: ReturnType<Route['useSearch']>
}

function useRouterPage(route: Hooks) {
  return { data: route.useLoaderData(), params: route.useParams(), search: route.useSearch() }
}

/**
 * Data, parameters and query of a light page, in its component. The hooks of its route would need a router.
 *   const { data, params } = useLightPage(Route)
 */
export function useLightPage<Route extends Hooks>(route: Route): PageOf<Route> {
  const page = use(LightPageContext)
  // biome-ignore lint/correctness/useHookAtTopLevel: which of the two never changes while a page is drawn
  return (page ?? useRouterPage(route)) as PageOf<Route>
}
