// Where an answer says "ask the host", the link opens a form with the question filled in; the person decides whether to send
// it (docs/decisions/0207).
import { questionsPath } from '#marketplace/questions/question.rules.ts'
import type { AssistantCard, AssistantLink } from '../assistant.contract.ts'

export const ASK_HOST = 'Preguntarle al anfitrión'

const SENDS_TO_HOST = /preg[uú]nt\p{L}* (?:antes|(?:al|a tu|a su) anfitri[oó]n)|\bask (?:first|the host|your host)\b/iu

/**
 * The experience whose host an answer says to ask.
 * @returns its id; null when the answer does not say so, or is not about exactly one experience
 */
export function experienceToAsk(answer: string, cards: readonly AssistantCard[]): string | null {
  const [only, ...otherCards] = cards
  return SENDS_TO_HOST.test(answer) && only?.kind === 'experience' && otherCards.length === 0
    ? only.experience.id
    : null
}

/** A link to the question form, with the person's message filled in. */
export const askLink = (experienceId: string, message: string): AssistantLink => ({
  href: questionsPath(experienceId, message),
  label: ASK_HOST,
})
