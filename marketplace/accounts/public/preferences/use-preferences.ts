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
  const { data: stored } = useSuspenseQuery(preferencesQuery)
  // Not in the query cache, which notifies its readers a moment later: the box would flicker.
  const [wished, setWished] = useState<Partial<Preferences>>({})
  const [saved, setSaved] = useState('')

  const { run } = useAction({
    send: ({ name, wanted }: { name: keyof Preferences; wanted: boolean }) =>
      api.preferences.change({ body: { [name]: wanted } }),
    optimistic: ({ name, wanted }) => {
      setSaved('')
      setWished((now) => ({ ...now, [name]: wanted }))
      return () => setWished((now) => ({ ...now, [name]: !wanted }))
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
    about: ({ name, wanted }) => `${name} ${wanted}`,
  })
  const choose = (name: keyof Preferences, wanted: boolean) => run({ name, wanted })
  return { preferences: { ...stored, ...wished }, choose, saved }
}
