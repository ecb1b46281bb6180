import { withoutRepetitions } from '#marketplace/accounts/profiles/profile.rules.ts'
import { fieldsOfSection, forEachField, listFieldNames } from '../experience.fields.ts'
import type { ExperienceFormValues } from './draft/draft.contract.ts'
import { readNumber } from './update/update.rules.ts'

/** An empty form (EDIT-11). Its price is refused on purpose, because no default would be right. */
export const EMPTY: ExperienceFormValues = {
  title: '',
  shortDescription: '',
  description: '',
  price: '0',
  maxGuests: '1',
  durationValue: '2',
  durationUnit: 'hours',
  status: 'draft',
  categoryId: '',
  place: { name: '', address: '', city: '', lat: null, lng: null },
  ...forEachField({ text: () => '', list: (): string[] => [], figure: () => '', choice: () => '' }),
  languages: ['Español'],
  bookingRequired: true,
  externalBookingUrl: '',
  images: [],
}

/** Converts the form to a request: numbers parsed, a hidden link omitted. The contract validates it. */
export function toSave(values: ExperienceFormValues) {
  return {
    ...values,
    price: readNumber(values.price),
    maxGuests: readNumber(values.maxGuests),
    durationValue: readNumber(values.durationValue),
    // NaN makes the contract report the missing point in its own words.
    place: { ...values.place, lat: values.place.lat ?? Number.NaN, lng: values.place.lng ?? Number.NaN },
    externalBookingUrl: values.bookingRequired ? '' : values.externalBookingUrl,
    ...forEachField({
      text: (name) => values[name],
      list: (name) => values[name],
      figure: (name) => (values[name].trim() === '' ? null : readNumber(values[name])),
      choice: (name) => values[name] || null,
    }),
    images: values.images.map(({ pictureId, isMain, alt }) => ({ pictureId, isMain, alt })),
  }
}

/** The kept part of the form: pictures by id. */
export const toDraftContent = (values: ExperienceFormValues) => ({
  ...values,
  images: values.images.map(({ pictureId, isMain, alt }) => ({ pictureId, isMain, alt })),
})

const LISTS = [...listFieldNames, 'languages'] as const

/** Normalized text for comparison: fixed order of keys, lists as they would be saved. */
function comparable(values: ExperienceFormValues): string {
  const { place, ...rest } = toDraftContent(values)
  const lists = Object.fromEntries(LISTS.map((name) => [name, withoutRepetitions(values[name])]))
  const { name, address, city, lat, lng } = place
  return JSON.stringify(
    Object.entries({ ...rest, ...lists, place: [name, address, city, lat, lng] }).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  )
}

/** Whether two states of the form are equal. */
export const isSame = (a: ExperienceFormValues, b: ExperienceFormValues): boolean => comparable(a) === comparable(b)

const added = (section: string): string[] => fieldsOfSection(section).map(([name]) => name)

/** Sections of the form in order (EDIT-06), with the fields whose errors they show. */
export const SECTIONS = [
  {
    id: 'basico',
    title: 'Información básica',
    fields: ['title', 'shortDescription', 'categoryId', 'price', 'maxGuests', 'durationValue', 'durationUnit'],
  },
  { id: 'reserva', title: 'Tipo de reserva', fields: ['bookingRequired', 'externalBookingUrl', ...added('reserva')] },
  { id: 'idiomas', title: 'Idiomas', fields: ['languages'] },
  { id: 'comodidades', title: 'Comodidades', fields: added('comodidades') },
  { id: 'incluye', title: 'Qué incluye', fields: added('incluye') },
  { id: 'no-incluye', title: 'Qué no incluye', fields: added('no-incluye') },
  { id: 'ubicacion', title: 'Ubicación', fields: ['place'] },
  { id: 'descripcion', title: 'Descripción detallada', fields: ['description', ...added('descripcion')] },
  { id: 'grupo', title: 'Para familias y grupos', fields: added('grupo') },
  { id: 'imagenes', title: 'Imágenes', fields: ['images'] },
] as const
export type SectionId = (typeof SECTIONS)[number]['id']

/** Sections that may stay empty; they count as filled as soon as there is something. */
const OPTIONAL: readonly SectionId[] = ['comodidades', 'incluye', 'no-incluye', 'grupo']

/**
 * Progress per section. @param invalid paths that saving would refuse now
 * @returns `done`, `open` (something is required) or `optional` (nothing required, nothing there)
 */
export function progressOf(values: ExperienceFormValues, invalid: readonly string[]) {
  return SECTIONS.map(({ id, title, fields }) => {
    const open = invalid.some((path) => fields.some((field) => path === field || path.startsWith(`${field}.`)))
    const isStarted = !OPTIONAL.includes(id) || fieldsOfSection(id).some(([name]) => values[name].length > 0)
    return { id, title, state: open ? ('open' as const) : isStarted ? ('done' as const) : ('optional' as const) }
  })
}
