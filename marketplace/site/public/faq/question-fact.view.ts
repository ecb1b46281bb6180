import type { Question } from '../../faq/topic.text.ts'

/** A question as schema.org data. */
export const questionFact = ({ question, answer }: Question) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
})
