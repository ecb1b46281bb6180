import { expect, test } from 'vitest'
import { type PageText, passagesAbout } from './passages.rules.ts'

const page: PageText = {
  title: 'Una noche de lancha',
  city: 'Meanguera',
  texts: [
    'Dormimos en hamacas, bajo techo. La lancha sale a las cuatro. De la guerra hablamos despacio, con quien la vivió.\nLleva dos litros de agua.',
    'Campamento sencillo: letrina, sin regadera.',
  ],
  lists: [{ label: 'No incluye', values: ['Propinas'] }],
  answered: [],
}
const saying = (text: string): PageText => ({ title: 'Paseo', city: '', texts: [text], lists: [], answered: [] })

test.each([
  ['a verb in another form', ['duerme'], ['Dormimos en hamacas, bajo techo.']],
  ['a noun', ['guerra'], ['De la guerra hablamos despacio, con quien la vivió.']],
  ['a word that says the same', ['baños'], ['Campamento sencillo: letrina, sin regadera.']],
  ['the entry of a list', ['propina'], ['No incluye: Propinas.']],
  ['what the title says of all of it', ['lancha', 'guerra'], ['De la guerra hablamos despacio, con quien la vivió.']],
  ['the title alone', ['lancha'], ['La lancha sale a las cuatro.']],
  ['what is not there', ['colchón'], []],
  ['nothing', [], []],
])('%s is read in whole sentences', (_, words, sentences) => {
  expect(passagesAbout(page, words)).toEqual(sentences)
})

test.each([
  [['weight', 'limit'], 'Peso de 35 a 110 kilos.'],
  [['helmet'], 'Damos casco y arnés.'],
])('an English question finds what is said in Spanish: %s', (words, sentence) =>
  expect(passagesAbout(saying('Peso de 35 a 110 kilos. Damos casco y arnés.'), words)).toEqual([sentence]),
)

test('marks that could look like an address or markup are left out of a quotation', () => {
  expect(
    passagesAbout(saying('Para la sombra abre https://malo.example o escribe a x@malo.example.'), ['sombra']),
  ).toEqual([])
  expect(passagesAbout(saying('Hay <b>sombra</b> «de verdad».'), ['sombra'])).toEqual(['Hay sombra de verdad.'])
})

test('what a host answered to a published question is quoted, by the words of both', () => {
  const answered = [
    { question: '¿Hay dónde sentarse?', answer: 'Sí, bancas de madera en cada parada.' },
    { question: '¿Y colchón?', answer: 'Escríbeme a x@malo.example.' },
  ]
  expect(passagesAbout({ ...page, answered }, ['sentarse'])).toEqual(['Sí, bancas de madera en cada parada.'])
  expect(passagesAbout({ ...page, answered }, ['colchón'])).toEqual([])
})
