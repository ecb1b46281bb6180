import type { Question } from '../../faq/topic.text.ts'

export const questionFact = ({ question, answer }: Question) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
})
