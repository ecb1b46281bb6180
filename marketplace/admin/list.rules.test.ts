import { expect, test } from 'vitest'
import { type AdminList, optionsOf, sortsOf } from './list.rules.ts'

test('a list is sorted by its default first, and by nothing that is not sortable', () => {
  const columns = {
    name: { header: 'Nombre', sort: 'asc' },
    note: { header: 'Nota' },
    made: { header: 'Hecho', sort: 'desc' },
  }
  expect(sortsOf({ columns, defaultSort: 'made' } as unknown as AdminList)).toEqual(['made', 'name'])
  expect(sortsOf({ columns, defaultSort: 'name' } as unknown as AdminList)).toEqual(['name', 'made'])
})

test('options stand in the order of the screen, whichever way they are written', () => {
  const pairs = [
    ['2', 'Dos'],
    ['1', 'Uno'],
  ] as const
  expect(optionsOf(pairs)).toBe(pairs)
  expect(optionsOf({ b: 'Be', a: 'A' })).toEqual([
    ['b', 'Be'],
    ['a', 'A'],
  ])
})
