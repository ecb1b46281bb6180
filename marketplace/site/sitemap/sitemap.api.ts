// The sitemap and robots.txt. Generated from the database on request, because a file could be out of date.
import { categoryPath } from '#marketplace/discovery/search/search.rules.ts'
import { experiencePath, isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { appUrl } from '#platform/configuration.ts'
import { listedCategories, listedExperiences, listedHosts, partStarts } from './sitemap.data.ts'
import { robotsText, type SitemapEntry, STATIC_PAGES, sitemapIndex, urlSet } from './sitemap.rules.ts'

/** Far below the limits of a sitemap (50,000 pages, 50 MB), so that each is generated quickly. */
const PART = 5000
/** Hosts are in the first part, with the static pages. */
const MAX_HOSTS = 20_000

const xml = (body: string) =>
  new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })

/**
 * `/sitemap.xml`: one list, or an index of parts when there are more experiences than `part`; `?from={id}` is a part. Static
 * pages, categories and hosts are in the first one.
 */
export async function sitemap(request: Request, part = PART): Promise<Response> {
  const home = appUrl()
  const from = new URL(request.url).searchParams.get('from')
  if (from !== null && !isUuidShaped(from)) return new Response('No encontramos este mapa del sitio.', { status: 404 })
  const starts = await partStarts(part)
  if (starts.length > 0 && from === null) return xml(sitemapIndex(starts.map((id) => `${home}/sitemap.xml?from=${id}`)))
  const isFirst = from === null || from === starts[0]
  const entries: SitemapEntry[] = (await listedExperiences(from, part)).map((experience) => ({
    url: home + experiencePath(experience.id, experience.title),
    changedAt: new Date(experience.changed_at),
    pictures: experience.pictures.map((picture) => home + picture),
  }))
  if (isFirst) {
    const categories = (await listedCategories()).map(({ name, changed_at }) => ({
      url: home + categoryPath(name),
      changedAt: new Date(changed_at),
    }))
    const hosts = (await listedHosts(MAX_HOSTS)).map(({ id, changed_at }) => ({
      url: `${home}/host/${id}`,
      changedAt: new Date(changed_at),
    }))
    entries.unshift(...STATIC_PAGES.map((path) => ({ url: home + path })), ...categories, ...hosts)
  }
  return xml(urlSet(entries))
}

/** `/robots.txt` */
export const robots = (): Response =>
  new Response(robotsText(appUrl()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
