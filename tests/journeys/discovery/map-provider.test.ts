// A configured style on loopback: it is rendered, its host is in the policy, and when it fails the embedded map replaces it.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { app } from '../../support/app.ts'

const requests: string[] = []
let works = true
const style = {
  version: 8,
  sources: {
    tiles: { type: 'raster', tiles: [''], tileSize: 256, attribution: 'Mapa de prueba' },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#abcdef' } },
    { id: 'tiles', type: 'raster', source: 'tiles' },
  ],
}
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const server = createServer((request, response) => {
  requests.push(request.url!)
  const open = { 'access-control-allow-origin': '*' }
  if (!works) return void response.writeHead(503, open).end()
  if (request.url!.endsWith('.png'))
    return void response.writeHead(200, { ...open, 'content-type': 'image/png' }).end(pixel)
  response.writeHead(200, { ...open, 'content-type': 'application/json' }).end(JSON.stringify(style))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
style.sources.tiles.tiles = [`${address}/{z}/{x}/{y}.png`]

const { open, running, expectComplaint } = app({ MAP_STYLE_URL: `${address}/estilo.json` })
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const READY = 'section[aria-label="Mapa de experiencias"][aria-busy=false] canvas'

test('a configured style is drawn, closer than the embedded one, with its credit', async () => {
  works = true
  expectComplaint(/GL Driver Message/)
  const page = await open('/map?lat=13.6929&lng=-89.2182')
  await page.locator(READY).waitFor({ timeout: 40_000 })
  await page.getByText('Mapa de prueba').waitFor()
  expect(requests).toContain('/estilo.json')
  // MAP-03: zoom 14 here is 15 for tiles of 256 pixels.
  expect(requests.some((path) => path.startsWith('/15/'))).toBe(true)
  const policy = (await fetch(`${running.address}/map`)).headers.get('content-security-policy')
  expect(policy).toContain(`connect-src 'self' ${address}`)
})

test('when it fails the embedded map stands in', async () => {
  works = false
  expectComplaint(/GL Driver Message|503|Failed to load resource|estilo\.json/)
  const page = await open('/map')
  await page.locator(READY).waitFor({ timeout: 40_000 })
  await page.getByText('Natural Earth · GeoNames (CC BY 4.0)').waitFor()
  expect(
    await page.getByRole('group', { name: 'Experiencias en el mapa' }).getByRole('button').count(),
  ).toBeGreaterThan(3)
})
