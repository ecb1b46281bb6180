import { expect, test } from 'vitest'
import { withoutSecrets } from '#platform/log/log.ts'
import { type FeedDate, type FeedGuest, feedFile, feedPath, feedWindow, secretFrom, secretIn } from './feed.rules.ts'

const guest = (change: Partial<FeedGuest> = {}): FeedGuest => ({
  name: 'Ana María López',
  guests: 3,
  status: 'confirmed',
  paymentStatus: 'pending',
  attended: null,
  total: 37.05,
  revision: 1,
  updatedAt: '2026-11-20T03:04:05.000Z',
  ...change,
})
const date = (change: Partial<FeedDate> = {}): FeedDate => ({
  id: '5f0c8e0e-4f0e-4c55-9f5e-3d9c8a1b2c3d',
  startDate: new Date('2026-11-28T13:00:00Z'),
  endDate: new Date('2026-11-28T16:00:00Z'),
  status: 'available',
  capacity: 12,
  revision: 0,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  experience: {
    title: 'Añil, telares; y café\ncon \\pan',
    place: 'Parque central',
    address: '1a calle',
    city: 'Suchitoto',
    country: 'El Salvador',
    lat: 13.938,
    lng: -89.027,
    durationValue: 3,
    durationUnit: 'hours',
  },
  guests: [guest()],
  ...change,
})
const write = (...dates: FeedDate[]) =>
  feedFile(dates, 'https://torogoz.example', 'ayuda@operador.example', (amount) => `$${amount.toFixed(2)}`)

/** Parses a file strictly by RFC 5545 and fails on any violation. */
function parse(file: string) {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const lines = file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
  const open: string[] = []
  const events: Record<string, string>[] = []
  const calendar: Record<string, string> = {}
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line)!
    if (name === 'BEGIN') {
      open.push(value!)
      if (value === 'VEVENT') events.push({})
    } else if (name === 'END') expect(open.pop()).toBe(value)
    else {
      const text = value!.replace(/\\([nN,;\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
      const target = open.at(-1) === 'VEVENT' ? events.at(-1)! : calendar
      expect(target).not.toHaveProperty(name!)
      target[name!] = text
    }
  }
  expect(open).toEqual([])
  return { calendar, events }
}

test('one event per date: instants in UTC, a lasting identity, who comes and what to collect', () => {
  const { calendar, events } = parse(write(date()))
  expect(calendar).toMatchObject({ VERSION: '2.0', METHOD: 'PUBLISH', 'X-WR-CALNAME': 'Torogoz: mis fechas' })
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    UID: '5f0c8e0e-4f0e-4c55-9f5e-3d9c8a1b2c3d@torogoz',
    DTSTAMP: '20261120T030405Z',
    DTSTART: '20261128T130000Z',
    DTEND: '20261128T160000Z',
    STATUS: 'CONFIRMED',
    SUMMARY: 'Añil, telares; y café\ncon \\pan: 3 personas',
    GEO: '13.938;-89.027',
    URL: 'https://torogoz.example/host/dates/5f0c8e0e-4f0e-4c55-9f5e-3d9c8a1b2c3d',
  })
  expect(events[0]!.DESCRIPTION).toBe('3 personas de 12 cupos\nPor cobrar en efectivo: $37.05\n• Ana L., 3 personas')
  expect(write(date())).not.toMatch(/TZID|X-WR-TIMEZONE|VTIMEZONE/)
})

test('long and foreign words are folded by octets, never inside a letter', () => {
  const { events } = parse(
    write(
      date({
        experience: { ...date().experience, title: 'ñ🦜'.repeat(120) },
        guests: Array.from({ length: 40 }, () => guest({ name: 'Óscar Ñurinda' })),
      }),
    ),
  )
  expect(events[0]!.SUMMARY).toBe(`${'ñ🦜'.repeat(120)}: 120 personas`)
})

test('the number grows with every change, also when nobody is left', () => {
  const number = (change: Partial<FeedDate>) => Number(parse(write(date(change))).events[0]!.SEQUENCE)
  const steps = [
    number({ guests: [] }),
    number({ guests: [guest({ status: 'pending', revision: 0 })] }),
    number({ guests: [guest({ revision: 1 })] }),
    number({ guests: [guest({ revision: 1 }), guest({ status: 'pending', revision: 0 })] }),
    number({ guests: [guest({ status: 'cancelled', revision: 2 }), guest({ status: 'cancelled', revision: 1 })] }),
    number({
      revision: 1,
      status: 'cancelled',
      guests: [guest({ status: 'cancelled', revision: 2 }), guest({ status: 'cancelled', revision: 1 })],
    }),
  ]
  expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b))
})

test('a cancelled date is cancelled there too; one that everybody left is free; requests are tentative', () => {
  const events = (change: Partial<FeedDate>) => parse(write(date(change))).events[0]!
  const off = events({ status: 'cancelled', guests: [guest({ status: 'cancelled' })] })
  expect([off.STATUS, off.SUMMARY?.startsWith('Cancelada: ')]).toEqual(['CANCELLED', true])
  const cancelled = events({ guests: [guest({ status: 'cancelled' })] })
  expect(cancelled).toMatchObject({ TRANSP: 'TRANSPARENT', STATUS: 'TENTATIVE' })
  expect(cancelled.DESCRIPTION).toBe('0 personas de 12 cupos\nPor cobrar en efectivo: $0.00\n• Ana L. (cancelada)')
  const pending = events({ guests: [guest({ status: 'pending' })] })
  expect(pending).toMatchObject({ STATUS: 'TENTATIVE', TRANSP: 'OPAQUE' })
  expect(pending.DESCRIPTION).toContain('Por cobrar en efectivo: $0.00\n• Ana L., 3 personas (por responder)')
})

test.each<[string, Partial<FeedDate>, string, 'free' | 'busy']>([
  ['people come', {}, 'Café: 3 personas', 'busy'],
  ['one person asks', { guests: [guest({ status: 'pending', guests: 1 })] }, 'Café: 1 persona', 'busy'],
  ['nobody booked', { guests: [] }, 'Café: sin reservas', 'free'],
  ['everybody left', { guests: [guest({ status: 'cancelled' })] }, 'Café: sin reservas', 'free'],
  ['it is off', { status: 'cancelled' }, 'Cancelada: Café', 'free'],
])('a date to which %s is called so, and takes the time of its host or does not', (_, change, summary, time) => {
  const [event] = parse(write(date({ experience: { ...date().experience, title: 'Café' }, ...change }))).events
  expect(event!.SUMMARY).toBe(summary)
  expect(event!.TRANSP).toBe(time === 'busy' ? 'OPAQUE' : 'TRANSPARENT')
  expect(event!['X-MICROSOFT-CDO-BUSYSTATUS']).toBe(time.toUpperCase())
})

test('who has come is marked, who was there is not; an experience without a title is still a date', () => {
  const lines = (change: Partial<FeedGuest>) => parse(write(date({ guests: [guest(change)] }))).events[0]!.DESCRIPTION
  expect(lines({ status: 'in_progress' })).toMatch(/• Ana L\., 3 personas \(ya llegó\)$/)
  expect(lines({ status: 'completed' })).toMatch(/• Ana L\., 3 personas$/)
  const untitled = write(date({ experience: { ...date().experience, title: '' } }))
  expect(parse(untitled).events[0]!.SUMMARY).toBe('Experiencia: 3 personas')
})

test('an end that was never given comes from the duration; who did not come owes nothing', () => {
  const { events } = parse(
    write(
      date({
        endDate: null,
        guests: [guest({ status: 'completed', attended: false }), guest({ paymentStatus: 'paid' })],
      }),
    ),
  )
  expect(events[0]!.DTEND).toBe('20261128T160000Z')
  expect(events[0]!.DESCRIPTION).toContain('$0.00')
})

test('a calendar without dates is a calendar', () => {
  expect(parse(write()).events).toEqual([])
})

test.each([
  ['Ana María López', 'Ana L.'],
  ['  Ana ', 'Ana'],
  ['Óscar ñurinda', 'Óscar Ñ.'],
  ['', 'Viajero'],
  // An address is no name, and whoever deleted their account keeps the words for it.
  ['ana@correo.example', 'Viajero'],
  ['Usuario eliminado', 'Usuario eliminado'],
])('%j is %j to a calendar', (name, short) => {
  const { events } = parse(write(date({ guests: [guest({ name })] })))
  expect(events[0]!.DESCRIPTION).toContain(`\n• ${short}, 3 personas`)
})

test('a secret is 64 digits, in one place of the address, and never in a log', () => {
  const secret = secretFrom(new Uint8Array(32).fill(171))
  expect(secretIn(feedPath(secret).split('/').at(-1)!)).toBe(secret)
  for (const file of [
    '',
    secret,
    `${secret}.icsx`,
    `0${secret}.ics`,
    `${secret.slice(1)}.ics`,
    `${secret.toUpperCase()}.ics`,
    '../x.ics',
  ])
    expect(secretIn(file)).toBeNull()
  expect(withoutSecrets(feedPath(secret))).toBe('/api/calendar/[…].ics')
  expect(withoutSecrets('/host/dates/5f0c8e0e-4f0e-4c55-9f5e-3d9c8a1b2c3d')).toContain('5f0c8e0e')
})

test('the window is 60 days back and 400 ahead', () => {
  expect(feedWindow(new Date('2026-11-21T00:00:00Z'))).toEqual({
    from: new Date('2026-09-22T00:00:00Z'),
    until: new Date('2027-12-26T00:00:00Z'),
  })
})
