// What the editor asks the server. Part of the first load: thin.
import { queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { hostApi } from '#marketplace/client.ts'

/** An experience of this host with what is saved and what is only typed; asked anew whenever its form opens. */
export const hostExperienceQuery = (id: string) =>
  queryOptions({
    queryKey: ['host', 'experience', id],
    staleTime: 0,
    queryFn: async () => {
      const answer = await hostApi.editor.show({ params: { id } })
      if (answer.ok) return answer.data
      if (answer.refusal.status === 404) throw notFound()
      throw new Error(answer.refusal.message)
    },
  })

/** What was typed of an experience that was never saved. */
export const newExperienceQuery = queryOptions({
  queryKey: ['host', 'new-experience'],
  staleTime: 0,
  queryFn: async () => {
    const answer = await hostApi.drafts.showNew()
    if (answer.ok) return answer.data
    throw new Error(answer.refusal.message)
  },
})
