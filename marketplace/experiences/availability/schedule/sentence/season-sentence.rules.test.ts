// Sentences as hosts in El Salvador type and dictate them, and the resulting form values. Today is Monday 2026-11-23.
import { expect, test } from 'vitest'
import { missingParts, readSeason, type SeasonReading } from './season-sentence.rules.ts'

const TODAY = '2026-11-23'
const WEEKEND = [6, 0]
const WORKDAYS = [1, 2, 3, 4, 5]
const DAILY = [1, 2, 3, 4, 5, 6, 0]
const WINTER = { from: '2026-12-01', until: '2027-04-30' }

const table: [string, SeasonReading][] = [
  [
    'sábados y domingos a las 8, de diciembre a abril, 12 personas',
    { weekdays: WEEKEND, times: ['08:00'], ...WINTER, spots: 12 },
  ],
  [
    'Sabados y domingos a las ocho de diciembre a abril doce personas',
    { weekdays: WEEKEND, times: ['08:00'], ...WINTER, spots: 12 },
  ],
  ['todos los sábados a las 8 de la mañana', { weekdays: [6], times: ['08:00'] }],
  ['los lunes, miércoles y viernes a las 2 de la tarde', { weekdays: [1, 3, 5], times: ['14:00'] }],
  ['de lunes a viernes a las 9 am', { weekdays: WORKDAYS, times: ['09:00'] }],
  ['lunes a viernes 9 a.m.', { weekdays: WORKDAYS, times: ['09:00'] }],
  ['de jueves a domingo a las 7:30', { weekdays: [4, 5, 6, 0], times: ['07:30'] }],
  ['de viernes a lunes', { weekdays: [1, 5, 6, 0] }],
  ['todos los días a las 6 de la mañana', { weekdays: DAILY, times: ['06:00'] }],
  ['cada día a las 10 y a las 15', { weekdays: DAILY, times: ['10:00', '15:00'] }],
  ['a diario, 8:00 y 14:00', { weekdays: DAILY, times: ['08:00', '14:00'] }],
  ['todos los días menos los lunes a las 9', { weekdays: [2, 3, 4, 5, 6, 0], times: ['09:00'] }],
  ['todos los días excepto lunes y martes', { weekdays: [3, 4, 5, 6, 0] }],
  ['diario salvo el domingo', { weekdays: [1, 2, 3, 4, 5, 6] }],
  ['fines de semana a las 8', { weekdays: WEEKEND, times: ['08:00'] }],
  ['cada fin de semana', { weekdays: WEEKEND }],
  ['entre semana a las 5 de la tarde', { weekdays: WORKDAYS, times: ['17:00'] }],
  ['días hábiles a las 8', { weekdays: WORKDAYS, times: ['08:00'] }],
  ['sab y dom 8am', { weekdays: WEEKEND, times: ['08:00'] }],
  ['los domingos a las 8 y media', { weekdays: [0], times: ['08:30'] }],
  ['sábados a las siete y cuarto', { weekdays: [6], times: ['07:15'] }],
  ['sábados a las 9 menos cuarto', { weekdays: [6], times: ['08:45'] }],
  ['viernes a las doce menos cuarto de la noche', { weekdays: [5], times: ['23:45'] }],
  ['viernes a las 12 y media de la noche', { weekdays: [5], times: ['00:30'] }],
  ['sábados a las 8 para setenta personas', { weekdays: [6], times: ['08:00'], spots: 70 }],
  ['sábados a las 8, ochenta y cinco cupos', { weekdays: [6], times: ['08:00'], spots: 85 }],
  ['sábados a las 8 por noventa y cinco minutos', { weekdays: [6], times: ['08:00'], minutes: 95 }],
  ['domingos a la una', { weekdays: [0], times: ['13:00'] }],
  ['domingos a la 1 pm', { weekdays: [0], times: ['13:00'] }],
  ['domingos al mediodía', { weekdays: [0], times: ['12:00'] }],
  ['sábados a las 12', { weekdays: [6], times: ['12:00'] }],
  ['viernes a las 8 de la noche', { weekdays: [5], times: ['20:00'] }],
  ['sábados a las 4 de la madrugada', { weekdays: [6], times: ['04:00'] }],
  ['sábados a las 3', { weekdays: [6], times: ['15:00'] }],
  ['sábados a las 8 y 2 de la tarde', { weekdays: [6], times: ['08:00', '14:00'] }],
  ['sábados a las 6 y 7 de la noche', { weekdays: [6], times: ['18:00', '19:00'] }],
  ['sábados a las 8, 10 y 12', { weekdays: [6], times: ['08:00', '10:00', '12:00'] }],
  ['sábados a las 8:00, 10:30 y 2:00 p. m.', { weekdays: [6], times: ['08:00', '10:30', '14:00'] }],
  ['sábados a las 08:00 horas', { weekdays: [6], times: ['08:00'] }],
  ['sábados 16h30', { weekdays: [6], times: ['16:30'] }],
  ['sábados a las 10 en punto', { weekdays: [6], times: ['10:00'] }],
  ['sábados de 8 a 11', { weekdays: [6], times: ['08:00'], minutes: 180 }],
  ['sábados de 8 a. m. a 12 m. d., grupos de 8', { weekdays: [6], times: ['08:00'], minutes: 240, spots: 8 }],
  ['domingos de 2 a 5 de la tarde', { weekdays: [0], times: ['14:00'], minutes: 180 }],
  ['domingos desde las 9 hasta la 1', { weekdays: [0], times: ['09:00'], minutes: 240 }],
  ['domingos de 7:30 a 9 am', { weekdays: [0], times: ['07:30'], minutes: 90 }],
  ['sábados a las 8, dura 3 horas', { weekdays: [6], times: ['08:00'], minutes: 180 }],
  ['sábados a las 8, dos horas y media', { weekdays: [6], times: ['08:00'], minutes: 150 }],
  ['sábados a las 8, hora y media', { weekdays: [6], times: ['08:00'], minutes: 90 }],
  ['sábados a las 8, media hora, para 4', { weekdays: [6], times: ['08:00'], minutes: 30, spots: 4 }],
  ['sábados a las 8 por 90 minutos', { weekdays: [6], times: ['08:00'], minutes: 90 }],
  ['viernes a las 15:00, dura dos días', { weekdays: [5], times: ['15:00'], minutes: 2880 }],
  ['del 1 de diciembre al 30 de abril', WINTER],
  ['del primero de diciembre al treinta de abril', WINTER],
  ['desde el 15 de diciembre hasta el 6 de enero', { from: '2026-12-15', until: '2027-01-06' }],
  ['del 20 al 31 de diciembre', { from: '2026-12-20', until: '2026-12-31' }],
  ['del 5 de enero al 20', { from: '2027-01-05', until: '2027-01-20' }],
  ['del 1 de enero de 2027 al 31 de marzo de 2027', { from: '2027-01-01', until: '2027-03-31' }],
  ['1/12 al 30/4', WINTER],
  ['del 01/12/2026 al 31/01/2027', { from: '2026-12-01', until: '2027-01-31' }],
  ['entre diciembre y febrero', { from: '2026-12-01', until: '2027-02-28' }],
  ['desde diciembre hasta abril de 2027', WINTER],
  ['de nov a abr', { from: TODAY, until: '2027-04-30' }],
  ['de octubre a diciembre', { from: TODAY, until: '2026-12-31' }],
  ['en diciembre', { from: '2026-12-01', until: '2026-12-31' }],
  ['todo enero', { from: '2027-01-01', until: '2027-01-31' }],
  ['en diciembre y enero', { from: '2026-12-01', until: '2027-01-31' }],
  ['el 24 de diciembre a las 6 de la tarde', { times: ['18:00'], from: '2026-12-24', until: '2026-12-24' }],
  ['desde mañana hasta fin de año', { from: '2026-11-24', until: '2026-12-31' }],
  ['a partir del 5 de enero', { from: '2027-01-05' }],
  ['desde enero', { from: '2027-01-01' }],
  ['hasta abril', { until: '2027-04-30' }],
  ['hasta el 15 de enero', { until: '2027-01-15' }],
  ['hasta finales de marzo', { until: '2027-03-31' }],
  ['las próximas 6 semanas', { from: TODAY, until: '2027-01-03' }],
  ['por dos meses', { from: TODAY, until: '2027-01-22' }],
  ['todo el año', { from: TODAY, until: '2027-11-22' }],
  ['este mes', { from: TODAY, until: '2026-11-30' }],
  ['el próximo mes', { from: '2026-12-01', until: '2026-12-31' }],
  ['hasta 12 personas', { spots: 12 }],
  ['de 8 a 12 personas', { spots: 12 }],
  ['máximo 10', { spots: 10 }],
  ['grupos de máximo 6', { spots: 6 }],
  ['cupo de 15', { spots: 15 }],
  ['una docena de personas', { spots: 12 }],
  ['veinticinco cupos', { spots: 25 }],
  ['para treinta y dos personas', { spots: 32 }],
  [
    'Ofrezco el volcán los sábados y domingos, salimos a las 6 de la mañana, dura 5 horas, de enero a marzo, máximo 10 personas',
    { weekdays: WEEKEND, times: ['06:00'], minutes: 300, from: '2027-01-01', until: '2027-03-31', spots: 10 },
  ],
  [
    'de martes a domingo de 9 a 4 de la tarde todo diciembre cupo para 20',
    {
      weekdays: [2, 3, 4, 5, 6, 0],
      times: ['09:00'],
      minutes: 420,
      from: '2026-12-01',
      until: '2026-12-31',
      spots: 20,
    },
  ],
  ['', {}],
  ['hola, quiero vender mi tour', {}],
  ['el 31 de febrero', {}],
  ['a las 27', {}],
  ['5000 personas', {}],
]

test.each(table)('%j', (sentence, reading) => {
  expect(readSeason(sentence, TODAY)).toEqual(reading)
})

test('there are sixty of them and more', () => expect(table.length).toBeGreaterThanOrEqual(60))

test('in the middle of a season it begins today and ends this year', () => {
  expect(readSeason('de diciembre a abril', '2027-01-10')).toEqual({ from: '2027-01-10', until: '2027-04-30' })
  expect(readSeason('en enero', '2027-01-31')).toEqual({ from: '2027-01-31', until: '2027-01-31' })
})

test('what was not said is named as the form calls it', () => {
  expect(missingParts(readSeason('sábados a las 8', TODAY))).toEqual(['hasta qué día', 'los cupos'])
  expect(missingParts(readSeason('', TODAY))).toEqual(['los días', 'las horas', 'hasta qué día', 'los cupos'])
})

test.each([
  'viernes a las 8, del 1 al 31 de diciembre, 12 personas, excepto Navidad',
  'viernes a las 8, del 1 al 31 de diciembre, 12 personas, menos el 25',
  'viernes a las 8, del 1 al 31 de diciembre, salvo el 25 de diciembre, 12 personas',
])('%s: that days are excepted is not passed over', (sentence) => {
  expect(readSeason(sentence, '2026-11-26')).toEqual({
    weekdays: [5],
    times: ['08:00'],
    from: '2026-12-01',
    until: '2026-12-31',
    spots: 12,
    excepts: true,
  })
})

test.each(['todos los días menos el lunes a las 8', 'sábados a las 8, al menos 4 personas', 'a las 8 menos cuarto'])(
  '%s: excepts no days that are to be taken out by hand',
  (sentence) => expect(readSeason(sentence, '2026-11-26').excepts).toBeUndefined(),
)
