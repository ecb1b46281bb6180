// Caches the markup of page parts that many pages share (docs/decisions/0199, 0244). Only the server does: the browser hydrates
// the same parts, so the cached markup must be what it would render.
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, type ReactNode, use } from 'react'
import { renderToString } from 'react-dom/server'
import { NavigationContext, PageLocationContext } from '../location/page-location.ts'
import { placeholderFor, withoutPlaceholders } from './markup-placeholders.ts'
import {
  emptyMask,
  fillTemplate,
  PLACEHOLDER_PREFIX,
  placeholdersFor,
  type Template,
  templateOf,
  valuesOf,
  type Words,
} from './markup-template.ts'
import { withoutPreloadHints } from './preload-hints.ts'

/**
 * A part of a page. It depends on its key and on nothing else: no person, no time. Its words are what differs between parts
 * with the same key: each is shown as it is, as a text or in an attribute, and decides nothing. What they decide is in the key.
 */
export type Part<W extends Words> = { key: string; words: W; draw: (words: W) => ReactNode }

/** Entries of some three kilobytes each. */
const MAX_KEPT = 4000
/** Null for a part that cannot be drawn apart. */
const cache = new Map<string, Template | null>()

type Framed = { children: ReactNode }

/**
 * Rendered after everything else of a part: React would take an id that the last component of a root generated for one of the
 * component around the root, and number the ids after it otherwise than a browser.
 */
const Last = () => null

/** Ids of `useId` differ between a part drawn apart and the page that a browser hydrates. */
const ID_PREFIX = `${PLACEHOLDER_PREFIX}-id`

function newTemplate<W extends Words>(key: string, { words, draw }: Part<W>, Frame: ComponentType<Framed>) {
  const placeholders = placeholdersFor(words)
  const drawn = withoutPlaceholders(() =>
    renderToString(<Frame>{draw(placeholders)}</Frame>, { identifierPrefix: ID_PREFIX }),
  )
  const template = drawn.includes(ID_PREFIX) ? null : templateOf(withoutPreloadHints(drawn))
  // Evicts the oldest entry; one that is shown often is cached again at once.
  if (cache.size >= MAX_KEPT) cache.delete(cache.keys().next().value!)
  cache.set(key, template)
  return template
}

function renderOnce(key: string, draw: () => string): string {
  const known = import.meta.env.PROD ? cache.get(key) : undefined
  if (known) return known.texts[0]!
  const markup = withoutPlaceholders(draw)
  if (cache.size >= MAX_KEPT) cache.delete(cache.keys().next().value!)
  cache.set(key, { texts: [markup], placeholders: [] })
  return markup
}

/**
 * Markup that depends on its key alone, drawn once. In development it is drawn each time, because sources change. The browser's
 * build must not hold what keeps it.
 */
export const cachedMarkup = createIsomorphicFn()
  .server(renderOnce)
  .client((_key: string, draw: () => string) => draw())

function useDrawnOnce<W extends Words>(part: () => Part<W>): string | null {
  const queryClient = useQueryClient()
  const place = use(PageLocationContext)
  const moves = use(NavigationContext)
  const wanted = part()
  const values = valuesOf(wanted.words)
  const key = wanted.key + emptyMask(values)
  const known = cache.get(key)
  const template =
    known !== undefined
      ? known
      : newTemplate(key, wanted, ({ children }) => (
          <QueryClientProvider client={queryClient}>
            <PageLocationContext value={place}>
              <NavigationContext value={moves}>
                {children}
                <Last />
              </NavigationContext>
            </PageLocationContext>
          </QueryClientProvider>
        ))
  return template && placeholderFor(fillTemplate(template, values))
}
const useNothing = <W extends Words>(_part: () => Part<W>): string | null => null

/**
 * Cached markup of a part, with its words filled in. It must be the last hook of its component. Of contexts it has the
 * query client and the page's location; others are given in its drawing. Without one links are plain anchors, which is what
 * the router's are as well.
 * @returns null in the browser, in development, where sources change, and for a part that uses `useId`
 */
export const useCachedMarkup = createIsomorphicFn()
  .server(import.meta.env.PROD ? useDrawnOnce : useNothing)
  .client(useNothing) as typeof useNothing

type CachedProps<W extends Words> = { by: string | (() => string); words?: W; children: (words: W) => ReactNode }

/**
 * A part of a page that depends on nothing but its key and its words.
 *   <Cached by={`footer ${year}`}>{() => <Footer year={year} />}</Cached>
 *   <Cached by="greeting" words={{ name }}>{({ name }) => <p>Hola, {name}</p>}</Cached>
 */
export function Cached<W extends Words = []>(props: CachedProps<W>) {
  const { by, words = [] as readonly string[] as W, children: draw } = props
  const markup = useCachedMarkup(() => ({ key: typeof by === 'string' ? by : by(), words, draw }))
  return markup ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React itself from the very same parts
    <div className="contents" dangerouslySetInnerHTML={{ __html: markup }} />
  ) : (
    <div className="contents">{draw(words)}</div>
  )
}
