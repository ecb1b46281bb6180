// A person has at most so many tokens, however fast they are requested. Without the lock on the person every request counts
// only what was there before the others, and there are more.
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as accessTokenData from '#marketplace/accounts/access-tokens/access-token.data.ts'
import { endOfLife, MAX_ACCESS_TOKENS } from '#marketplace/accounts/access-tokens/access-token.rules.ts'
import { accessTokens } from '#marketplace/accounts/access-tokens/access-token.table.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '../support/people.ts'
import { barrier } from '../support/scenes/barrier.ts'

const CONCURRENCY = MAX_ACCESS_TOKENS + 5
const sabotage = vi.hoisted(() => ({ lock: false }))
let met = barrier(CONCURRENCY)

vi.mock('#marketplace/accounts/access-tokens/access-token.data.ts', async (original) => {
  const real = await original<typeof accessTokenData>()
  const createAccessToken: typeof accessTokenData.createAccessToken = async (...args) => {
    if (!sabotage.lock) return real.createAccessToken(...args)
    const [{ id: userId }, { name, scopes, days }, now] = args
    if ((await database().$count(accessTokens, eq(accessTokens.userId, userId))) >= MAX_ACCESS_TOKENS) return null
    await met()
    const digest = randomBytes(32).toString('base64url')
    const values = { userId, name, scopes, digest, ending: digest.slice(-4), expiresAt: endOfLife(days, now) }
    const [row] = await database().insert(accessTokens).values(values).returning()
    return { row: row!, token: digest }
  }
  return { ...real, createAccessToken } satisfies typeof accessTokenData
})

beforeEach(() => {
  sabotage.lock = false
  met = barrier(CONCURRENCY)
})

/** @returns how many were granted, and how many exist */
async function askedAtOnce(): Promise<{ promised: number; kept: number }> {
  const { id, request } = await signedIn('traveler')
  const input = { name: 'Mi página web', scopes: ['bookings:read'], days: 90 }
  const answers = await Promise.all(
    Array.from({ length: CONCURRENCY }, () => request('post', '/profile/access-tokens', input)),
  )
  return {
    promised: answers.filter(({ status }) => status === 201).length,
    kept: await database().$count(accessTokens, eq(accessTokens.userId, id)),
  }
}

test('guarded, there are as many as one may have', async () => {
  expect(await askedAtOnce()).toEqual({ promised: MAX_ACCESS_TOKENS, kept: MAX_ACCESS_TOKENS })
})

test('without the lock there are more', async () => {
  sabotage.lock = true
  expect(await askedAtOnce()).toEqual({ promised: CONCURRENCY, kept: CONCURRENCY })
})
