import { expect, test } from 'vitest'
import { namedIn, namingWords } from './named.rules.ts'

const titles = [
  ['Volcán de Santa Ana: hasta el borde de la laguna turquesa', 'Santa Ana'],
  ['Noche de marimba en el Teatro de Santa Ana', 'Santa Ana'],
  ['Liberación de tortugas al atardecer en la Barra', 'Jujutla'],
  ['Noche de tortugueros en la bahía de Jiquilisco', 'Jiquilisco'],
  ['Barra de Santiago: el manglar con la marea subiendo', 'Jujutla'],
  ['Tirolesas sobre el cafetal de Apaneca', 'Apaneca'],
  ['De la cereza a la taza, en una finca de Apaneca', 'Apaneca'],
  ['Perquín y El Mozote: la memoria caminada', 'Perquín'],
  ['Intipucá, el pueblo que se fue y vuelve en diciembre', 'Intipucá'],
].map(([title, city]) => ({ id: title!.slice(0, 8), title: title!, city: city! }))

test.each([
  ['mi niño puede subir el volcán de Santa Ana?', 'Volcán d'],
  ['a qué hora es lo de las tirolesas', 'Tirolesa'],
  ['las tortugas de la barra tienen cupo el 20 de diciembre', 'Liberaci'],
  ['cuánto dura lo de la cereza', 'De la ce'],
  ['es muy pesado el volcán de santa ana', 'Volcán d'],
])('%s', (text, id) => {
  expect(namedIn(text, titles)?.id).toBe(id)
})

test.each([['no aguanta caminar mucho'], ['algo en Apaneca'], ['qué hay en diciembre'], ['una noche divertida'], ['']])(
  '%s names no experience',
  (text) => {
    expect(namedIn(text, titles)).toBeNull()
  },
)

test('a thing in a town is not another one of that town', () => {
  const there = [
    { id: 'dawn', title: 'Amanecer en Conchagua: tres países en una vista', city: 'Conchagua' },
    { id: 'tent', title: 'Una noche de carpa sobre el golfo de Fonseca', city: 'Conchagua' },
  ]
  expect(namedIn('la carpa de conchagua trae colchon', there)?.id).toBe('tent')
  expect(namedIn('el amanecer de conchagua', there)?.id).toBe('dawn')
})

test('a word of one title tells it from one that only has the stem', () => {
  const two = [
    { id: 'cacao', title: 'Cacao de los Izalcos: del árbol al metate', city: 'Izalco' },
    { id: 'cone', title: 'Izalco, el cono negro', city: 'Santa Ana' },
  ]
  expect(namedIn('cuantas horas dura el de izalco', two)?.id).toBe('cone')
})

test('only the telling words are looked for, the longest first', () => {
  expect(namingWords('cuándo puedo ir a las tirolesas de Apaneca', 8)).toEqual(['tirolesas', 'apaneca'])
})

test('a number of people is no word of a title', () => {
  const cups = { id: 'cups', title: 'Cinco tazas para tercos: cata de café', city: 'Ataco' }
  expect(namedIn('somos cinco adultos, algo de playa', [cups, ...titles])).toBeNull()
})
