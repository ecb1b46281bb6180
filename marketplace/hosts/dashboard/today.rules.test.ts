import { expect, test } from 'vitest'
import type { Party } from './today.contract.ts'
import { daysAround, figuresOf, startOfMonth } from './today.rules.ts'
import { attendanceText, deadlineText, momentText } from './today.text.ts'

const party = (wishes: Partial<Party> = {}): Party => ({
  id: 'a',
  name: 'Ana Mejía',
  phone: null,
  guests: 2,
  children: 0,
  status: 'confirmed',
  paymentStatus: 'pending',
  total: 25.1,
  attending: false,
  attended: null,
  specialRequests: null,
  expiresAt: null,
  ...wishes,
})

test('a group: people who were accepted, who said they come, who waits, and the cash to the cent', () => {
  expect(
    figuresOf([
      party(),
      party({ attending: true, total: 0.2 }),
      party({ status: 'in_progress', paymentStatus: 'paid_cash', guests: 3, total: 37.5 }),
      party({ status: 'pending', guests: 4, total: 50 }),
      party({ status: 'completed', attended: false, guests: 5, total: 99 }),
      party({ status: 'completed', attended: true, paymentStatus: 'paid', guests: 1, total: 12.5 }),
      party({ status: 'cancelled', guests: 6, total: 99 }),
    ]),
  ).toEqual({ guests: 8, attending: 6, unanswered: 4, cash: 25.3, toConfirm: 37.5, received: 12.5 })
  expect(figuresOf([])).toEqual({ guests: 0, attending: 0, unanswered: 0, cash: 0, toConfirm: 0, received: 0 })
})

test('days and months begin at midnight in El Salvador', () => {
  // 11 p. m. of October 31 in El Salvador.
  const now = new Date('2026-11-01T05:00:00Z')
  const { today, tomorrow, later } = daysAround(now)
  expect([today, tomorrow, later].map((day) => day.toISOString())).toEqual([
    '2026-10-31T06:00:00.000Z',
    '2026-11-01T06:00:00.000Z',
    '2026-11-02T06:00:00.000Z',
  ])
  expect(startOfMonth(now).toISOString()).toBe('2026-10-01T06:00:00.000Z')
  expect(startOfMonth(new Date('2026-11-01T06:00:00Z')).toISOString()).toBe('2026-11-01T06:00:00.000Z')
})

test('until when a request waits, in the words of the day', () => {
  const now = '2026-11-21T14:00:00Z'
  expect(deadlineText('2026-11-21T21:00:00Z', now)).toBe('Responde hoy antes de las 3:00\u00a0p.\u00a0m.')
  expect(deadlineText('2026-11-21T19:30:00Z', now)).toBe('Responde hoy antes de la 1:30\u00a0p.\u00a0m.')
  expect(deadlineText('2026-11-22T21:00:00Z', now)).toBe('Responde antes de mañana 3:00\u00a0p.\u00a0m.')
  expect(deadlineText('2026-11-23T21:00:00Z', now)).toBe('Responde antes del lun, 23 nov, 3:00\u00a0p.\u00a0m.')
  // Already tomorrow in UTC, still today in El Salvador.
  expect(momentText('2026-11-22T05:59:00Z', now)).toBe('hoy 11:59\u00a0p.\u00a0m.')
})

test('who said they come', () => {
  expect(attendanceText({ guests: 8, attending: 5 })).toBe('5 de 8 dicen que vienen')
  expect(attendanceText({ guests: 8, attending: 8 })).toBe('Todos dicen que vienen')
  expect(attendanceText({ guests: 1, attending: 1 })).toBe('Dice que viene')
  expect(attendanceText({ guests: 1, attending: 0 })).toBe('0 de 1 dicen que vienen')
})
