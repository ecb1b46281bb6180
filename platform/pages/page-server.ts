// The built server: API first, then files and health, then pages; and its background jobs.
import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { endSubscription } from '#marketplace/accounts/preferences/subscription.api.ts'
import { sessionUserOf } from '#marketplace/accounts/session/session.data.ts'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { recordRefused } from '#marketplace/admin/audit/refused/refused.data.ts'
import { api, registrations } from '#marketplace/api.ts'
import { answerLink } from '#marketplace/bookings/links/link.api.ts'
import { sharePicture } from '#marketplace/experiences/share/share.api.ts'
import { currentCommission } from '#marketplace/ledger/commission.data.ts'
import { mapPicture } from '#marketplace/locations/map/picture.api.ts'
import { loadFigures } from '#marketplace/site/figures/figure.data.ts'
import { lightLayout } from '#marketplace/site/public/layout/light/light-frame.tsx'
import { getRouter } from '#marketplace/site/router.tsx'
import { robots, sitemap } from '#marketplace/site/sitemap/sitemap.api.ts'
import { mayBeIndexed } from '#marketplace/site/sitemap/sitemap.rules.ts'
import { securityText } from '#marketplace/site/well-known/security-text.api.ts'
import { jobs, services, sweeps } from '#marketplace/slices.ts'
import { health } from '#platform/http/lifecycle/health.ts'
import { refuseFlood } from '#platform/http/limits/gate.ts'
import { withQuotas } from '#platform/http/limits/quotas.ts'
import { ADDRESS_HEADER, REQUEST_ID_HEADER, receive } from '#platform/http/receive.ts'
import { type FormOptions, formsOf, handleForm } from '#platform/http/request/posted-form.ts'
import { errorResponse, isApi } from '#platform/http/response/error-response.ts'
import { startJobs as start } from '#platform/jobs/jobs.ts'
import { serveFile } from '#platform/storage/serve-file.ts'
import { lightRenderer } from './light/render-light-page.ts'
import { ownPath } from './location/own-path.ts'
import { renderPage } from './rendering/render-page.tsx'
import { withTimeout } from './request.ts'
import { servePage, servePosted } from './serve-page.ts'

const render = createStartHandler(renderPage)
const renderLight = lightRenderer(getRouter(), lightLayout)

/** Forms posted without script go through the API like every other call. */
const door: FormOptions = {
  forms: formsOf(registrations.map(({ endpoint }) => endpoint)),
  send: (request) => api.fetch(request),
  signIn: (page) => withReturnPath('/auth/login', page),
}

const NOT_INDEXED = { 'x-robots-tag': 'noindex' }

type Options = Parameters<typeof render>[1]

export async function answer(request: Request, options?: Options): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  // Balancers must get an answer however busy the node is, so limits come after.
  if (pathname === '/healthz' || pathname === '/readyz') return health(pathname)
  const refusal = await refuseFlood(request, accountOf)
  if (refusal) return withQuotas(request, refusal)
  if (isApi(pathname)) return withQuotas(request, await api.fetch(request))
  // Mail programs unsubscribe with a POST to the page that people open (RFC 8058).
  if (pathname === '/subscription' && request.method === 'POST') return endSubscription(request, (r) => api.fetch(r))
  if (pathname.startsWith('/w/')) return answerLink(request)
  if (request.method === 'POST') {
    const posted = await handleForm(request, door)
    return posted instanceof Response ? posted : servePosted(request, posted, renderer(options), NOT_INDEXED)
  }
  if (pathname.startsWith('/files/')) return serveFile(pathname, request)
  if (pathname.startsWith('/share/')) return sharePicture(pathname)
  if (pathname.startsWith('/map-picture/')) return mapPicture(pathname)
  if (pathname === '/sitemap.xml') return sitemap(request)
  if (pathname === '/robots.txt') return robots()
  if (pathname === '/.well-known/security.txt') return securityText(new Date())
  // Addresses of the framework that the product does not use, and files of older builds: a page would be the wrong answer.
  if (/^\/(_serverFn|assets)(\/|$)/.test(pathname))
    return errorResponse(request, 'NOT_FOUND', { requestId: request.headers.get(REQUEST_ID_HEADER) ?? '' })
  const own = ownPath(pathname)
  if (own !== pathname) return new Response(null, { status: 301, headers: { location: own + search } })
  const extra: Record<string, string> = mayBeIndexed(pathname) ? {} : NOT_INDEXED
  const page = await servePage(request, renderer(options), extra)
  if (/^\/admin(\/|$)/.test(pathname) && page.status >= 300 && page.status < 400)
    void logRefusedAccess(request, pathname)
  return page
}

export default createServerEntry({
  fetch: (request, options) => receive(request, () => answer(request, options)),
})

/** Reading settings must not hold up a page when the database does not answer, so it waits only this long. */
const ASIDE_TIMEOUT_MS = 1000

const accountOf = (request: Request): Promise<string | null> =>
  withTimeout(
    sessionUserOf(request).then(
      (user) => user?.id ?? null,
      () => null,
    ),
    ASIDE_TIMEOUT_MS,
    () => null,
  )

/**
 * Renders a page. The operators' settings with the figures and the commission in force are read first, because rendering is synchronous. If that fails the page reports the
 * database itself.
 */
const renderer = (options: Options) => async (url: URL, toRequest: () => Request) => {
  await withTimeout(
    Promise.all([loadFigures(), currentCommission()]).catch(() => undefined),
    ASIDE_TIMEOUT_MS,
    () => undefined,
  )
  return (await renderLight(url)) ? undefined : render(toRequest(), options)
}

/** Logs that the back office refused somebody (INV-47). The account is read without holding up the request. */
async function logRefusedAccess(request: Request, pathname: string): Promise<void> {
  const user = await sessionUserOf(request).catch(() => null)
  if (user?.role === 'admin') return
  const address = request.headers.get(ADDRESS_HEADER)
  recordRefused({ endpoint: `GET ${pathname}`, key: 'page', user, address })
}

export const startJobs = () => start(jobs, sweeps, services)

export { readyPage } from './serve-page.ts'
