import type { Question } from '../../faq/faq.text.ts'

/** A question as search engines read it. */
export const questionFact = ({ question, answer }: Question) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
})
