import { expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { robots, sitemap } from './sitemap.api.ts'
import { mayBeIndexed } from './sitemap.rules.ts'

configure({ APP_URL: 'https://torogoz.example/' })
const request = async (path: string, part?: number) => {
  const answer = await sitemap(new Request(`http://inside${path}`), part)
  return { status: answer.status, text: await answer.text() }
}
const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!)

test('published experiences are listed with their readable address and change, others are not', async () => {
  const published = await createExperience({
    title: 'Café & cacao <b>',
    category: 'Café & té',
    updatedAt: new Date('2026-05-01T10:00:00Z'),
  })
  const hidden = await createExperience({ title: 'Borrador', status: 'draft' })
  const { status, text } = await request('/sitemap.xml')
  expect(status).toBe(200)
  expect(text).toContain(
    `<url><loc>https://torogoz.example/experience/${published.id}/cafe-cacao-b</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod>`,
  )
  expect(text).not.toContain(hidden.id)
  expect(locations(text)).toContain(`https://torogoz.example/host/${published.hostId}`)
  expect(locations(text)).not.toContain(`https://torogoz.example/host/${hidden.hostId}`)
  expect(locations(text)).toContain('https://torogoz.example/')
  expect(locations(text)).toContain('https://torogoz.example/search?category=Caf%C3%A9+%26+t%C3%A9')
})

test('too many experiences become parts that together list each once', async () => {
  for (let at = 0; at < 3; at++) await createExperience()
  const allUrls = locations((await request('/sitemap.xml')).text)
  const index = await request('/sitemap.xml', 2)
  expect(index.text).toContain('<sitemapindex')
  const visited: string[] = []
  for (const url of locations(index.text)) {
    const { pathname, search } = new URL(url)
    visited.push(...locations((await request(pathname + search, 2)).text))
  }
  expect(visited.sort()).toEqual(allUrls.sort())
  expect((await request('/sitemap.xml?from=1')).status).toBe(404)
})

test('robots.txt names the sitemap; private areas are not to be indexed', async () => {
  expect(await robots().text()).toContain('Sitemap: https://torogoz.example/sitemap.xml')
  for (const path of ['/', '/search', '/experience/1', '/host/0190c5a3-7d2e-7abc-9def-0123456789ab', '/authors'])
    expect([path, mayBeIndexed(path)]).toEqual([path, true])
  for (const path of ['/admin', '/admin/users', '/host', '/host/dashboard', '/profile', '/booking/1', '/auth/login'])
    expect([path, mayBeIndexed(path)]).toEqual([path, false])
})
