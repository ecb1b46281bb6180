import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyBitset, rowsOf, setBit } from './bitset.rules.ts'
import { intersectWithUnion, Members } from './members.rules.ts'

const CAPACITY = 20_000
/** Adds and removes in any order; beyond some eighty rows members are stored as bits. */
const steps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 150 })), { maxLength: 400 })

test('whatever comes and goes, few or many, the members are those of a set', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const members = new Members()
      const model = new Set<number>()
      for (const [isThere, row] of list) {
        if (isThere) members.add(row, CAPACITY)
        else members.remove(row)
        if (isThere) model.add(row)
        else model.delete(row)
        expect(members.size).toBe(model.size)
      }
      const all = emptyBitset(CAPACITY)
      members.addTo(all)
      expect([...rowsOf(all)]).toEqual([...model].toSorted((a, b) => a - b))
      for (let row = 0; row <= 151; row++) expect(members.has(row)).toBe(model.has(row))
      const half = emptyBitset(CAPACITY)
      for (const row of model) if (row % 2) half[row >>> 5]! |= 1 << (row & 31)
      expect(members.countIn(half)).toBe([...model].filter((row) => row % 2).length)
    }),
    { numRuns: 40 },
  )
})

test('what any of several has is kept, in sets of any size one after another', () => {
  const rows = fc.uniqueArray(fc.integer({ min: 0, max: 150 }))
  fc.assert(
    fc.property(
      fc.array(rows, { maxLength: 4 }),
      rows,
      fc.integer({ min: 151, max: CAPACITY }),
      (lists, kept, room) => {
        const all = lists.map((list) => {
          const members = new Members()
          for (const row of list) members.add(row, room)
          return members
        })
        const bits = emptyBitset(room)
        for (const row of kept) setBit(bits, row)
        intersectWithUnion(bits, all)
        const either = new Set(lists.flat())
        expect([...rowsOf(bits)]).toEqual(kept.filter((row) => either.has(row)).toSorted((a, b) => a - b))
      },
    ),
    { numRuns: 100 },
  )
})

test('a catalogue that grows finds room for its new rows', () => {
  const members = new Members()
  for (let row = 0; row < 100; row++) members.add(row, 1000)
  members.add(5000, 6000)
  expect([members.size, members.has(5000), members.has(99), members.has(5001)]).toEqual([101, true, true, false])
})
