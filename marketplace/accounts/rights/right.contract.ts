import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { HOUR_S } from '#platform/units.ts'
import { MAX_LENGTH, OWN_RIGHTS, RIGHTS } from './right.rules.ts'

const instant = z.iso.datetime()
export const RightStatusSchema = z.enum(['open', 'answered', 'refused'])

/** A person's request about their own data, and its state. */
export const DataRequest = z
  .object({
    id: z.uuid(),
    kind: z.enum(RIGHTS),
    details: z.string(),
    status: RightStatusSchema,
    receivedAt: instant,
    dueAt: instant,
    answer: z.string().nullable(),
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'DataRequest' })
export type DataRequest = z.output<typeof DataRequest>

export const details = z
  .string('Cuéntanos qué necesitas')
  .trim()
  .min(10, 'Cuéntanos un poco más: 10 caracteres o más')
  .max(MAX_LENGTH.details, `Escribe como máximo ${MAX_LENGTH.details} caracteres`)

export const list = endpoint({
  method: 'get',
  path: '/profile/data-requests',
  summary: 'What the person asked about their own data, newest first',
  tag: 'Perfil',
  access: 'signed-in',
  status: 200,
  answer: z.object({ items: z.array(DataRequest) }).meta({ id: 'DataRequests' }),
  refusals: [],
})

export const create = endpoint({
  method: 'post',
  path: '/profile/data-requests',
  summary: 'Asks for one of the rights over the own data (Decreto 144 of 2024); 5 in an hour, 5 open at once',
  tag: 'Perfil',
  access: 'signed-in',
  idempotent: true,
  limit: { points: 5, seconds: HOUR_S },
  body: z.object({ kind: z.enum(OWN_RIGHTS, 'Elige qué necesitas'), details }).meta({ id: 'NewDataRequest' }),
  status: 201,
  answer: DataRequest,
  refusals: ['TOO_MANY_REQUESTS_OPEN'],
})
