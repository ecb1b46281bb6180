// Calendar files as they are written, and as somebody writes them who means harm.
import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/units.ts'
import { busyTimes, MAX_BUSY } from './busy-times.ts'
import { ReadFailure, readCalendarFile } from './read-calendar.ts'

const window = { from: Date.parse('2026-12-01T06:00:00Z'), until: Date.parse('2026-12-01T06:00:00Z') + 60 * DAY_MS }
const file = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@b', ...lines, 'END:VEVENT']
const input = (text: string) => ({ text, window, ownSuffix: '@torogoz' })
const busy = (text: string) =>
  busyTimes(input(text)).busy.map(({ from, until }) =>
    [from, until].map((at) => new Date(at).toISOString().slice(5, 16)).join(' '),
  )

const HOURS = ['DTSTART:20261205T140000Z', 'DTEND:20261205T160000Z']

test.each<[string, string[], string[]]>([
  ['in UTC', HOURS, ['12-05T14:00 12-05T16:00']],
  ['without a zone: of El Salvador', ['DTSTART:20261205T080000', 'DURATION:PT2H'], ['12-05T14:00 12-05T16:00']],
  [
    'of a zone by its name alone',
    ['DTSTART;TZID=Europe/Madrid:20261205T150000', 'DTEND;TZID=Europe/Madrid:20261205T160000'],
    ['12-05T14:00 12-05T15:00'],
  ],
  [
    'of a zone that nobody knows: of El Salvador',
    ['DTSTART;TZID=Mordor/Barad:20261205T080000', 'DTEND;TZID=Mordor/Barad:20261205T090000'],
    ['12-05T14:00 12-05T15:00'],
  ],
  ['whole days', ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261207'], ['12-05T06:00 12-07T06:00']],
  ['a day without an end', ['DTSTART;VALUE=DATE:20261205'], ['12-05T06:00 12-06T06:00']],
  ['free', [...HOURS, 'TRANSP:TRANSPARENT'], []],
  ['cancelled', [...HOURS, 'STATUS:CANCELLED'], []],
  ['free for Outlook', [...HOURS, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'], []],
  ['before the window', ['DTSTART:20260105T140000Z', 'DTEND:20260105T160000Z'], []],
  ['an end before its beginning', ['DTSTART:20261205T140000Z', 'DTEND:20261205T120000Z'], []],
  [
    'every week, one left out',
    [...HOURS, 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20261212T140000Z'],
    ['12-05T14:00 12-05T16:00', '12-19T14:00 12-19T16:00', '12-26T14:00 12-26T16:00'],
  ],
  [
    'since long ago, without an end',
    ['DTSTART:19700105T140000Z', 'DTEND:19700105T150000Z', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=5'],
    ['12-05T14:00 12-05T15:00', '01-05T14:00 01-05T15:00'],
  ],
])('%s', (_, lines, expected) => expect(busy(file(...event(...lines)))).toEqual(expected))

test('a repetition that was moved, a stretch of free and busy, and what came from here', () => {
  const moved = ['RECURRENCE-ID:20261212T140000Z', 'DTSTART:20261213T140000Z', 'DTEND:20261213T150000Z']
  const text = file(
    ...event(...HOURS, 'RRULE:FREQ=WEEKLY;COUNT=2'),
    ...event(...moved),
    ...event(...HOURS.map((line) => line.replace('05T', '20T'))).map((line) => line.replace('a@b', '7@Torogoz')),
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20261224T120000Z/PT1H,20261224T123000Z/20261224T140000Z',
    'FREEBUSY;FBTYPE=FREE:20261225T120000Z/PT1H',
    'END:VFREEBUSY',
  )
  expect(busy(text)).toEqual(['12-05T14:00 12-05T16:00', '12-13T14:00 12-13T15:00', '12-24T12:00 12-24T14:00'])
})

test('a zone that the file itself describes', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Casa', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ...['TZOFFSETFROM:-0300', 'TZOFFSETTO:-0300', 'END:STANDARD', 'END:VTIMEZONE'],
  ]
  const lines = ['DTSTART;TZID=Casa:20261205T110000', 'DTEND;TZID=Casa:20261205T120000']
  expect(busy(file(...zone, ...event(...lines)))).toEqual(['12-05T14:00 12-05T15:00'])
})

test('what cannot be understood is left out and counted, the rest is read', () => {
  const text = file(...event('DTSTART:tomorrow'), ...event('SUMMARY:no hour'), ...event(...HOURS))
  expect(busyTimes(input(text))).toMatchObject({ busy: [{}], skipped: 2 })
})

const reasonOf = (text: string, within?: number) =>
  readCalendarFile(input(text), within).then(
    ({ busy, cut }) => ({ count: busy.length, cut }),
    (error: unknown) => (error instanceof ReadFailure ? error.reason : error),
  )

test('a thread reads it, and a page of a login is no calendar', async () => {
  expect(await reasonOf(file(...event(...HOURS)))).toEqual({ count: 1, cut: false })
  for (const text of ['', '<html>Entra</html>', 'BEGIN:VCALENDAR'])
    expect([text, await reasonOf(text)]).toEqual([text, 'content'])
})

test('a day that never comes, a rule for every second and a file of thousands end in time', async () => {
  const never = file(...event('DTSTART:20260101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))
  // A later version of the library may detect that it never ends.
  expect(['endless', { count: 0, cut: false }]).toContainEqual(await reasonOf(never, 1500))
  const seconds = file(...event('DTSTART:19000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'))
  expect(['endless', { count: 0, cut: true }]).toContainEqual(await reasonOf(seconds, 1500))
  const many = Array.from({ length: 5000 }, (_, at) => {
    const from = new Date(window.from + at * 600_000).toISOString().replace(/[-:]|\.000/g, '')
    return event(`DTSTART:${from}`, 'DURATION:PT5M')
  })
  expect(await reasonOf(file(...many.flat()))).toEqual({ count: MAX_BUSY, cut: true })
}, 60_000)
