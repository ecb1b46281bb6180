// Light pages are drawn without the router. It can draw them too, and does when an address is not written plainly: both must say
// the same, or what people see would depend on how a link was typed.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { staticPages } from '#marketplace/site/static-pages.text.ts'
import { configuration } from '#platform/configuration.ts'
import { signedIn } from '../support/people.ts'
import { startServer } from '../support/servers/running-server.ts'

let server: ChildProcess
let address: string
beforeAll(async () => {
  ;({ server, address } = await startServer(configuration().DATABASE_URL!))
})
afterAll(async () => {
  if (server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
})

/** Marks of React around what the browser of a light page never hydrates, and what differs between any two answers. */
const varying = [
  [/<!--\/?\$-->/g, ''],
  [/ nonce="[^"]*"/g, ''],
  [/(property="csp-nonce" content=)"[^"]*"/g, '$1""'],
  [/ data-precedence="default"/g, ''],
  [/"(dehydratedAt|dataUpdatedAt)":\d+/g, '"$1":0'],
  [/ data-now="\d+"/g, ''],
  // Only a page drawn without the router keeps its scripts for after the first frame.
  [/(<link rel="modulepreload" href="[^"]*")(?: fetchpriority="low"| media="not all")/gi, '$1'],
  [/<script(?: type="module" async="" src="[^"]*")?>(?:\{let start=[^<]*)?<\/script>/g, ''],
] as const

async function documentAt(path: string, cookie: string) {
  const answer = await fetch(address + path, { headers: { accept: 'text/html', cookie }, redirect: 'manual' })
  const html = await answer.text()
  const [head = '', body = ''] = varying
    .reduce((text, [pattern, by]) => text.replaceAll(pattern, by), html)
    .split('<body>')
  const [before = '', state = '', after = ''] = body.split(/<script id="page-state"[^>]*>(.*?)<\/script>/s)
  return {
    // The router alone names the precedence of a stylesheet.
    isOfRouter: html.includes('data-precedence'),
    status: answer.status,
    head: (head.toLowerCase().match(/<[^>]+>[^<]*/g) ?? []).sort(),
    body: before + after,
    state: JSON.parse(state),
  }
}

type Page = [plain: string, otherwise: string]
/** The same address, with a sign written as its code. */
const encoded = (path: string): Page => [path, path.replace(/[a-z]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`)]

test('whoever draws a light page, it is the same', async () => {
  const { request, cookie } = await signedIn('traveler')
  const { id, hostId } = await createExperience({ title: 'Café «de altura» & <más>', description: 'Uno.\n\nDos.' })
  await request('put', `/favorites/${id}`)
  const experience = `/experience/${id}/cafe-de-altura-mas`
  const pages: Page[] = [
    ...Object.values(staticPages).map(({ path }) => encoded(path)),
    ['/?from=2030-01-01&guests=2&x=%7E', '/?from=2030-01-01&guests=2&x=~'],
    encoded('/search'),
    ['/search?q=caf%C3%A9&category=Aventura&maxPrice=80', '/search?q=caf%c3%a9&category=Aventura&maxPrice=80'],
    [
      '/search?from=2030-01-01&guests=3&location=Nunca+Jam%C3%A1s',
      '/search?from=2030-01-01&guests=3&location=Nunca%20Jam%C3%A1s',
    ],
    encoded(experience),
    encoded(`/experience/${id}`),
    [`${experience}?guests=2&children=1`, `${experience.replace('e', '%65')}?guests=2&children=1`],
    encoded(`/host/${hostId}`),
    [`/host/${hostId}?all=1`, `/h%6fst/${hostId}?all=1`],
  ]
  for (const of of ['', cookie])
    for (const [plain, otherwise] of pages) {
      const [light, routed] = [await documentAt(plain, of), await documentAt(otherwise, of)]
      expect({ plain, light: light.isOfRouter, routed: routed.isOfRouter }).toEqual({
        plain,
        light: false,
        routed: true,
      })
      expect({ ...light, plain }).toEqual({ ...routed, plain, isOfRouter: false })
    }
})

test('what is missing, moved or not for everybody is answered by the router', async () => {
  const { cookie } = await signedIn('host')
  const statusAt = async (path: string, of = '') =>
    (await fetch(address + path, { headers: { cookie: of }, redirect: 'manual' })).status
  expect(await statusAt('/experience/00000000-0000-4000-8000-000000000000')).toBe(404)
  expect(await statusAt('/host/00000000-0000-4000-8000-000000000000')).toBe(404)
  expect(await statusAt('/nowhere/at-all')).toBe(404)
  expect(await statusAt('/about/')).toBe(307)
  expect(await statusAt('/terms')).toBe(301)
  // Hosts stay in their portal.
  expect(await statusAt('/about', cookie)).toBe(307)
})
