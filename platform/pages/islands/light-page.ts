// Which scripts a document preloads, by the kind of its page; server only.
import { existsSync, readFileSync } from 'node:fs'
import type { AnyRouter } from '@tanstack/react-router'
import type { IslandsKind } from './static-render.ts'

type Built = Record<string, { file: string; imports?: string[] }>

/** Vite's manifest of the browser's build; missing in development. */
const BUILT = 'dist/client/.vite/manifest.json'
const STARTS: Record<IslandsKind | 'app', string> = {
  app: 'platform/pages/client/app.tsx',
  static: 'marketplace/site/public/islands/static-islands.tsx',
  contact: 'marketplace/site/public/islands/contact-islands.tsx',
  faq: 'marketplace/site/public/islands/faq-islands.tsx',
  host: 'marketplace/site/public/islands/host-islands.tsx',
  experience: 'marketplace/site/public/islands/experience-islands.tsx',
  home: 'marketplace/site/public/islands/home-islands.tsx',
  search: 'marketplace/site/public/islands/search-islands.tsx',
}

let built: Built | undefined
const filesOf = new Map<string, string[]>()

/** The files of a start: its own first, then all it imports. @throws when the build does not contain it */
export function filesFor(kind: keyof typeof STARTS): string[] {
  const start = STARTS[kind]
  const cached = filesOf.get(start)
  if (cached) return cached
  built ??= existsSync(BUILT) ? (JSON.parse(readFileSync(BUILT, 'utf8')) as Built) : {}
  const files = new Set<string>()
  const addFile = (name: string) => {
    const entry = built![name]
    if (!entry) throw new Error(`${BUILT} has no ${name}`)
    if (files.has(`/${entry.file}`)) return
    files.add(`/${entry.file}`)
    entry.imports?.forEach(addFile)
  }
  addFile(start)
  filesOf.set(start, [...files])
  return [...files]
}

/** The kind of the matched light page; undefined for a page of the router. */
export const islandsOf = (router: AnyRouter): IslandsKind | undefined =>
  router.stores.matches.get().findLast(({ staticData }) => staticData?.islands)?.staticData.islands

/**
 * Leaves the route's files and the router's data out of light pages, and lets every page preload the files its entry imports.
 * Called once for every router of the server.
 */
export function lightenPages(router: AnyRouter): void {
  router.serverSsrLifecycle = {
    ...router.serverSsrLifecycle,
    onServerSsrAttach: [
      ...(router.serverSsrLifecycle?.onServerSsrAttach ?? []),
      (ssr) => {
        const dehydrateAll = ssr.dehydrate
        ssr.dehydrate = async (options) => {
          const kind = islandsOf(router)
          name(router, kind)
          if (!kind) return dehydrateAll(options)
          // The browser restores the scroll position of documents by itself.
          router.options.scrollRestoration = false
          ssr.disableHydration()
        }
      },
    ],
  }
}

type Manifest = NonNullable<NonNullable<AnyRouter['ssr']>['manifest']>

/** Manifests by what they were made of, because every page of a kind preloads the same files. */
const manifests = new WeakMap<Manifest, Map<IslandsKind | 'app', Manifest>>()

function name(router: AnyRouter, kind: IslandsKind | undefined): void {
  const manifest = router.ssr?.manifest
  if (!manifest) return
  const known: Map<IslandsKind | 'app', Manifest> = manifests.get(manifest) ?? new Map()
  manifests.set(manifest, known)
  if (!known.has(kind ?? 'app')) known.set(kind ?? 'app', { ...manifest, routes: preloading(manifest.routes, kind) })
  router.ssr = { manifest: known.get(kind ?? 'app') }
}

function preloading(routes: Manifest['routes'], kind: IslandsKind | undefined): Manifest['routes'] {
  const needed = import.meta.env.PROD ? filesFor(kind ?? 'app') : []
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const preloads = kind ? [] : (route.preloads ?? [])
      return [id, { ...route, preloads: id === '__root__' ? [...new Set([...needed, ...preloads])] : preloads }]
    }),
  )
}
