import { expect, test } from 'vitest'
import { sortByErasure } from './account-deletion.rules.ts'

test('first what must be, last what must be, and the others as they came', () => {
  const part = (name: string, erased?: 'first' | 'last') => ({ name, ...(erased && { erased }) })
  const parts = [
    part('cuenta', 'last'),
    part('reservas'),
    part('sesiones', 'first'),
    part('chats'),
    part('llaves', 'first'),
  ]
  expect(sortByErasure(parts).map(({ name }) => name)).toEqual(['sesiones', 'llaves', 'reservas', 'chats', 'cuenta'])
})
