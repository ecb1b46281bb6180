// Conversations about one's own matters with the demo data: each turn must ask the right tool, say what it should, and never
// write a code, a telephone number or a mail address.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, inject, test } from 'vitest'
import type { SignedIn } from '#marketplace/accounts/account.rules.ts'
import { deleteMessages } from '#marketplace/assistant/assistant.data.ts'
import { initialToolCalls } from '#marketplace/assistant/nlg/tool-calls.rules.ts'
import { takeTurn } from '#marketplace/assistant/turn.api.ts'
import { allQuestions } from '#marketplace/site/faq/faq.text.ts'
import { database } from '#platform/database/pool.ts'
import { demoPerson } from '../support/assistant/demo-people.ts'
import { ownTalks, SECRET } from '../support/assistant/own-questions.ts'

const now = new Date(inject('seededAt'))
const people = new Map<string, SignedIn>()
let codes: string[] = []

beforeAll(async () => {
  for (const name of ['viajera', 'anfitriona'] as const) people.set(name, await demoPerson(name))
  const { rows } = await database().execute<{ code: string }>(sql`select confirmation_code as code from bookings`)
  codes = rows.map(({ code }) => code)
})

test.each(ownTalks.map((talk) => [talk.turns[0]!.question, talk] as const))('%s', async (_, { as, turns }) => {
  const person = people.get(as)!
  await deleteMessages(person)
  for (const { question, tool, says, never } of turns) {
    const signal = new AbortController().signal
    const turn = await takeTurn({ person, message: question, now, policies: allQuestions, signal })
    if (typeof turn === 'string') throw new Error(turn)
    const { answer, plan } = turn
    expect.soft(plan && (initialToolCalls(plan)[0]?.tool ?? null), question).toBe(tool)
    if (says) expect.soft(answer.response, question).toMatch(says)
    if (never) expect.soft(answer.response, question).not.toMatch(never)
    expect(answer.response, question).not.toMatch(SECRET)
    expect(codes.filter((code) => JSON.stringify(answer).includes(code))).toEqual([])
  }
})
