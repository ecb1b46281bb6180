import { expect, test } from 'vitest'
import { dayChoices } from './day-choices.view.ts'

const words = (today: string) =>
  dayChoices(today).flatMap(({ label, from, to, hidden }) => (hidden ? [] : `${label} ${from} ${to}`))

test.each([
  // A Wednesday, Friday, Saturday, Sunday, and the last day of a year.
  ['2026-11-25', ['Hoy 2026-11-25 2026-11-25', 'Mañana 2026-11-26 2026-11-26', 'Fin de semana 2026-11-28 2026-11-29']],
  ['2026-11-27', ['Hoy 2026-11-27 2026-11-27', 'Mañana 2026-11-28 2026-11-28', 'Fin de semana 2026-11-28 2026-11-29']],
  ['2026-11-28', ['Hoy 2026-11-28 2026-11-28', 'Mañana 2026-11-29 2026-11-29', 'Fin de semana 2026-11-28 2026-11-29']],
  ['2026-11-29', ['Hoy 2026-11-29 2026-11-29', 'Mañana 2026-11-30 2026-11-30']],
  ['2026-12-31', ['Hoy 2026-12-31 2026-12-31', 'Mañana 2027-01-01 2027-01-01', 'Fin de semana 2027-01-02 2027-01-03']],
])('on %s', (today, expected) => {
  expect(words(today)).toEqual(expected)
})
