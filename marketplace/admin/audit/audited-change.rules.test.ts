import { expect, test } from 'vitest'
import { Status } from '#marketplace/bookings/booking.contract.ts'
import { ExperienceStatus } from '#marketplace/experiences/editor/update/update.contract.ts'
import { changesOf, objectHref } from './audited-change.rules.ts'

const plain = (instant: string) => `el ${instant.slice(0, 10)}`

test('only what differs is told, in words', () => {
  const before = { role: 'host', verified: false, name: 'Ana', tags: ['a'], suspendedAt: null }
  const after = { role: 'traveler', verified: true, name: 'Ana', tags: ['a'], suspendedAt: '2026-11-21T10:00:00.000Z' }
  expect(changesOf(before, after, plain).map(({ field, before, after }) => [field, before, after])).toEqual([
    ['Rol', 'Anfitrión', 'Viajero'],
    ['Verificado', 'No', 'Sí'],
    ['Suspendida', 'nada', 'el 2026-11-21'],
  ])
})

test('what one side does not have is left empty there; a name nobody knows is shown as it is', () => {
  const changes = changesOf(null, { rows: 1200, strange: ['x', 'y'], empty: [] }, plain)
  expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['Filas', null, (1200).toLocaleString('es-SV')],
    ['strange', null, 'x, y'],
    ['empty', null, 'nada'],
  ])
  expect(changesOf(null, null, plain)).toEqual([])
  const [removed] = changesOf({ name: 'Ana' }, null, plain)
  expect([removed?.before, removed?.after]).toEqual(['Ana', null])
})

test('money, days and what has a name on screen are told as there', () => {
  const after = {
    balance: 1250,
    amount: 12.5,
    method: 'bank',
    kind: 'question',
    icon: 'mountain',
    fromDay: '2026-11-27',
  }
  expect(changesOf(null, after, plain).map((change) => change.after)).toEqual([
    '$1,250.00',
    '$12.50',
    'Transferencia',
    'Consulta',
    'Montaña',
    '27 de noviembre de 2026',
  ])
})

test('every status of an experience and of a reservation is told in Spanish', () => {
  const statuses = [...ExperienceStatus.options, ...Status.options]
  const told = statuses.map((status) => changesOf(null, { status }, plain)[0]!.after)
  expect(told.filter((words) => statuses.some((status) => status === words))).toEqual([])
})

test('a backup is told in words', () => {
  const changes = changesOf(null, { size: '3 MB', rows: 12, files: 4, missing: 2 }, plain)
  expect(changes.map(({ field, after }) => [field, after])).toEqual([
    ['Tamaño', '3 MB'],
    ['Filas', '12'],
    ['Archivos', '4'],
    ['Archivos que faltan', '2'],
  ])
})

test.each([
  ['user', 'a/b', '/admin/users/a%2Fb'],
  ['booking', 'x', '/admin/bookings/x'],
  ['experience', 'x', '/admin/experiences/x'],
  ['review', 'x', '/admin/reviews/x'],
  ['question', 'x', '/admin/questions/x'],
  ['case', 'x', '/admin/cases/x'],
  ['message', 'x', '/admin/cases/x'],
  ['template', 'x', '/admin/case-templates'],
  ['right', 'x', '/admin/rights/x'],
  ['mail', 'x', '/admin/outbox/x'],
  ['settings', null, '/admin/settings'],
  ['settings', 'commission', '/admin/commission'],
  ['statement', null, '/admin/statements'],
  ['category', null, '/admin/categories'],
  ['job', null, '/admin/health'],
  ['user', null, null],
  ['experience', null, null],
  ['booking', null, null],
  ['review', null, null],
  ['question', null, null],
  ['case', null, null],
  ['message', null, null],
  ['right', null, null],
  ['mail', null, null],
  ['endpoint', 'GET /admin', null],
  [null, 'x', null],
])('%s %s is shown at %s', (type, id, href) => expect(objectHref(type, id)).toBe(href))
