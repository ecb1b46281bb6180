// Whole conversations as people write them, once graded by their answers: each turn has to be understood as it was then. The
// sentences stand in a plain file, with what is meant before each of them.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, inject, test } from 'vitest'
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { deleteMessages } from '#marketplace/assistant/assistant.data.ts'
import type { Plan } from '#marketplace/assistant/nlu/plan.rules.ts'
import { takeTurn } from '#marketplace/assistant/turn.api.ts'
import { allQuestions } from '#marketplace/site/faq/faq.text.ts'
import { demoPerson } from '../support/assistant/demo-people.ts'

const now = new Date(inject('seededAt'))
const people = new Map<string, SignedIn>()

beforeAll(async () => {
  for (const name of ['viajera', 'anfitriona'] as const) people.set(name, await demoPerson(name))
})

/** What a plan is about: 'facts:price', 'bookings:when', 'search'. */
function meaningOf(plan: Plan): string {
  switch (plan.intent) {
    case 'several':
      return plan.plans.map(meaningOf).join(' + ')
    case 'facts':
    case 'bookings':
    case 'hosting':
      return `${plan.intent}:${plan.aspect}`
    case 'policies':
      return plan.topics.join(' + ')
    case 'knowledge':
      return plan.topic
    case 'emergency':
      return plan.kind ? `${plan.intent}:${plan.kind}` : plan.intent
    default:
      return plan.intent
  }
}

const talks = readFileSync('tests/support/assistant/conversations.txt', 'utf8')
  .split(/\n\s*\n/)
  .map((talk) => talk.split('\n').filter((line) => line && !line.startsWith('#')))
  .filter((lines) => lines.length > 0)
  .map((lines) => {
    const hosting = lines[0] === '@host'
    const turns = lines.slice(hosting ? 1 : 0).map((line) => {
      const at = line.indexOf('|')
      return { meant: line.slice(0, at).trim(), message: line.slice(at + 1).trim() }
    })
    return { hosting, turns }
  })

test.each(talks.map((talk) => [talk.turns[0]!.message, talk] as const))('%s', async (_, { hosting, turns }) => {
  const person = people.get(hosting ? 'anfitriona' : 'viajera')!
  await deleteMessages(person)
  for (const { meant, message } of turns) {
    const signal = new AbortController().signal
    const turn = await takeTurn({ person, message, now, policies: allQuestions, signal })
    if (typeof turn === 'string') throw new Error(turn)
    expect.soft(turn.plan && meaningOf(turn.plan), message).toBe(meant)
    expect(turn.answer.response, message).not.toBe('')
  }
})
