import { expect, test } from 'vitest'
import { whatsappNumber } from '#marketplace/accounts/whatsapp/whatsapp.rules.ts'
import { csvFile } from '#platform/http/response/csv.ts'
import { paymentText, statusText } from '../booking.text.ts'
import type { Guest } from './attendee.contract.ts'
import { CSV_HEADER, csvName, csvRows, dueOf, inOrder, phoneCell, spokenCode, totalsOf } from './attendee.rules.ts'
import { fillGreeting, greetingLink, greetingText, isWrittenTo, meetingTime } from './greeting.rules.ts'

const booking = {
  status: 'confirmed',
  paymentStatus: 'pending',
  guests: 2,
  totalAmount: 37.75,
  attended: null,
} as const

test('totals are people and cash of accepted reservations, in whole cents', () => {
  expect(
    totalsOf([
      booking,
      { ...booking, totalAmount: 0.1 },
      { ...booking, totalAmount: 0.2 },
      { ...booking, status: 'in_progress', paymentStatus: 'paid_cash', totalAmount: 20 },
      { ...booking, status: 'completed', paymentStatus: 'paid', totalAmount: 30.5 },
      // A no-show owes nothing; a guest who came and has not paid does.
      { ...booking, status: 'completed', attended: false, guests: 1 },
      { ...booking, status: 'completed', attended: true, totalAmount: 5 },
      { ...booking, status: 'pending', guests: 3, totalAmount: 60 },
      { ...booking, status: 'cancelled', guests: 9, totalAmount: 999 },
    ]),
  ).toEqual({
    people: 12,
    waiting: 3,
    waitingAmount: 60,
    toCollect: 43.05,
    received: 30.5,
    toConfirm: 20,
  })
})

test('requests come first, then names in Spanish order, cancelled ones last', () => {
  const guest = (firstName: string, status: 'pending' | 'confirmed' | 'completed' | 'cancelled') => ({
    status,
    guestInfo: { firstName, lastName: '', email: '', phone: '' },
    traveler: { name: 'Usuario', avatar: null },
  })
  const names = inOrder([
    guest('Abel', 'cancelled'),
    guest('Óscar', 'confirmed'),
    guest('ñandú', 'confirmed'),
    guest('Beto', 'completed'),
    guest('Nora', 'confirmed'),
    guest('Zoila', 'pending'),
    { ...guest('', 'confirmed'), guestInfo: null, traveler: { name: 'Carla', avatar: null } },
  ]).map(({ guestInfo, traveler }) => guestInfo?.firstName ?? traveler.name)
  expect(names).toEqual(['Zoila', 'Beto', 'Carla', 'Nora', 'ñandú', 'Óscar', 'Abel'])
})

test.each([
  ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
  ['+1+1', "'+1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'=1"],
  ['\n=1', "'=1"],
  ['  =1', "'=1"],
  ['＝1', "'＝1"],
  ['Ana, la "Jefa"', '"Ana, la ""Jefa"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['Núñez', 'Núñez'],
])('a cell %j is written as %s', (text, cell) => {
  expect(csvFile(['Nombre'], [[text]])).toBe(`\uFEFFNombre\r\n${cell}\r\n`)
})

test('numbers stay numbers, nothing is an empty cell', () => {
  expect(csvFile(['a', 'b', 'c'], [[-3, null, 'x']])).toBe('\uFEFFa,b,c\r\n-3,,x\r\n')
})

test('a phone begins no formula and a code is no number', () => {
  expect([phoneCell('+503 7000-0000'), phoneCell(' ++ 503')]).toEqual(['503 7000-0000', '503'])
  expect([spokenCode('1234E567'), spokenCode(''), spokenCode('1234')]).toEqual(['1234 E567', '', '1234'])
  expect(phoneCell('7000+0000')).toBe('7000+0000')
})

test('the name of the file says which date, in El Salvador', () => {
  expect(csvName('Café de altura, ¡en Ataco!', '2026-12-01T03:00:00.000Z')).toBe(
    'invitados-cafe-de-altura-en-ataco-2026-11-30-2100.csv',
  )
  expect(csvName('🦜"\r\n', '2026-11-28T13:00:00.000Z')).toBe('invitados-2026-11-28-0700.csv')
})

const meeting = {
  hostName: 'Beto Martínez',
  title: 'Café de altura',
  place: 'Parque central',
  address: '1a calle',
  city: 'Ataco',
  startDate: '2026-11-28T13:00:00.000Z',
}

test.each([
  // 6:30 p. m. of the 27th and 11:30 p. m. of the 26th in El Salvador.
  ['2026-11-28T00:30:00Z', 'Mañana, 7:00\u00a0a.\u00a0m.,'],
  ['2026-11-28T12:00:00Z', 'Hoy, 7:00\u00a0a.\u00a0m.,'],
  ['2026-11-27T05:30:00Z', 'El sábado, 28 de noviembre, 7:00\u00a0a.\u00a0m.,'],
])('at %s the meeting is %s', (now, words) => {
  expect(meetingTime(meeting.startDate, new Date(now))).toBe(words)
})

test('the message of the day before names everybody and everything but the code', () => {
  const text = greetingText('reminder', meeting, new Date('2026-11-27T20:00:00Z'))
  expect(fillGreeting(text, { name: 'Ana María López', guests: 3, due: '$36.00' })).toBe(
    'Hola Ana, soy Beto de Torogoz. Mañana, 7:00\u00a0a.\u00a0m., nos vemos en Parque central, Ataco para “Café de altura”. Son 3 personas, total $36.00 en efectivo.',
  )
  expect(fillGreeting(text, { name: 'Ana', guests: 1, due: null })).toContain('Es 1 persona y ya está pagado.')
  const nowhere = greetingText(
    'reminder',
    { ...meeting, place: '', address: '', city: '' },
    new Date('2026-11-27T20:00:00Z'),
  )
  expect(nowhere).toContain('nos vemos para “Café de altura”')
})

test('a change of place and being on the way have their own words', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  expect(greetingText('place', meeting, now, ' Gasolinera Uno ')).toContain(
    'Hoy, 7:00\u00a0a.\u00a0m., nos vemos en Gasolinera Uno.',
  )
  expect(greetingText('on-the-way', meeting, now)).toContain(
    'vamos en camino al punto de encuentro: Parque central, Ataco.',
  )
})

test('people are called by their first name, however they typed it', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  const text = greetingText('reminder', { ...meeting, hostName: '  Beto   Martínez ' }, now)
  expect(fillGreeting(text, { name: ' Ana   López', guests: 1, due: null })).toMatch(
    /^Hola Ana, soy Beto de Torogoz\. /,
  )
})

test('who is written to: accepted, and not over yet', () => {
  const all = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const
  expect(all.filter(isWrittenTo)).toEqual(['confirmed', 'in_progress'])
})

test('a place without a name is its address', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  expect(greetingText('on-the-way', { ...meeting, place: '' }, now)).toContain('encuentro: 1a calle, Ataco.')
  const nowhere = { ...meeting, place: '', address: '', city: '' }
  expect(greetingText('on-the-way', nowhere, now)).toContain(
    'al punto de encuentro. Nos vemos a las 7:00\u00a0a.\u00a0m.',
  )
})

test('what a guest calls themselves is no pattern', () => {
  expect(fillGreeting('Hola {nombre}', { name: '$& {reserva}', guests: 1, due: null })).toBe('Hola $&')
})

test('a link carries the whole text; eight digits are a number of El Salvador', () => {
  const link = greetingLink('7000-0000', 'Hola Ana & Beto: ¿7:00?')!
  expect(link.startsWith('https://wa.me/50370000000?text=')).toBe(true)
  expect(new URL(link).searchParams.get('text')).toBe('Hola Ana & Beto: ¿7:00?')
  expect([greetingLink('123', 'x'), greetingLink(undefined, 'x'), whatsappNumber('+1 305 555 1234')]).toEqual([
    null,
    null,
    '13055551234',
  ])
})

const guest = {
  ...booking,
  guestInfo: { firstName: ' Ana', lastName: 'Rivas ', email: 'ana@correo.example', phone: '+503 7000-0000' },
  traveler: { name: 'Ana R.', avatar: null },
  confirmationCode: 'K7QM2XAB',
  attendance: { at: '2026-11-27T12:00:00.000Z' },
  specialRequests: 'Sin lácteos',
  writtenTo: '2026-11-27T20:30:00.000Z',
  children: 1,
} as unknown as Guest

test.each([
  ['nobody has paid', {}, 37.75],
  ['it was paid', { paymentStatus: 'paid' }, 0],
  ['the traveler says that it was paid', { paymentStatus: 'paid_cash' }, 0],
  ['it is off', { status: 'cancelled' }, 0],
  ['they came', { attended: true }, 37.75],
  ['they did not come', { attended: false }, 0],
] as const)('what a guest still pays when %s', (_, change, due) => {
  expect(dueOf({ ...guest, ...change } as Guest)).toBe(due)
})

test('the file has a column for every cell, and a row for everybody who may come', () => {
  const bare = { ...guest, guestInfo: null, attendance: null, writtenTo: null, specialRequests: null, children: 0 }
  const rows = csvRows([guest, { ...guest, status: 'cancelled' }, bare as unknown as Guest])
  expect(rows.map((row) => Object.fromEntries(CSV_HEADER.map((name, at) => [name, row[at]])))).toEqual([
    {
      Nombre: 'Ana Rivas',
      Personas: 2,
      Teléfono: '503 7000-0000',
      Correo: 'ana@correo.example',
      Estado: statusText(guest),
      'Dijo que viene': 'Sí',
      Total: '37.75',
      Pago: paymentText(guest),
      'Por cobrar': '37.75',
      Código: 'K7QM 2XAB',
      'Peticiones especiales': 'Sin lácteos',
      Escrito: expect.stringMatching(/^vie,? 27 nov, 2:30 p\. m\.$/),
      Niños: 1,
    },
    expect.objectContaining({
      Nombre: 'Ana R.',
      Teléfono: null,
      Correo: null,
      'Dijo que viene': 'No',
      Escrito: null,
      Niños: 0,
    }),
  ])
  expect(rows.every((row) => row.length === CSV_HEADER.length)).toBe(true)
})
