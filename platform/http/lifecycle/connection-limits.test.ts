import { expect, test } from 'vitest'
import { commonRefusals } from '../refusal.ts'
import { maxConnections, unreadableRequest } from './connection-limits.ts'

test.each([
  [20_000, 19_744],
  [1024, 768],
  [512, 256],
  [160, 80],
])('with an open-file limit of %i, %i connections are accepted', (limit, connections) => {
  expect(maxConnections(limit)).toBe(connections)
})

test('where there is no limit there is none; this process has one of the two', () => {
  expect(maxConnections('unlimited')).toBeUndefined()
  expect([undefined, 'number']).toContain(typeof maxConnections() === 'number' ? 'number' : undefined)
})

test.each([
  [Object.assign(new Error('Invalid host'), { name: 'RequestError' }), 'MALFORMED'],
  [new Error('no answer'), 'BROKEN'],
  ['nothing', 'BROKEN'],
] as const)('%s is answered in words, with the headers of every answer', async (error, code) => {
  const answer = unreadableRequest(error)
  const { status, text } = commonRefusals[code]
  expect([answer.status, await answer.text()]).toEqual([status, text])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
