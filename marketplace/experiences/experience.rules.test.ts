import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cutAtWord,
  exactCash,
  experiencePath,
  externalHost,
  isComplete,
  isUuidShaped,
  slugOf,
  viewerMay,
} from './experience.rules.ts'
import { cashText, durationText } from './experience.text.ts'
import { readSharePicturePath, sharePicturePath } from './share/share.rules.ts'

test('a readable tail has no accents, no marks and ends between words', () => {
  expect(slugOf('Café de altura, ¡en Ataco!')).toBe('cafe-de-altura-en-ataco')
  expect(slugOf('Ñandú & pingüino')).toBe('nandu-pinguino')
  expect(slugOf('🦜')).toBe('')
  expect(experiencePath('0a', '🦜')).toBe('/experience/0a')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      expect(slugOf(title)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugOf(title).length).toBeLessThanOrEqual(60)
    }),
  )
})

test('any version of UUID is UUID-shaped, and nothing else (DET-01)', () => {
  expect(isUuidShaped('0190c5a3-7d2e-7abc-9def-0123456789AB')).toBe(true)
  expect(isUuidShaped('00000000-0000-0000-0000-000000000000')).toBe(true)
  for (const no of ['', '1', '0190c5a3-7d2e-7abc-9def-0123456789ag', "0190c5a3-7d2e-7abc-9def-0123456789ab'"])
    expect(isUuidShaped(no)).toBe(false)
})

test('exact cash adds up to the cent, with few notes', () => {
  expect(exactCash(75)).toEqual([
    { value: 20, count: 3 },
    { value: 10, count: 1 },
    { value: 5, count: 1 },
  ])
  expect(cashText(exactCash(75))).toBe('3 billetes de $20, 1 de $10 y 1 de $5')
  expect(cashText(exactCash(12.5))).toBe('1 billete de $10, 2 de $1 y 2 monedas de 25 centavos')
  expect(cashText(exactCash(1))).toBe('1 billete de $1')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (cents) => {
      const total = exactCash(cents / 100).reduce((sum, { value, count }) => sum + Math.round(value * 100) * count, 0)
      expect(total).toBe(cents)
    }),
  )
})

test('what a visitor may do: guests and travelers book, the others do not (DET-13, BOOK-50)', () => {
  const open = { status: 'published', bookingRequired: true, hostPaused: false } as const
  expect(viewerMay(open, null)).toEqual({ book: 'yes', contact: 'sign-in' })
  expect(viewerMay(open, { role: 'traveler' })).toEqual({ book: 'yes', contact: 'reserve-first' })
  expect(viewerMay(open, { role: 'host' })).toEqual({ book: 'as-traveler', contact: 'disabled' })
  expect(viewerMay(open, { role: 'admin' })).toEqual({ book: 'as-traveler', contact: 'disabled' })
  expect(viewerMay({ ...open, status: 'archived' }, { role: 'traveler' }).book).toBe('no')
  expect(viewerMay({ ...open, bookingRequired: false }, null).book).toBe('no')
  expect(viewerMay({ ...open, hostPaused: true }, null).book).toBe('paused')
  expect(viewerMay({ ...open, hostPaused: true, bookingRequired: false }, null).book).toBe('no')
})

test('durations are counted in words', () => {
  expect([
    durationText(1, 'hours'),
    durationText(3, 'hours'),
    durationText(1, 'days'),
    durationText(2, 'days'),
  ]).toEqual(['1 hora', '3 horas', '1 día', '2 días'])
})

test('the address of a share picture changes with the picture and can be read back', () => {
  const id = '0190c5a3-7d2e-7abc-9def-0123456789ab'
  const path = sharePicturePath(id, 'abcdef0123456789')
  expect(path).toBe(`/share/experience/${id}-abcdef012345.jpg`)
  expect(readSharePicturePath(path)).toEqual({ experienceId: id, version: 'abcdef012345' })
  expect(readSharePicturePath(`/share/experience/${id}.jpg`)).toBeNull()
  expect(readSharePicturePath(`/share/experience/../../${id}-abcdef012345.jpg`)).toBeNull()
})

test('a slug is cut between words, and one word longer than all of it within the word', () => {
  const sixty = 'a'.repeat(60)
  expect([slugOf(sixty), slugOf(`${sixty}b`), slugOf(`a ${'b'.repeat(58)}`), slugOf(`a ${'b'.repeat(59)} c`)]).toEqual([
    sixty,
    sixty,
    `a-${'b'.repeat(58)}`,
    'a',
  ])
  expect(slugOf('uno  --  dos')).toBe('uno-dos')
  expect(experiencePath('0a', 'Café de altura')).toBe('/experience/0a/cafe-de-altura')
  expect(isUuidShaped('x0190c5a3-7d2e-7abc-9def-0123456789ab')).toBe(false)
})

test.each([
  ['Café', 'h', true],
  ['  ', 'h', false],
  ['Café', null, false],
  ['', null, false],
])('with the title %j and the host %j a page is complete: %s (DET-03)', (title, hostId, complete) => {
  expect(isComplete({ title, hostId })).toBe(complete)
})

test.each([
  ['https://www.reservas.example/a?b', 'reservas.example'],
  ['http://reservas.example', 'reservas.example'],
  ['https://mi-www.example', 'mi-www.example'],
  ['ftp://reservas.example', null],
  ['javascript:alert(1)', null],
  ['no es un enlace', null],
  ['', null],
  [null, null],
])('the link %j leads to %j (DET-20, INV-41)', (url, host) => {
  expect(externalHost(url)).toBe(host)
})

test.each([
  ['  dos\n palabras ', 20, 'dos palabras'],
  ['justo diez', 10, 'justo diez'],
  ['una frase, larga', 12, 'una frase…'],
  ['una frase larga', 12, 'una frase…'],
  // No word ends in the second half, so the cut is inside of a word.
  ['a supercalifragilístico', 10, 'a superca…'],
  ['abcde fghijkl', 10, 'abcde fgh…'],
  ['abcdef ghijkl', 10, 'abcdef…'],
  ['uno dos · — tres', 12, 'uno dos · —…'],
])('%j in %i characters is %j', (text, most, cut) => {
  expect(cutAtWord(text, most)).toBe(cut)
})
