import { expect, test } from 'vitest'
import { type Attendance, attendanceAfter, canReportAbsent } from './attendance.rules.ts'

const nobody: Attendance = { attended: null, attendedBy: null }
const traveler: Attendance = { attended: true, attendedBy: 'traveler_code' }
const host: Attendance = { attended: true, attendedBy: 'host_code' }

test.each([
  ['the first word', nobody, true, 'host_list', { attended: true, attendedBy: 'host_list' }],
  ["the host's word over the traveler's", traveler, true, 'host_list', { attended: true, attendedBy: 'host_list' }],
  ["the host's no over the traveler's yes", traveler, false, 'host_list', { attended: false, attendedBy: 'host_list' }],
  ['the same said again', host, true, 'host_list', host],
  ['the same said by an administrator', host, true, 'admin', host],
  ['a correction', host, false, 'admin', { attended: false, attendedBy: 'admin' }],
] as const)('%s', (_, before, attended, by, after) => {
  // Given a whole row, it returns these two columns only.
  expect(attendanceAfter({ ...before, status: 'confirmed' } as Attendance, attended, by)).toEqual(after)
})

const now = new Date('2026-11-28T15:00:00Z')
const began = new Date('2026-11-28T14:00:00Z')
const later = new Date('2026-11-28T16:00:00Z')

test.each([
  ['confirmed', null, began, 'yes'],
  ['in_progress', 'traveler_code', began, 'yes'],
  ['in_progress', 'traveler_code', later, 'NOT_STARTED'],
  ['in_progress', 'host_code', began, 'TRAVELER_CAME'],
  ['in_progress', 'host_list', began, 'TRAVELER_CAME'],
  ['in_progress', 'admin', began, 'TRAVELER_CAME'],
] as const)('no-show of %s, vouched by %s, start %s: %s', (status, attendedBy, startDate, answer) => {
  expect(canReportAbsent({ status, attendedBy, startDate }, now)).toBe(answer)
})
