// Queries of the editor. Part of the first load, so they must stay small.
import { notFound } from '@tanstack/react-router'
import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

export const hostExperienceQuery = (id: string) =>
  apiQuery({
    queryKey: ['host', 'experience', id],
    staleTime: 0,
    call: () => hostApi.editor.show({ params: { id } }),
    refused: (refusal) => {
      if (refusal.status === 404) throw notFound()
      return undefined
    },
  })

export const newExperienceQuery = apiQuery({
  queryKey: ['host', 'new-experience'],
  staleTime: 0,
  call: () => hostApi.drafts.showNew(),
})
