import { expect, test } from 'vitest'
import { urlOf } from './call.ts'

type CallInput = { params: { id: string }; query?: { month?: string | undefined; tags?: string[] }; key: string }
const call = Object.assign(async (_: CallInput) => null, { route: 'get /hosts/{id}/earnings.csv' })

test('the address of a call has its parameters, what is asked after them, and nothing of a body', () => {
  expect(urlOf(call, { params: { id: 'a b' } })).toBe('/api/hosts/a%20b/earnings.csv')
  expect(urlOf(call, { params: { id: '7' }, query: { month: '2026-11', tags: ['x', 'y'] } })).toBe(
    '/api/hosts/7/earnings.csv?month=2026-11&tags=x&tags=y',
  )
  expect(urlOf({ route: 'post /live' }, {})).toBe('/api/live')
})

test('an address without what its path needs does not compile', () => {
  // @ts-expect-error: the path has an id
  expect(urlOf(call, {})).toContain('undefined')
})
