import { expect, test } from 'vitest'
import { mayBeIndexed, robotsText, STATIC_PAGES, sitemapIndex, urlSet } from './sitemap.rules.ts'

test.each([
  ['/', true],
  ['/search', true],
  ['/experience/0a/cafe', true],
  ['/host/0190c5a3-7d2e-7abc-9def-0123456789ab', true],
  ['/administration', true],
  ['/bookings-of-ours', true],
  ['/x/admin', true],
  ['/admin', false],
  ['/admin/users', false],
  ['/api/docs', false],
  ['/auth/login', false],
  ['/booking/0a', false],
  ['/profile', false],
  ['/start-experience/0a', false],
  ['/subscription', false],
  ['/confirm-email', false],
  ['/host/dashboard', false],
])('%s may be kept by search engines: %s', (path, may) => expect(mayBeIndexed(path)).toBe(may))

test('a page says when it changed and what it shows, and signs in addresses are no markup', () => {
  const changedAt = new Date('2026-11-22T12:00:00Z')
  const text = urlSet([
    { url: `https://t.example/?a=1&b='"<x>` },
    { url: 'https://t.example/b', changedAt, pictures: ['/p?1&2', '/q'] },
  ])
  expect(text.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    '<url><loc>https://t.example/?a=1&amp;b=&apos;&quot;&lt;x&gt;</loc></url>',
    '<url><loc>https://t.example/b</loc><lastmod>2026-11-22T12:00:00.000Z</lastmod><image:image><image:loc>/p?1&amp;2</image:loc></image:image><image:image><image:loc>/q</image:loc></image:image></url>',
    '</urlset>',
    '',
  ])
})

test('many sitemaps have one list, and crawlers are told where', () => {
  expect(sitemapIndex(['https://t.example/s?1&2', 'https://t.example/s2']).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<sitemap><loc>https://t.example/s?1&amp;2</loc></sitemap>',
    '<sitemap><loc>https://t.example/s2</loc></sitemap>',
    '</sitemapindex>',
    '',
  ])
  expect(robotsText('https://t.example')).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /booking/\n\nSitemap: https://t.example/sitemap.xml\n',
  )
  expect(STATIC_PAGES.slice(0, 3)).toEqual(['/', '/search', '/map'])
  for (const path of STATIC_PAGES) expect([path, mayBeIndexed(path)]).toEqual([path, true])
})
