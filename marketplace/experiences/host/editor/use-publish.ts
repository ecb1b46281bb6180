import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { approvalText, editorText } from '../../editor/editor.text.ts'
import type { PublishingStatus } from '../../editor/publishing/publishing.contract.ts'
import { formStatus } from '../../editor/publishing/publishing.rules.ts'
import type { HostExperience } from '../../editor/update/update.contract.ts'
import { hostExperienceQuery } from './editor.query.ts'
import type { useEditor } from './use-editor.ts'

/** How long the success message stays before the dashboard opens (EDIT-39). */
const LINGER = 2000

/**
 * The two ways to publish, by 'Finalizar y Publicar' or by the status that a save asks for; the server alone decides (EDIT-33,
 * EDIT-38 to EDIT-40).
 * @returns `publish` and `withdraw` of the panel, their state, and what was missing last time; `save` of the form
 */
export function usePublish(experience: HostExperience | null, editor: ReturnType<typeof useEditor>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [missing, setMissing] = useState<string | null>(null)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Updates the new state in all cached queries. */
  function note({ id, ...published }: PublishingStatus) {
    const status = formStatus(published.status)
    queryClient.setQueryData(hostExperienceQuery(id).queryKey, (before) =>
      before ? { ...before, ...published, saved: { ...before.saved, status } } : before,
    )
    void queryClient.invalidateQueries({ queryKey: ['host', 'experiences'] })
    void queryClient.invalidateQueries({ queryKey: ['experience', id] })
  }

  /** Says what came of it, and opens the dashboard (EDIT-39). A first publication may need approval first. */
  function conclude({ status }: Pick<HostExperience, 'status'>) {
    if (status !== 'published') toast({ title: approvalText.sent, description: approvalText.next, tone: 'success' })
    else toast({ title: editorText.published, description: 'Ya la puede encontrar todo el mundo.', tone: 'success' })
    timer.current = window.setTimeout(() => void navigate({ href: '/host/dashboard' }), LINGER)
  }

  async function save() {
    const asksToPublish =
      experience !== null && experience.status !== 'published' && editor.form.getValues('status') === 'published'
    const saved = await editor.save({ quiet: asksToPublish })
    if (!saved || !asksToPublish) return
    void queryClient.invalidateQueries({ queryKey: ['experience', saved.id] })
    conclude(saved)
  }

  const readAgain = (id: string) => queryClient.invalidateQueries({ queryKey: hostExperienceQuery(id).queryKey })
  const withdraw = useAction({
    send: (id: string) => hostApi.publishing.withdraw({ params: { id } }),
    done: async (published) => {
      await editor.follow(published.version)
      note(published)
      toast({ title: approvalText.withdrawn, tone: 'success' })
    },
    failed: 'No se pudo retirar',
    settled: (answer, id) => answer.ok || readAgain(id),
  })

  const publish = useAction({
    send: async (before: HostExperience) => {
      const saved = editor.isDirty() ? await editor.save({ quiet: true }) : before
      // The reason why it was not saved is shown already.
      if (!saved) return { ok: true, data: null } as const
      return hostApi.publishing.publish({ params: { id: before.id } })
    },
    done: (published) => {
      if (!published) return
      editor.adopt(published.version, formStatus(published.status))
      note(published)
      conclude(published)
    },
    failed: ({ code, message, data }) => {
      const words = (data as { words?: string } | null)?.words
      if (code === 'NOT_PUBLISHABLE') setMissing(words ?? message)
      const title = code === 'NOT_PUBLISHABLE' ? message : editorText.publishFailed
      return { title, description: words ?? message, tone: 'danger' }
    },
    settled: (answer, { id }) => answer.ok || readAgain(id),
  })

  return {
    save,
    publish: () => {
      setMissing(null)
      if (experience) void publish.run(experience)
    },
    withdraw: () => {
      if (experience) void withdraw.run(experience.id)
    },
    busy: publish.pending || withdraw.pending,
    missing,
  }
}
