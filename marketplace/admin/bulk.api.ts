import { commonRefusals, isRefusal, type Refusal, type RefusalTexts } from '#platform/http/refusal.ts'
import type { BulkAnswer } from './list.contract.ts'

/**
 * Does the same to several things, one after the other, each in a transaction of its own, so that one refusal does not undo
 * the others.
 * @param texts the words of the refusals it may meet
 * @param apply the action on each of them
 */
export async function runBulk(
  ids: string[],
  texts: RefusalTexts,
  apply: (id: string) => Promise<Refusal | null>,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], refused: [] }
  const words: RefusalTexts = { ...commonRefusals, ...texts }
  for (const id of new Set(ids)) {
    const refusal = await apply(id)
    if (isRefusal(refusal)) answer.refused.push({ id, message: refusal.text ?? words[refusal.code]!.text })
    else answer.done.push(id)
  }
  return answer
}
