import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams, pageQuery, TimeCursor } from '#platform/http/params.ts'
import { contactProblem, MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH, QUESTION_STATES } from './question.rules.ts'

/** A question and its answer for the public, without the author. */
export const PublicQuestion = z
  .object({
    id: z.uuid(),
    text: z.string(),
    answer: z.string(),
    answeredAt: z.iso.datetime(),
  })
  .meta({ id: 'PublicQuestion' })
export type PublicQuestion = z.output<typeof PublicQuestion>

export const OwnQuestion = z
  .object({
    id: z.uuid(),
    experienceId: z.uuid(),
    text: z.string(),
    answer: z.string().nullable(),
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
    /** `waiting` for its answer, `private` between the two, `public`, or `hidden` by the team. */
    state: z.enum(QUESTION_STATES),
    travelerAgrees: z.boolean(),
    hiddenFor: z.string().nullable(),
  })
  .meta({ id: 'OwnQuestion' })
export type OwnQuestion = z.output<typeof OwnQuestion>

export const NewQuestion = z
  .object({
    experienceId: z.uuid('Falta la experiencia'),
    text: z
      .string('Escribe tu pregunta con letras')
      .trim()
      .min(MIN_QUESTION_LENGTH, 'Escribe tu pregunta con un poco más de detalle')
      .max(MAX_QUESTION_LENGTH, `Máximo ${MAX_QUESTION_LENGTH} letras`)
      .superRefine((text, context) => {
        const message = contactProblem(text, 'traveler')
        if (message) context.addIssue({ code: 'custom', message })
      })
      .meta({ examples: ['¿El camino se puede hacer con un niño de cinco años?'] }),
    /** "Puede publicarse sin mi nombre." */
    travelerAgrees: z.boolean().default(false),
  })
  .meta({ id: 'NewQuestion' })

const page = <Item extends z.ZodType>(item: Item) => z.object({ questions: z.array(item), next: z.string().nullable() })

export const list = endpoint({
  method: 'get',
  path: '/experiences/{id}/questions',
  summary: 'Questions about an experience that both sides published, with their answers, the newest answer first',
  tag: 'Preguntas',
  access: 'anyone',
  replica: true,
  params: idParams,
  query: z.object({ ...pageQuery(TimeCursor, 10) }),
  status: 200,
  answer: page(PublicQuestion).meta({ id: 'PublicQuestionPage' }),
  refusals: [],
})

export const listOwn = endpoint({
  method: 'get',
  path: '/experiences/{id}/questions/own',
  summary: 'What this traveler asked about an experience, the newest first, whatever became of it',
  tag: 'Preguntas',
  access: 'traveler',
  params: idParams,
  query: z.object({ ...pageQuery(TimeCursor, 10) }),
  status: 200,
  answer: page(OwnQuestion).meta({ id: 'OwnQuestionPage' }),
  refusals: [],
})

export const ask = endpoint(
  {
    method: 'post',
    path: '/questions',
    summary: 'Asks the host of an experience before any reservation; one question at a time, five a day',
    tag: 'Preguntas',
    access: 'traveler',
    body: NewQuestion,
    status: 201,
    answer: OwnQuestion,
    refusals: ['EXPERIENCE_NOT_FOUND', 'QUESTION_OPEN', 'QUESTION_NEEDS_MAILBOX', 'TOO_MANY'],
    words: { TOO_MANY: 'Por hoy ya hiciste varias preguntas. Mañana puedes seguir.' },
  },
  {
    body: (values) => ({
      experienceId: values.experienceId ?? '',
      text: values.text ?? '',
      travelerAgrees: values.travelerAgrees === 'on',
    }),
    keep: ['text', 'travelerAgrees'],
    // Without the initial text of the form, because it has been sent.
    leadsTo: ({ id }, { pathname }) => `${pathname}#pregunta-${id}`,
  },
)

export const withdraw = endpoint(
  {
    method: 'delete',
    path: '/questions/{id}',
    summary: 'Takes back a question that waits for its answer; of an answered one the leave to publish it',
    tag: 'Preguntas',
    access: 'traveler',
    params: idParams,
    status: 204,
    answer: null,
    refusals: ['QUESTION_NOT_FOUND'],
  },
  {},
)
