// Queries of the editor. Part of the first load, so they must stay small.
import { notFound } from '@tanstack/react-router'
import { hostApi } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** An experience of this host, saved and unsaved; reloaded whenever its form opens. */
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

/** Kept input of an experience that was never saved. */
export const newExperienceQuery = apiQuery({
  queryKey: ['host', 'new-experience'],
  staleTime: 0,
  call: () => hostApi.drafts.showNew(),
})
