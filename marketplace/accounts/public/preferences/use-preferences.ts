import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { whenSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { useAction } from '#ui/use-action.ts'
import type { Preferences } from '../../preferences/preference.rules.ts'
import { PROFILE_NOT_SAVED } from '../../profiles/profile.text.ts'
import { preferencesQuery } from '../profile/account.query.ts'

/**
 * The choices of the person. A change shows at once and is stored by itself; one that can not be stored goes back, and
 * says so. `saved` is read out after the last change.
 */
export function usePreferences() {
  const queryClient = useQueryClient()
  const { data: stored } = useSuspenseQuery(preferencesQuery)
  // Kept here and not in the cache, which tells its readers a moment later: the box would jump back and forth.
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
      whenSignedOut(queryClient, refusal)
      return PROFILE_NOT_SAVED
    },
    // A box pressed again at once is another wish.
    about: ({ name, wanted }) => `${name} ${wanted}`,
  })
  const choose = (name: keyof Preferences, wanted: boolean) => run({ name, wanted })
  return { preferences: { ...stored, ...wished }, choose, saved }
}
