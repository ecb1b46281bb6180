// Mapbox's geocoder v5 on loopback: follows the protocol and refuses violations.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const TOKEN = 'sk.prueba'

/** One feature as the service sends it, with fields we do not read. */
const feature = (text: string, center: [number, number]) => ({
  id: 'address.4356035406756260',
  type: 'Feature',
  place_type: ['address'],
  relevance: 0.92,
  properties: { accuracy: 'street', 'override:postcode': '1101' },
  text,
  text_es: text,
  language_es: 'es',
  place_name: `${text}, San Salvador, El Salvador`,
  center,
  geometry: { type: 'Point', coordinates: center, interpolated: true },
  context: [
    { id: 'place.3820', mapbox_id: 'dXJuOm1ieHBsYzpEdXc', wikidata: 'Q3110', text: 'San Salvador', language: 'es' },
    { id: 'region.1772', mapbox_id: 'dXJuOm1ieHBsYzpHNw', short_code: 'SV-SS', text: 'San Salvador' },
    { id: 'country.8940', mapbox_id: 'dXJuOm1ieHBsYzpJdXc', short_code: 'sv', text: 'El Salvador' },
  ],
})

type Mood = 'well' | 'down' | 'silent' | 'endless' | 'elsewhere' | 'page' | 'strange' | 'empty' | 429 | 503

/** Starts it. `mood` is how it answers valid requests; `queries` collects their texts. */
export async function startMapbox() {
  const state = { mood: 'well' as Mood, queries: [] as string[], center: [-89.2, 13.7] as [number, number] }
  const send = (response: ServerResponse, status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/vnd.geo+json; charset=utf-8' })
    response.end(JSON.stringify(body))
  }
  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url!, 'http://mapbox')
    const [, text] = /^\/geocoding\/v5\/mapbox\.places-permanent\/(.+)\.json$/.exec(url.pathname) ?? []
    const q = url.searchParams
    if (request.method !== 'GET' || !text) return send(response, 404, { message: 'Not Found' })
    if (q.get('access_token') !== TOKEN) return send(response, 401, { message: 'Not Authorized - Invalid Token' })
    if (q.get('country') !== 'sv' || q.get('limit') !== '1' || q.get('language') !== 'es')
      return send(response, 422, { message: 'these are not the options of this product' })
    const query = decodeURIComponent(text)
    if (query.includes(';')) return send(response, 422, { message: 'Batch geocoding is not available' })
    state.queries.push(query)
    const { mood } = state
    if (mood === 'down') return void response.destroy()
    if (mood === 'silent') return
    if (typeof mood === 'number') return send(response, mood, { message: 'Too Many Requests' })
    if (mood === 'elsewhere') return void response.writeHead(302, { location: '/geocoding/v5/other.json' }).end()
    if (mood === 'page') return void response.end('<html>Service</html>')
    if (mood === 'strange') return send(response, 200, { features: [{ center: 'here' }] })
    if (mood === 'endless') {
      const chunk = 'x'.repeat(64 * 1024)
      const more = () => !response.destroyed && response.write(chunk, () => setImmediate(more))
      return void more()
    }
    const features = mood === 'empty' ? [] : [feature('25 Avenida Norte', state.center)]
    const attribution = 'NOTICE: © 2026 Mapbox and its suppliers. All rights reserved.'
    send(response, 200, { type: 'FeatureCollection', query: query.toLowerCase().split(' '), features, attribution })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: TOKEN, state, close }
}
