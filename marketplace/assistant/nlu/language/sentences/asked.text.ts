// Every sentence whose meaning is settled beforehand, for the comparison of meanings (meaning/likeness.rules.ts).
import { waysOf } from '../pattern.rules.ts'
import { generalSentences } from './general.text.ts'
import { hostsMatters } from './hosts-matters.text.ts'
import { otherKinds } from './other-kinds.text.ts'
import { ownMatters } from './own-matters.text.ts'

/** Topics whose answer stands under another name. */
const SAME: Record<string, string> = {
  'children-price': 'do-children-pay',
  'how-old-to-book': 'minors-alone',
  'language-of-guide': 'speak-spanish',
}

/** Every sentence with its topic. */
export const askedSentences: readonly { text: string; topic: string }[] = [
  ownMatters,
  hostsMatters,
  otherKinds,
  generalSentences,
].flatMap((table) =>
  Object.entries(table).flatMap(([topic, sentences]) =>
    waysOf(sentences).map((text) => ({ text, topic: SAME[topic] ?? topic })),
  ),
)
