import { z } from 'zod'
import { Picture } from '../images/image.contract.ts'
import { LONGEST_ALT } from '../images/image.rules.ts'

/** A picture in the form, in the order shown; exactly one is the main one as soon as there are any (EDIT-45 to 47). */
export const EditorImage = z
  .object({
    /** What the upload answered. */
    pictureId: z.uuid(),
    isMain: z.boolean(),
    /** What it shows, for whoever cannot see it; optional. */
    alt: z.string().trim().max(LONGEST_ALT, `Máximo ${LONGEST_ALT} letras`).default(''),
    /** How to draw it; the server reads it anew and ignores what is sent. */
    picture: Picture,
  })
  .meta({ id: 'EditorImage' })
export type EditorImage = z.output<typeof EditorImage>

/** Where the people meet, as the host writes it (EDIT-20 to 22, EDIT-62). The department is told from the pin. */
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
