import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { reason } from '../../../admin/list.contract.ts'

const percent = z
  .number('Escribe un porcentaje')
  .min(0, 'Como mínimo 0 %')
  .max(50, 'Como máximo 50 %')
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Con dos decimales como máximo')

export const CommissionRates = z
  .object({
    /** Latest first. */
    rates: z.array(
      z.object({
        id: z.int(),
        /** The first day in El Salvador on which it applies. */
        fromDay: z.iso.date(),
        percent: z.number(),
        /** Applies today; of two for the same day the later one does. */
        current: z.boolean(),
        createdAt: z.iso.datetime(),
        by: z.string().nullable(),
      }),
    ),
    /** The earliest day on which a new rate may begin. */
    earliest: z.iso.date(),
  })
  .meta({ id: 'CommissionRates' })
export type CommissionRates = z.output<typeof CommissionRates>

export const list = endpoint({
  method: 'get',
  path: '/admin/commission-rates',
  permission: 'money.read',
  summary: 'What the platform asks of each booking, by the day on which it begins: every rate that was ever set',
  tag: 'Administración',
  access: 'admin',
  status: 200,
  answer: CommissionRates,
  refusals: [],
})

export const add = endpoint({
  method: 'post',
  path: '/admin/commission-rates',
  permission: 'settings.write',
  summary: 'A rate for what begins on a day or later, tomorrow at the earliest; what is posted already keeps its own',
  tag: 'Administración',
  access: 'admin',
  body: z.object({ fromDay: z.iso.date('Escribe un día'), percent, reason }).meta({ id: 'CommissionRateWish' }),
  status: 201,
  answer: CommissionRates,
  refusals: ['RATE_NOT_AHEAD'],
})
