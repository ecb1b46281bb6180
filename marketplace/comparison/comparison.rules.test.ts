import { expect, test } from 'vitest'
import { idsOfAddress, readEntries, soundEntries, withEntry } from './comparison.rules.ts'
import { bestAt, firstFew, isSame } from './values.rules.ts'

const entry = (at: number) => ({ id: `0190c5a3-7d2e-7abc-9def-00000000000${at}`, title: `Paseo ${at}` })

test('a damaged stored value is an empty list; what is sound stays (CMP-07)', () => {
  for (const damaged of [
    null,
    '',
    'null',
    '{',
    '42',
    '"x"',
    '{"id":"1"}',
    '[null]',
    '[{"id":"x","title":"y"}]',
    '[{"id":5}]',
    `[{"id":"x${entry(1).id}","title":"y"}]`,
    `[{"id":"${entry(1).id}0","title":"y"}]`,
    `[{"id":["${entry(1).id}"],"title":"y"}]`,
    '{"length":1}',
  ])
    expect([damaged, readEntries(damaged)]).toEqual([damaged, []])
  expect(soundEntries([null, entry(2)])).toEqual([entry(2)])
  const stored = JSON.stringify([entry(1), { id: entry(2).id }, entry(1), { ...entry(3), price: 25 }])
  expect(readEntries(stored)).toEqual([entry(1), entry(3)])
  expect(readEntries(JSON.stringify([1, 2, 3, 4].map(entry)))).toHaveLength(3)
})

test('at most three, each once; of both reasons the duplicate is said (CMP-01 to CMP-03)', () => {
  const three = [entry(1), entry(2), entry(3)]
  expect(withEntry([entry(1)], entry(2))).toEqual([entry(1), entry(2)])
  expect(withEntry(three, entry(4))).toBe('full')
  expect(withEntry([entry(1)], entry(1))).toBe('already')
  expect(withEntry(three, entry(2))).toBe('already')
})

test('the address of a comparison names up to three ids', () => {
  const ids = [1, 2, 3, 4].map((at) => entry(at).id)
  expect(idsOfAddress(ids.join(','))).toEqual(ids.slice(0, 3))
  expect(idsOfAddress(`${ids[0]},${ids[0]},nada`)).toEqual([ids[0]])
  expect(idsOfAddress(undefined)).toEqual([])
})

test('the first three and the count of the rest (CMP-10)', () => {
  expect(firstFew(['a', 'b', 'c', 'd', 'e'])).toEqual({ first: ['a', 'b', 'c'], more: 2 })
  expect(firstFew(['a'])).toEqual({ first: ['a'], more: 0 })
})

test.each([
  [[3, 1, 2], 'least', 1],
  [[3, 1, 2], 'most', 0],
  [[1, 1, 2], 'least', null],
  [[1, 1, 2], 'most', 2],
  [[null, 4, 5], 'least', 1],
  [[4, null, null], 'least', null],
  [[4, 5], 'most', 1],
  [[], 'most', null],
] as const)('of %j the one with the %s is at %j', (values, better, at) => {
  expect(bestAt([...values], better)).toBe(at)
})

test('a row decides nothing when everybody says the same', () => {
  expect([isSame(['sí', 'sí']), isSame(['sí', 'no']), isSame(['sí']), isSame([])]).toEqual([true, false, false, false])
})
