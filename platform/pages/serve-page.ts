import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { plainAnswer, RETRY_AFTER_SECONDS, wantsHtml } from '#platform/http/answer/plain-answer.ts'
import { REQUEST_ID_HEADER } from '#platform/http/receive.ts'
import type { Posted } from '#platform/http/request/posted-form.ts'
import { type FixedPage, fixPage } from './fixed-page.ts'
import { securityHeaders } from './headers/security-headers.ts'
import { duringPage, type PageRequest, QUESTIONS_TIMEOUT_MS } from './request.ts'

/** Stands for the nonce while rendering. Random per process: a fixed word could be written into content. */
const PLACEHOLDER = randomBytes(18).toString('base64url')
/** A write that changes a page is seen within a second: rendered pages live less, and leave time to render. */
const FRESH_MS = 800
/** For so long the last good copy of a shared page may stand in while the database is away. */
const STALE_MS = 600_000
const AWAY_MS = 2000
const MAX_PAGES = 500

type Page = {
  renderedAt: number
  status: number
  headers: Headers
  html: string
  /** Something it shows could not be had when it was rendered. */
  unavailable: boolean
  /** Its bytes for everybody, made when it is asked for a second time: most of the long tail never is. */
  fixed?: FixedPage | null
}
const cache = new Map<string, Page>()
/** Until then copies are given without trying again: whoever comes meanwhile need not wait to learn the same. */
let awayUntil = 0
const rendering = new Map<string, Promise<Page | Response>>()

type Render = (request: Request) => Promise<Response> | Response
type Extra = Record<string, string>

async function renderPage(request: Request, render: Render, posted?: Posted): Promise<Page | Response> {
  const renderedAt = Date.now()
  const context: PageRequest = {
    nonce: PLACEHOLDER,
    origin: new URL(request.url).origin,
    cookie: request.headers.get('cookie'),
    posted,
    signal: request.signal,
    deadline: performance.now() + QUESTIONS_TIMEOUT_MS,
    unavailable: false,
    shared: new Map(),
  }
  return duringPage(context, async () => {
    const response = await render(request)
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    // Where a page sends people is decided by what could be had.
    if (!isHtml) return context.unavailable ? plainAnswer(request, 'UNAVAILABLE', later(request)) : response
    const { unavailable } = context
    const html = context.html ?? (await response.text())
    return { renderedAt, status: response.status, headers: response.headers, html, unavailable }
  })
}

/**
 * Renders a page, or gives the copy of an anonymous one that is under a second old. Requests for the same page that
 * arrive while it is rendered share one rendering. Every answer gets its own nonce. While the database is away, the last
 * good copy of a shared page is given for a while, and every other page is a 503.
 */
export async function servePage(request: Request, render: Render, extra: Extra = {}): Promise<Response> {
  if (!wantsHtml(request)) return plainAnswer(request, 'NOT_ACCEPTABLE', { requestId: later(request).requestId })
  const shareable =
    import.meta.env.PROD && request.method === 'GET' && !request.headers.get('cookie')?.includes('session_token')
  if (!shareable) return respond(request, await renderPage(request, render), 'none', extra)
  const url = new URL(request.url)
  const key = url.origin + url.pathname + url.search
  const known = cache.get(key)
  if (known && Date.now() - known.renderedAt < FRESH_MS) {
    if (known.fixed === undefined) known.fixed = fixPage(known.html, PLACEHOLDER, extra)
    return respond(request, known, 'hit', extra)
  }
  const standIn = known && Date.now() - known.renderedAt < STALE_MS ? known : null
  if (standIn && Date.now() < awayUntil) return respond(request, standIn, 'stale', extra)
  const running = rendering.get(key)
  const page = await (running ?? renderShared(key, request, render))
  const isBad = page instanceof Response ? page.status === 503 : page.unavailable
  if (isBad) awayUntil = Date.now() + AWAY_MS
  if (isBad && standIn) return respond(request, standIn, 'stale', extra)
  return respond(request, page, running ? 'shared' : 'miss', extra)
}

/**
 * Draws the page of a refused form again, with what was typed and what is wrong with it. It is one person's: nobody keeps it.
 */
export async function servePosted(request: Request, posted: Posted, render: Render, extra: Extra): Promise<Response> {
  const { url, signal } = request
  const headers = new Headers(request.headers)
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name)
  const page = await renderPage(new Request(url, { headers, signal }), render, posted)
  const location = page instanceof Response ? page.headers.get('location') : null
  // Where a guard sends somebody is another page: the form is not to be posted there once more.
  if (location) return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
  const { status, retryAfter } = posted
  const answer = respond(
    request,
    page instanceof Response || page.status !== 200 ? page : { ...page, status },
    'none',
    extra,
  )
  answer.headers.set('cache-control', 'private, no-store')
  if (retryAfter) answer.headers.set('retry-after', retryAfter)
  return answer
}

/** Renders for everybody who asks now. It ends with no single one of them, and knows nothing of the one who came first. */
function renderShared(key: string, { url }: Request, render: Render): Promise<Page | Response> {
  const promise = renderPage(new Request(url, { headers: { accept: 'text/html' } }), render)
    .then((page) => {
      if (page instanceof Response || page.status !== 200 || page.unavailable || page.headers.has('set-cookie'))
        return page
      remember(key, page)
      return page
    })
    .finally(() => rendering.delete(key))
  rendering.set(key, promise)
  return promise
}

/** The oldest page makes room. */
function remember(key: string, page: Page) {
  cache.delete(key)
  cache.set(key, page)
  if (cache.size > MAX_PAGES) cache.delete(cache.keys().next().value!)
}

const later = (request: Request) => ({
  requestId: request.headers.get(REQUEST_ID_HEADER) ?? randomUUID(),
  retryAfter: RETRY_AFTER_SECONDS,
})

function respond(request: Request, page: Page | Response, from: string, extra: Extra): Response {
  if (page instanceof Response) return page.bodyUsed ? new Response(null, { status: 500 }) : page.clone()
  if (page.fixed)
    return new Response(page.fixed.html, {
      status: page.status,
      headers: { ...page.fixed.headers, 'x-page-cache': from },
    })
  // The page that says a fault of ours would be wrong; one that only lacks a part is still worth reading.
  if (page.unavailable && page.status >= 500) return plainAnswer(request, 'UNAVAILABLE', later(request))
  const nonce = randomBytes(16).toString('base64url')
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-page-cache': from,
    ...(page.unavailable && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    ...extra,
    ...securityHeaders(`'nonce-${nonce}'`),
  }
  const status = page.unavailable ? 503 : page.status
  // Bytes, for a Response checks and copies every string that it is given.
  const response = new Response(Buffer.from(page.html.replaceAll(PLACEHOLDER, nonce)), { status, headers })
  for (const cookie of page.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  for (const name of ['x-robots-tag', 'permissions-policy']) {
    const own = page.headers.get(name)
    if (own) response.headers.set(name, own)
  }
  return response
}

/**
 * The shortest way to a cached page, for the server to take before anything else is made of a request.
 * @returns header names and values in turns, and the body; null when the page must go the usual way
 */
export function readyPage({ method, url, headers }: IncomingMessage): { headers: string[]; body: Buffer } | null {
  if (method !== 'GET' || headers.cookie?.includes('session_token')) return null
  if (headers.accept && !/text\/html|\*\/\*/.test(headers.accept)) return null
  const known = cache.get(`http://${headers.host}${url}`)
  if (!known?.fixed || Date.now() - known.renderedAt >= FRESH_MS) return null
  return headers['accept-encoding']?.includes('gzip') ? known.fixed.packed : known.fixed.plain
}
