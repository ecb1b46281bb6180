import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams, pageQuery, TimeCursor } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { CASE_KINDS, CASE_STATUSES, MAX_LENGTH, NOTIFIED_OUTCOMES } from '../case.rules.ts'

const instant = z.iso.datetime()

export const OwnCaseRow = z
  .object({
    id: z.uuid(),
    /** The number that stands in emails and is said on the telephone. */
    number: z.int(),
    kind: z.enum(CASE_KINDS),
    subject: z.string(),
    /** `open` while the team must act, `waiting` while the person may answer. */
    status: z.enum(CASE_STATUSES),
    /** How it ended; null also for what was put aside without a word. */
    outcome: z.enum(NOTIFIED_OUTCOMES).nullable(),
    createdAt: instant,
    /** The beginning of the latest message, and whether the team wrote it. */
    beginning: z.string(),
    byTeam: z.boolean(),
  })
  .meta({ id: 'OwnCaseRow' })
export type OwnCaseRow = z.output<typeof OwnCaseRow>

export const OwnCase = z
  .object({
    ...OwnCaseRow.shape,
    /** The reported page, one of ours. */
    about: z.string().nullable(),
    /** Whether something may be added: a data request that is over is not opened again. */
    takesMessages: z.boolean(),
    messages: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(['asker', 'answer', 'outcome']),
        text: z.string(),
        /** Whether the team wrote down what the person said elsewhere. */
        noted: z.boolean(),
        createdAt: instant,
      }),
    ),
  })
  .meta({ id: 'OwnCase' })
export type OwnCase = z.output<typeof OwnCase>

const shared = { tag: 'Contacto', access: 'signed-in' } as const

export const list = endpoint({
  ...shared,
  method: 'get',
  path: '/profile/cases',
  summary: 'Own cases, the newest first',
  query: z.object({ ...pageQuery(TimeCursor, 20) }),
  status: 200,
  answer: z.object({ cases: z.array(OwnCaseRow), next: z.string().nullable() }),
  refusals: [],
})

export const show = endpoint({
  ...shared,
  method: 'get',
  path: '/profile/cases/{id}',
  summary: 'One own case with what was said',
  params: idParams,
  status: 200,
  answer: OwnCase,
  refusals: [],
})

export const write = endpoint(
  {
    ...shared,
    method: 'post',
    path: '/profile/cases/{id}/messages',
    summary: 'Writes again; the case is open again',
    idempotent: true,
    limit: { points: 20, seconds: HOUR_S },
    params: idParams,
    body: z.object({
      text: z
        .string('Escribe tu mensaje')
        .trim()
        .min(2, 'Escribe tu mensaje')
        .max(MAX_LENGTH.text, `Escribe como máximo ${MAX_LENGTH.text} caracteres`),
    }),
    status: 201,
    answer: OwnCase,
    refusals: ['CASE_OVER'],
    words: { TOO_MANY: 'Ya recibimos varios mensajes tuyos. Espera un rato antes de enviar otro.' },
  },
  {
    body: ({ text = '' }) => ({ text }),
    keep: ['text'],
    leadsTo: ({ messages }, { pathname }) => `${pathname}#mensaje-${messages.at(-1)?.id}`,
  },
)
