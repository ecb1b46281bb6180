// Questions with a settled answer: nothing has to be looked up for them, so the answer stands beside its question and whoever
// speaks Spanish can add a row. Ways of asking are written as in pattern.rules.ts; each example is asked by language.test.ts.

export type KnowledgeRow = {
  /** Its name in English, as logs and tests say it. */
  topic: string
  say: string
  unless?: string
  /** How the same is asked in English, in the words of a visitor. */
  english?: string
  examples: string[]
  /** Whether it may stand beside a wish, which is then looked for, too: 'surf, pero soy celíaca'. */
  goesWithWishes?: true
  /** What the house knows, or who knows it: never a price, a permit or a promise that only a host can give. */
  answer: { es: string; en: string }
}
