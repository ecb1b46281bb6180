import { expect, test } from 'vitest'
import { holidayOn, isWorkingDay } from './holiday.rules.ts'

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

// Years in which one term of the computus decides, including its exceptions (1954, 1981, 2049, 2076).
test.each([
  '1954-04-18',
  '1981-04-19',
  '2008-03-23',
  '2028-04-16',
  '2031-04-13',
  '2033-04-17',
  '2035-03-25',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2100-03-28',
  '2200-04-06',
  '2300-04-08',
])('Easter is on %s', (day) => expect(holidayOn(day)).toBe('Domingo de Resurrección'))

test.each([
  ['01-01', 'Año Nuevo'],
  ['05-01', 'Día del Trabajo'],
  ['05-10', 'Día de la Madre'],
  ['06-17', 'Día del Padre'],
  ['08-03', 'Fiestas agostinas'],
  ['08-04', 'Fiestas agostinas'],
  ['08-05', 'Fiestas agostinas'],
  ['08-06', 'Fiestas agostinas'],
  ['09-15', 'Día de la Independencia'],
  ['11-02', 'Día de los Difuntos'],
  ['12-24', 'Nochebuena'],
  ['12-25', 'Navidad'],
  ['12-31', 'Fin de año'],
  ['04-12', null],
])('%s is %s', (day, name) => expect(holidayOn(`2027-${day}`)).toBe(name))

test('Holy Week of 2027, day by day', () => {
  const days = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29'].map((day) => holidayOn(`2027-03-${day}`))
  expect(days).toEqual([
    null,
    'Domingo de Ramos',
    'Semana Santa',
    'Semana Santa',
    'Semana Santa',
    'Jueves Santo',
    'Viernes Santo',
    'Sábado de Gloria',
    'Domingo de Resurrección',
    null,
  ])
})
