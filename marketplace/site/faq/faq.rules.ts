import type { Question, Topic } from './faq.text.ts'

/** Letters as people type them in a hurry: without case and accents, «ñ» as «n», nothing but words. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether every word that was typed begins a word of the question, its answer or its other names. */
export function answers({ question, answer, also = '' }: Question, typed: string): boolean {
  const words = plainWords(`${question} ${answer} ${also}`)
  return plainWords(typed).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

/** The topics with the questions that match what was typed; topics without any are left out. Nothing typed: all. */
export const matching = (topics: Topic[], typed: string): Topic[] =>
  topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((one) => answers(one, typed)) }))
    .filter(({ questions }) => questions.length > 0)
