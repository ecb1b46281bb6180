import { expect, test } from 'vitest'
import { canCreateAlert, MAX_ALERTS, stateOf } from './alert.rules.ts'

const now = new Date('2026-11-22T18:00:00Z')
const notifiedAt = new Date('2026-11-20T12:00:00Z')

test.each([
  ['waits for a date', { experienceId: 'e1', toldAt: null, until: null }, 'active'],
  ['found its date', { experienceId: 'e1', toldAt: notifiedAt, until: null }, 'told'],
  // The days of a search do not end what waits for an experience.
  [
    'waits for a date, whatever day stands beside it',
    { experienceId: 'e1', toldAt: null, until: '2026-01-01' },
    'active',
  ],
  ['searches without days', { experienceId: null, toldAt: null, until: null }, 'active'],
  ['was told of some results and goes on', { experienceId: null, toldAt: notifiedAt, until: null }, 'active'],
  ['searches until today', { experienceId: null, toldAt: null, until: '2026-11-22' }, 'active'],
  ['searched until yesterday', { experienceId: null, toldAt: null, until: '2026-11-21' }, 'over'],
] as const)('an alert that %s', (_, alert, state) => expect(stateOf(alert, now)).toBe(state))

test('a day is over at midnight of El Salvador, not of UTC', () => {
  const search = { experienceId: null, toldAt: null, until: '2026-11-22' }
  const at = (time: string) => stateOf(search, new Date(time))
  expect([at('2026-11-23T05:59:59Z'), at('2026-11-23T06:00:00Z')]).toEqual(['active', 'over'])
})

test.each([
  [true, 0, 'yes'],
  [true, MAX_ALERTS - 1, 'yes'],
  [true, MAX_ALERTS, 'TOO_MANY_ALERTS'],
  [false, 0, 'MAILBOX_NEEDED'],
  // A mailbox that nobody proved comes first: without it there is nothing to delete alerts for.
  [false, MAX_ALERTS, 'MAILBOX_NEEDED'],
] as const)('reachable: %s, with %i others: %s', (reachable, others, says) => {
  expect(canCreateAlert({ reachable, others })).toBe(says)
})
