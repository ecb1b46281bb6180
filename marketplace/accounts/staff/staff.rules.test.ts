import { expect, test } from 'vitest'
import { may, PERMISSIONS, type Permission, permissionsOf, rolesWith } from './staff.rules.ts'

test('who administers may everything, who is not of the staff nothing', () => {
  expect(permissionsOf('administrator')).toEqual(PERMISSIONS)
  expect(PERMISSIONS.filter((permission) => may(null, permission) || may(undefined, permission))).toEqual([])
})

// Written out, so that a permission given by mistake is noticed here.
const written: [Permission, ...string[]][] = [
  ['overview.read', 'administrator', 'support', 'finance', 'editor', 'viewer'],
  ['bookings.read', 'administrator', 'support', 'finance', 'viewer'],
  ['content.read', 'administrator', 'support', 'editor', 'viewer'],
  ['money.read', 'administrator', 'support', 'finance', 'viewer'],
  ['figures.read', 'administrator', 'finance', 'viewer'],
  ['cases.read', 'administrator', 'support', 'viewer'],
  ['mail.read', 'administrator', 'support', 'viewer'],
  ['audit.read', 'administrator', 'viewer'],
  ['system.read', 'administrator', 'viewer'],
  ['settings.read', 'administrator', 'viewer'],
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
]

test.each(written)('%s belongs to %s', (permission, ...roles) => expect(rolesWith(permission)).toEqual(roles))

test('no permission is missing from that table', () => {
  expect(written.map(([permission]) => permission).toSorted()).toEqual([...PERMISSIONS].toSorted())
})

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
