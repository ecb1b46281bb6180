import { expect, test } from 'vitest'
import { addressLine } from './address.rules.ts'

test.each<[string, (string | null | undefined)[], string]>([
  ['all parts', ['Parque', '1a calle', 'Suchitoto', 'El Salvador'], 'Parque, 1a calle, Suchitoto, El Salvador'],
  ['nothing', [null, undefined, '', ' '], ''],
  ['gaps', ['', 'Calle al lago', null, 'El Salvador'], 'Calle al lago, El Salvador'],
  ['the town in the address', ['Muelle', 'Calle al lago, Suchitoto', 'Suchitoto'], 'Muelle, Calle al lago, Suchitoto'],
  [
    'town and country in it',
    ['Calle al lago, Suchitoto, El Salvador', 'Suchitoto', 'El Salvador'],
    'Calle al lago, Suchitoto, El Salvador',
  ],
  [
    '"de" the town',
    ['Parque central de Suchitoto', 'Suchitoto', 'El Salvador'],
    'Parque central de Suchitoto, El Salvador',
  ],
  ['"a" the town is a road to it', ['Carretera a Santa Ana', 'Santa Ana'], 'Carretera a Santa Ana, Santa Ana'],
  ['a town that begins as the country ends', ['Colonia Salvador', 'El Salvador'], 'Colonia Salvador, El Salvador'],
  ['a word that only ends alike', ['Nueva Santa Ana', 'Ana'], 'Nueva Santa Ana, Ana'],
  ['without accents, in capitals', ['Calle 3, AHUACHAPAN', 'Ahuachapán'], 'Calle 3, AHUACHAPAN'],
  [
    'town and department of one name',
    ['Calle 3', 'San Salvador', 'San Salvador', 'El Salvador'],
    'Calle 3, San Salvador, El Salvador',
  ],
  ['place and address alike', ['Parque central', 'Parque central', 'Ataco'], 'Parque central, Ataco'],
])('%s', (_, parts, line) => expect(addressLine(...parts)).toBe(line))
