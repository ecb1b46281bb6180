import { expect, test } from 'vitest'
import { homeOf, landingAfterLogin, type Role, roleLabel, type SessionUser, safeReturnPath } from './account.rules.ts'
import { authorize } from './authorize.rules.ts'

const person = (role: Role): SessionUser => ({
  id: '0b7a85f0-1111-4222-8333-444455556666',
  email: 'ana@correo.sv',
  name: 'Ana',
  avatar: null,
  role,
  ...(role === 'admin' && { staffRole: 'viewer' as const }),
  createdAt: '2026-11-21T00:00:00.000Z',
})
const ROLES: Role[] = ['traveler', 'host', 'admin']

test.each(ROLES)('a %s passes what anyone, whoever is signed in, and their own role may do', (role) => {
  const user = person(role)
  expect(authorize('anyone', user)).toEqual({ user })
  expect(authorize('signed-in', user)).toBe(user)
  for (const access of ROLES)
    expect(authorize(access, user, 'people.read')).toEqual(access === role ? user : 'FORBIDDEN')
})

test('who administers passes with a permission of their role, and with none at all nobody does', () => {
  const viewer = person('admin')
  expect(authorize('admin', viewer, 'people.write')).toBe('PERMISSION_NEEDED')
  expect(authorize('admin', viewer, 'no.such')).toBe('PERMISSION_NEEDED')
  expect(authorize('admin', viewer)).toBe('PERMISSION_NEEDED')
  const chief = { ...viewer, staffRole: 'administrator' as const }
  expect(authorize('admin', chief, 'people.write')).toBe(chief)
  expect(authorize('admin', chief)).toBe('PERMISSION_NEEDED')
  expect(authorize('admin', { ...viewer, staffRole: undefined }, 'people.read')).toBe('PERMISSION_NEEDED')
})

test('a guest passes only what anyone may do, and is asked to sign in for everything else', () => {
  expect(authorize('anyone', null)).toEqual({ user: null })
  for (const access of ['signed-in', ...ROLES] as const) expect(authorize(access, null)).toBe('NOT_SIGNED_IN')
})

test.each([
  ['traveler', '/search', '/', 'Viajero'],
  ['host', '/host/dashboard', '/host/dashboard', 'Anfitrión'],
  ['admin', '/admin/dashboard', '/admin', 'Administrador'],
] as const)('a %s begins at %s, is at home at %s, and is called %s', (role, landing, home, label) => {
  expect([landingAfterLogin(role), homeOf(role), roleLabel[role]]).toEqual([landing, home, label])
})

test.each([
  [`/${'a'.repeat(1999)}`, `/${'a'.repeat(1999)}`],
  [`/${'a'.repeat(2000)}`, null],
  // Paths that only start like a forbidden one, or contain it further back, are allowed.
  ['/authors', '/authors'],
  ['/apiary', '/apiary'],
  ['/help/auth', '/help/auth'],
  ['/help/api/7', '/help/api/7'],
  ['/auth', null],
  ['/auth/', null],
  ['/auth/login', null],
  ['/api', null],
  ['/api/session', null],
  ['/a/../api', null],
  ['/a/../auth/login', null],
  ['/a/b/../c?x=1#y', '/a/c?x=1#y'],
  ['/..//elsewhere', null],
  ['//[', null],
])('the return path %s leads to %s', (path, expected) => {
  expect(safeReturnPath(path)).toBe(expected)
})
