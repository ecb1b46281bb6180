import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test.each([
  ['Rosa Elena Hernández', 'RH'],
  ['  ángel ', 'Á'],
  ['', ''],
  ['Ñeca Ibarra', 'ÑI'],
])('the initials of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
