import { expect, test } from 'vitest'
import { usedTwice } from './support/sign-up-race.ts'

test('a registration link used twice at once makes one account and one session', async () => {
  expect(await usedTwice()).toEqual({ answers: [201, 410], accounts: 1, sessions: 1 })
})
