import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams, pageQuery, TimeCursor } from '#platform/http/params.ts'
import { OwnQuestion } from '../question.contract.ts'
import { contactProblem, MAX_ANSWER_LENGTH } from '../question.rules.ts'

export const ReceivedQuestion = OwnQuestion.omit({ experienceId: true })
  .extend({
    experience: z.object({ id: z.uuid(), title: z.string() }),
    /** First name and initial: 'Rosa H.'. */
    traveler: z.string(),
    hostAgrees: z.boolean(),
  })
  .meta({ id: 'ReceivedQuestion' })
export type ReceivedQuestion = z.output<typeof ReceivedQuestion>

export const NewAnswer = z
  .object({
    text: z
      .string('Escribe tu respuesta con letras')
      .trim()
      .min(1, 'Escribe tu respuesta')
      .max(MAX_ANSWER_LENGTH, `Máximo ${MAX_ANSWER_LENGTH} letras`)
      .superRefine((text, context) => {
        const message = contactProblem(text, 'host')
        if (message) context.addIssue({ code: 'custom', message })
      })
      .meta({ examples: ['Sí: son dos kilómetros sin subidas y paramos las veces que haga falta.'] }),
    /** Whether the host agrees to publication; the traveler has to agree as well. */
    hostAgrees: z.boolean().default(false),
  })
  .meta({ id: 'NewAnswer' })

export const list = endpoint({
  method: 'get',
  path: '/host/questions',
  summary: 'What travelers ask this host: those that wait, the longest first, or the answered ones, the newest first',
  tag: 'Preguntas',
  access: 'host',
  query: z.object({
    state: z.enum(['waiting', 'answered'], 'Elige cuáles').default('waiting'),
    ...pageQuery(TimeCursor, 10),
  }),
  status: 200,
  answer: z
    .object({ questions: z.array(ReceivedQuestion), next: z.string().nullable() })
    .meta({ id: 'ReceivedQuestionPage' }),
  refusals: [],
})

export const countWaiting = endpoint({
  method: 'get',
  path: '/host/questions/waiting',
  summary: 'How many questions wait for an answer of this host',
  tag: 'Preguntas',
  access: 'host',
  status: 200,
  answer: z.object({ waiting: z.int() }).meta({ id: 'WaitingQuestions' }),
  refusals: [],
})

export const answer = endpoint({
  method: 'post',
  path: '/host/questions/{id}/answer',
  summary: 'Answers a question, once; the traveler is told',
  tag: 'Preguntas',
  access: 'host',
  params: idParams,
  body: NewAnswer,
  status: 201,
  answer: ReceivedQuestion,
  refusals: ['QUESTION_NOT_FOUND', 'QUESTION_ANSWERED'],
})

export const unpublish = endpoint({
  method: 'post',
  path: '/host/questions/{id}/unpublish',
  summary: 'Takes back the leave to publish an answer; the traveler still reads it',
  tag: 'Preguntas',
  access: 'host',
  params: idParams,
  status: 204,
  answer: null,
  refusals: ['QUESTION_NOT_FOUND'],
})
