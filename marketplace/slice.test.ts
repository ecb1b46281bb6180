// Type errors of a pair; an `@ts-expect-error` without an error fails `npm run check`.
import { expect, test } from 'vitest'
import * as contract from './favorites/favorite.contract.ts'
import { pair, type Serve } from './slice.ts'

const list: Serve<typeof contract.list> = async () => ({ ids: [] })
const listCards: Serve<typeof contract.listCards> = async () => ({ cards: [], next: null })
const add: Serve<typeof contract.add> = async () => null
const remove: Serve<typeof contract.remove> = async () => null

test('a pair holds one handler for every endpoint of its contract, under the same name', () => {
  const complete = pair(contract, { list, listCards, add, remove })
  expect(complete.handlers({ personalData: [], questions: [] })).toEqual({ list, listCards, add, remove })
  const injected = pair(contract, ({ questions }) => ({ list, listCards, add, remove, asked: questions }))
  expect(injected.contract).toBe(contract)
})

test('a handler that is missing, has another name or another type does not compile', () => {
  // @ts-expect-error: nobody answers `remove`
  pair(contract, { list, listCards, add })
  // @ts-expect-error: `delete` is no endpoint of the contract
  pair(contract, { list, listCards, add, delete: remove })
  // @ts-expect-error: `add` answers nothing, and this one a list
  const wrong = pair(contract, { list, listCards, add: list, remove })
  expect(wrong.contract).toBe(contract)
})
