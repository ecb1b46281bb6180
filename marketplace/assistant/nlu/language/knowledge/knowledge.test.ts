// What settled answers quote: a label must stand on a screen, and a phrase that somebody is told to say must be understood.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gazetteer } from '#marketplace/locations/geocoding/geocoding.data.ts'
import { fixedAnswers, handOverAnswers, unsupportedActions } from '../../../nlg/answers.text.ts'
import { evidenceOf, groundedText } from '../../../nlg/output-gate.rules.ts'
import { settledNames } from '../../intents/knowledge.rules.ts'
import { EMPTY_THREAD, type Plan } from '../../plan.rules.ts'
import { understand } from '../../understanding.rules.ts'
import { knowledgeRows } from './knowledge.text.ts'

const texts = [
  ...knowledgeRows.map(({ answer }) => answer),
  ...[fixedAnswers, handOverAnswers, unsupportedActions].flatMap((table) =>
    Object.values<{ es: string; en: string }>(table),
  ),
].flatMap(({ es, en }) => [es, en])
const quoted = [...new Set(texts.flatMap((text) => [...text.matchAll(/«([^»]+)»/g)].map(([, words]) => words!)))]
const isLabel = (words: string) => /^¿?\p{Lu}/u.test(words)

const sources = globSync(['marketplace/**/*.{ts,tsx}', 'ui/**/*.tsx', 'database/catalogue/words.json'])
  .filter((file) => !file.startsWith('marketplace/assistant/') && !/\.(?:test|factory)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))

test.each(quoted.filter(isLabel))('«%s» is written in the product', (label) => {
  expect(sources.some((text) => text.includes(label))).toBe(true)
})

const now = new Date('2026-11-21T16:00:00Z')
const places = [...gazetteer.places, ...gazetteer.departments.map(({ name }) => ({ name, kind: 'region' as const }))]
/** Nothing was understood, or only words of no table. */
const isGuess = (plan: Plan) =>
  plan.intent === 'unclear' || plan.intent === 'elsewhere' || (plan.intent === 'search' && plan.wish.maybe.length > 0)

test.each(quoted.filter((words) => !isLabel(words)))('«%s» is understood', (phrase) => {
  expect(isGuess(understand(phrase, { thread: EMPTY_THREAD, now, places }))).toBe(false)
})

test.each(knowledgeRows.flatMap(({ topic, answer: { es, en } }) => [es, en].map((text) => [topic, text])))(
  '%s is shown whole: %s',
  (_, text) => {
    const names = [...places.map(({ name }) => name), ...settledNames].join(' · ')
    expect(groundedText(text!, evidenceOf([], [], names, now))).toBe(text)
  },
)
