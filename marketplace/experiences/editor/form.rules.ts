import { fieldsOfSection, forEachField, listFieldNames } from '../experience.fields.ts'
import type { ExperienceFormValues } from './draft/draft.contract.ts'
import { readNumber, withoutRepetition } from './update/update.rules.ts'

/** An empty form (EDIT-11). The price has no default, because none would be right. */
export const EMPTY: ExperienceFormValues = {
  title: '',
  shortDescription: '',
  description: '',
  price: '',
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
export function toSave(typed: ExperienceFormValues) {
  return {
    ...typed,
    price: readNumber(typed.price),
    maxGuests: readNumber(typed.maxGuests),
    durationValue: readNumber(typed.durationValue),
    // NaN makes the contract report the missing point in its own words.
    place: { ...typed.place, lat: typed.place.lat ?? Number.NaN, lng: typed.place.lng ?? Number.NaN },
    externalBookingUrl: typed.bookingRequired ? '' : typed.externalBookingUrl,
    ...forEachField({
      text: (name) => typed[name],
      list: (name) => typed[name],
      figure: (name) => (typed[name].trim() === '' ? null : readNumber(typed[name])),
      choice: (name) => typed[name] || null,
    }),
    images: typed.images.map(({ pictureId, isMain, alt }) => ({ pictureId, isMain, alt })),
  }
}

/** The kept part of the form: pictures by id. */
export const toDraftContent = (typed: ExperienceFormValues) => ({
  ...typed,
  images: typed.images.map(({ pictureId, isMain, alt }) => ({ pictureId, isMain, alt })),
})

const LISTS = [...listFieldNames, 'languages'] as const

/** Normalized text for comparison: fixed order of keys, lists as they would be saved. */
function comparable(typed: ExperienceFormValues): string {
  const { place, ...rest } = toDraftContent(typed)
  const lists = Object.fromEntries(LISTS.map((name) => [name, withoutRepetition(typed[name])]))
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
 * Progress per section. @param wrong paths that saving would refuse now
 * @returns `done`, `open` (something is required) or `optional` (nothing required, nothing there)
 */
export function progressOf(typed: ExperienceFormValues, wrong: readonly string[]) {
  return SECTIONS.map(({ id, title, fields }) => {
    const open = wrong.some((path) => fields.some((field) => path === field || path.startsWith(`${field}.`)))
    const told = !OPTIONAL.includes(id) || fieldsOfSection(id).some(([name]) => typed[name].length > 0)
    return { id, title, state: open ? ('open' as const) : told ? ('done' as const) : ('optional' as const) }
  })
}
