import { z } from 'zod'

/** A stored picture for display; `base` holds the tokens {width} and {format}. */
export const Picture = z
  .object({
    base: z.string(),
    widths: z.array(z.int()),
    formats: z.array(z.string()),
    width: z.int(),
    height: z.int(),
    preview: z.string().nullable(),
    alt: z.string(),
  })
  .meta({ id: 'Picture' })
export type Picture = z.output<typeof Picture>
