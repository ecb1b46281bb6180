import { isHostArea } from '#marketplace/accounts/session/session.rules.ts'
import { staticPages } from '../static-pages.text.ts'

/** Pages of the sitemap that no row of the database stands behind. */
export const STATIC_PAGES = ['/', '/search', '/map', ...Object.values(staticPages).map(({ path }) => path)]

const PRIVATE = /^\/(admin|api|auth|booking|profile|start-experience|subscription|confirm-email)(\/|$)/

/** Whether search engines may keep what a path answers; areas of one person are not for them. */
export const mayBeIndexed = (pathname: string) => !PRIVATE.test(pathname) && !isHostArea(pathname)

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark]!)
const tag = (name: string, content: string) => `<${name}>${content}</${name}>`

export type SitemapEntry = { url: string; changedAt?: Date; pictures?: string[] }

/** A list of pages with their pictures, as sitemaps.org and the image extension want it. Addresses are absolute. */
export const urlSet = (entries: SitemapEntry[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map(({ url, changedAt, pictures = [] }) =>
      tag(
        'url',
        tag('loc', escaped(url)) +
          (changedAt ? tag('lastmod', changedAt.toISOString()) : '') +
          pictures.map((picture) => tag('image:image', tag('image:loc', escaped(picture)))).join(''),
      ),
    ),
    '</urlset>',
    '',
  ].join('\n')

/** A list of sitemaps, for more pages than one may hold. */
export const sitemapIndex = (urls: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => tag('sitemap', tag('loc', escaped(url)))),
    '</sitemapindex>',
    '',
  ].join('\n')

/** What crawlers are told first. Private areas answer with a noindex header; only endless or useless ones are closed. */
export const robotsText = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /booking/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
