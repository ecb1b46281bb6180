import { afterEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { anonymous } from '#tests/support/people.ts'
import type { MapSettings } from './map.contract.ts'

const settings = async () => (await anonymous.request<MapSettings>('get', '/map/token')).body
afterEach(() => void configure({ MAP_STYLE_URL: undefined, MAPBOX_TOKEN: undefined }))

test('without a provider the embedded map needs no token of anybody (MAP-02)', async () => {
  expect(await settings()).toEqual({ token: 'embedded', provider: 'embedded', address: null })
})

test('a public token of Mapbox is told, a secret one never', async () => {
  configure({ MAPBOX_TOKEN: 'pk.publico' })
  expect(await settings()).toEqual({ token: 'pk.publico', provider: 'mapbox', address: 'https://api.mapbox.com' })
  configure({ MAPBOX_TOKEN: 'sk.secreto' })
  expect(await settings()).toEqual({ token: 'embedded', provider: 'embedded', address: null })
})

test('an own style comes first', async () => {
  configure({ MAP_STYLE_URL: 'https://mapas.example/estilo.json', MAPBOX_TOKEN: 'pk.publico' })
  expect(await settings()).toMatchObject({ provider: 'style', address: 'https://mapas.example/estilo.json' })
})
