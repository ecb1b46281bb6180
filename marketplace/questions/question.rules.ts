// What may be asked before a reservation, and who reads it (docs/decisions/0207).
import { TITLE_WITH_PHONE, titleProblem } from '#marketplace/accounts/names/name.rules.ts'
import { DAY_S } from '#platform/units.ts'

/** Fewer letters are no question. */
export const MIN_QUESTION_LENGTH = 10
/** Most letters of a question. */
export const MAX_QUESTION_LENGTH = 500
/** Most letters of an answer. */
export const MAX_ANSWER_LENGTH = 1000
/** How many questions one traveler asks in a day, over all experiences. */
export const ASK_LIMIT = { points: 5, seconds: DAY_S } as const
/** Pairs that the page of an experience shows; the others are on the page of its questions. */
export const SHOWN_ON_EXPERIENCE = 3

export const QUESTION_WITH_PHONE = 'Quita el teléfono: tu anfitrión lo verá cuando reserves'
export const ANSWER_WITH_PHONE = 'Quita el teléfono: quien reserva lo ve en su reserva'

/**
 * Why words of a question or an answer are not passed on: links, mailboxes and numbers to call lead around the reservation
 * that protects both, and nobody speaks for the house.
 * @returns the words for the field, or null
 */
export function contactProblem(text: string, by: 'traveler' | 'host'): string | null {
  const problem = titleProblem(text)
  if (problem !== TITLE_WITH_PHONE) return problem
  return by === 'traveler' ? QUESTION_WITH_PHONE : ANSWER_WITH_PHONE
}

/** A question as far as it decides what becomes of it. */
export type QuestionFacts = { answered: boolean; hidden: boolean; travelerAgrees: boolean; hostAgrees: boolean }
/** `waiting` for the host, `private` between the two, read by everybody, or hidden by the team. */
export type QuestionState = 'waiting' | 'private' | 'public' | 'hidden'

/** Where a question stands: both have to agree before anybody else reads it. */
export function stateOf({ answered, hidden, travelerAgrees, hostAgrees }: QuestionFacts): QuestionState {
  if (hidden) return 'hidden'
  if (!answered) return 'waiting'
  return travelerAgrees && hostAgrees ? 'public' : 'private'
}

/** Where the questions of an experience are read and asked. @param text what the form begins with */
export const questionsPath = (experienceId: string, text = '') =>
  `/questions/${experienceId}${text ? `?${new URLSearchParams({ text: text.slice(0, MAX_QUESTION_LENGTH) })}` : ''}`
