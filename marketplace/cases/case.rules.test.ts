import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import {
  aboutOf,
  CASE_STATUSES,
  type CaseAct,
  type CaseKind,
  type CaseStatus,
  dueOf,
  excerpt,
  filledTemplate,
  nextStatus,
  ownCasesPath,
  timeLeftText,
  urgencyOf,
} from './case.rules.ts'

const ID = '0190c5a3-7d2e-7abc-9def-0123456789ab'
const OTHER = '0190c5a3-7d2e-7abc-9def-0123456789ac'

test.each<[CaseKind, CaseStatus, CaseAct, CaseStatus | null]>([
  ['question', 'open', 'answer', 'waiting'],
  ['question', 'open', 'hear', 'open'],
  ['question', 'waiting', 'answer', 'waiting'],
  ['question', 'waiting', 'note', 'waiting'],
  ['question', 'waiting', 'dismiss', 'closed'],
  ['question', 'open', 'close', 'closed'],
  ['data', 'open', 'hear', 'open'],
  ['question', 'closed', 'answer', null],
  ['report', 'open', 'note', 'open'],
  ['report', 'closed', 'note', 'closed'],
  ['dispute', 'waiting', 'hear', 'open'],
  ['dispute', 'closed', 'hear', 'open'],
  ['question', 'waiting', 'close', 'closed'],
  ['question', 'closed', 'close', null],
  ['question', 'open', 'dismiss', 'closed'],
  ['data', 'open', 'close', null],
  ['data', 'open', 'dismiss', null],
  ['data', 'open', 'answer', 'waiting'],
  ['data', 'waiting', 'hear', 'open'],
  ['data', 'closed', 'hear', null],
])('a %s that is %s, after %s: %s', (kind, status, act, next) => {
  expect(nextStatus({ kind, status }, act)).toBe(next)
})

test('whoever is in charge can be changed at any time', () => {
  for (const status of CASE_STATUSES) expect(nextStatus({ kind: 'report', status }, 'assign')).toBe(status)
})

test('the deadline counts every hour, at night and on holidays too', () => {
  // The evening before Christmas Eve.
  const since = new Date('2026-12-24T02:00:00Z')
  const hours = (kind: Exclude<CaseKind, 'data'>) => (dueOf(kind, since).getTime() - since.getTime()) / HOUR_MS
  expect([hours('report'), hours('dispute'), hours('question'), hours('host-wish')]).toEqual([24, 24, 48, 72])
})

test('only what the team has to answer presses', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const due = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
  expect(urgencyOf({ status: 'open', dueAt: due(-1) }, now)).toBe('late')
  expect(urgencyOf({ status: 'open', dueAt: now }, now)).toBe('near')
  expect(urgencyOf({ status: 'open', dueAt: due(6) }, now)).toBe('near')
  expect(urgencyOf({ status: 'open', dueAt: due(7) }, now)).toBe('calm')
  for (const status of ['waiting', 'closed'] as const) expect(urgencyOf({ status, dueAt: due(-1) }, now)).toBe('none')
  expect(timeLeftText(due(0.5), now)).toBe('Queda menos de 1 h')
  expect(timeLeftText(now, now)).toBe('Queda menos de 1 h')
  expect(timeLeftText(due(1), now)).toBe('Queda 1 h')
  expect(timeLeftText(due(2), now)).toBe('Quedan 2 h')
  expect(timeLeftText(due(5), now)).toBe('Quedan 5 h')
  expect(timeLeftText(due(47), now)).toBe('Quedan 47 h')
  expect(timeLeftText(due(48), now)).toBe('Quedan 2 días')
  expect(timeLeftText(new Date(now.getTime() + 3 * DAY_MS), now)).toBe('Quedan 3 días')
  expect(timeLeftText(due(-1), now)).toBe('Vencido hace 1 h')
  expect(timeLeftText(due(-0.1), now)).toBe('Vencido hace menos de 1 h')
})

test.each([
  [`/experience/${ID}`, { noun: 'experience', id: ID }],
  [`/experience/${ID}/cafe-de-altura`, { noun: 'experience', id: ID }],
  [`/experience/${ID}/cafe#pregunta-${OTHER}`, { noun: 'question', id: OTHER }],
  [`/host/${ID}`, { noun: 'host', id: ID }],
  [`/host/${ID}#resena-${OTHER}`, { noun: 'review', id: OTHER }],
  [`/profile/reservations/${ID}`, { noun: 'booking', id: ID }],
  [`/EXPERIENCE/${ID.toUpperCase()}`, { noun: 'experience', id: ID.toUpperCase() }],
  [`/host/${ID}#RESENA-${OTHER}`, { noun: 'review', id: OTHER }],
  [`/Profile/Reservations/${ID}`, { noun: 'booking', id: ID }],
  // An anchor of something else: the page itself.
  [`/host/${ID}?pagina=2#comentarios`, { noun: 'host', id: ID }],
  [`/experience/${ID}x`, null],
  [`/en/experience/${ID}`, null],
  [`/experience/${ID.slice(1)}`, null],
  ['/admin/users', null],
  ['', null],
  [null, null],
])('%s is about %j', (path, about) => {
  expect(aboutOf(path)).toEqual(about)
})

test('hosts read their cases in their portal, everybody else in their profile', () => {
  expect((['host', 'traveler', 'admin', undefined] as const).map(ownCasesPath)).toEqual([
    '/host/cases',
    '/profile/cases',
    '/profile/cases',
    '/profile/cases',
  ])
})

test('a text is cut at 140 letters, without a space before the dots, and a shorter one is whole', () => {
  expect([excerpt('x'.repeat(140)), excerpt('x'.repeat(141))]).toEqual(['x'.repeat(140), `${'x'.repeat(140)}…`])
  expect([excerpt('Hola Ana', 5), excerpt('  Hola  ')]).toEqual(['Hola…', 'Hola'])
})

test('a template calls people by their name, wherever it says so', () => {
  expect(filledTemplate('Hola, {nombre}: gracias, {nombre}. {otra}', 'Ana')).toBe('Hola, Ana: gracias, Ana. {otra}')
  expect(filledTemplate('Hola, {nombre}', '$& {nombre}')).toBe('Hola, $& {nombre}')
  expect(excerpt('Hola:\n\n  ¿hay   parqueo?')).toBe('Hola: ¿hay parqueo?')
  expect(excerpt('x'.repeat(200))).toHaveLength(141)
})
