// What the framework carries along and this product never uses, taken out of the code for the browser: every page would
// download it. `docs/decisions/0090-what-the-first-load-leaves-out.md` has the sizes.
import type { Plugin } from 'vite'

/** A module of the framework (the end of its path), and what stands in its place. */
const replaced: { module: RegExp; why: string; code: string }[] = [
  {
    module: /start-client-core\/dist\/esm\/client-rpc\/createClientRpc\.js$/,
    why: 'There are no server functions: call the API.',
    code: 'export const createClientRpc = missing',
  },
  {
    module: /react-router\/dist\/esm\/link\.js$/,
    why: 'Links are those of #ui/link.tsx.',
    code: 'export const Link = missing, createLink = missing, linkOptions = missing, useLinkProps = missing',
  },
  {
    module: /router-core\/dist\/esm\/searchParams\.js$/,
    why: 'Search parameters are read and written by platform/pages/search-params.ts.',
    code: `export const defaultParseSearch = missing, defaultStringifySearch = missing
export const parseSearchWith = missing, stringifySearchWith = missing`,
  },
  {
    module: /query-core\/build\/modern\/mutationCache\.js$/,
    why: 'There are no mutations: call the API, then invalidate the queries it changed.',
    code: `export class MutationCache {
  config = {}
  getAll() { return [] }
  findAll() { return [] }
  clear() {}
  subscribe() { return () => {} }
  resumePausedMutations() { return Promise.resolve() }
  build() { missing() }
}`,
  },
  {
    // Scripts that a page imports are not preloaded (see the decision); a part that brings a style sheet waits for it.
    module: /vite\/preload-helper\.js$/,
    why: '',
    code: `const sheets = {}
const load = (path) => sheets[path] ??= new Promise((done, failed) => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/' + path, onload: done, onerror: failed })
  document.head.append(link)
})
export const __vitePreload = (part, needs = []) => Promise.all(needs.filter((path) => path.endsWith('.css')).map(load)).then(part)`,
  },
  {
    // For React before 18; the one of React itself needs no stand-in.
    module: /use-sync-external-store\/shim\/index\.js$/,
    why: '',
    code: "export { useSyncExternalStore } from 'react'",
  },
  {
    module: /use-sync-external-store\/shim\/with-selector\.js$/,
    why: '',
    code: `import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
const none = Symbol()
export function useSyncExternalStoreWithSelector(subscribe, getSnapshot, getServerSnapshot, selector, isEqual) {
  const shown = useRef(none)
  const [onClient, onServer] = useMemo(() => {
    let seen = none
    let selected = shown.current
    const select = (snapshot) => {
      if (Object.is(seen, snapshot)) return selected
      const next = selector(snapshot)
      if (selected === none || !isEqual?.(selected, next)) selected = next
      seen = snapshot
      return selected
    }
    return [() => select(getSnapshot()), getServerSnapshot && (() => select(getServerSnapshot()))]
  }, [getSnapshot, getServerSnapshot, selector, isEqual])
  const value = useSyncExternalStore(subscribe, onClient, onServer)
  useEffect(() => {
    shown.current = value
  }, [value])
  return value
}`,
  },
]

/** Client build only: in development everything is there. */
export const leaveOut: Plugin = {
  name: 'leave-out',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: replaced.map(({ module }) => module) },
    handler(id) {
      const found = replaced.find(({ module }) => module.test(id))
      return found && `const missing = () => { throw new Error(${JSON.stringify(found.why)}) }\n${found.code}`
    },
  },
}
