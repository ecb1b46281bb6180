// The reading part of OCTO (octo.travel): products, and the dates and spots of one, with the content and pricing capabilities.
// Names and shapes are those of the standard. A booking is made through our own API.
import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'

/** The standard requires these lists; here they are always empty. */
const emptyList = () => z.array(z.never()).meta({ examples: [[]] })

const Pricing = z.object({
  /** In cents. */
  original: z.int(),
  retail: z.int(),
  net: z.null(),
  currency: z.literal('USD'),
  currencyPrecision: z.literal(2),
  includedTaxes: emptyList(),
})

const Unit = z
  .object({
    id: z.enum(['adult', 'child']),
    internalName: z.string(),
    reference: z.string(),
    type: z.enum(['ADULT', 'CHILD']),
    restrictions: z.object({
      minAge: z.int(),
      maxAge: z.int(),
      idRequired: z.literal(false),
      minQuantity: z.null(),
      maxQuantity: z.int().nullable(),
      paxCount: z.literal(1),
      accompaniedBy: z.array(z.string()),
    }),
    requiredContactFields: emptyList(),
    title: z.string(),
    pricingFrom: z.array(Pricing),
  })
  .meta({ id: 'OctoUnit' })

const Option = z
  .object({
    id: z.literal('DEFAULT'),
    default: z.literal(true),
    internalName: z.string(),
    reference: z.null(),
    availabilityLocalStartTimes: z.array(z.string().regex(/^\d\d:\d\d$/)).meta({ examples: [['08:30']] }),
    cancellationCutoff: z.string(),
    cancellationCutoffAmount: z.int(),
    cancellationCutoffUnit: z.literal('hour'),
    requiredContactFields: z.array(z.enum(['firstName', 'lastName', 'emailAddress', 'phoneNumber'])),
    restrictions: z.object({ minUnits: z.int(), maxUnits: z.int().nullable() }),
    units: z.array(Unit),
    title: z.string(),
    durationAmount: z.string(),
    durationUnit: z.literal('hour'),
  })
  .meta({ id: 'OctoOption' })

export const OctoProduct = z
  .object({
    id: z.uuid(),
    internalName: z.string(),
    reference: z.null(),
    locale: z.literal('es-SV'),
    timeZone: z.literal('America/El_Salvador'),
    allowFreesale: z.literal(false),
    instantConfirmation: z.boolean(),
    instantDelivery: z.boolean(),
    availabilityRequired: z.literal(true),
    availabilityType: z.literal('START_TIME'),
    deliveryFormats: z.array(z.literal('QRCODE')),
    deliveryMethods: z.array(z.literal('VOUCHER')),
    redemptionMethod: z.literal('DIGITAL'),
    options: z.array(Option),
    title: z.string(),
    country: z.literal('SV'),
    location: z.string().nullable(),
    shortDescription: z.string().nullable(),
    description: z.string().nullable(),
    coverImageUrl: z.url().nullable(),
    defaultCurrency: z.literal('USD'),
    availableCurrencies: z.array(z.literal('USD')),
    pricingPer: z.literal('UNIT'),
  })
  .meta({ id: 'OctoProduct' })
export type OctoProduct = z.output<typeof OctoProduct>

const status = z.enum(['AVAILABLE', 'SOLD_OUT', 'LIMITED', 'CLOSED'])
const places = {
  available: z.boolean(),
  status,
  vacancies: z.int().nullable(),
  capacity: z.int().nullable(),
  openingHours: emptyList(),
}
const OctoDay = z.object({ localDate: z.iso.date(), ...places }).meta({ id: 'OctoDay' })
const OctoAvailability = z
  .object({
    /** Our id of the date: the `availableDateId` of `POST /bookings`. */
    id: z.uuid(),
    localDateTimeStart: z.iso.datetime({ offset: true }),
    localDateTimeEnd: z.iso.datetime({ offset: true }),
    allDay: z.literal(false),
    ...places,
    maxUnits: z.int().nullable(),
    utcCutoffAt: z.iso.datetime(),
  })
  .meta({ id: 'OctoAvailability' })
export type OctoAvailability = z.output<typeof OctoAvailability>

const day = z.iso.date('Debe ser un día, como 2026-11-22').meta({ examples: ['2026-11-22'] })
const units = z
  .array(z.object({ id: z.enum(['adult', 'child']), quantity: z.int().min(0).max(1000) }))
  .max(2)
  .optional()
const ofProduct = {
  productId: z.uuid('Debe ser el id de un producto'),
  optionId: z.literal('DEFAULT', 'Solo hay DEFAULT'),
}
const wholeRange = { localDateStart: day, localDateEnd: day, units }

const common = { tag: 'Canales', access: 'anyone', limit: { points: 120, seconds: 60 } } as const

export const products = endpoint({
  ...common,
  method: 'get',
  replica: true,
  path: '/octo/products',
  summary: 'Products in the shape of OCTO, with content and pricing; 250 at once',
  description: 'More follow under the address of the header `Link` with `rel="next"`.',
  query: z.object({ after: z.uuid('Debe ser el id de un producto').optional() }),
  status: 200,
  answer: z.array(OctoProduct).meta({ id: 'OctoProducts' }),
  refusals: [],
})

export const product = endpoint({
  ...common,
  method: 'get',
  replica: true,
  path: '/octo/products/{id}',
  summary: 'One product in the shape of OCTO',
  params: idParams,
  status: 200,
  answer: OctoProduct,
  refusals: [],
})

export const calendar = endpoint({
  ...common,
  method: 'post',
  path: '/octo/availability/calendar',
  summary: 'One line for every day of a stretch of at most 366: whether a product has places on it',
  body: z.object({ ...ofProduct, ...wholeRange }).meta({ id: 'OctoCalendarRequest' }),
  status: 200,
  answer: z.array(OctoDay).meta({ id: 'OctoCalendar' }),
  refusals: ['NOT_FOUND'],
})

export const availability = endpoint({
  ...common,
  method: 'post',
  path: '/octo/availability',
  summary: 'The dates of a product on one day, in a stretch of days, or by their ids',
  body: z
    .object({
      ...ofProduct,
      localDate: day.optional(),
      localDateStart: day.optional(),
      localDateEnd: day.optional(),
      availabilityIds: z.array(z.uuid()).max(100).optional(),
      units,
    })
    .meta({ id: 'OctoAvailabilityRequest' }),
  status: 200,
  answer: z.array(OctoAvailability).meta({ id: 'OctoAvailabilities' }),
  refusals: ['NOT_FOUND'],
})
