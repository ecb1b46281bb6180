import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { HOUR_S } from '#platform/units.ts'
import { CONTACT_KINDS, isReported, MAX_LENGTH, REQUIRED, WRONG_EMAIL } from './contact.rules.ts'

const line = (max: number) => z.string(REQUIRED).trim().min(1, REQUIRED).max(max, `Escribe ${max} caracteres o menos`)

/** What a visitor writes to us: all four are required (STAT-04, STAT-07). */
export const NewContactMessage = z
  .object({
    name: line(MAX_LENGTH.name),
    email: z
      .string(REQUIRED)
      .trim()
      .min(1, REQUIRED)
      .max(MAX_LENGTH.email, `Escribe ${MAX_LENGTH.email} caracteres o menos`)
      .pipe(z.email(WRONG_EMAIL)),
    subject: line(MAX_LENGTH.subject),
    message: line(MAX_LENGTH.message),
    kind: z.enum(CONTACT_KINDS, 'No es válido').default('question'),
    /** The reported page, which must be one of ours. */
    about: z
      .string()
      .max(300, 'No es válido')
      .refine(isReported, 'No es una página que se pueda reportar')
      .nullable()
      .default(null),
  })
  .refine(({ kind, about }) => (kind === 'report') === (about !== null), {
    path: ['about'],
    error: 'Un reporte dice de qué página es',
  })
  .meta({ id: 'NewContactMessage' })

export const send = endpoint({
  method: 'post',
  path: '/contact-messages',
  summary: 'Stores a message to the operators and mails it to them; 5 in an hour',
  tag: 'Contacto',
  access: 'anyone',
  attributed: true,
  body: NewContactMessage,
  limit: { points: 5, seconds: HOUR_S },
  status: 204,
  answer: null,
  refusals: [],
  words: { TOO_MANY: 'Ya recibimos varios mensajes tuyos. Espera un rato antes de enviar otro.' },
})
