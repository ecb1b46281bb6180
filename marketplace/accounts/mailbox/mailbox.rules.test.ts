import { expect, test } from 'vitest'
import { linkState, mayWriteTo } from './mailbox.rules.ts'

test.each([
  // proved, suspended, required: account, own, news
  [true, false, true, [true, true, true]],
  [false, false, true, [true, true, false]],
  [false, false, false, [true, true, true]],
  [true, true, true, [true, false, false]],
  [false, true, false, [true, false, false]],
])('proved %s, suspended %s, required %s', (proved, suspended, required, written) => {
  const kinds = ['account', 'own', 'news'] as const
  expect(kinds.map((kind) => mayWriteTo({ proved, suspended }, kind, required))).toEqual(written)
})

const now = new Date('2026-11-22T12:00:00Z')
const open = {
  usedAt: null,
  expiresAt: new Date('2026-11-22T12:00:01Z'),
  sameAddress: true,
  proved: false,
}
test.each([
  ['open', {}],
  ['expired', { expiresAt: now }],
  ['expired', { sameAddress: false }],
  ['used', { usedAt: now }],
  ['confirmed', { proved: true, usedAt: now }],
  ['confirmed', { proved: true, expiresAt: now }],
  ['expired', { proved: true, sameAddress: false }],
])('%s: %o', (state, changes) => expect(linkState({ ...open, ...changes }, now)).toBe(state))
