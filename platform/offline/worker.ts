// The service worker. By itself it stores only '/offline', which is the same for everybody; pages that a person keeps are
// stored by offline-snapshot.ts. It is registered with the first kept page, so whoever keeps nothing never gets it.
import { openDB } from 'idb'
import { type PrecacheEntry, Serwist } from 'serwist'
import { shortDate, timeOfDay } from '../clock.ts'
import { CAMERA_POLICY } from '../pages/headers/permissions.ts'
import { cachedResponse, SNAPSHOT_POLICY, snapshotOf } from './offline-snapshot.ts'
import { listenForPushes } from './push-events.ts'
import { CACHE_SHELL, isShellFile, isShellPath, SHELL_CACHE, SHELL_POLICY, shellDocument } from './shell.ts'
import { OFFLINE_LISTS, SHARED_CACHE, SNAPSHOT_CACHE } from './snapshot-cache.ts'

declare const self: {
  __SW_MANIFEST: (PrecacheEntry | string)[]
  location: Location
  addEventListener: (
    type: 'message' | 'activate',
    listen: (event: { data?: unknown; ports?: MessagePort[]; waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
}

const OFFLINE = '/offline'
/** On a connection that transports nothing, the copy is shown after this long. */
const NETWORK_TIMEOUT_MS = 4000

const manifest = self.__SW_MANIFEST
const pathOf = (entry: PrecacheEntry | string) =>
  new URL(typeof entry === 'string' ? entry : entry.url, self.location.href).pathname
const shellFiles = manifest.map(pathOf).filter(isShellFile)

/** Caches the shell's files of this build and deletes others. Only for people who work with it, never for travelers. */
async function cacheShellFiles() {
  const cache = await caches.open(SHELL_CACHE)
  const cachedFiles = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await cache.addAll(shellFiles.filter((file) => !cachedFiles.includes(file)))
  await Promise.all(cachedFiles.filter((file) => !shellFiles.includes(file)).map((file) => cache.delete(file)))
}
self.addEventListener('message', (event) => {
  if (event.data !== CACHE_SHELL) return
  const caching = cacheShellFiles().then(
    () => event.ports?.[0]?.postMessage(true),
    () => event.ports?.[0]?.postMessage(false),
  )
  event.waitUntil(caching)
})
// A new build has new file names: they are cached now, because the old files are gone when they are needed.
self.addEventListener('activate', (event) => {
  event.waitUntil(caches.has(SHELL_CACHE).then((has) => (has ? cacheShellFiles().catch(() => {}) : undefined)))
})

/** The shell with its style sheet; null while its files are not cached. */
async function shell(): Promise<Response | null> {
  const shellRequests = (await caches.has(SHELL_CACHE)) ? await (await caches.open(SHELL_CACHE)).keys() : []
  if (shellRequests.length === 0) return null
  const ui = manifest.map(pathOf).filter((path) => /\/assets\/ui-.*\.css$/.test(path))
  return new Response(shellDocument([...ui, ...shellRequests.map(({ url }) => new URL(url).pathname)]), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': SHELL_POLICY,
      'permissions-policy': CAMERA_POLICY,
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The server's HTML without scripts: it must read the same whatever is deployed later. */
async function still(response: Response): Promise<Response> {
  const html = (await response.text())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*(?:modulepreload|rel="manifest")[^>]*>/g, '')
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': SNAPSHOT_POLICY },
  })
}

const serwist = new Serwist({
  precacheEntries: manifest.filter((entry) => !isShellFile(pathOf(entry))),
  precacheOptions: {
    cleanupOutdatedCaches: true,
    // Without cookies, or the page of one person would be stored for all.
    fetchOptions: { credentials: 'omit' },
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) => {
          if (!response.ok) return null
          return new URL(request.url).pathname === OFFLINE ? still(response) : response
        },
      },
    ],
  },
  // Nothing that runs is cached, so a newer worker may take over at once.
  skipWaiting: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isShellFile(url.pathname),
      handler: async ({ request }) => (await caches.match(request, { cacheName: SHELL_CACHE })) ?? fetch(request),
    },
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: ({ event, request }) =>
        navigate(request, (event as unknown as { preloadResponse?: Promise<Response | undefined> }).preloadResponse),
    },
    {
      // Style, fonts and pictures of copies; their names change with their content, so the cache is never stale.
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin &&
        /^\/(assets|files|map-picture|favicon)/.test(url.pathname) &&
        ['style', 'font', 'image'].includes(request.destination),
      handler: async ({ request }) => (await cachedResponse(request)) ?? fetch(request),
    },
  ],
})
serwist.addEventListeners()
listenForPushes(self as never)

/** The network first, then the copy of this page, then the offline page. */
async function navigate(request: Request, preloaded?: Promise<Response | undefined>): Promise<Response> {
  const { pathname } = new URL(request.url)
  const copy = isShellPath(pathname) ? ((await shell().catch(() => null)) ?? undefined) : await cachedResponse(pathname)
  const fetched = Promise.resolve(preloaded).then((response) => response ?? fetch(request))
  try {
    if (!copy) return await fetched
    const answer = await Promise.race([fetched, tooLate()])
    return answer.status >= 500 ? copy : answer
  } catch {
    return copy ?? offline()
  }
}

const tooLate = () => new Promise<never>((_, fail) => setTimeout(() => fail(new Error('too late')), NETWORK_TIMEOUT_MS))

/** '/offline' with the list of what is kept on this device. */
async function offline(): Promise<Response> {
  const page = await serwist.matchPrecache(OFFLINE)
  if (!page) return Response.error()
  const now = new Date().toISOString()
  const snapshots = [...(await cachedPages()), ...(await cachedLists().catch(() => []))].filter(
    ({ until }) => until > now,
  )
  const items = snapshots.map(
    ({ path, title, detail }) =>
      `<li><a href="${escaped(path)}" class="card block p-4 hover:bg-lino"><span class="block font-semibold text-turquesa-deep underline wrap-anywhere">${escaped(title)}</span><span class="block text-tinta-suave">${escaped(detail)}</span></a></li>`,
  )
  const html = (await page.text()).replace(/(<ul data-kept-list[^>]*>)(?=<\/ul>)/, `$1${items.join('')}`)
  return new Response(html, { headers: page.headers })
}

/** The lists of a host's dates, as IndexedDB holds them. */
type ListOfDate = { dateId: string; title: string; startDate: string; until: string }

async function cachedLists() {
  // Opening the database would create it.
  const all = await indexedDB.databases?.()
  if (!all?.some(({ name }) => name === OFFLINE_LISTS)) return []
  const db = await openDB(OFFLINE_LISTS)
  const lists: ListOfDate[] = db.objectStoreNames.contains('lists') ? await db.getAll('lists') : []
  db.close()
  return lists.map(({ dateId, title, startDate, until }) => ({
    path: `/host/dates/${dateId}`,
    title,
    detail: `Lista de invitados, ${shortDate(startDate)}, ${timeOfDay(startDate)}`,
    until,
  }))
}

async function cachedPages() {
  const all = (await Promise.all([SNAPSHOT_CACHE, SHARED_CACHE].map(copiesIn))).flat()
  const now = new Date().toISOString()
  return all.filter((page) => page !== null).filter(({ until }) => until > now)
}

async function copiesIn(name: string) {
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  return Promise.all((await cache.keys()).map(async (request) => snapshotOf((await cache.match(request))!)))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', $: '&#36;' }
const escaped = (text: string) => text.replace(/[&<>"$]/g, (character) => entities[character]!)
