// An experience and its dates in OCTO's terms. One option; children are a unit of their own if they pay less.
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { type ChannelProduct, hoursOf, pictureOfProduct } from '../channel.rules.ts'
import type { OctoAvailability, OctoProduct } from './octo.contract.ts'

const OLDEST = 120
/** Cancellation is free until this many hours before the start (CONST-26). */
const FREE_HOURS = 24
/** Days per request. */
export const MAX_DAYS = 366

const pricing = (dollars: number) => [
  {
    original: Math.round(dollars * 100),
    retail: Math.round(dollars * 100),
    net: null,
    currency: 'USD' as const,
    currencyPrecision: 2 as const,
    includedTaxes: [],
  },
]

/** @param home address of the product, without a final slash */
export function octoProduct(product: ChannelProduct, home: string): OctoProduct {
  const { id, title, minAge, maxGuests, childPrice, childAge } = product
  const unit = { reference: '', requiredContactFields: [] }
  const limits = { idRequired: false as const, minQuantity: null, paxCount: 1 as const }
  const hasChildren = childPrice !== null && childAge !== null
  return {
    id,
    internalName: title,
    reference: null,
    locale: 'es-SV',
    timeZone: 'America/El_Salvador',
    allowFreesale: false,
    instantConfirmation: product.instant,
    instantDelivery: product.instant,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['QRCODE'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'DIGITAL',
    options: [
      {
        id: 'DEFAULT',
        default: true,
        internalName: title,
        reference: null,
        availabilityLocalStartTimes: product.startTimes,
        cancellationCutoff: `${FREE_HOURS} hours`,
        cancellationCutoffAmount: FREE_HOURS,
        cancellationCutoffUnit: 'hour',
        requiredContactFields: ['firstName', 'lastName', 'emailAddress', 'phoneNumber'],
        restrictions: { minUnits: 1, maxUnits: maxGuests },
        units: [
          {
            ...unit,
            id: 'adult',
            internalName: 'Adulto',
            type: 'ADULT',
            restrictions: {
              ...limits,
              minAge: Math.max(minAge ?? 0, hasChildren ? childAge + 1 : 0),
              maxAge: OLDEST,
              maxQuantity: maxGuests,
              accompaniedBy: [],
            },
            title: 'Adulto',
            pricingFrom: pricing(product.price),
          },
          ...(hasChildren
            ? [
                {
                  ...unit,
                  id: 'child' as const,
                  internalName: 'Niño',
                  type: 'CHILD' as const,
                  restrictions: {
                    ...limits,
                    minAge: minAge ?? 0,
                    maxAge: childAge,
                    maxQuantity: maxGuests - 1,
                    // A child below that age must not come alone.
                    accompaniedBy: ['adult'],
                  },
                  title: 'Niño',
                  pricingFrom: pricing(childPrice),
                },
              ]
            : []),
        ],
        title,
        durationAmount: String(hoursOf(product)),
        durationUnit: 'hour',
      },
    ],
    title,
    country: 'SV',
    location: product.city || null,
    shortDescription: product.shortDescription || null,
    description: product.description || null,
    coverImageUrl: pictureOfProduct(product, home),
    defaultCurrency: 'USD',
    availableCurrencies: ['USD'],
    pricingPer: 'UNIT',
  }
}

export type OctoDate = {
  id: string
  startDate: string
  endDate: string | null
  spotsAvailable: number
  closed: boolean
  capacity: number
}

/** The status of a date for a party, in OCTO's terms. With fewer than half of the spots free it is LIMITED. */
function statusOf(
  { closed, spotsAvailable, capacity }: Omit<OctoDate, 'id' | 'startDate' | 'endDate'>,
  people: number,
) {
  if (closed) return 'CLOSED'
  if (spotsAvailable < Math.max(1, people)) return 'SOLD_OUT'
  return spotsAvailable * 2 < capacity ? 'LIMITED' : 'AVAILABLE'
}
const placesOf = (date: Omit<OctoDate, 'id' | 'startDate' | 'endDate'>, people: number) => {
  const status = statusOf(date, people)
  return {
    available: status === 'AVAILABLE' || status === 'LIMITED',
    status: status as OctoAvailability['status'],
    vacancies: date.closed ? 0 : date.spotsAvailable,
    capacity: date.capacity,
    openingHours: [],
  }
}

/** El Salvador keeps UTC−6 all year. */
const local = (instant: number) => `${new Date(instant - 6 * HOUR_MS).toISOString().slice(0, 19)}-06:00`

/** @param hours duration, for a date without an end @param people the size of the party; 0 when unknown */
export function octoAvailability(
  date: OctoDate,
  { hours, maxGuests, people }: { hours: number; maxGuests: number; people: number },
): OctoAvailability {
  const start = Date.parse(date.startDate)
  return {
    id: date.id,
    localDateTimeStart: local(start),
    localDateTimeEnd: local(date.endDate ? Date.parse(date.endDate) : start + hours * HOUR_MS),
    allDay: false,
    ...placesOf(date, people),
    maxUnits: Math.min(maxGuests, date.spotsAvailable),
    utcCutoffAt: new Date(start).toISOString(),
  }
}

/** The days of a period, both ends included; null when there are too many, or none. */
export function daysBetween(from: string, to: string): string[] | null {
  const [first, last] = [startOfDay(from).getTime(), startOfDay(to).getTime()]
  const count = Math.round((last - first) / DAY_MS) + 1
  if (!(count >= 1 && count <= MAX_DAYS)) return null
  return Array.from({ length: count }, (_, at) => dayOf(new Date(first + at * DAY_MS)))
}

/** One line per day: the spots of all its open dates together. */
export function octoCalendar(days: readonly string[], dates: readonly OctoDate[], people: number) {
  const byDay = new Map<string, OctoDate[]>()
  for (const date of dates) byDay.set(dayOf(date.startDate), [...(byDay.get(dayOf(date.startDate)) ?? []), date])
  return days.map((localDate) => {
    const open = (byDay.get(localDate) ?? []).filter(({ closed }) => !closed)
    const capacity = open.reduce((sum, date) => sum + date.capacity, 0)
    const largest = Math.max(0, ...open.map(({ spotsAvailable }) => spotsAvailable))
    const vacancies = open.reduce((sum, date) => sum + date.spotsAvailable, 0)
    // A party books one date, so the spots of two dates cannot be added for it.
    const fits = largest >= Math.max(1, people)
    const day = placesOf({ closed: open.length === 0, spotsAvailable: fits ? vacancies : 0, capacity }, people)
    return { localDate, ...day, vacancies, capacity: open.length === 0 ? null : capacity }
  })
}
