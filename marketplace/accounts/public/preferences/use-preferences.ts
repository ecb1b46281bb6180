import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { useAction } from '#ui/use-action.ts'
import type { Preferences } from '../../preferences/preference.rules.ts'
import { PROFILE_NOT_SAVED } from '../../profiles/profile.text.ts'
import { preferencesQuery } from '../profile/account.query.ts'

/**
 * The preferences of the person. A change shows at once and is saved by itself; one that fails is reverted with a message.
 * `saved` is announced after the last change.
 */
export function usePreferences() {
  const queryClient = useQueryClient()
  const { data: savedPreferences } = useSuspenseQuery(preferencesQuery)
  // Not in the query cache, which notifies its readers a moment later: the box would flicker.
  const [pendingChanges, setPendingChanges] = useState<Partial<Preferences>>({})
  const [saved, setSaved] = useState('')

  const { run } = useAction({
    send: ({ name, enabled }: { name: keyof Preferences; enabled: boolean }) =>
      api.preferences.change({ body: { [name]: enabled } }),
    optimistic: ({ name, enabled }) => {
      setSaved('')
      setPendingChanges((now) => ({ ...now, [name]: enabled }))
      return () => setPendingChanges((now) => ({ ...now, [name]: !enabled }))
    },
    done: (preferences) => {
      queryClient.setQueryData(preferencesQuery.queryKey, preferences)
      setSaved('Guardado')
    },
    failed: (refusal) => {
      handleSignedOut(queryClient, refusal)
      return PROFILE_NOT_SAVED
    },
    // Pressing the box again at once is a separate action.
    about: ({ name, enabled }) => `${name} ${enabled}`,
  })
  const choose = (name: keyof Preferences, enabled: boolean) => run({ name, enabled })
  return { preferences: { ...savedPreferences, ...pendingChanges }, choose, saved }
}
