import { expect, test } from 'vitest'
import { approvalOf, awaitsApproval } from './approval.rules.ts'

test('only the first publication of somebody nobody knows waits, and only while that is switched on', () => {
  const newcomer = { approval: true, verified: false, publishedBefore: false }
  expect(awaitsApproval(newcomer)).toBe(true)
  expect(awaitsApproval({ ...newcomer, approval: false })).toBe(false)
  expect(awaitsApproval({ ...newcomer, verified: true })).toBe(false)
  expect(awaitsApproval({ ...newcomer, publishedBefore: true })).toBe(false)
})

test('since when it waits, and why it came back', () => {
  const at = new Date('2026-03-01T15:00:00Z')
  expect(approvalOf({ submittedAt: at, returnReason: null }, true)).toEqual({
    needed: true,
    submittedAt: '2026-03-01T15:00:00.000Z',
    returnReason: null,
  })
  expect(approvalOf({ submittedAt: null, returnReason: 'Faltan fotos' }, false)).toEqual({
    needed: false,
    submittedAt: null,
    returnReason: 'Faltan fotos',
  })
})
