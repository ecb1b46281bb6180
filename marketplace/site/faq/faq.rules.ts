import type { Question, Topic } from './faq.text.ts'

/** Lower case without accents, «ñ» as «n», words only, so that hurried typing matches. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether every typed word begins a word of the question, its answer or its synonyms. */
export function answers({ question, answer, also = '' }: Question, typed: string): boolean {
  const words = plainWords(`${question} ${answer} ${also}`)
  return plainWords(typed).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** The topics with their matching questions; topics without any are left out. All if nothing was typed. */
export const matching = (topics: Topic[], typed: string): Topic[] =>
  topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((one) => answers(one, typed)) }))
    .filter(({ questions }) => questions.length > 0)
