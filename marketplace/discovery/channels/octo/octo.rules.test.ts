import { expect, test } from 'vitest'
import type { ChannelProduct } from '../channel.rules.ts'
import { daysBetween, MAX_DAYS, type OctoDate, octoAvailability, octoCalendar, octoProduct } from './octo.rules.ts'

const product: ChannelProduct = {
  id: 'p1',
  title: 'Café de altura',
  shortDescription: 'Del grano a la taza',
  description: 'Una mañana en la finca',
  category: 'Café',
  city: 'Ataco',
  country: 'El Salvador',
  lat: 13.87,
  lng: -89.84,
  price: 19.99,
  childPrice: 9.5,
  childAge: 11,
  minAge: 4,
  maxGuests: 8,
  durationValue: 3,
  durationUnit: 'hours',
  instant: true,
  digest: null,
  startTimes: ['08:30'],
  nextDate: null,
  paused: false,
}
const unitsOf = (change: Partial<ChannelProduct>) =>
  octoProduct({ ...product, ...change }, 'https://torogoz.example').options[0]!.units.map(
    ({ id, restrictions: { minAge, maxAge, maxQuantity, accompaniedBy }, pricingFrom }) => ({
      id,
      ages: [minAge, maxAge],
      maxQuantity,
      accompaniedBy,
      cents: pricingFrom![0]!.retail,
    }),
  )
const child = { id: 'child', ages: [4, 11], maxQuantity: 7, accompaniedBy: ['adult'], cents: 950 }
const adult = { id: 'adult', ages: [12, 120], maxQuantity: 8, accompaniedBy: [], cents: 1999 }

test('a child pays its own price, comes with an adult, and nobody is both', () => {
  expect(unitsOf({})).toEqual([adult, child])
  expect(unitsOf({ minAge: null })).toEqual([adult, { ...child, ages: [0, 11] }])
  // A child's age below the least age of all: adults still need the least age.
  expect(unitsOf({ minAge: 15, childAge: 11 })[0]!.ages).toEqual([15, 120])
})

test.each([
  [{ childPrice: null }, 4],
  [{ childAge: null }, 4],
  [{ childPrice: null, childAge: null, minAge: null }, 0],
])('with %j there is one price for everybody from %i years on', (change, minAge) => {
  expect(unitsOf(change)).toEqual([{ ...adult, ages: [minAge, 120] }])
})

test('what a product promises: confirmation, cancellation a day before (CONST-26), hours, cents', () => {
  const octo = octoProduct(product, 'https://torogoz.example')
  expect(octo).toMatchObject({
    id: 'p1',
    internalName: 'Café de altura',
    locale: 'es-SV',
    timeZone: 'America/El_Salvador',
    allowFreesale: false,
    instantConfirmation: true,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    country: 'SV',
    location: 'Ataco',
    shortDescription: 'Del grano a la taza',
    description: 'Una mañana en la finca',
    defaultCurrency: 'USD',
    availableCurrencies: ['USD'],
    pricingPer: 'UNIT',
  })
  expect(octo.options[0]).toMatchObject({
    id: 'DEFAULT',
    default: true,
    availabilityLocalStartTimes: ['08:30'],
    cancellationCutoff: '24 hours',
    cancellationCutoffAmount: 24,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: ['firstName', 'lastName', 'emailAddress', 'phoneNumber'],
    restrictions: { minUnits: 1, maxUnits: 8 },
    durationAmount: '3',
    durationUnit: 'hour',
  })
  expect(octo.options[0]!.units[0]!.pricingFrom).toEqual([
    { original: 1999, retail: 1999, net: null, currency: 'USD', currencyPrecision: 2, includedTaxes: [] },
  ])
})

test('what is not known is null, and days are told in hours', () => {
  const octo = octoProduct(
    { ...product, city: '', shortDescription: '', description: '', durationValue: 2, durationUnit: 'days' },
    'https://torogoz.example',
  )
  expect([octo.location, octo.shortDescription, octo.description]).toEqual([null, null, null])
  expect(octo.options[0]!.durationAmount).toBe('48')
})

const date = (change: Partial<OctoDate> = {}): OctoDate => ({
  id: 'd1',
  startDate: '2026-11-28T13:00:00.000Z',
  endDate: '2026-11-28T16:30:00.000Z',
  spotsAvailable: 5,
  closed: false,
  capacity: 10,
  ...change,
})
const of = (change: Partial<OctoDate>, people = 0) => octoAvailability(date(change), { hours: 3, maxGuests: 8, people })

test.each([
  ['half is free', {}, 0, 'AVAILABLE', true, 5],
  ['less than half is free', { spotsAvailable: 4 }, 0, 'LIMITED', true, 4],
  ['the party fits exactly', {}, 5, 'AVAILABLE', true, 5],
  ['the party is too large', {}, 6, 'SOLD_OUT', false, 5],
  ['nothing is free', { spotsAvailable: 0 }, 0, 'SOLD_OUT', false, 0],
  ['one is free', { spotsAvailable: 1 }, 0, 'LIMITED', true, 1],
  ['it is closed', { closed: true }, 0, 'CLOSED', false, 0],
] as const)('a date on which %s', (_, change, people, status, available, vacancies) => {
  expect(of(change, people)).toMatchObject({ status, available, vacancies, capacity: 10 })
})

test('hours are those of El Salvador, and an end that was never given follows from the duration', () => {
  expect(of({})).toMatchObject({
    id: 'd1',
    localDateTimeStart: '2026-11-28T07:00:00-06:00',
    localDateTimeEnd: '2026-11-28T10:30:00-06:00',
    allDay: false,
    utcCutoffAt: '2026-11-28T13:00:00.000Z',
    openingHours: [],
  })
  expect(of({ endDate: null }).localDateTimeEnd).toBe('2026-11-28T10:00:00-06:00')
})

test('nobody books more than a booking takes, nor more than is free', () => {
  expect([of({ spotsAvailable: 9 }).maxUnits, of({ spotsAvailable: 3 }).maxUnits]).toEqual([8, 3])
})

test('a period is its days, both ends included, a year at most', () => {
  expect(daysBetween('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  expect(daysBetween('2026-12-30', '2026-12-30')).toEqual(['2026-12-30'])
  expect(daysBetween('2026-12-30', '2026-12-29')).toBeNull()
  expect(daysBetween('2026-01-01', '2027-01-01')).toHaveLength(MAX_DAYS)
  expect(daysBetween('2026-01-01', '2027-01-02')).toBeNull()
  expect(daysBetween('never', '2027-01-02')).toBeNull()
})

test('a day adds up its open dates, but a party fits only into one of them', () => {
  const dates = [
    date({ spotsAvailable: 2 }),
    date({ id: 'd2', spotsAvailable: 3 }),
    // 11 p. m. in El Salvador, a day later in UTC.
    date({ id: 'd3', startDate: '2026-11-29T05:00:00.000Z', spotsAvailable: 4, closed: true }),
    date({ id: 'd4', startDate: '2026-11-30T05:00:00.000Z', spotsAvailable: 6 }),
    date({ id: 'd5', startDate: '2026-12-01T13:00:00.000Z', closed: true }),
  ]
  const days = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01']
  const rows = (people: number) =>
    octoCalendar(days, dates, people).map((day) => [day.status, day.available, day.vacancies, day.capacity])
  expect(rows(3)).toEqual([
    ['LIMITED', true, 5, 20],
    ['AVAILABLE', true, 6, 10],
    ['CLOSED', false, 0, null],
    ['CLOSED', false, 0, null],
  ])
  expect(rows(4)[0]).toEqual(['SOLD_OUT', false, 5, 20])
  expect(rows(0)[0]).toEqual(['LIMITED', true, 5, 20])
  expect(octoCalendar(days, dates, 3).map(({ localDate }) => localDate)).toEqual(days)
})
