import { createIsomorphicFn } from '@tanstack/react-start'
import { staticPages } from '../../static-pages.text.ts'

export const LANGUAGE = 'es-SV'

/** Public pages, whose documents light pages prefetch. */
export const prefetchedPages = createIsomorphicFn()
  .server(() => ['/', '/search*', '/experience/*', '/host/*-*', ...Object.values(staticPages).map(({ path }) => path)])
  .client((): string[] => [])
