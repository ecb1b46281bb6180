import { withCommission } from '#marketplace/ledger/ledger.rules.ts'
import type { Question } from '../../faq/topic.text.ts'
import { siteFacts } from '../header/support.view.ts'

export function withCurrentCommission(questions: Question[]): Question[] {
  const { commission } = siteFacts()
  return questions.map((question) => ({ ...question, answer: withCommission(question.answer, commission) }))
}
