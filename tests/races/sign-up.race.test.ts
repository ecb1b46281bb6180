// A registration's link used twice at once creates one account. Without the lock on the registration and the unique address
// behind it, the same two uses create two.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type * as signUp from '#marketplace/accounts/sign-up/sign-up.data.ts'
import { database } from '#platform/database/pool.ts'
import { usedTwice } from './scenes/sign-up.scene.ts'

const sabotage = vi.hoisted(() => ({ signUpLock: false }))

vi.mock('#marketplace/accounts/sign-up/sign-up.data.ts', async (original) => {
  const real = await original<typeof signUp>()
  const lockSignUp: typeof signUp.lockSignUp = async (...args) => sabotage.signUpLock || real.lockSignUp(...args)
  return { ...real, lockSignUp } satisfies typeof signUp
})

beforeEach(() => {
  sabotage.signUpLock = false
})

describe('guarded', () => {
  test('a registration link used twice at once makes one account and one session', async () => {
    expect(await usedTwice('a.la.vez@correo.example')).toEqual({ answers: [201, 410], accounts: 1, sessions: 1 })
  })
})

describe('with the guard taken out', () => {
  beforeEach(async () => {
    sabotage.signUpLock = true
    await database().execute(sql`drop index users_email_unique`)
  })

  test('without the lock and the unique index it makes two accounts', async () => {
    expect(await usedTwice('sin.candado@correo.example')).toEqual({ answers: [201, 201], accounts: 2, sessions: 2 })
  })
})
