import { expect, test } from 'vitest'
import { adminList } from '../list.rules.ts'
import { queryOf, readView, viewHref } from './list.view.ts'

const PERSON = '0f5c1c60-7d55-4a3e-9a4c-0d9f3b0d2b11'
const list = adminList({
  name: 'people',
  path: '/admin/people',
  title: 'Personas',
  text: '',
  searchLabel: 'Buscar',
  defaultSort: 'created',
  columns: {
    name: { header: 'Nombre', sort: 'asc' },
    created: { header: 'Desde', sort: 'desc' },
    role: { header: 'Rol' },
  },
  filters: {
    role: { options: { host: 'Anfitrión', admin: 'Administración' }, error: 'Elige un rol' },
    from: { kind: 'day' },
    category: { kind: 'text', max: 10 },
    person: { kind: 'id' },
    owner: { kind: 'id', none: true },
  },
  empty: { icon: 'people', title: '', text: '' },
})

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
  [{ sort: 'role', category: 'far too long' }, { filters: {} }],
  [{ sort: 'name' }, { sort: 'name', filters: {} }],
  [{ person: 'somebody', owner: 'none' }, { filters: { owner: 'none' } }],
  [{ person: PERSON, owner: PERSON }, { filters: { person: PERSON, owner: PERSON } }],
  [{ person: 'none' }, { filters: {} }],
])('the address %j reads as %j', (search, view) => expect(readView(search, list)).toEqual(view))

test('addresses say what differs, and every change but turning the page begins at the first page', () => {
  const view = readView({ q: 'ana', page: '3', role: 'host' }, list)
  expect(viewHref('/admin/users', view)).toBe('/admin/users?q=ana&role=host')
  expect(viewHref('/admin/users', view, { page: 4 })).toBe('/admin/users?q=ana&role=host&page=4')
  expect(viewHref('/admin/users', view, { filters: {} })).toBe('/admin/users?q=ana')
  expect(viewHref('/admin/users', { filters: {} })).toBe('/admin/users')
  expect(queryOf(view)).toEqual({ q: 'ana', page: 3, role: 'host' })
})
