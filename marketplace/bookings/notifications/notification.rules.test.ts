import { expect, test } from 'vitest'
import { AFTER_COMPLETION, secondsToInvitation } from './notification.rules.ts'

const now = new Date('2026-12-05T12:00:00Z')
const at = (time: string) => new Date(`2026-12-05T${time}:00Z`)

test.each([
  ['an hour before its end', at('09:00'), at('13:00'), 3 * 3600],
  ['at its end', at('09:00'), at('12:00'), 2 * 3600],
  ['long after it', at('06:00'), at('07:00'), 2 * 3600],
  ['that names no end, before its start', at('13:00'), null, 3 * 3600],
])('of one %s the traveler is asked two hours after the end', (_, startDate, endDate, seconds) => {
  expect(secondsToInvitation({ startDate, endDate }, now)).toBe(seconds)
  expect(AFTER_COMPLETION.name).toBe('invite-to-review')
})
