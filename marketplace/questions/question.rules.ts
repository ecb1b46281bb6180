// Rules for questions before a booking, and who may read them (docs/decisions/0207).
import { TITLE_WITH_PHONE, titleProblem } from '#marketplace/accounts/names/name.rules.ts'
import { DAY_S } from '#platform/units.ts'

/** Shorter texts are no question. */
export const MIN_QUESTION_LENGTH = 10
export const MAX_QUESTION_LENGTH = 500
export const MAX_ANSWER_LENGTH = 1000
/** Questions per traveler and day, over all experiences. */
export const ASK_LIMIT = { points: 5, seconds: DAY_S } as const
/** Questions on an experience's page; the others are on the page of its questions. */
export const SHOWN_ON_EXPERIENCE = 3

export const QUESTION_WITH_PHONE = 'Quita el teléfono: tu anfitrión lo verá cuando reserves'
export const ANSWER_WITH_PHONE = 'Quita el teléfono: quien reserva lo ve en su reserva'

/**
 * Why a text is refused: links, mailboxes and telephone numbers lead around the booking that protects both, and nobody may
 * speak for Torogoz.
 * @returns the message for the field, or null
 */
export function contactProblem(text: string, by: 'traveler' | 'host'): string | null {
  const problem = titleProblem(text)
  if (problem !== TITLE_WITH_PHONE) return problem
  return by === 'traveler' ? QUESTION_WITH_PHONE : ANSWER_WITH_PHONE
}

type QuestionFacts = { answered: boolean; hidden: boolean; travelerAgrees: boolean; hostAgrees: boolean }
/** `waiting` for the host, `private` between the two, `public`, or `hidden` by the team. */
export const QUESTION_STATES = ['waiting', 'private', 'public', 'hidden'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** The state of a question. It is public only when both parties agree. */
export function stateOf({ answered, hidden, travelerAgrees, hostAgrees }: QuestionFacts): QuestionState {
  if (hidden) return 'hidden'
  if (!answered) return 'waiting'
  return travelerAgrees && hostAgrees ? 'public' : 'private'
}

/** Address of an experience's questions. @param text initial text of the form */
export const questionsPath = (experienceId: string, text = '') =>
  `/questions/${experienceId}${text ? `?${new URLSearchParams({ text: text.slice(0, MAX_QUESTION_LENGTH) })}` : ''}`
