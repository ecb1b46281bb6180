// The built server: API first, then files and health, then pages; and the jobs that run beside it.
import { createStartHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { endSubscription } from '#marketplace/accounts/preferences/subscription.api.ts'
import { sessionUserOf } from '#marketplace/accounts/session/session.data.ts'
import { withReturnPath } from '#marketplace/accounts/session/session.rules.ts'
import { recordRefused } from '#marketplace/admin/audit/refused/refused.data.ts'
import { api, registrations } from '#marketplace/api.ts'
import { answerLink } from '#marketplace/bookings/links/link.api.ts'
import { sharePicture } from '#marketplace/experiences/share/share.api.ts'
import { mapPicture } from '#marketplace/locations/map/picture.api.ts'
import { settings } from '#marketplace/settings/settings.data.ts'
import { robots, sitemap } from '#marketplace/site/sitemap/sitemap.api.ts'
import { mayBeIndexed } from '#marketplace/site/sitemap/sitemap.rules.ts'
import { securityText } from '#marketplace/site/well-known/security-text.api.ts'
import { jobs, services, sweeps } from '#marketplace/slices.ts'
import { isApi, plainAnswer } from '#platform/http/answer/plain-answer.ts'
import { health } from '#platform/http/lifecycle/health.ts'
import { refuseFlood } from '#platform/http/limits/gate.ts'
import { withQuotas } from '#platform/http/limits/quotas.ts'
import { ADDRESS_HEADER, REQUEST_ID_HEADER, receive } from '#platform/http/receive.ts'
import { answerForm, type FormDoor, formsOf } from '#platform/http/request/posted-form.ts'
import { startJobs as start } from '#platform/jobs/jobs.ts'
import { serveFile } from '#platform/storage/serve-file.ts'
import { drawPage } from './drawing/draw-page.tsx'
import { withinTime } from './request.ts'
import { servePage, servePosted } from './serve-page.ts'

const render = createStartHandler(drawPage)

/** Forms of pages, posted where no script runs, go through the API like every other call. */
const door: FormDoor = {
  forms: formsOf(registrations.map(({ endpoint }) => endpoint)),
  ask: (request) => api.fetch(request),
  signIn: (page) => withReturnPath('/auth/login', page),
}

const NOT_INDEXED = { 'x-robots-tag': 'noindex' }

type Options = Parameters<typeof render>[1]

/** What the built server answers; `receive` stands around it, in server.ts and in development alike. */
export async function answer(request: Request, options?: Options): Promise<Response> {
  const { pathname } = new URL(request.url)
  // Balancers ask these however busy the node is.
  if (pathname === '/healthz' || pathname === '/readyz') return health(pathname)
  const refused = await refuseFlood(request, accountOf)
  if (refused) return withQuotas(request, refused)
  if (isApi(pathname)) return withQuotas(request, await api.fetch(request))
  // Mail programs end a subscription with a POST to the page people open (RFC 8058).
  if (pathname === '/subscription' && request.method === 'POST') return endSubscription(request, (r) => api.fetch(r))
  if (pathname.startsWith('/w/')) return answerLink(request)
  if (request.method === 'POST') {
    const posted = await answerForm(request, door)
    return posted instanceof Response ? posted : servePosted(request, posted, drawn(options), NOT_INDEXED)
  }
  if (pathname.startsWith('/files/')) return serveFile(pathname, request)
  if (pathname.startsWith('/share/')) return sharePicture(pathname)
  if (pathname.startsWith('/map-picture/')) return mapPicture(pathname)
  if (pathname === '/sitemap.xml') return sitemap(request)
  if (pathname === '/robots.txt') return robots()
  if (pathname === '/.well-known/security.txt') return securityText(new Date())
  // Addresses of the framework that the product does not use, and files that an older build had.
  if (/^\/(_serverFn|assets)(\/|$)/.test(pathname))
    return plainAnswer(request, 'NOT_FOUND', { requestId: request.headers.get(REQUEST_ID_HEADER) ?? '' })
  const extra: Record<string, string> = mayBeIndexed(pathname) ? {} : NOT_INDEXED
  const page = await servePage(request, drawn(options), extra)
  if (/^\/admin(\/|$)/.test(pathname) && page.status >= 300 && page.status < 400) void tellRefused(request, pathname)
  return page
}

export default createServerEntry({
  fetch: (request, options) => receive(request, () => answer(request, options)),
})

/** A database that does not answer must hold up no page: what is asked beside it waits for so long only. */
const ASIDE_TIMEOUT_MS = 1000

const accountOf = (request: Request): Promise<string | null> =>
  withinTime(
    sessionUserOf(request).then(
      (user) => user?.id ?? null,
      () => null,
    ),
    ASIDE_TIMEOUT_MS,
    () => null,
  )

/** Draws a page; what operators set is read first, for a page is drawn in one go. A database in trouble is the page's to tell. */
const drawn = (options: Options) => async (request: Request) => {
  await withinTime(
    settings().catch(() => undefined),
    ASIDE_TIMEOUT_MS,
    () => undefined,
  )
  return render(request, options)
}

/** The guard of the back office sent somebody away (INV-47); who that was is asked beside the request. */
async function tellRefused(request: Request, pathname: string): Promise<void> {
  const user = await sessionUserOf(request).catch(() => null)
  if (user?.role === 'admin') return
  const address = request.headers.get(ADDRESS_HEADER)
  recordRefused({ endpoint: `GET ${pathname}`, key: 'page', user, address })
}

/** Starts the workers; they live in the bundle because they write mail, which is written in JSX. */
export const startJobs = () => start(jobs, sweeps, services)

export { readyPage } from './serve-page.ts'
