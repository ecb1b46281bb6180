import { expect, test } from 'vitest'
import { recording } from '#tests/support/recorded-statements.ts'
import { wordsOf } from './words.data.ts'

test('questions about the same new words at once are one statement, and later ones are none', async () => {
  const asking = async () => {
    const body = await Promise.all(Array.from({ length: 4 }, () => wordsOf('senderos luminosos')))
    return { status: 200, body, headers: new Headers() }
  }
  const first = await recording('words', asking)
  expect(first.statements).toHaveLength(1)
  expect(new Set(first.body.map((words) => JSON.stringify(words))).size).toBe(1)
  expect(first.body[0]).toHaveLength(2)
  expect((await recording('words', asking)).statements).toEqual([])
})
