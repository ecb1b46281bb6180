import { expect, test } from 'vitest'
import { gazetteer } from './geocoding.data.ts'
import { forward, reverse } from './geocoding.rules.ts'
import { typos } from './likeness.rules.ts'

const firstMatch = (q: string) => forward(q, gazetteer).features[0]

test.each([
  // As written, without accents, without capitals.
  ['Juayúa', 'Juayúa, Sonsonate, El Salvador', 1],
  ['juayua', 'Juayúa, Sonsonate, El Salvador', 1],
  ['SUCHITOTO', 'Suchitoto, Cuscatlán, El Salvador', 1],
  ['Suchitoto, El Salvador', 'Suchitoto, Cuscatlán, El Salvador', 1],
  ['suchitoto el salvador', 'Suchitoto, Cuscatlán, El Salvador', 1],
  ['Concepción de Ataco', 'Concepción de Ataco, Ahuachapán, El Salvador', 1],
  ['Perquin', 'Perquín, Morazán, El Salvador', 1],
  ['la palma', 'La Palma, Chalatenango, El Salvador', 1],
  ['Alegria', 'Alegría, Usulután, El Salvador', 1],
  ['apaneca', 'Apaneca, Ahuachapán, El Salvador', 1],
  // Towns and departments share names: the town is meant, unless the text says otherwise.
  ['San Salvador', 'San Salvador, San Salvador, El Salvador', 1],
  ['Santa Ana', 'Santa Ana, Santa Ana, El Salvador', 1],
  ['La Libertad', 'La Libertad, La Libertad, El Salvador', 1],
  ['departamento de La Libertad', 'La Libertad, El Salvador', 1],
  ['Morazán', 'Morazán, El Salvador', 1],
  ['Cabañas', 'Cabañas, El Salvador', 1],
  // Kinds of places ('playa') may be added or missing.
  ['El Tunco', 'El Tunco, La Libertad, El Salvador', 1],
  ['playa el tunco', 'El Tunco, La Libertad, El Salvador', 0.96],
  ['Playa el tunco, La Libertad', 'El Tunco, La Libertad, El Salvador', 0.96],
  ['El Tunco, Tamanique, La Libertad, El Salvador', 'El Tunco, La Libertad, El Salvador', 1],
  ['playa el zonte', 'El Zonte, La Libertad, El Salvador', 0.96],
  ['playa el cuco, san miguel', 'El Cuco, San Miguel, El Salvador', 0.96],
  ['Las Flores, San Miguel', 'Las Flores, San Miguel, El Salvador', 1],
  ['mizata', 'Playa Mizata, La Libertad, El Salvador', 0.96],
  ['lago coatepeque', 'Lago de Coatepeque, Santa Ana, El Salvador', 0.99],
  ['volcan de santa ana', 'Volcán de Santa Ana, Santa Ana, El Salvador', 1],
  ['volcan santa ana', 'Volcán de Santa Ana, Santa Ana, El Salvador', 0.99],
  ['ruinas de tazumal', 'Tazumal, Santa Ana, El Salvador', 0.96],
  ['boqueron', 'El Boquerón, La Libertad, El Salvador', 0.99],
  ['Ataco', 'Concepción de Ataco, Ahuachapán, El Salvador', 0.64],
  ['Parque central, Ataco', 'Concepción de Ataco, Ahuachapán, El Salvador', 0.54],
  // Typing errors.
  ['Santa Anna', 'Santa Ana, Santa Ana, El Salvador', 0.88],
  ['Usulutan', 'Usulután, Usulután, El Salvador', 1],
  ['Suchitto', 'Suchitoto, Cuscatlán, El Salvador', 0.88],
  ['Juyaua', 'Juayúa, Sonsonate, El Salvador', 0.88],
  ['Chalatenago', 'Chalatenango, Chalatenango, El Salvador', 0.88],
  ['Sonsonatte', 'Sonsonate, Sonsonate, El Salvador', 0.88],
  ['ahuachapam', 'Ahuachapán, Ahuachapán, El Salvador', 0.88],
  ['santa tekla', 'Santa Tecla, La Libertad, El Salvador', 0.88],
  // Addresses: the unknown part is dropped and costs some relevance.
  ['Calle Gerardo Barrios 14, Suchitoto', 'Suchitoto, Cuscatlán, El Salvador', 0.85],
  ['5a avenida norte, barrio San José, Ilobasco, Cabañas', 'Ilobasco, Cabañas, El Salvador', 0.85],
  ['contiguo al parque de Apaneca', 'Apaneca, Ahuachapán, El Salvador', 0.81],
  // What stands after a name locates it, if it says anything.
  ['El Tunco, Rancho Desconocido', 'El Tunco, La Libertad, El Salvador', 1],
  ['El Tunco, San Miguel', 'El Tunco, La Libertad, El Salvador', 0.55],
  ['La Palma, Chalatenango', 'La Palma, Chalatenango, El Salvador', 1],
  ['depto Cabañas', 'Cabañas, El Salvador', 1],
  ['departamento La Libertad', 'La Libertad, El Salvador', 1],
] as const)('%s', (q, name, relevance) => {
  const place = firstMatch(q)
  expect(place?.place_name).toBe(name)
  expect(place?.relevance).toBeCloseTo(relevance, 2)
})

test.each([
  ['París'],
  ['Madrid, España'],
  ['Tegucigalpa'],
  ['xxxxxxxx'],
  [','],
  ['El Salvador,'],
  ['🌋🌋'],
  ['%%%'],
  ['departamento de Suchitoto'],
])('%s is nowhere here', (q) => {
  expect(forward(q, gazetteer)).toMatchObject({ features: [], inServiceArea: false })
})

test('the answer has the shape of the outside service (GEO-03)', () => {
  expect(forward('el tunco', gazetteer)).toEqual({
    type: 'FeatureCollection',
    attribution: 'Natural Earth · GeoNames (CC BY 4.0)',
    inServiceArea: true,
    features: [
      {
        id: 'poi.el-tunco-li',
        type: 'Feature',
        place_type: ['poi'],
        relevance: 1,
        text: 'El Tunco',
        place_name: 'El Tunco, La Libertad, El Salvador',
        center: [-89.3826, 13.4932],
        geometry: { type: 'Point', coordinates: [-89.3826, 13.4932] },
        context: [
          { id: 'region.LI', short_code: 'SV-LI', text: 'La Libertad' },
          { id: 'country.sv', short_code: 'sv', text: 'El Salvador' },
        ],
      },
    ],
  })
})

test('a department has no department around it', () => {
  const point = gazetteer.middles.get('SV-LI')
  expect(firstMatch('departamento de La Libertad')).toEqual({
    id: 'region.LI',
    type: 'Feature',
    place_type: ['region'],
    relevance: 1,
    text: 'La Libertad',
    place_name: 'La Libertad, El Salvador',
    center: point,
    geometry: { type: 'Point', coordinates: point },
    context: [{ id: 'country.sv', short_code: 'sv', text: 'El Salvador' }],
  })
})

test('far from every place the department answers, at the point itself; a lake is no place to be', () => {
  const point: [number, number] = [-89.0275, 13.938]
  const [feature] = reverse(point, { ...gazetteer, places: [] }).features
  expect(feature).toMatchObject({ place_name: 'Cuscatlán, El Salvador', place_type: ['region'], center: point })
  expect(reverse([-89.5, 13.1], { ...gazetteer, places: [] }).features).toEqual([])
  const lakes = gazetteer.places.filter(({ kind }) => kind === 'water')
  expect(lakes.length).toBeGreaterThan(0)
  for (const { lng, lat, name } of lakes)
    expect(reverse([lng, lat], gazetteer).features[0]?.text ?? '').not.toContain(name)
})

test('of two places of one name, the one that the rest of the address names is meant, and one agreeing name is enough', () => {
  const [first, second] = gazetteer.departments
  const at = (name: string, department: string, lng: number) => ({
    name,
    department,
    lng,
    lat: 13.7,
    kind: 'town' as const,
    population: 0,
    seat: 0 as const,
  })
  const places = [
    at('Las Palmas', first!.id, -90),
    at('Las Palmas', second!.id, -88),
    at('El Roble', first!.id, -90),
    at('El Roble', second!.id, -88),
    at('El Pino', second!.id, -88.1),
  ]
  const named = (text: string) => forward(text, { ...gazetteer, places }).features[0]
  expect(named('Las Palmas, El Pino')).toMatchObject({ center: [-88, 13.7], relevance: 1 })
  expect(named('El Pino, El Roble')).toMatchObject({ center: [-88.1, 13.7], relevance: 1 })
})

test.each([
  ['the square of Suchitoto', [-89.0275, 13.938], 'Suchitoto, Cuscatlán, El Salvador', true],
  ['a hill above Perquín', [-88.195, 13.945], 'Cerca de Perquín, Morazán, El Salvador', true],
  ['a surfer before El Tunco', [-89.383, 13.487], 'El Tunco, La Libertad, El Salvador', true],
  ['the open sea, within the bounds', [-89.5, 13.1], undefined, true],
  ['Tegucigalpa', [-87.2, 14.07], undefined, false],
  ['the other side of the world', [90, -13], undefined, false],
  ['nowhere', [0, 0], undefined, false],
] as const)('at %s', (_, [lng, lat], name, inServiceArea) => {
  const answer = reverse([lng, lat], gazetteer)
  expect(answer.features[0]?.place_name).toBe(name)
  expect(answer.inServiceArea).toBe(inServiceArea)
  if (name) expect(answer.features[0]!.center).toEqual([lng, lat])
})

test('slips are counted: put in, left out, changed, swapped', () => {
  expect([typos('tunco', 'tunco', 2), typos('tunko', 'tunco', 2), typos('tucno', 'tunco', 2)]).toEqual([0, 1, 1])
  expect([typos('tuno', 'tunco', 2), typos('ttunco', 'tunco', 2), typos('zonte', 'tunco', 2)]).toEqual([1, 1, 3])
})
