import { isHostArea } from '#marketplace/accounts/session/session.rules.ts'
import { staticPages } from '../static-pages.text.ts'

/** The pages of the sitemap that do not depend on the database. */
export const STATIC_PAGES = ['/', '/search', '/map', ...Object.values(staticPages).map(({ path }) => path)]

const PRIVATE = /^\/(admin|api|auth|booking|profile|start-experience|subscription|confirm-email)(\/|$)/

/** Whether search engines may index a path; private areas must not be indexed. */
export const mayBeIndexed = (pathname: string) => !PRIVATE.test(pathname) && !isHostArea(pathname)

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => marks[character]!)
const tag = (name: string, content: string) => `<${name}>${content}</${name}>`

export type SitemapEntry = { url: string; changedAt?: Date; pictures?: string[] }

/** A sitemap with pictures, in the format of sitemaps.org and its image extension. Addresses must be absolute. */
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

/** An index of sitemaps, for more pages than one may hold. */
export const sitemapIndex = (urls: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => tag('sitemap', tag('loc', escaped(url)))),
    '</sitemapindex>',
    '',
  ].join('\n')

/**
 * robots.txt. It excludes only endless or useless paths; private areas answer with a noindex header instead, which a crawler
 * can only see if it may fetch them.
 */
export const robotsText = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /booking/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
