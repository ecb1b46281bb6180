import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { mapText } from '../../location.text.ts'

/** Which map to draw; asked once per visit and cached (MAP-02). */
export const mapSettingsQuery = queryOptions({
  queryKey: ['map settings'],
  queryFn: async () => {
    const answer = await api.map.showSettings()
    if (!answer.ok) throw new Error(mapText.noSettings)
    return answer.data
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
