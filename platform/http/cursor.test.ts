import { expect, test } from 'vitest'
import { pageOf, readAfter, readCursor, writeCursor } from './cursor.ts'
import { pageQuery, TimeCursor } from './params.ts'

const id = '0190c5a3-7d2e-7abc-9def-0123456789ab'
const after = ['2026-11-21T00:32:27.123456Z', id]

test('a cursor is one word of an address and comes back as it was', () => {
  const word = writeCursor(after)
  expect(word).toMatch(/^[\w-]+$/)
  expect(readCursor(word)).toEqual(after)
  expect(readAfter({ after: word, chat: '1' })).toEqual({ after: word })
})

test.each(['~~~', '???', '>>>', 'a', 'ab', 'abc', 'abcd'])('%s comes back, whatever letters stand for it', (part) => {
  const word = writeCursor([part, `>${part}?`])
  expect(word).toMatch(/^[\w-]+$/)
  expect(readCursor(word)).toEqual([part, `>${part}?`])
})

test.each(['', 'x', 'é', btoa('{}'), btoa('[1]'), btoa('["a",1]'), btoa('["a"'), [writeCursor(after)]])(
  '%j is no cursor',
  (word) => {
    expect(readAfter({ after: word })).toEqual({})
  },
)

test('the row that does not fit says that there is a next page, after the last one that does', () => {
  const partsOf = (row: string) => [row]
  expect(pageOf(['a', 'b', 'c'], 2, partsOf)).toEqual({ rows: ['a', 'b'], next: writeCursor(['b']) })
  expect(pageOf(['a', 'b'], 2, partsOf)).toEqual({ rows: ['a', 'b'], next: null })
  expect(pageOf([], 2, partsOf)).toEqual({ rows: [], next: null })
})

const query = pageQuery(TimeCursor, 20)

test.each([
  [['2026-02-30T00:00:00.000000Z', id]],
  [['2026-11-21T00:32:27.123Z', id]],
  [['2026-11-21T00:32:27.123456Z', 'x']],
  [[...after, id]],
  [[id]],
])('%j is no end of a page in order of time', (parts) => {
  expect(query.after.safeParse(writeCursor(parts)).success).toBe(false)
})

test('the handler gets the parts and a number of rows', () => {
  expect(query.after.parse(writeCursor(after))).toEqual(after)
  expect(query.limit.parse(undefined)).toBe(20)
  expect(['0', '51', 'NaN', '1.5'].map((limit) => query.limit.safeParse(limit).success)).toEqual(Array(4).fill(false))
})
