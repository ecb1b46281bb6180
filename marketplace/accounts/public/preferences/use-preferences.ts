import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { whenSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { toast } from '#ui/overlays/toast.tsx'
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

  async function choose(name: keyof Preferences, wanted: boolean) {
    setSaved('')
    setWished((now) => ({ ...now, [name]: wanted }))
    const answer = await api.preferences.change({ body: { [name]: wanted } })
    if (answer.ok) {
      queryClient.setQueryData(preferencesQuery.queryKey, answer.data)
      return setSaved('Guardado')
    }
    setWished((now) => ({ ...now, [name]: !wanted }))
    toast({ title: PROFILE_NOT_SAVED, description: answer.refusal.message, tone: 'danger' })
    whenSignedOut(queryClient, answer.refusal)
  }
  return { preferences: { ...stored, ...wished }, choose, saved }
}
