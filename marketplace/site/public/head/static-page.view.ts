import type { StaticPage } from '../../static-pages.text.ts'
import { type PageHead, pageHead } from './page.head.ts'

/** The `loader` of a fixed page; `renderHead` is its `head`. */
export const loadHead = (page: StaticPage) => async (): Promise<PageHead> => {
  const { title, description, path } = (await import('../../static-pages.text.ts')).staticPages[page]
  return { title, description, path }
}

export const renderHead = ({ loaderData }: { loaderData?: PageHead | undefined }) =>
  loaderData ? pageHead(loaderData) : {}
