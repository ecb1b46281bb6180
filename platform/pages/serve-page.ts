import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { REQUEST_ID_HEADER } from '#platform/http/receive.ts'
import type { Posted } from '#platform/http/request/posted-form.ts'
import { encodingFor } from '#platform/http/response/compress.ts'
import { errorResponse, RETRY_AFTER_SECONDS, wantsHtml } from '#platform/http/response/error-response.ts'
import { bytesResponse } from '#platform/http/response/held-response.ts'
import { buildCachedPage, type CachedPage } from './cached-page.ts'
import { securityHeaders } from './headers/security-headers.ts'
import { mayHoldSession, type PageRequest, QUESTIONS_TIMEOUT_MS, runWithPageRequest } from './request.ts'

const newNonce = () => randomBytes(16).toString('base64url')
/** A write must be visible within a second, so cached pages live shorter, which leaves time to render. */
const FRESH_MS = 800
/** How long the last good copy of a shared page may be served while the database is away. */
const STALE_MS = 600_000
const AWAY_MS = 2000
const MAX_PAGES = 500

type Page = {
  renderedAt: number
  status: number
  headers: Headers
  /** Its HTML. */
  body: Buffer
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

type Render = (request: Request) => Promise<Response> | Response
type Extra = Record<string, string>

async function renderPage(request: Request, render: Render, posted?: Posted): Promise<Page | Response> {
  const renderedAt = performance.now()
  const context: PageRequest = {
    nonce: newNonce(),
    origin: new URL(request.url).origin,
    cookie: request.headers.get('cookie'),
    posted,
    signal: request.signal,
    deadline: performance.now() + QUESTIONS_TIMEOUT_MS,
    unavailable: false,
    aside: [],
    shared: new Map(),
  }
  return runWithPageRequest(context, async () => {
    const response = await render(request)
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    // A redirect depends on data, so without the data it may be wrong.
    if (!isHtml) return context.unavailable ? errorResponse(request, 'UNAVAILABLE', later(request)) : response
    const { nonce, unavailable } = context
    const body = context.body ?? Buffer.from(await response.arrayBuffer())
    return { renderedAt, status: response.status, headers: response.headers, body, nonce, unavailable }
  })
}

/**
 * Renders a page, or serves the cached copy of an anonymous one that is under a second old. Concurrent requests for the same
 * page share one rendering; every answer gets its own nonce. While the database is away, the last good copy of a shared page
 * is served for a while, and every other page is a 503.
 */
export async function servePage(request: Request, render: Render, extra: Extra = {}): Promise<Response> {
  if (!wantsHtml(request)) return errorResponse(request, 'NOT_ACCEPTABLE', { requestId: later(request).requestId })
  const shareable = import.meta.env.PROD && request.method === 'GET' && !mayHoldSession(request.headers.get('cookie'))
  if (!shareable) return respond(request, await renderPage(request, render), 'none', extra)
  const url = new URL(request.url)
  const key = url.origin + url.pathname + url.search
  const cached = cache.get(key)
  if (cached && performance.now() - cached.renderedAt < FRESH_MS) {
    if (cached.fixed === undefined) cached.fixed = buildCachedPage(cached.body.toString(), cached.nonce, extra)
    return respond(request, cached, 'hit', extra)
  }
  const standIn = cached && performance.now() - cached.renderedAt < STALE_MS ? cached : null
  if (standIn && performance.now() < awayUntil) return respond(request, standIn, 'stale', extra)
  const running = rendering.get(key)
  const page = await (running ?? renderShared(key, request, render))
  const isBad = page instanceof Response ? page.status === 503 : page.unavailable
  if (isBad) awayUntil = performance.now() + AWAY_MS
  if (isBad && standIn) return respond(request, standIn, 'stale', extra)
  return respond(request, page, running ? 'shared' : 'miss', extra)
}

/** Renders the page of a refused form again, with its input and messages. It is one person's, so it is never cached. */
export async function servePosted(request: Request, posted: Posted, render: Render, extra: Extra): Promise<Response> {
  const { url, signal } = request
  const headers = new Headers(request.headers)
  for (const name of ['content-length', 'content-type', 'transfer-encoding']) headers.delete(name)
  const page = await renderPage(new Request(url, { headers, signal }), render, posted)
  const location = page instanceof Response ? page.headers.get('location') : null
  // A guard's redirect leads to another page, where the form must not be posted again: 303 makes it a GET.
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

/**
 * Renders for all who ask now. It uses a request without cookies or abort signal, because it must not depend on the visitor
 * who came first.
 */
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

/** Caches a page, evicting the oldest. */
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
  // An error page would blame us for an outage, so it becomes a 503; a page that only lacks a part is still worth reading.
  if (page.unavailable && page.status >= 500) return errorResponse(request, 'UNAVAILABLE', later(request))
  const nonce = page.isNonceUsed ? newNonce() : page.nonce
  page.isNonceUsed = true
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-page-cache': from,
    ...(page.unavailable && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    ...extra,
    ...securityHeaders(`'nonce-${nonce}'`),
  }
  const status = page.unavailable ? 503 : page.status
  const body = nonce === page.nonce ? page.body : Buffer.from(page.body.toString().replaceAll(page.nonce, nonce))
  const response = bytesResponse(body, status, headers)
  for (const cookie of page.headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  for (const name of ['x-robots-tag', 'permissions-policy']) {
    const header = page.headers.get(name)
    if (header) response.headers.set(name, header)
  }
  return response
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
