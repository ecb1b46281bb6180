import { expect, test } from 'vitest'
import { dueText } from './statement.text.ts'

const unpaid = { left: 69.01, dueOn: '2026-10-07' }

test('a statement says until when it is to be paid, and an older one where its rest went', () => {
  expect(dueText({ ...unpaid, state: 'due' })).toBe('A pagar hasta el 7 de octubre de 2026')
  expect(dueText({ ...unpaid, state: 'overdue' })).toBe('Venció el 7 de octubre de 2026')
  expect(dueText({ ...unpaid, state: 'overdue' }, '2026-10')).toBe('Lo que falta va incluido en el de octubre 2026')
  expect(dueText({ ...unpaid, left: 0, state: 'settled' }, '2026-10')).toBeNull()
})
