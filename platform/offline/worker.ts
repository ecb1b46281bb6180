// The service worker. It stores no page by itself except '/offline', which is the same for everybody; pages a person keeps
// are stored by offline-snapshot.ts. It is registered with the first page that is kept: whoever keeps nothing never gets it.
import { type PrecacheEntry, Serwist } from 'serwist'
import { kept, STILL } from './offline-snapshot.ts'
import { listenForPushes } from './push-events.ts'
import { KEPT } from './snapshot-cache.ts'

declare const self: { __SW_MANIFEST: (PrecacheEntry | string)[]; location: Location }

const OFFLINE = '/offline'
/** On a line that is there and carries nothing, a copy is shown after this long. */
const PATIENCE_MS = 4000

/** What the server wrote without its scripts: it must read the same whatever is deployed later. */
async function still(response: Response): Promise<Response> {
  const html = (await response.text())
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*(?:modulepreload|rel="manifest")[^>]*>/g, '')
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': STILL },
  })
}

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    // Without cookies: the page of nobody in particular.
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
  // Nothing that runs is stored, so a newer worker may take over at once.
  skipWaiting: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
      handler: ({ event, request }) =>
        navigate(request, (event as unknown as { preloadResponse?: Promise<Response | undefined> }).preloadResponse),
    },
    {
      // What a copy is drawn with; its names change with their content.
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin &&
        /^\/(assets|files|map-picture|favicon)/.test(url.pathname) &&
        ['style', 'font', 'image'].includes(request.destination),
      handler: async ({ request }) => (await caches.match(request, { cacheName: KEPT })) ?? fetch(request),
    },
  ],
})
serwist.addEventListeners()
listenForPushes(self as never)

/** The network first; then the copy of this page; then what can be said without one. */
async function navigate(request: Request, preloaded?: Promise<Response | undefined>): Promise<Response> {
  const copy = await caches.match(new URL(request.url).pathname, { cacheName: KEPT }).catch(() => undefined)
  const asked = Promise.resolve(preloaded).then((response) => response ?? fetch(request))
  try {
    if (!copy) return await asked
    const answer = await Promise.race([asked, tooLate()])
    return answer.status >= 500 ? copy : answer
  } catch {
    return copy ?? offline()
  }
}

const tooLate = () => new Promise<never>((_, fail) => setTimeout(() => fail(new Error('too late')), PATIENCE_MS))

/** '/offline' with the list of what is kept on this device. */
async function offline(): Promise<Response> {
  const page = await serwist.matchPrecache(OFFLINE)
  if (!page) return Response.error()
  const items = (await keptPages()).map(
    ({ path, title, detail }) =>
      `<li><a href="${escaped(path)}" class="card block p-4 hover:bg-lino"><span class="block font-semibold text-turquesa-deep underline wrap-anywhere">${escaped(title)}</span><span class="block text-tinta-suave">${escaped(detail)}</span></a></li>`,
  )
  const html = (await page.text()).replace(/(<ul data-kept-list[^>]*>)(?=<\/ul>)/, `$1${items.join('')}`)
  return new Response(html, { headers: page.headers })
}

async function keptPages() {
  if (!(await caches.has(KEPT))) return []
  const cache = await caches.open(KEPT)
  const all = await Promise.all((await cache.keys()).map(async (request) => kept((await cache.match(request))!)))
  const now = new Date().toISOString()
  return all.filter((page) => page !== null).filter(({ until }) => until > now)
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', $: '&#36;' }
const escaped = (text: string) => text.replace(/[&<>"$]/g, (mark) => marks[mark]!)
