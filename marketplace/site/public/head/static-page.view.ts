import { type PageHead, pageHead } from './page.head.ts'
import type { StaticPage } from './static.head.ts'

/** The `loader` of a fixed page; `drawHead` is its `head`. */
export const loadHead = (page: StaticPage) => async (): Promise<PageHead> =>
  (await import('./static.head.ts')).staticHeads[page]

export const drawHead = ({ loaderData }: { loaderData?: PageHead | undefined }) =>
  loaderData ? pageHead(loaderData) : {}
