// Questions with a fixed answer: no lookup is needed, so question and answer are in one row, and anybody who speaks Spanish
// can add one. The notation is that of pattern.rules.ts; language.test.ts checks each example.

export type KnowledgeRow = {
  /** Its English name, for logs and tests. */
  topic: string
  say: string
  unless?: string
  /** The same question in English. */
  english?: string
  examples: string[]
  /** Whether a message may also contain a wish, which is then searched for: 'surf, pero soy celíaca'. */
  goesWithWishes?: true
  /** A thing that is looked for beside the answer: 'cuándo se ven ballenas'. */
  finds?: string
  /** What we know, or who knows it: never a price, a permit or a promise, because only a host can give those. */
  answer: { es: string; en: string }
}
