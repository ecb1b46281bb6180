export type Question = {
  id: string
  question: string
  answer: string
  also?: string
  link?: { href: string; label: string }
}

const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)

/** Six emails, so that 'cancelar' and 'cancelación' match. */
const stem = (word: string) => word.slice(0, 6)

/** The questions about a topic, at most two, best first. @param topic the id of a question, or words */
export function questionsAbout(topic: string, all: readonly Question[]): Question[] {
  const exact = all.find(({ id }) => id === topic)
  if (exact) return [exact]
  const wantedStems = [...new Set(words(topic).map(stem))]
  if (wantedStems.length === 0) return []
  const scored = all
    .map((question) => {
      const title = new Set(words(`${question.question} ${question.also ?? ''} ${question.id}`).map(stem))
      const body = new Set(words(question.answer).map(stem))
      return {
        one: question,
        score: wantedStems.reduce((sum, word) => sum + (title.has(word) ? 3 : body.has(word) ? 1 : 0), 0),
      }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  return scored.slice(0, 2).map(({ one }) => one)
}
