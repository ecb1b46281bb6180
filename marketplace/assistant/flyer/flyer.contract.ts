import { z } from 'zod'
import { MAX_FLYER_LENGTH } from '#marketplace/experiences/editor/flyer.rules.ts'
import { DURATION_UNITS } from '#marketplace/experiences/experience.rules.ts'
import { endpoint } from '#platform/http/contract.ts'

/** What a flyer says, in the words of the form; empty where it says nothing. */
export const FlyerReading = z
  .object({
    title: z.string(),
    shortDescription: z.string(),
    description: z.string(),
    price: z.string(),
    maxGuests: z.string(),
    durationValue: z.string(),
    durationUnit: z.enum(DURATION_UNITS),
    included: z.array(z.string()),
    notIncluded: z.array(z.string()),
    bringWithYou: z.array(z.string()),
    place: z.string(),
    /** The town it names. */
    city: z.string(),
    languages: z.array(z.string()),
    childPrice: z.string(),
    childAge: z.string(),
    minAge: z.string(),
    /** The category whose words it uses; '' when none or several do. */
    categoryId: z.string(),
    days: z.array(z.string()),
  })
  .meta({ id: 'FlyerReading' })
export type FlyerReading = z.output<typeof FlyerReading>

export const read = endpoint({
  method: 'post',
  path: '/host/flyer',
  summary: 'Reads the text of a flyer into a draft; nothing is stored, and nothing is taken that the text does not say',
  tag: 'Experiencias',
  access: 'host',
  body: z
    .object({
      text: z
        .string('Pega el texto de tu volante')
        .min(1, 'Pega el texto de tu volante')
        .max(MAX_FLYER_LENGTH, `Pega como máximo ${MAX_FLYER_LENGTH} caracteres`),
    })
    .meta({ id: 'Flyer' }),
  status: 200,
  answer: FlyerReading,
  refusals: [],
})
