import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { ADDRESS_HEADER } from '#platform/http/receive.ts'
import { anonymous } from '#tests/support/people.ts'
import { startMapbox } from '#tests/support/servers/mapbox-server.ts'
import type { Geocoded } from './geocoding.contract.ts'

const forward = <B>(q: string) => anonymous.request<B>('get', `/geocoding/forward?q=${encodeURIComponent(q)}`)
const reverse = <B>(lng: unknown, lat: unknown) =>
  anonymous.request<B>('get', `/geocoding/reverse?lng=${lng}&lat=${lat}`)
type Refused = { error: { code: string; message: string; fields: Record<string, string> | null; data: object | null } }

let mapbox: Awaited<ReturnType<typeof startMapbox>>
beforeAll(async () => {
  mapbox = await startMapbox()
})
afterAll(() => mapbox.close())
beforeEach(() => {
  configure({ MAPBOX_TOKEN: undefined, MAPBOX_API_URL: mapbox.address })
  Object.assign(mapbox.state, { mood: 'well', asked: [], center: [-89.2, 13.7] })
})
const withMapbox = () => configure({ MAPBOX_TOKEN: mapbox.token })

test('without a token our own list answers', async () => {
  const { status, body } = await forward<Geocoded>('Playa el tunco, La Libertad')
  expect([status, body.features[0]?.text, body.inServiceArea]).toEqual([200, 'El Tunco', true])
  const answer = await reverse<Geocoded>(-89.0275, 13.938)
  expect(answer.body.features[0]?.place_name).toBe('Suchitoto, Cuscatlán, El Salvador')
  expect(mapbox.state.queries).toEqual([])
})

test('nothing found says so (GEO-06); a point elsewhere is outside the area and no error (GEO-09)', async () => {
  const nowhere = await forward<Refused>('París')
  expect([nowhere.status, nowhere.body.error.message]).toEqual([
    404,
    'No se encontraron resultados para esta dirección',
  ])
  const honduras = await reverse<Geocoded>(-87.2, 14.07)
  expect(honduras).toMatchObject({ status: 200, body: { features: [], inServiceArea: false } })
})

test.each([
  ['/geocoding/forward', 'q'],
  ['/geocoding/forward?q=', 'q'],
  ['/geocoding/forward?q=+x+', 'q'],
  [`/geocoding/forward?q=${'a'.repeat(201)}`, 'q'],
  ['/geocoding/reverse?lng=-89', 'lat'],
  ['/geocoding/reverse?lng=-189&lat=13', 'lng'],
  ['/geocoding/reverse?lng=NaN&lat=13', 'lng'],
  ['/geocoding/reverse?lng=-89&lat=91', 'lat'],
  ['/geocoding/reverse?lng=-89&lat=aqui', 'lat'],
])('%s is refused beside its field', async (path, field) => {
  const { status, body } = await anonymous.request<Refused>('get', path)
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, [field]])
  expect(body.error.fields![field]).toMatch(/^(Escribe|La )/)
})

test('with a token the outside service answers, in the same shape, and equal questions once', async () => {
  withMapbox()
  const first = await forward<Geocoded>('25 avenida norte; San Salvador, El Salvador')
  expect(mapbox.state.queries).toEqual(['25 avenida norte  San Salvador, El Salvador'])
  expect(first.body).toEqual({
    type: 'FeatureCollection',
    attribution: 'NOTICE: © 2026 Mapbox and its suppliers. All rights reserved.',
    inServiceArea: true,
    features: [
      {
        id: 'address.4356035406756260',
        type: 'Feature',
        place_type: ['address'],
        relevance: 0.92,
        text: '25 Avenida Norte',
        place_name: '25 Avenida Norte, San Salvador, El Salvador',
        center: [-89.2, 13.7],
        geometry: { type: 'Point', coordinates: [-89.2, 13.7] },
        context: [
          { id: 'place.3820', text: 'San Salvador' },
          { id: 'region.1772', short_code: 'SV-SS', text: 'San Salvador' },
          { id: 'country.8940', short_code: 'sv', text: 'El Salvador' },
        ],
      },
    ],
  })
  await forward('25 avenida norte; San Salvador')
  expect(mapbox.state.queries).toHaveLength(1)
  const answer = await reverse<Geocoded>(-89.2, 13.7)
  expect(mapbox.state.queries[1]).toBe('-89.2,13.7')
  expect(answer.body.features[0]?.text).toBe('25 Avenida Norte')
})

test('a point found beyond the bounds carries the flag (GEO-17)', async () => {
  withMapbox()
  mapbox.state.center = [-87.2, 14.07]
  expect((await forward<Geocoded>('calle fronteriza')).body.inServiceArea).toBe(false)
})

test('it finds nothing: the same words as ours', async () => {
  withMapbox()
  mapbox.state.mood = 'empty'
  expect((await forward<Refused>('calle inventada')).body.error.code).toBe('PLACE_NOT_FOUND')
  expect(await reverse<Geocoded>(-89.3, 13.8)).toMatchObject({ status: 200, body: { features: [] } })
})

test.each([
  [429, 'No se pudo encontrar la ubicación (código 429)'],
  [503, 'No se pudo encontrar la ubicación (código 503)'],
  ['down', 'No se pudo encontrar la ubicación'],
  ['endless', 'No se pudo encontrar la ubicación'],
  ['elsewhere', 'No se pudo encontrar la ubicación'],
  ['page', 'No se pudo encontrar la ubicación'],
  ['strange', 'No se pudo encontrar la ubicación'],
] as const)('it fails (%s): said with its status code, and asked anew the next time', async (mood, message) => {
  withMapbox()
  mapbox.state.mood = mood
  const refusal = await forward<Refused>(`calle ${mood}`)
  expect([refusal.status, refusal.body.error.message]).toEqual([503, message])
  const point = await reverse<Refused>(-89.1, 13.9)
  expect(point.body.error.message).toBe(message.replace('encontrar la', 'obtener información de esta'))
  mapbox.state.mood = 'well'
  expect((await forward(`calle ${mood}`)).status).toBe(200)
})

test('it keeps silent: after four seconds we no longer wait', async () => {
  withMapbox()
  mapbox.state.mood = 'silent'
  expect((await forward<Refused>('calle callada')).body.error.code).toBe('PLACE_SEARCH_FAILED')
})

test('a wrong token is told by its status code, never by the token', async () => {
  configure({ MAPBOX_TOKEN: 'sk.otra' })
  const { body } = await forward<Refused>('avenida España')
  expect(body.error).toMatchObject({ message: 'No se pudo encontrar la ubicación (código 401)', data: { status: 401 } })
  expect(JSON.stringify(body)).not.toContain('sk.otra')
})

test('sixty questions a minute from one address, then patience', async () => {
  configure({ RATE_LIMITS: 'on' })
  const headers = { [ADDRESS_HEADER]: '203.0.113.77' }
  const statuses: number[] = []
  for (let n = 0; n < 61; n++)
    statuses.push((await anonymous.request('get', '/geocoding/forward?q=apaneca', undefined, { headers })).status)
  configure({ RATE_LIMITS: 'off' })
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([60, 429])
})
