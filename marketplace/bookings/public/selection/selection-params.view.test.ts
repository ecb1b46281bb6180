import { expect, test } from 'vitest'
import { readSelection } from './selection-params.view.ts'

test.each(['', '0', '-1', '2.5', 'abc', '1e1', '0x2', 'Infinity', '9'.repeat(20), ['2', '3'], undefined])(
  '%j people are none that an address may name, so the form begins with one (BOOK-02)',
  (guests) => expect(readSelection({ guests }).guests).toBeUndefined(),
)

test.each([
  ['1', 1],
  ['999', 999],
  ['1000', 1000],
  ['250000', 250_000],
])('%s people are %i, whatever a date has room for (BOOK-02, BOOK-25)', (guests, people) => {
  expect(readSelection({ guests }).guests).toBe(people)
  expect(readSelection(readSelection({ guests })).guests).toBe(people)
})

test('children come with an adult', () => {
  expect(readSelection({ guests: '3', children: '2' })).toMatchObject({ guests: 3, children: 2 })
  expect(readSelection({ guests: '3', children: '3' }).children).toBeUndefined()
  expect(readSelection({ guests: '3', children: '1.5' }).children).toBeUndefined()
  expect(readSelection({ children: '1' }).children).toBeUndefined()
})
