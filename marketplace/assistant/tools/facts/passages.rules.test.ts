import { expect, test } from 'vitest'
import { passagesAbout } from './passages.rules.ts'

const text =
  'Dormimos en hamacas, bajo techo. La lancha sale a las cuatro. De la guerra hablamos despacio, con quien la vivió.\nLleva dos litros de agua.'

test.each([
  ['a verb in another form', ['duerme'], ['Dormimos en hamacas, bajo techo.']],
  ['a noun', ['guerra'], ['De la guerra hablamos despacio, con quien la vivió.']],
  ['what the title says of all of it', ['lancha'], []],
  ['what is not there', ['colchón'], []],
  ['nothing', [], []],
])('%s is read in whole sentences', (_, words, sentences) => {
  expect(passagesAbout(text, words, 'Una noche de lancha')).toEqual(sentences)
})

test('marks that could look like an address or markup are left out of a quotation', () => {
  expect(
    passagesAbout('Para la sombra abre https://malo.example o escribe a x@malo.example.', ['sombra'], 'Paseo'),
  ).toEqual([])
  expect(passagesAbout('Hay <b>sombra</b> «de verdad».', ['sombra'], 'Paseo')).toEqual(['Hay sombra de verdad.'])
})

test('what a host answered to a published question is quoted, by the words of both', () => {
  const answered = [
    { question: '¿Hay dónde sentarse?', answer: 'Sí, bancas de madera en cada parada.' },
    { question: '¿Y colchón?', answer: 'Escríbeme a x@malo.example.' },
  ]
  expect(passagesAbout(text, ['sentarse'], 'Paseo', answered)).toEqual(['Sí, bancas de madera en cada parada.'])
  expect(passagesAbout(text, ['colchón'], 'Paseo', answered)).toEqual([])
})
