// The built server: API first, then files and health, then pages; and the jobs that run beside it.
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { createServerEntry } from '@tanstack/react-start/server-entry'
import { endSubscription } from '#marketplace/accounts/preferences/subscription.api.ts'
import { sessionUserOf } from '#marketplace/accounts/session/session.data.ts'
import { recordRefused } from '#marketplace/admin/audit/refused.data.ts'
import { api } from '#marketplace/endpoints.ts'
import { sharePicture } from '#marketplace/experiences/share/share.api.ts'
import { jobs, sweeps } from '#marketplace/jobs.ts'
import { mapPicture } from '#marketplace/places/map/picture.api.ts'
import { settings } from '#marketplace/settings/settings.data.ts'
import { robots, sitemap } from '#marketplace/site/sitemap/sitemap.api.ts'
import { mayBeIndexed } from '#marketplace/site/sitemap/sitemap.rules.ts'
import { health } from '#platform/http/health.ts'
import { ADDRESS_HEADER, receive } from '#platform/http/receive.ts'
import { startJobs as start } from '#platform/jobs/jobs.ts'
import { serveFile } from '#platform/storage/serve-file.ts'
import { servePage } from './serve-page.ts'

const render = createStartHandler(defaultRenderHandler)

export default createServerEntry({
  fetch: (request, options) =>
    receive(request, async () => {
      const { pathname } = new URL(request.url)
      if (pathname === '/api' || pathname.startsWith('/api/')) return api.fetch(request)
      // Mail programs end a subscription with a POST to the page people open (RFC 8058).
      if (pathname === '/subscription' && request.method === 'POST')
        return endSubscription(request, (r) => api.fetch(r))
      if (pathname === '/healthz' || pathname === '/readyz') return health(pathname)
      if (pathname.startsWith('/files/')) return serveFile(pathname, request)
      if (pathname.startsWith('/share/')) return sharePicture(pathname)
      if (pathname.startsWith('/map-picture/')) return mapPicture(pathname)
      if (pathname === '/sitemap.xml') return sitemap(request)
      if (pathname === '/robots.txt') return robots()
      const extra: Record<string, string> = mayBeIndexed(pathname) ? {} : { 'x-robots-tag': 'noindex' }
      const page = await servePage(request, drawn(options), extra)
      if (/^\/admin(\/|$)/.test(pathname) && page.status >= 300 && page.status < 400)
        void tellRefused(request, pathname)
      return page
    }),
})

/** Draws a page; what operators set is read first, for a page is drawn in one go. A database in trouble is the page's to tell. */
const drawn = (options: Parameters<typeof render>[1]) => async (request: Request) => {
  await settings().catch(() => undefined)
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
export const startJobs = () => start(jobs, sweeps)

export { readyPage } from './serve-page.ts'
