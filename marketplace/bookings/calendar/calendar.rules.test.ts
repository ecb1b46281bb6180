import { expect, test } from 'vitest'
import { partyText } from '#marketplace/experiences/experience.text.ts'
import { type CalendarFacts, calendarFile, ended, endOf } from './calendar.rules.ts'

const facts = (change: Partial<CalendarFacts> = {}): CalendarFacts => ({
  id: '5f0c8e0e-4f0e-4c55-9f5e-3d9c8a1b2c3d',
  status: 'confirmed',
  startDate: new Date('2026-12-05T14:30:00Z'),
  endDate: new Date('2026-12-05T18:00:00Z'),
  updatedAt: new Date('2026-12-01T03:04:05Z'),
  guests: 2,
  children: 0,
  confirmationCode: '4K7P2MQX',
  total: '$50',
  experience: {
    title: 'Añil, telares; y café\ncon pan',
    place: 'Parque central',
    address: '1a calle',
    city: 'Suchitoto',
    country: 'El Salvador',
    lat: 13.938,
    lng: -89.027,
    durationValue: 3,
    durationUnit: 'hours',
  },
  host: { name: 'Marta Alvarenga' },
  ...change,
})
/** The format folds long lines; here they are unfolded as a calendar does. */
const lines = (change?: Partial<CalendarFacts>) =>
  calendarFile(facts(change), 'https://torogoz.example', 'ayuda@operador.example').replace(/\r\n /g, '').split('\r\n')

test('a calendar gets instants in UTC, a lasting identity and the words', () => {
  const file = lines()
  for (const line of [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:PUBLISH',
    'UID:5f0c8e0e-4f0e-4c55-9f5e-3d9c8a1b2c3d@torogoz',
    'DTSTAMP:20261201T030405Z',
    'DTSTART:20261205T143000Z',
    'DTEND:20261205T180000Z',
    'SEQUENCE:1',
    'STATUS:CONFIRMED',
    'SUMMARY:Añil\\, telares\\; y café\\ncon pan',
    'GEO:13.938;-89.027',
    'URL;VALUE=URI:https://torogoz.example/profile/reservations/5f0c8e0e-4f0e-4c55-9f5e-3d9c8a1b2c3d/voucher',
    'ORGANIZER;CN="Torogoz":mailto:ayuda@operador.example',
  ])
    expect(file).toContain(line)
  expect(file.join('\n')).toContain('Código: 4K7P2MQX')
  expect(file.join('\n')).not.toMatch(/TZID|X-WR-TIMEZONE|VTIMEZONE/)
  expect(file.at(-1) || file.at(-2)).toBe('END:VCALENDAR')
})

test('lines are folded at 75 octets and end as the format asks', () => {
  const long = { experience: { ...facts().experience, title: 'ñ'.repeat(200) } }
  const file = calendarFile(facts(long), 'https://torogoz.example', 'ayuda@operador.example')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file).toMatch(/END:VCALENDAR\r\n$/)
})

test.each([
  ['pending', 'METHOD:PUBLISH', 'STATUS:TENTATIVE', 'SEQUENCE:0'],
  ['confirmed', 'METHOD:PUBLISH', 'STATUS:CONFIRMED', 'SEQUENCE:1'],
  ['in_progress', 'METHOD:PUBLISH', 'STATUS:CONFIRMED', 'SEQUENCE:2'],
  ['completed', 'METHOD:PUBLISH', 'STATUS:CONFIRMED', 'SEQUENCE:3'],
  ['cancelled', 'METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:4'],
] as const)('a %s one is %s, %s, %s', (status, ...expected) => {
  expect(lines({ status })).toEqual(expect.arrayContaining(expected))
})

test('without an end the duration tells it', () => {
  expect(endOf(facts({ endDate: null }))).toEqual(new Date('2026-12-05T17:30:00Z'))
  const days = { ...facts().experience, durationValue: 2, durationUnit: 'days' as const }
  expect(endOf(facts({ endDate: null, experience: days }))).toEqual(new Date('2026-12-07T14:30:00Z'))
})

test('a place without coordinates is still a place', () => {
  const file = lines({ experience: { ...facts().experience, lat: null, lng: null } })
  expect(file.some((line) => line.startsWith('LOCATION:Parque central'))).toBe(true)
  expect(file.some((line) => line.startsWith('GEO'))).toBe(false)
})

test('an end that is none is told by the duration; half a point is no point', () => {
  const start = facts().startDate
  expect(endOf(facts({ endDate: start }))).toEqual(new Date('2026-12-05T17:30:00Z'))
  expect(endOf(facts({ endDate: new Date('2026-12-05T10:00:00Z') }))).toEqual(new Date('2026-12-05T17:30:00Z'))
  for (const missing of [{ lat: null }, { lng: null }])
    expect(lines({ experience: { ...facts().experience, ...missing } }).join()).not.toContain('GEO')
})

test('where it is and what to bring stand in the event; what nobody wrote leaves no comma', () => {
  const file = lines({ guests: 3, children: 1, experience: { ...facts().experience, address: '' } })
  expect(file.find((line) => line.startsWith('LOCATION'))).toBe('LOCATION:Parque central\\, Suchitoto\\, El Salvador')
  expect(file.find((line) => line.startsWith('DESCRIPTION'))).toBe(
    `DESCRIPTION:Anfitrión: Marta Alvarenga\\n${partyText({ guests: 3, children: 1 }).replaceAll(',', '\\,')}\\nTotal en efectivo: $50\\nCódigo: 4K7P2MQX`,
  )
  expect(file.find((line) => line.startsWith('PRODID'))).toBe('PRODID:-//Torogoz//Reservas//ES')
  expect(ended(' BEGIN\r\n\r\n ')).toBe(' BEGIN\r\n')
})
