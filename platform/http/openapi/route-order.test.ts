import { expect, test } from 'vitest'
import { ambiguous, byPrecedence } from './route-order.ts'

const get = (path: string) => ({ method: 'get', path })
const sorted = (...paths: string[]) =>
  paths
    .map(get)
    .toSorted(byPrecedence)
    .map(({ path }) => path)

test('a fixed segment comes before a parameter, at every depth and whatever the order of the list', () => {
  const expected = [
    '/bookings',
    '/bookings/upcoming',
    '/bookings/{id}',
    '/bookings/{id}/cancel',
    '/bookings/{id}/{part}',
  ]
  expect(sorted(...expected)).toEqual(expected)
  expect(sorted(...expected.toReversed())).toEqual(expected)
  expect(sorted('/{noun}/new', '/a/{id}', '/{noun}/{id}', '/a/new')).toEqual([
    '/a/new',
    '/a/{id}',
    '/{noun}/new',
    '/{noun}/{id}',
  ])
})

test('two paths between which no rule decides are found', () => {
  const conflicts = (...paths: string[]) => ambiguous(paths.map(get)).length
  expect(conflicts('/a/{id}', '/a/{name}')).toBe(1)
  expect(conflicts('/a/{id}/new', '/a/b/{part}')).toBe(1)
  expect(conflicts('/a', '/a')).toBe(1)
  expect(conflicts('/a/{id}', '/a/new', '/a/{id}/new', '/b/{id}')).toBe(0)
  expect(ambiguous([get('/a/{id}'), { method: 'put', path: '/a/{name}' }])).toEqual([])
})
