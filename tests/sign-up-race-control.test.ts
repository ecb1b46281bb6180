// The control of sign-up-race.test.ts: with the registration not held, and no unique address behind it, the same two uses
// must make two accounts; else that test proves nothing.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import type * as signUp from '#marketplace/accounts/sign-up/sign-up.data.ts'
import { database } from '#platform/database/pool.ts'
import { usedTwice } from './support/sign-up-race.ts'

vi.mock('#marketplace/accounts/sign-up/sign-up.data.ts', async (original) => {
  const lockSignUp: typeof signUp.lockSignUp = async () => true
  return { ...(await original<typeof signUp>()), lockSignUp }
})

beforeAll(async () => void (await database().execute(sql`drop index users_email_unique`)))
test('a registration link used twice at once makes two accounts', async () => {
  expect(await usedTwice()).toEqual({ answers: [201, 201], accounts: 2, sessions: 2 })
})
