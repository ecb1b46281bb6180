import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#marketplace/client.ts'
import { toast } from '#ui/toast.tsx'
import { preferencesQuery, whenSignedOut } from '../../parts/account-queries.ts'
import { PROFILE_NOT_SAVED } from '../../profiles/profile.text.ts'
import type { Preferences } from '../preference.rules.ts'

/**
 * The choices of the person. A change shows at once and is stored by itself; one that can not be stored goes back, and
 * says so. `saved` is read out after the last change.
 */
export function usePreferences() {
  const queryClient = useQueryClient()
  const { data: preferences } = useSuspenseQuery(preferencesQuery)
  const [saved, setSaved] = useState('')
  const write = (change: Partial<Preferences>) =>
    queryClient.setQueryData(preferencesQuery.queryKey, (known) => known && { ...known, ...change })

  async function choose(name: keyof Preferences, wanted: boolean) {
    setSaved('')
    write({ [name]: wanted })
    const answer = await call('patch /profile/preferences', { body: { [name]: wanted } })
    if (answer.ok) return setSaved('Guardado')
    write({ [name]: !wanted })
    toast({ title: PROFILE_NOT_SAVED, description: answer.refusal.message, tone: 'danger' })
    whenSignedOut(queryClient, answer.refusal)
  }
  return { preferences, choose, saved }
}
