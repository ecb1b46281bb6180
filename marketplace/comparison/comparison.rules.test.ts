import { expect, test } from 'vitest'
import { firstFew, idsOfAddress, readEntries, withEntry } from './comparison.rules.ts'

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
  ])
    expect([damaged, readEntries(damaged)]).toEqual([damaged, []])
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
  expect(firstFew(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 })
  expect(firstFew(['a'])).toEqual({ shown: ['a'], more: 0 })
})
