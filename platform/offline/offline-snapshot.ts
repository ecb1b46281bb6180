// Keeps a page on this device: a static copy of the server's HTML with its style sheet, fonts and pictures. Scripts are not
// kept, so that a copy never runs old code against a newer server. The service worker (worker.ts) serves it.
import { deleteSnapshots, deleteSnapshotsOfOthers, OWNER_KEY, SHARED_CACHE, SNAPSHOT_CACHE } from './snapshot-cache.ts'

type PageToSave = {
  path: string
  /** Id of the owner; null when anybody with the address may read it. */
  owner: string | null
  title: string
  detail: string
  /** What the copy depends on; when it changes, the copy is renewed. */
  state: string
  /** ISO instant after which the copy is deleted. */
  until: string
}
type Around = { words: (at: string) => string; back: { href: string; words: string } }
type OfflineSnapshot = { path: string; title: string; detail: string; state: string; until: string; at: string }

/** Content security policy of a copy: style, fonts and pictures, and nothing else. */
export const SNAPSHOT_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const NOTE = 'x-kept'
const idle = () =>
  new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve),
  )

/** Metadata of a copy, for the worker and the pages. */
export function snapshotOf(response: Response): (OfflineSnapshot & { files: string[] }) | null {
  const note = response.headers.get(NOTE)
  return note ? JSON.parse(decodeURIComponent(note)) : null
}

/** The cached response for a path or a file. */
export const cachedResponse = async (request: Request | string): Promise<Response | undefined> => {
  for (const cacheName of [SNAPSHOT_CACHE, SHARED_CACHE]) {
    const copy = await globalThis.caches?.match(request, { cacheName }).catch(() => undefined)
    if (copy) return copy
  }
}

/** The copy of a page on this device, or null. */
export async function offlineSnapshot(path: string): Promise<OfflineSnapshot | null> {
  const response = await cachedResponse(path)
  return response ? snapshotOf(response) : null
}

/**
 * Without a network and with a copy kept, reloads the current page, because only a navigation reaches the worker, which
 * answers with the copy or the list of copies. Moving inside the application would only fail.
 */
export async function showOfflineSnapshot(): Promise<void> {
  if (navigator.onLine || !('serviceWorker' in navigator) || !('caches' in window)) return
  const hasSnapshots = (await caches.has(SNAPSHOT_CACHE)) || (await caches.has(SHARED_CACHE))
  if (hasSnapshots && (await navigator.serviceWorker.getRegistration())?.active) location.reload()
}

export async function deleteSnapshot(path: string): Promise<void> {
  if (!(await offlineSnapshot(path))) return
  for (const name of [SNAPSHOT_CACHE, SHARED_CACHE])
    if (await caches.has(name)) await (await caches.open(name)).delete(path)
}

/**
 * Stores the part of a page marked `data-keep`, for its owner alone if it has one; parts marked `data-online` need a network
 * and are removed. Without a network, or where the browser can not, an existing copy stays.
 */
export async function saveOfflineSnapshot(page: PageToSave, around: Around): Promise<OfflineSnapshot | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in window)) return null
  try {
    await idle()
    await navigator.serviceWorker.register('/sw.js')
    const answer = await fetch(page.path, { headers: { accept: 'text/html' } })
    if (!answer.ok || answer.redirected) return offlineSnapshot(page.path)
    const at = new Date().toISOString()
    const { html, files } = stillCopy(await answer.text(), around.words(at), around.back)
    if (!html) return null
    const cache = page.owner === null ? await caches.open(SHARED_CACHE) : await ownCache(page.owner)
    await Promise.all(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)))
    const { owner: _, ...about } = page
    const note = encodeURIComponent(JSON.stringify({ ...about, at, files }))
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': SNAPSHOT_POLICY,
      'x-content-type-options': 'nosniff',
      [NOTE]: note,
    }
    await cache.put(page.path, new Response(html, { headers }))
    await tidy(cache)
    return { ...about, at }
  } catch {
    return offlineSnapshot(page.path)
  }
}

async function ownCache(owner: string): Promise<Cache> {
  await deleteSnapshotsOfOthers(owner)
  const cache = await caches.open(SNAPSHOT_CACHE)
  await cache.put(OWNER_KEY, new Response(owner))
  return cache
}

/** The marked part of a page as a document of its own. @returns html null without a marked part */
function stillCopy(source: string, words: string, back: Around['back']): { html: string | null; files: string[] } {
  const page = new DOMParser().parseFromString(source, 'text/html')
  const part = page.querySelector('[data-keep]')
  if (!part) return { html: null, files: [] }
  for (const node of page.querySelectorAll('script, noscript, source, link[rel=modulepreload], link[rel=manifest]'))
    node.remove()
  for (const node of part.querySelectorAll('[data-online], button')) node.remove()
  for (const image of part.querySelectorAll('img')) image.removeAttribute('srcset')
  const note = page.createElement('p')
  note.className = 'rounded-control bg-maiz-soft px-4 py-3 mb-5 print:hidden'
  note.textContent = words
  const link = page.createElement('a')
  link.href = back.href
  link.className = 'link inline-flex min-h-11 items-center print:hidden'
  link.textContent = back.words
  const main = page.createElement('main')
  main.className = 'page max-w-4xl py-6'
  main.append(link, note, part)
  page.body.replaceChildren(main)
  const addresses = [
    ...[...page.querySelectorAll('link[rel=stylesheet], link[rel=preload][as=font], link[rel=icon]')].map((link) =>
      link.getAttribute('href'),
    ),
    ...[...part.querySelectorAll('img')].map((image) => image.getAttribute('src')),
  ]
  const files = addresses.filter((address): address is string => !!address?.startsWith('/'))
  return { html: `<!doctype html>${page.documentElement.outerHTML}`, files: [...new Set(files)] }
}

/** Deletes expired copies, and files that no copy uses. */
async function tidy(cache: Cache) {
  const used = new Set([OWNER_KEY])
  const now = new Date().toISOString()
  const requests = await cache.keys()
  for (const request of requests) {
    const snapshot = snapshotOf((await cache.match(request))!)
    if (!snapshot || snapshot.until < now) continue
    for (const path of [snapshot.path, ...snapshot.files]) used.add(path)
  }
  await Promise.all(
    requests.filter(({ url }) => !used.has(new URL(url).pathname)).map((request) => cache.delete(request)),
  )
  // Only the note about the owner is left.
  if (used.size === 1 && (await cache.match(OWNER_KEY))) await deleteSnapshots()
}
