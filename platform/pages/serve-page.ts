import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { REQUEST_ID_HEADER } from '#platform/http/receive.ts'
import type { Posted } from '#platform/http/request/posted-form.ts'
import { completeResponse } from '#platform/http/response/buffered-response.ts'
import { compress, encodingFor } from '#platform/http/response/compress.ts'
import { errorResponse, RETRY_AFTER_SECONDS, wantsHtml } from '#platform/http/response/error-response.ts'
import { buildCachedPage, type CachedPage } from './cached-page.ts'
import { securityHeaders } from './headers/security-headers.ts'
import { type PageBytes, unpackPage } from './rendering/page-bytes.ts'
import { mayHoldSession, type PageRequest, QUESTIONS_TIMEOUT_MS, runWithPageRequest } from './request.ts'

const newNonce = () => randomBytes(16).toString('base64url')
/** A write must be visible within a second, so cached pages live shorter, which leaves time to render. */
const FRESH_MS = 800
/** How long the last good copy of a shared page may be served while the database is away. */
const STALE_MS = 600_000
const AWAY_MS = 2000
const MAX_PAGES = 500
/** What a route may set besides the headers of every page. */
const ROUTE_HEADERS = ['x-robots-tag', 'permissions-policy']

type Page = PageBytes & {
  renderedAt: number
  status: number
  /** Those of its route, as it sets them. */
  headers: Extra
  cookies: string[]
  /** The nonce in its HTML. It is the first visitor's, so that most pages are sent as they were rendered. */
  nonce: string
  isNonceUsed?: boolean
  /** Something it shows was unavailable when it was rendered. */
  unavailable: boolean
  /** Its final bytes, made at the second request, because most rare pages never get one. */
  fixed?: CachedPage | null
}
const cache = new Map<string, Page>()
/** Until then copies are served without a new attempt, so that visitors do not each wait for the same time-out. */
let awayUntil = 0
const rendering = new Map<string, Promise<Page | Response>>()

/**
 * @param url of the page
 * @param toRequest for whoever needs more than its address
 * @returns nothing when the page, which found all it needs, is in the page request
 */
type Render = (url: URL, toRequest: () => Request) => Promise<Response | undefined>
type Extra = Record<string, string>

/** Of pages that are rendered for whoever asks, also when the first visitor leaves. */
const never = new AbortController().signal

type Asked = Pick<PageRequest, 'cookie' | 'signal' | 'posted'> & {
  url: URL
  toRequest: () => Request
  /** The Accept-Encoding of whoever gets the page first. */
  accepted: string | null
}

async function renderPage({ url, toRequest, accepted, ...asked }: Asked, render: Render) {
  const renderedAt = performance.now()
  const context: PageRequest = {
    ...asked,
    nonce: newNonce(),
    origin: url.origin,
    encoding: encodingFor(accepted),
    deadline: performance.now() + QUESTIONS_TIMEOUT_MS,
    unavailable: false,
    deferredMarkup: [],
    shared: new Map(),
  }
  return runWithPageRequest(context, async (): Promise<Page | Response> => {
    const response = await render(url, toRequest)
    const { nonce, unavailable } = context
    const found = { renderedAt, nonce, unavailable }
    if (!response) return { ...context.body!, ...found, status: 200, headers: {}, cookies: [] }
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    // A redirect depends on data, so without the data it may be wrong.
    if (!isHtml) return unavailable ? errorResponse(toRequest(), 'UNAVAILABLE', later(toRequest())) : response
    const body = context.body ?? { bytes: Buffer.from(await response.arrayBuffer()), encoding: null }
    const set = ROUTE_HEADERS.map((name) => [name, response.headers.get(name)]).filter(([, value]) => value)
    const cookies = response.headers.getSetCookie()
    return { ...body, ...found, status: response.status, headers: Object.fromEntries(set), cookies }
  })
}

/**
 * Renders a page, or serves the cached copy of an anonymous one that is under a second old. Concurrent requests for the same
 * page share one rendering; every answer gets its own nonce. While the database is away, the last good copy of a shared page
 * is served for a while, and every other page is a 503.
 */
export async function servePage(request: Request, render: Render, extra: Extra = {}): Promise<Response> {
  if (!wantsHtml(request)) return errorResponse(request, 'NOT_ACCEPTABLE', { requestId: later(request).requestId })
  const url = new URL(request.url)
  const accepted = acceptedBy(request)
  const cookie = request.headers.get('cookie')
  const shareable = import.meta.env.PROD && request.method === 'GET' && !mayHoldSession(cookie)
  if (!shareable) {
    const asked = { url, cookie, accepted, signal: request.signal, toRequest: () => request }
    return respond(request, await renderPage(asked, render), 'none', extra)
  }
  const key = url.origin + url.pathname + url.search
  const cached = cache.get(key)
  if (cached && performance.now() - cached.renderedAt < FRESH_MS) {
    if (cached.fixed === undefined) cached.fixed = buildCachedPage(unpackPage(cached).toString(), cached.nonce, extra)
    return respond(request, cached, 'hit', extra)
  }
  const stalePage = cached && performance.now() - cached.renderedAt < STALE_MS ? cached : null
  if (stalePage && performance.now() < awayUntil) return respond(request, stalePage, 'stale', extra)
  const running = rendering.get(key)
  const page = await (running ?? renderShared(key, url, accepted, render))
  const isBad = page instanceof Response ? page.status === 503 : page.unavailable
  if (isBad) awayUntil = performance.now() + AWAY_MS
  if (isBad && stalePage) return respond(request, stalePage, 'stale', extra)
  return respond(request, page, running ? 'shared' : 'miss', extra)
}

/** Renders the page of a refused form again, with its input and messages. It is one person's, so it is never cached. */
export async function servePosted(request: Request, posted: Posted, render: Render, extra: Extra): Promise<Response> {
  const { url, signal } = request
  const headers = new Headers(request.headers)
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name)
  const again = new Request(url, { headers, signal })
  const asked = { posted, signal, accepted: acceptedBy(request), cookie: headers.get('cookie'), toRequest: () => again }
  const page = await renderPage({ ...asked, url: new URL(url) }, render)
  const location = page instanceof Response ? page.headers.get('location') : null
  // A guard's redirect leads to another page, where the form must not be posted again: 303 makes it a GET.
  if (location) return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
  const { status, retryAfter } = posted
  const answer = await respond(
    request,
    page instanceof Response || page.status !== 200 ? page : { ...page, status },
    'none',
    extra,
  )
  answer.headers.set('cache-control', 'private, no-store')
  if (retryAfter) answer.headers.set('retry-after', retryAfter)
  return answer
}

/** Renders for all who ask now: without cookies or the signal of the visitor who came first; only how it is packed is theirs. */
function renderShared(key: string, url: URL, accepted: string | null, render: Render): Promise<Page | Response> {
  const toRequest = () => new Request(url, { headers: { accept: 'text/html' } })
  const promise = renderPage({ url, accepted, cookie: null, signal: never, toRequest }, render)
    .then((page) => {
      if (page instanceof Response || page.status !== 200 || page.unavailable || page.cookies.length > 0) return page
      remember(key, page)
      return page
    })
    .finally(() => rendering.delete(key))
  rendering.set(key, promise)
  return promise
}

/** Caches a page, evicting the oldest. */
function remember(key: string, page: Page) {
  cache.delete(key)
  cache.set(key, page)
  if (cache.size > MAX_PAGES) cache.delete(cache.keys().next().value!)
}

/** The Accept-Encoding of a request; null for one whose answer has no body to pack. */
const acceptedBy = ({ method, headers }: Request) => (method === 'HEAD' ? null : headers.get('accept-encoding'))

const later = (request: Request) => ({
  requestId: request.headers.get(REQUEST_ID_HEADER) ?? randomUUID(),
  retryAfter: RETRY_AFTER_SECONDS,
})

async function respond(request: Request, page: Page | Response, from: string, extra: Extra): Promise<Response> {
  if (page instanceof Response) return page.bodyUsed ? new Response(null, { status: 500 }) : page.clone()
  if (page.fixed)
    return new Response(page.fixed.html, {
      status: page.status,
      headers: { ...page.fixed.headers, 'x-page-cache': from },
    })
  const { requestId, retryAfter } = later(request)
  // An error page would blame us for an outage, so it becomes a 503; a page that only lacks a part is still worth reading.
  if (page.unavailable && page.status >= 500) return errorResponse(request, 'UNAVAILABLE', { requestId, retryAfter })
  const nonce = page.isNonceUsed ? newNonce() : page.nonce
  page.isNonceUsed = true
  const wanted = encodingFor(acceptedBy(request))
  const body = await bytesFor(page, nonce, wanted)
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-page-cache': from,
    ...(page.unavailable && { 'retry-after': String(retryAfter) }),
    ...(wanted && { 'content-encoding': wanted, vary: 'accept-encoding' }),
    [REQUEST_ID_HEADER]: requestId,
    ...extra,
    ...securityHeaders(`'nonce-${nonce}'`),
    ...page.headers,
  }
  const response = completeResponse(body, page.unavailable ? 503 : page.status, headers)
  for (const cookie of page.cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** The bytes of a page with this nonce, packed as its reader wants it. */
function bytesFor(page: Page, nonce: string, wanted: PageRequest['encoding']): Buffer | Promise<Buffer> {
  if (nonce === page.nonce && wanted === page.encoding) return page.bytes
  const html = unpackPage(page)
  const own = nonce === page.nonce ? html : Buffer.from(html.toString().replaceAll(page.nonce, nonce))
  return wanted ? compress(own, wanted) : own
}

/**
 * The fast path to a cached page, tried before anything else touches a request.
 * @returns header names and values alternating, and the body; null when the page must go the usual way
 */
export function readyPage({ method, url, headers }: IncomingMessage): { headers: string[]; body: Buffer } | null {
  if (method !== 'GET' || mayHoldSession(headers.cookie)) return null
  if (headers.accept && !/text\/html|\*\/\*/.test(headers.accept)) return null
  const cached = cache.get(`http://${headers.host}${url}`)
  if (!cached?.fixed || performance.now() - cached.renderedAt >= FRESH_MS) return null
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined)
  return encoding ? cached.fixed.packed[encoding] : cached.fixed.plain
}
