import { expect, test } from 'vitest'
import { authorName } from './review.rules.ts'

test('strangers see a first name and an initial', () => {
  expect(authorName('Rosa Elena Hernández')).toBe('Rosa H.')
  expect(authorName('  Ítalo   ávila ')).toBe('Ítalo Á.')
  expect(authorName('Ana')).toBe('Ana')
  expect(authorName('ana@correo.example')).toBe('Viajero')
  expect(authorName(null)).toBe('Viajero')
  expect(authorName(' ')).toBe('Viajero')
  expect(authorName('Usuario eliminado')).toBe('Usuario eliminado')
})
