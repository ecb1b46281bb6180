// Hundreds of generated questions about the demo catalogue: each must call the right tool with the right input and not say
// what it must not. QUESTIONS=write writes docs/assistant-rule-questions.md with the precision per intent.
import { writeFileSync } from 'node:fs'
import { beforeAll, expect, inject, test } from 'vitest'
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { deleteMessages } from '#marketplace/assistant/assistant.data.ts'
import { initialToolCalls } from '#marketplace/assistant/nlg/tool-calls.rules.ts'
import { takeTurn } from '#marketplace/assistant/turn.api.ts'
import { allQuestions } from '#marketplace/site/faq/faq.text.ts'
import { longDate } from '#platform/clock.ts'
import { demoPerson } from '../support/assistant/demo-people.ts'
import { type RuleQuestion, ruleIntents, ruleQuestions } from '../support/assistant/rule-questions.ts'

const now = new Date(inject('seededAt'))
let traveler: SignedIn
const rows: string[] = []
const right = new Map<string, number>()

beforeAll(async () => {
  traveler = await demoPerson('viajera')
})

/** What is wrong with an answer; empty when it is right. */
async function faultOf({ question, expected }: RuleQuestion): Promise<[fault: string, asked: string, said: string]> {
  await deleteMessages(traveler)
  const signal = new AbortController().signal
  const turn = await takeTurn({ person: traveler, message: question, now, policies: allQuestions, signal })
  if (typeof turn === 'string' || !turn.plan) return ['failed', '', '']
  const { answer, plan } = turn
  const [call] = initialToolCalls(plan)
  const requested = call ? `${call.tool} ${JSON.stringify(call.input)}` : plan.intent
  const tool = call?.tool ?? null
  const fault =
    (expected.intent === 'compare' ? null : tool) !== expected.tool ||
    (expected.intent && plan.intent !== expected.intent) ||
    (plan.intent === 'compare' && expected.by?.join() !== plan.by.map(({ by }) => by).join())
      ? `asks ${requested}`
      : Object.entries(expected.input ?? {}).some(([name, value]) => !sameValue(call?.input[name], value))
        ? `asks for ${JSON.stringify(call?.input)}`
        : expected.must?.test(answer.response) === false
          ? `does not say what it has to: ${answer.response.slice(0, 120)}`
          : expected.never?.test(answer.response)
            ? `says what it may not: ${answer.response.slice(0, 120)}`
            : answer.response === ''
              ? 'says nothing'
              : ''
  return [fault, requested, answer.response]
}

/** Lists in any order, and with more entries than expected. */
const sameValue = (actual: unknown, expected: unknown) =>
  Array.isArray(expected)
    ? Array.isArray(actual) && expected.every((item) => actual.includes(item))
    : actual === expected

test.each(Object.keys(ruleIntents))('%s', { timeout: 60_000 }, async (intent) => {
  const faults: string[] = []
  const questions = ruleQuestions.filter((candidate) => candidate.intent === intent)
  for (const question of questions) {
    const [fault, requested, answer] = await faultOf(question)
    if (fault) faults.push(`${question.question}: ${fault}`)
    else right.set(intent, (right.get(intent) ?? 0) + 1)
    const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\n+/g, ' ')
    rows.push(
      `| ${cell(question.question)} | ${cell(requested)} | ${cell(answer.length > 160 ? `${answer.slice(0, 160)}…` : answer)} |`,
    )
  }
  expect(faults).toEqual([])
})

test('hundreds of them, and the table', () => {
  expect(ruleQuestions.length).toBeGreaterThanOrEqual(390)
  if (process.env.QUESTIONS !== 'write') return
  const precision = Object.entries(ruleIntents).map(
    ([intent, sentences]) =>
      `| ${intent} | ${sentences.length * 6} | ${Math.round(((right.get(intent) ?? 0) / (sentences.length * 6)) * 100)} % |`,
  )
  const head = `# Questions written by rule

Written by \`npm run assistant:questions\` from the demo catalogue on ${longDate(now)}: ${ruleQuestions.length} of them: ${Object.keys(ruleIntents).length} intents, five sentences each, in three moods
(plain, polite, street) and two spellings (schoolbook, one thumb on a phone). \`tests/support/assistant/rule-questions.ts\` says of each which
tool has to be asked for what and what may never be answered; \`tests/assistant/assistant-rule-questions.test.ts\` holds it.

| Intent | Questions | Right |
|---|---|---|
${precision.join('\n')}

| Question | Asks | Answer |
|---|---|---|
`
  writeFileSync('docs/assistant-rule-questions.md', `${head}${rows.join('\n')}\n`)
})
