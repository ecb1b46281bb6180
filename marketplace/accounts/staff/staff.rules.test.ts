import { expect, test } from 'vitest'
import { may, PERMISSIONS, type Permission, permissionsOf, rolesWith } from './staff.rules.ts'

test('who administers may everything, who is not of the staff nothing', () => {
  expect(permissionsOf('administrator')).toEqual(PERMISSIONS)
  expect(PERMISSIONS.filter((permission) => may(null, permission) || may(undefined, permission))).toEqual([])
})

// Written out, so that a permission given by mistake is noticed here.
test.each<[Permission, ...string[]]>([
  ['staff.manage', 'administrator'],
  ['settings.write', 'administrator'],
  ['system.write', 'administrator'],
  ['content.edit', 'administrator', 'editor'],
  ['content.moderate', 'administrator', 'support', 'editor'],
  ['money.record', 'administrator', 'finance'],
  ['data.export', 'administrator', 'finance'],
  ['people.write', 'administrator', 'support'],
  ['bookings.correct', 'administrator', 'support'],
  ['cases.answer', 'administrator', 'support'],
  ['correspondence.open', 'administrator', 'support'],
  ['people.read', 'administrator', 'support', 'finance', 'viewer'],
])('%s belongs to %s', (permission, ...roles) => expect(rolesWith(permission)).toEqual(roles))

test('whoever changes something sees it, and who may only look changes nothing', () => {
  const sees: Partial<Record<Permission, Permission>> = {
    'people.write': 'people.read',
    'bookings.correct': 'bookings.read',
    'content.moderate': 'content.read',
    'content.edit': 'content.read',
    'money.record': 'money.read',
    'cases.answer': 'cases.read',
    'settings.write': 'settings.read',
    'system.write': 'system.read',
  }
  for (const [write, read] of Object.entries(sees))
    expect(rolesWith(write as Permission).filter((role) => !may(role, read))).toEqual([])
  expect(permissionsOf('viewer').filter((permission) => !permission.endsWith('.read'))).toEqual([])
})
