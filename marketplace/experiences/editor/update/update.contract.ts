import { z } from 'zod'
import { offerLine } from '#marketplace/accounts/names/name.contract.ts'
import { withoutRepetitions } from '#marketplace/accounts/profiles/profile.rules.ts'
import { languages } from '#marketplace/accounts/profiles/profile.text.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { forEachField } from '../../experience.fields.ts'
import { DURATION_UNITS, EXPERIENCE_STATUSES } from '../../experience.rules.ts'
import { ChosenImage, ExperienceFormValues, SavedDraft, version } from '../draft/draft.contract.ts'
import { editorText } from '../editor.text.ts'
import { BASICS, CHECKS } from '../publishing/publishing.rules.ts'
import { isWebAddress, MAX_LIST_ENTRIES, MAX_LIST_ENTRY_LENGTH } from './update.rules.ts'

const required = (message: string, max: number) =>
  z.string(message).trim().min(1, message).max(max, `Máximo ${max} letras`)

/** Text in lists and emails: no addresses, nothing in the name of Torogoz (docs/decisions/0156). */
const headline = (message: string, max: number) => offerLine(message).min(1, message).max(max, `Máximo ${max} letras`)

/** A number of at least 1, with one message for every kind of error (EDIT-15 to 17). */
const atLeastOne = (message: string, max: number) =>
  z
    .number(message)
    .min(1, message)
    .max(max, `El máximo es ${max.toLocaleString('es-SV')}`)

const words = z.array(z.string().max(300)).max(100, 'Elige menos')
/** Trimmed; empty and repeated entries are dropped (EDIT-52). */
const listOf = (typed: typeof words) =>
  typed
    .transform(withoutRepetitions)
    .refine((items) => items.length <= MAX_LIST_ENTRIES, `Elige ${MAX_LIST_ENTRIES} o menos`)
    .refine(
      (items) => items.every((item) => item.length <= MAX_LIST_ENTRY_LENGTH),
      `Escribe ${MAX_LIST_ENTRY_LENGTH} letras o menos`,
    )
const list = listOf(words)

const isCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
const CENTS = 'Usa como máximo dos decimales'

/** Dollars or whole years within a range. */
function figure({ min, max, money }: { min: number; max: number; money?: true }) {
  const range = `Escribe un número de ${min} a ${max.toLocaleString('es-SV')}`
  const number = z.number(range).min(min, range).max(max, range)
  return money ? number.refine(isCents, CENTS) : number.int('Escribe un número entero')
}

const onMap = 'Debes seleccionar una ubicación en el mapa'
const degrees = (max: number) =>
  z
    .number(onMap)
    .min(-max, onMap)
    .max(max, onMap)
    .refine((value) => value !== 0, onMap)

/** A saved experience, in the order of EDIT-12 to EDIT-28. Host, department and id are set by the server. */
const fields = {
  title: headline('El título es requerido', 120),
  shortDescription: headline('La descripción corta es requerida', 300),
  description: required('La descripción es requerida', 10_000),
  price: atLeastOne('El precio debe ser mayor a 0', 10_000).refine(isCents, CENTS),
  maxGuests: atLeastOne('Debe permitir al menos 1 huésped', 500).int('Escribe un número entero'),
  durationValue: atLeastOne('La duración debe ser mayor a 0', 365).int('Escribe un número entero'),
  durationUnit: z.enum(DURATION_UNITS),
  /** A new experience is a draft, whatever is requested (EDIT-30). */
  status: z.enum(['draft', 'published']).default('draft'),
  categoryId: z.uuid('La categoría es requerida'),
  place: z
    .object({
      name: required('El nombre del lugar es requerido', 120),
      address: required('La dirección es requerida', 200),
      city: required('La ciudad es requerida', 80),
      lat: degrees(90),
      lng: degrees(180),
    })
    .meta({ id: 'SavedPlace' }),
  languages: listOf(words.meta({ examples: [['Español']] }))
    .refine((items) => items.length > 0, 'Selecciona al menos un idioma')
    .refine(
      (items) => items.every((item) => languages.some((language) => language === item)),
      'Elige los idiomas de la lista',
    ),
  ...forEachField({
    text: (_, { maxLength }) =>
      z
        .string()
        .trim()
        .max(maxLength, `Máximo ${maxLength} letras`)
        .transform((text) => text || null),
    list: () => list,
    figure: (_, field) => figure(field).nullable().default(null),
    choice: (_, { options }) => z.enum(Object.keys(options), 'Elige una de la lista').nullable().default(null),
  }),
  bookingRequired: z.boolean().default(true),
  externalBookingUrl: z
    .string()
    .trim()
    .max(2000, 'URL inválida')
    .refine((text) => text === '' || isWebAddress(text), 'URL inválida')
    .meta({ examples: ['https://ejemplo.example/'] }),
  images: z.array(ChosenImage).min(1, 'Debes subir al menos una imagen').max(20, 'Sube 20 imágenes o menos'),
}

function isObject({ value }: { value: unknown }) {
  const { price, childPrice, childAge } = (value ?? {}) as Partial<Children>
  return childPrice !== undefined && childAge !== undefined && price !== undefined
}

type BookingChannel = { bookingRequired: boolean; externalBookingUrl: string }
const hasBookingChannel = ({ bookingRequired, externalBookingUrl }: BookingChannel) =>
  bookingRequired || externalBookingUrl.trim() !== ''
/**
 * EDIT-28: an experience sold elsewhere needs a link. Checked even when other fields are wrong, so that all errors are shown
 * at once.
 */
const saysWhere = {
  path: ['externalBookingUrl'],
  error: 'Debes proporcionar una URL externa para experiencias sin reserva',
  when: ({ value }: { value: unknown }) => {
    const { bookingRequired, externalBookingUrl } = (value ?? {}) as Partial<BookingChannel>
    return bookingRequired === false && typeof externalBookingUrl === 'string'
  },
}

type Children = { price: number; childPrice: number | null; childAge: number | null }
/** A price for children needs an age limit, and the other way round. */
const hasAge = ({ childPrice, childAge }: Children) => childPrice === null || childAge !== null
const saysAge = { path: ['childAge'], error: 'Escribe hasta qué edad vale ese precio', when: isObject }
const hasPrice = ({ childPrice, childAge }: Children) => childAge === null || childPrice !== null
const saysPrice = { path: ['childPrice'], error: 'Escribe cuánto paga un niño; 0 si no paga', when: isObject }
const isReduced = ({ price, childPrice }: Children) => childPrice === null || !(price >= 1 && childPrice > price)
const saysLess = { path: ['childPrice'], error: 'Los niños no pagan más que los demás', when: isObject }

/** The version of the draft that this tab has seen, 0 without one; input of another tab since then is not discarded. */
const draftVersion = version.default(0)

export const ExperienceToSave = z
  .object(fields)
  .refine(hasBookingChannel, saysWhere)
  .refine(hasAge, saysAge)
  .refine(hasPrice, saysPrice)
  .refine(isReduced, saysLess)
  .meta({ id: 'ExperienceToSave' })
export type ExperienceToSave = z.output<typeof ExperienceToSave>
const NewToSave = z
  .object({ ...fields, kept: draftVersion })
  .refine(hasBookingChannel, saysWhere)
  .refine(hasAge, saysAge)
  .refine(hasPrice, saysPrice)
  .refine(isReduced, saysLess)
  .meta({ id: 'NewExperienceToSave' })
const ChangeToSave = z
  .object({ ...fields, kept: draftVersion, version })
  .refine(hasBookingChannel, saysWhere)
  .refine(hasAge, saysAge)
  .refine(hasPrice, saysPrice)
  .refine(isReduced, saysLess)
  .meta({ id: 'ExperienceChange' })

export const CheckResult = z
  .object({
    check: z.enum(CHECKS),
    done: z.boolean(),
    /** Missing parts of the first check. */
    lacks: z.array(z.enum(BASICS)).optional(),
  })
  .meta({ id: 'PublishCheck' })
export const ExperienceStatus = z.enum(EXPERIENCE_STATUSES)
export const HostMay = z.enum(['publish', 'pause', 'resume', 'archive', 'restore', 'withdraw', 'delete'])
/** State of the approval (ADM-11). */
export const Approval = z
  .object({ needed: z.boolean(), submittedAt: z.iso.datetime().nullable(), returnReason: z.string().nullable() })
  .meta({ id: 'PublicationApproval' })

export const HostExperience = z
  .object({
    id: z.uuid(),
    version: z.int(),
    status: ExperienceStatus,
    saved: ExperienceFormValues,
    checks: z.array(CheckResult),
    allowed: z.array(HostMay),
    approval: Approval,
    kept: SavedDraft.nullable(),
    updatedAt: z.iso.datetime(),
    /** Its public page, for the preview (EDIT-03). */
    path: z.string(),
  })
  .meta({ id: 'HostExperience' })
export type HostExperience = z.output<typeof HostExperience>

const signIn = { NOT_SIGNED_IN: editorText.signInToCreate }

export const show = endpoint({
  method: 'get',
  path: '/host/experiences/{id}',
  summary: 'An idParams experience with everything its form holds; that of another host is missing',
  tag: 'Editor',
  access: 'host',
  scope: 'host:read',
  params: idParams,
  status: 200,
  answer: HostExperience,
  refusals: ['EXPERIENCE_NOT_FOUND'],
})

export const create = endpoint({
  method: 'post',
  path: '/host/experiences',
  summary: 'Saves a new experience, always as a draft',
  tag: 'Editor',
  access: 'host',
  body: NewToSave,
  idempotent: true,
  limit: { points: 60, seconds: HOUR_S },
  status: 201,
  answer: HostExperience,
  refusals: ['EDIT_CONFLICT'],
  words: signIn,
})

export const update = endpoint({
  method: 'put',
  path: '/host/experiences/{id}',
  summary: 'Saves an idParams experience; publishes it when that is wished and all checks hold',
  tag: 'Editor',
  access: 'host',
  params: idParams,
  body: ChangeToSave,
  limit: { points: 120, seconds: 600 },
  status: 200,
  answer: HostExperience,
  refusals: ['FORBIDDEN', 'EXPERIENCE_NOT_FOUND', 'EDIT_CONFLICT', 'NOT_PUBLISHABLE'],
  words: signIn,
})
