import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './access-token.contract.ts'
import { createAccessToken, listAccessTokens, revokeAccessToken } from './access-token.data.ts'
import type { Scope } from './access-token.rules.ts'

type Row = Awaited<ReturnType<typeof listAccessTokens>>[number]

const wire = ({ scopes, createdAt, expiresAt, lastUsedAt, ...row }: Row) => ({
  ...row,
  scopes: scopes as Scope[],
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export const list: Serve<typeof contract.list> = async ({ caller }) => ({
  accessTokens: (await listAccessTokens(caller)).map(wire),
})

export const create: Serve<typeof contract.create> = async ({ caller, body, now }) => {
  const created = await createAccessToken(caller, body, now)
  return created ? { accessToken: wire(created.row), token: created.token } : refuse('TOO_MANY_ACCESS_TOKENS')
}

export const revoke: Serve<typeof contract.revoke> = async ({ caller, params }) =>
  (await revokeAccessToken(caller, params.id)) ? null : refuse('NOT_FOUND')
