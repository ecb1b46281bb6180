import { expect, test } from 'vitest'
import { agoText, endText } from './dashboard.rules.ts'

const now = '2026-11-21T12:00:00.000Z'

test.each([
  ['2026-11-21T11:59:30.000Z', 'hace un momento'],
  ['2026-11-21T11:59:00.000Z', 'hace 1 minuto'],
  ['2026-11-21T11:00:01.000Z', 'hace 59 minutos'],
  ['2026-11-21T11:00:00.000Z', 'hace 1 hora'],
  ['2026-11-20T12:00:01.000Z', 'hace 23 horas'],
  ['2026-11-20T12:00:00.000Z', 'hace 1 día'],
  ['2026-10-23T12:00:00.000Z', 'hace 29 días'],
  ['2026-10-22T12:00:00.000Z', 'hace 1 mes'],
  ['2026-08-01T12:00:00.000Z', 'hace 3 meses'],
  ['2024-11-01T12:00:00.000Z', 'hace 2 años'],
])('%s is %s', (at, words) => expect(agoText(at, now)).toBe(words))

test.each([
  ['2026-11-21T14:30:00.000Z', 'vence en 2 horas'],
  ['2026-11-21T12:00:10.000Z', 'vence en menos de un minuto'],
  ['2026-11-20T11:00:00.000Z', 'venció hace 1 día'],
])('what ends at %s %s', (at, words) => expect(endText(at, now)).toBe(words))
