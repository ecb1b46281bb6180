// Where an answer ends with "ask the host": the question is written for its sender, who sends it or not (docs/decisions/0207).
import { questionsPath } from '#marketplace/questions/question.rules.ts'
import type { AssistantCard, AssistantLink } from '../assistant.contract.ts'

/** How the way to the form is called. */
export const ASK_HOST = 'Preguntarle al anfitrión'

const SENDS_TO_HOST = /preg[uú]nt\p{L}* (?:antes|(?:al|a tu|a su) anfitri[oó]n)|\bask (?:first|the host|your host)\b/iu

/**
 * The experience whose host an answer says to ask.
 * @returns its id; null when the answer says nothing of the kind, or it is not one experience that it is about
 */
export function experienceToAsk(answer: string, cards: readonly AssistantCard[]): string | null {
  const [only, ...others] = cards
  return SENDS_TO_HOST.test(answer) && only?.kind === 'experience' && others.length === 0 ? only.experience.id : null
}

/** The form of a question with the words that were asked. */
export const askLink = (experienceId: string, said: string): AssistantLink => ({
  href: questionsPath(experienceId, said),
  label: ASK_HOST,
})
