import { expect, test } from 'vitest'
import { queryOf, readView, viewHref } from './list.view.ts'

const known = {
  sorts: ['created', 'name'],
  filters: { role: ['host', 'admin'], from: 'day', category: 'text' },
} as const

test.each([
  [{}, { filters: {} }],
  [
    { q: '  ana ', page: '3', dir: 'asc' },
    { q: 'ana', page: 3, dir: 'asc', filters: {} },
  ],
  [
    { role: 'host', from: '2026-11-20', category: 'Playas' },
    { filters: { role: 'host', from: '2026-11-20', category: 'Playas' } },
  ],
  // What nobody knows is left out, and the list is still there.
  [{ role: 'king', from: 'ayer', sort: 'shoe-size', dir: 'up', page: '-1', other: 'x' }, { filters: {} }],
  [{ role: ['admin', 'host'], page: '1' }, { filters: { role: 'admin' } }],
  [{ page: '9e9' }, { filters: {} }],
])('the address %j reads as %j', (search, view) => expect(readView(search, known)).toEqual(view))

test('addresses say what differs, and every change but turning the page begins at the first page', () => {
  const view = readView({ q: 'ana', page: '3', role: 'host' }, known)
  expect(viewHref('/admin/users', view)).toBe('/admin/users?q=ana&role=host')
  expect(viewHref('/admin/users', view, { page: 4 })).toBe('/admin/users?q=ana&role=host&page=4')
  expect(viewHref('/admin/users', view, { filters: {} })).toBe('/admin/users?q=ana')
  expect(viewHref('/admin/users', { filters: {} })).toBe('/admin/users')
  expect(queryOf(view)).toEqual({ q: 'ana', page: 3, role: 'host' })
})
