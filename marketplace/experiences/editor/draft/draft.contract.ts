import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { forEachField } from '../../experience.fields.ts'
import { DURATION_UNITS } from '../../experience.rules.ts'
import { Picture } from '../../images/image.contract.ts'
import { MAX_ALT_LENGTH } from '../../images/image.rules.ts'

/** A picture in the form, in display order; exactly one is the main one as soon as there are any (EDIT-45 to 47). */
export const EditorImage = z
  .object({
    /** Id from the upload. */
    pictureId: z.uuid(),
    isMain: z.boolean(),
    alt: z.string().trim().max(MAX_ALT_LENGTH, `Máximo ${MAX_ALT_LENGTH} letras`).default(''),
    /** For display; the server ignores it and reads its own. */
    picture: Picture,
  })
  .meta({ id: 'EditorImage' })
export type EditorImage = z.output<typeof EditorImage>

/** A picture in a request: only the id counts, after checking that this host may use it. */
export const ChosenImage = EditorImage.omit({ picture: true }).meta({ id: 'ChosenImage' })
export type ChosenImage = z.output<typeof ChosenImage>

/** The meeting point as the host writes it (EDIT-20 to 22, EDIT-62). The department follows from the coordinates. */
export const EditorPlace = z
  .object({
    name: z.string().trim().max(120, 'Máximo 120 letras'),
    address: z.string().trim().max(200, 'Máximo 200 letras'),
    city: z.string().trim().max(80, 'Máximo 80 letras'),
    /** Degrees; both or none. */
    lat: z.number().min(-90).max(90).nullable(),
    lng: z.number().min(-180).max(180).nullable(),
  })
  .meta({ id: 'EditorPlace' })
export type EditorPlace = z.output<typeof EditorPlace>

const text = (max: number) => z.string().max(max)
const texts = z.array(text(300)).max(100)

/** Form fields exactly as typed (EDIT-10), complete or not: numbers are still text. */
const typed = {
  title: text(1000),
  shortDescription: text(3000),
  description: text(30_000),
  price: text(60),
  maxGuests: text(60),
  durationValue: text(60),
  durationUnit: z.enum(DURATION_UNITS),
  status: z.enum(['draft', 'published']),
  /** Empty while none is chosen. */
  categoryId: text(60),
  place: EditorPlace.extend({ name: text(1000), address: text(1000), city: text(1000) }).meta({ id: 'TypedPlace' }),
  ...forEachField({
    text: () => text(30_000),
    list: () => texts,
    // Drafts kept before a field existed have no value for it.
    figure: () => text(60).default(''),
    choice: () => text(60).default(''),
  }),
  languages: texts,
  bookingRequired: z.boolean(),
  externalBookingUrl: text(3000),
}

/** The form with its pictures ready for display. */
export const ExperienceFormValues = z
  .object({ ...typed, images: z.array(EditorImage).max(60) })
  .meta({ id: 'TypedExperience' })
export type ExperienceFormValues = z.output<typeof ExperienceFormValues>

/** The part of the form that is kept on the server. */
export const KeptContent = z.object({ ...typed, images: z.array(ChosenImage).max(60) }).meta({ id: 'KeptContent' })
export type KeptContent = z.output<typeof KeptContent>

/** A counter of versions as PostgreSQL stores it. */
export const version = z.int().min(0).max(2_000_000_000)
const instant = z.iso.datetime()

/** Input that a host has not saved yet. */
export const SavedDraft = z
  .object({
    content: ExperienceFormValues,
    version: z.int(),
    /** The experience's version this draft is based on; null for a new one. */
    basedOn: z.int().nullable(),
    keptAt: instant,
  })
  .meta({ id: 'KeptEdit' })
export type SavedDraft = z.output<typeof SavedDraft>

const Keep = z
  .object({
    content: KeptContent,
    /** The version of the draft that this tab has seen; 0 when there was none. */
    version,
    basedOn: version.nullable(),
  })
  .meta({ id: 'KeepEdit' })

const SavedVersion = z.object({ version: z.int(), keptAt: instant }).meta({ id: 'Kept' })
export const NewExperience = z.object({ kept: SavedDraft.nullable() }).meta({ id: 'NewExperience' })
export type NewExperience = z.output<typeof NewExperience>

const common = { tag: 'Editor', access: 'host', refusals: [] } as const
/** Room for a step every second or two while somebody types in two tabs. */
const limit = { points: 1200, seconds: 600 }

export const showNew = endpoint({
  ...common,
  method: 'get',
  path: '/host/new-experience',
  summary: 'What the host has typed of an experience that was never saved',
  status: 200,
  answer: NewExperience,
})

export const saveNew = endpoint({
  ...common,
  method: 'put',
  path: '/host/new-experience',
  summary: 'Keeps what was typed of a new experience, complete or not; refused when another tab kept something since',
  body: Keep,
  limit,
  status: 200,
  answer: SavedVersion,
  refusals: ['FORBIDDEN', 'EDIT_CONFLICT'],
})

export const discardNew = endpoint({
  ...common,
  method: 'delete',
  path: '/host/new-experience',
  summary: 'Throws away what was typed of a new experience',
  status: 204,
  answer: null,
})

export const save = endpoint({
  ...common,
  method: 'put',
  path: '/host/experiences/{id}/edit',
  summary: 'Keeps what was typed into the form of an experience; refused when another tab kept something since',
  params: idParams,
  body: Keep,
  limit,
  status: 200,
  answer: SavedVersion,
  refusals: ['FORBIDDEN', 'EXPERIENCE_NOT_FOUND', 'EDIT_CONFLICT'],
})

export const discard = endpoint({
  ...common,
  method: 'delete',
  path: '/host/experiences/{id}/edit',
  summary: 'Throws away what was typed into the form of an experience and not saved',
  params: idParams,
  status: 204,
  answer: null,
  refusals: ['EXPERIENCE_NOT_FOUND'],
})
