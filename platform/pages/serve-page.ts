import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FixedPage, fixPage } from './fixed-page.ts'
import { duringPage } from './request.ts'
import { securityHeaders } from './security-headers.ts'

/** Stands for the nonce while rendering. Random per process: a fixed word could be written into content. */
const PLACEHOLDER = randomBytes(18).toString('base64url')
/** A write that changes a page is seen within a second: rendered pages live less, and leave time to render. */
const FRESH_MS = 800
const MOST_PAGES = 500

type Page = { renderedAt: number; status: number; headers: Headers; html: string; fixed?: FixedPage | null }
const cache = new Map<string, Page>()
const rendering = new Map<string, Promise<Page | Response>>()

type Render = (request: Request) => Promise<Response> | Response

async function renderPage(request: Request, render: Render): Promise<Page | Response> {
  const renderedAt = Date.now()
  const context = { nonce: PLACEHOLDER, origin: new URL(request.url).origin, cookie: request.headers.get('cookie') }
  return duringPage(context, async () => {
    const response = await render(request)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    return {
      renderedAt,
      status: response.status,
      headers: response.headers,
      html: await response.text(),
    }
  })
}

/**
 * Renders a page, or gives the copy of an anonymous one that is under a second old. Requests for the same page that
 * arrive while it is rendered share one rendering. Every answer gets its own nonce.
 */
export async function servePage(request: Request, render: Render, extra: Extra = {}): Promise<Response> {
  const shareable =
    import.meta.env.PROD && request.method === 'GET' && !request.headers.get('cookie')?.includes('session_token')
  if (!shareable) return respond(await renderPage(request, render), 'none', extra)
  const url = new URL(request.url)
  const key = url.origin + url.pathname + url.search
  const known = cache.get(key)
  if (known && Date.now() - known.renderedAt < FRESH_MS) return respond(known, 'hit', extra)
  const running = rendering.get(key)
  if (running) return respond(await running, 'shared', extra)
  const promise = renderPage(request, render)
    .then((page) => {
      if (!(page instanceof Response) && page.status === 200 && !page.headers.has('set-cookie'))
        page.fixed = fixPage(page.html, PLACEHOLDER, extra)
      return page
    })
    .finally(() => rendering.delete(key))
  rendering.set(key, promise)
  const page = await promise
  if (!(page instanceof Response) && page.status === 200) remember(key, page)
  return respond(page, 'miss', extra)
}

/** A page that set a cookie is one person's; the oldest page makes room. */
function remember(key: string, page: Page) {
  if (page.headers.has('set-cookie')) return
  cache.delete(key)
  cache.set(key, page)
  if (cache.size > MOST_PAGES) cache.delete(cache.keys().next().value!)
}

type Extra = Record<string, string>
function respond(page: Page | Response, from: string, extra: Extra): Response {
  if (page instanceof Response) return page.bodyUsed ? new Response(null, { status: 500 }) : page.clone()
  if (page.fixed)
    return new Response(page.fixed.html, {
      status: page.status,
      headers: { ...page.fixed.headers, 'x-page-cache': from },
    })
  const nonce = randomBytes(16).toString('base64url')
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-page-cache': from,
    ...extra,
    ...securityHeaders(`'nonce-${nonce}'`),
  }
  const response = new Response(page.html.replaceAll(PLACEHOLDER, nonce), { status: page.status, headers })
  for (const cookie of page.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  const robots = page.headers.get('x-robots-tag')
  if (robots) response.headers.set('x-robots-tag', robots)
  return response
}

/**
 * The shortest way to a cached page, for the server to take before anything else is made of a request.
 * @returns header names and values in turns, and the body; null when the page must go the usual way
 */
export function readyPage({ method, url, headers }: IncomingMessage): { headers: string[]; body: Buffer } | null {
  if (method !== 'GET' || headers.cookie?.includes('session_token')) return null
  const known = cache.get(`http://${headers.host}${url}`)
  if (!known?.fixed || Date.now() - known.renderedAt >= FRESH_MS) return null
  return headers['accept-encoding']?.includes('gzip') ? known.fixed.packed : known.fixed.plain
}
