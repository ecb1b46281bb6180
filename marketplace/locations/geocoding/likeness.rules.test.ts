import { expect, test } from 'vitest'
import { foldText, nameSimilarity, typos } from './likeness.rules.ts'

test.each([
  ['  Concepción de  ATACO! ', 'concepcion de ataco'],
  ['Ñuñoa, 3.er piso', 'nunoa 3 er piso'],
  ['¡¿?!', ''],
])('%j is compared as %j', (text, folded) => expect(foldText(text)).toBe(folded))

test.each([
  ['ataco', 'ataco', 2, 0],
  ['ataco', 'atajo', 2, 1],
  ['ataco', 'atacoo', 2, 1],
  ['ataco', 'taco', 2, 1],
  ['ataco', 'ataoc', 2, 1],
  ['ataco', 'tacao', 2, 2],
  ['abcdef', 'badcfe', 3, 3],
  ['', 'abc', 3, 3],
  ['abc', '', 3, 3],
  ['', '', 1, 0],
  // Counting stops beyond the limit.
  ['ataco', 'xyzvw', 2, 3],
  ['a', 'abcd', 2, 3],
  ['abcd', 'a', 2, 3],
  ['abcdef', 'uvwxyz', 1, 2],
  ['', 'abcd', 2, 3],
  // Two neighbours are swapped only when each stands where the other was.
  ['xb', 'by', 2, 2],
])('from %j to %j, as far as %i, it is %i', (a, b, most, slips) => {
  expect(typos(a, b, most)).toBe(slips)
  expect(typos(b, a, most)).toBe(slips)
})

test.each([
  ['the name itself', 'concepcion de ataco', 'Concepción de Ataco', 1],
  ['without its articles', 'concepcion ataco', 'Concepción de Ataco', 0.99],
  ['with what it is', 'playa el tunco', 'El Tunco', 0.96],
  ['without what it is', 'coatepeque', 'Lago de Coatepeque', 0.96],
  ['written together', 'sanmiguel', 'San Miguel', 0.98],
  ['with one slip', 'suchitota', 'Suchitoto', 0.88],
  ['with two slips in a long one', 'suchitaato', 'Suchitoto', 0.76],
  ['with one slip in a short one', 'atajo', 'Ataco', 0.88],
  ['with two slips in a short one', 'atoja', 'Ataco', 0],
  ['with one slip in a very short one', 'sol', 'sal', 0],
  ['with a slip beside what it is', 'playa el tunko', 'El Tunco', 0.8],
  ['at the end of an address', 'calle barrios 14 suchitoto', 'Suchitoto', 0.809],
  ['within an address, without what it is', 'hotel sol coatepeque', 'Lago de Coatepeque', 0.75],
  ['begun', 'concepc', 'Concepción de Ataco', 0.7],
  ['begun after what it is', 'playa tunc', 'Tuncalito Grande', 0.66],
  ['by the name people use', 'ataco', 'Concepción de Ataco', 0.64],
  ['that is another', 'perquin', 'Suchitoto', 0],
  ['of which nothing is left', 'playa', 'El Lago', 0],
  ['too short to be a beginning', 'con', 'Concepción de Ataco', 0],
  ['begun with four letters', 'conc', 'Concepción de Ataco', 0.7],
  ['begun with three after what it is', 'playa tun', 'Tuncalito Grande', 0],
  ['with one slip in four letters', 'izel', 'Izal', 0.88],
  ['with two slips in eight letters', 'tenamcim', 'Tenancin', 0.76],
  ['with two slips beside what it is', 'playa tenamcim', 'Tenancin', 0.68],
  ['with a slip that only the longer one allows', 'playa sol', 'Lago Sola', 0],
  ['of three letters within an address', 'hotel sol', 'Sol', 0],
  ['of four letters within an address', 'hotel izal', 'Izal', 0.804],
  ['of articles alone', 'de la', 'El', 0],
])('a place %s', (_, words, name, sure) => expect(nameSimilarity(words, name)).toBeCloseTo(sure, 5))
