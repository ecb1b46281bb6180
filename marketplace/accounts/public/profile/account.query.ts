// Queries of an account's pages. Part of the first load, so they must stay small.
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import type { SessionUser } from '../../account.rules.ts'
import { handleSignedOut, sessionQuery } from '../session/session.store.ts'
import { rememberUser } from '../session/session-cache.store.ts'
import { announceSession } from '../session/session-events.view.ts'

export const profileQuery = apiQuery({
  queryKey: ['account', 'profile'],
  call: () => api.profile.show(),
  refused: (refusal, client) => handleSignedOut(client, refusal),
})

export const preferencesQuery = apiQuery({
  queryKey: ['account', 'preferences'],
  call: () => api.preferences.show(),
  refused: (refusal, client) => handleSignedOut(client, refusal),
})

export const devicesQuery = apiQuery({
  queryKey: ['account', 'devices'],
  // Always current: whoever looks here wants to know where they are signed in now.
  staleTime: 0,
  call: () => api.devices.list(),
  read: (data) => data.devices,
  refused: (refusal, client) => handleSignedOut(client, refusal),
})

export const accessTokensQuery = apiQuery({
  queryKey: ['account', 'access-tokens'],
  staleTime: 0,
  call: () => api.accessTokens.list(),
  read: (data) => data.accessTokens,
  refused: (refusal, client) => handleSignedOut(client, refusal),
})

/** Updates the name or avatar wherever the person is shown, in other tabs too. */
export function showChangedUser(queryClient: QueryClient, change: Partial<Pick<SessionUser, 'name' | 'avatar'>>) {
  const user = queryClient.getQueryData(sessionQuery.queryKey)
  if (!user) return
  const changed = { ...user, ...change }
  queryClient.setQueryData(sessionQuery.queryKey, changed)
  rememberUser(changed, new Date())
  announceSession()
}
