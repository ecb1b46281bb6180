import { expect, test } from 'vitest'
import { avatarProblem, withoutRepetitions } from './profile.rules.ts'

test.each([
  ['5 MB exactly', { size: 5_242_880, type: 'image/jpeg' }, null],
  ['a byte more', { size: 5_242_881, type: 'image/webp' }, 'La imagen no puede ser mayor a 5MB'],
  ['an SVG', { size: 10, type: 'image/svg+xml' }, 'Por favor selecciona una imagen válida'],
  ['a PDF', { size: 9_000_000, type: 'application/pdf' }, 'Por favor selecciona una imagen válida'],
  ['a PNG and more', { size: 10, type: 'image/pngx' }, 'Por favor selecciona una imagen válida'],
  ['what only ends like one', { size: 10, type: 'text/image/png' }, 'Por favor selecciona una imagen válida'],
  ['a file without a type', { size: 10, type: '' }, 'Por favor selecciona una imagen válida'],
])('an avatar: %s', (_name, file, words) => {
  expect(avatarProblem(file)).toBe(words)
})

test('one entry is one, however it is written; the first writing stays', () => {
  expect(
    withoutRepetitions([' Aves ', 'aves', 'AVES', 'primeros   auxilios', '', 'café', 'cafe\u0301', 'CAFÉ']),
  ).toEqual(['Aves', 'primeros auxilios', 'café'])
})
