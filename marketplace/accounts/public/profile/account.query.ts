// What the pages of an account ask the server. Part of the first load: thin.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import type { SessionUser } from '../../account.rules.ts'
import { sessionQuery } from '../session/session.store.ts'
import { rememberUser } from '../session/session-cache.store.ts'
import { announceSession } from '../session/session-events.view.ts'

type Refused = { code: string; message: string }

/** The session ended meanwhile: asking for it again lets the guards decide where to go. */
export function whenSignedOut(queryClient: QueryClient, refusal: Refused) {
  if (refusal.code === 'NOT_SIGNED_IN') void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
}

function unread(queryClient: QueryClient, refusal: Refused): Error {
  whenSignedOut(queryClient, refusal)
  return new Error(refusal.message)
}

export const profileQuery = queryOptions({
  queryKey: ['account', 'profile'],
  queryFn: async ({ client }) => {
    const answer = await api.profile.show()
    if (answer.ok) return answer.data
    throw unread(client, answer.refusal)
  },
})

export const preferencesQuery = queryOptions({
  queryKey: ['account', 'preferences'],
  queryFn: async ({ client }) => {
    const answer = await api.preferences.show()
    if (answer.ok) return answer.data
    throw unread(client, answer.refusal)
  },
})

export const devicesQuery = queryOptions({
  queryKey: ['account', 'devices'],
  // Somebody who looks here wants to know it now.
  staleTime: 0,
  queryFn: async ({ client }) => {
    const answer = await api.devices.list()
    if (answer.ok) return answer.data.devices
    throw unread(client, answer.refusal)
  },
})

/** The name or avatar has changed: every place that shows the person shows it at once, in other tabs too. */
export function showChangedUser(queryClient: QueryClient, change: Partial<Pick<SessionUser, 'name' | 'avatar'>>) {
  const user = queryClient.getQueryData(sessionQuery.queryKey)
  if (!user) return
  const changed = { ...user, ...change }
  queryClient.setQueryData(sessionQuery.queryKey, changed)
  rememberUser(changed, new Date())
  announceSession()
}
