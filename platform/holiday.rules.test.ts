import { expect, test } from 'vitest'
import { isWorkingDay } from './holiday.rules.ts'

test.each([
  ['2026-11-20', true, 'a Friday'],
  ['2026-11-21', false, 'a Saturday'],
  ['2026-11-22', false, 'a Sunday'],
  ['2026-11-02', false, 'Día de los Difuntos'],
  ['2026-12-24', true, 'Nochebuena, no rest day of the law'],
  ['2026-12-25', false, 'Navidad'],
  ['2027-01-01', false, 'Año Nuevo'],
  ['2026-04-01', true, 'the Wednesday of Holy Week'],
  ['2026-04-02', false, 'Jueves Santo'],
  ['2026-04-03', false, 'Viernes Santo'],
  ['2026-04-06', true, 'the Monday after Easter'],
  ['2026-08-03', false, 'a feast of San Salvador'],
  ['2026-08-04', true, 'between the feasts'],
  ['2026-08-05', false, 'a feast of San Salvador'],
  ['2026-08-06', false, 'El Salvador del Mundo'],
  ['2026-05-01', false, 'Día del Trabajo'],
])('%s: %s (%s)', (day, works) => expect(isWorkingDay(day)).toBe(works))
