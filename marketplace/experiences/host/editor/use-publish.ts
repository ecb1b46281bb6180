import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { approvalText, editorText } from '../../editor/editor.text.ts'
import type { Standing } from '../../editor/publishing/publishing.contract.ts'
import { shownStatus } from '../../editor/publishing/publishing.rules.ts'
import type { HostExperience } from '../../editor/update/update.contract.ts'
import { hostExperienceQuery } from './editor.query.ts'
import type { useEditor } from './use-editor.ts'

/** How long the good news stands before the dashboard opens (EDIT-39). */
const LINGER = 2000

/**
 * 'Finalizar y Publicar': saves what is typed, then asks the server, which alone decides (EDIT-33, EDIT-38 to EDIT-40).
 * @returns the button's state, and what was missing the last time
 */
export function usePublish(experience: HostExperience | null, editor: ReturnType<typeof useEditor>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Where it stands now, in what was read of it and in the lists. */
  function note({ id, ...standing }: Standing) {
    const status = shownStatus(standing.status)
    queryClient.setQueryData(hostExperienceQuery(id).queryKey, (before) =>
      before ? { ...before, ...standing, saved: { ...before.saved, status } } : before,
    )
    void queryClient.invalidateQueries({ queryKey: ['host', 'experiences'] })
    void queryClient.invalidateQueries({ queryKey: ['experience', id] })
  }

  /** Back from the operators; what is typed and not saved stays typed. */
  async function withdraw() {
    if (!experience) return
    setBusy(true)
    const answer = await hostApi.publishing.withdraw({ params: { id: experience.id } })
    if (answer.ok) await editor.follow(answer.data.version)
    setBusy(false)
    if (answer.ok) {
      note(answer.data)
      return toast({ title: approvalText.withdrawn, tone: 'success' })
    }
    await queryClient.invalidateQueries({ queryKey: hostExperienceQuery(experience.id).queryKey })
    toast({ title: 'No se pudo retirar', description: answer.refusal.message, tone: 'danger' })
  }

  async function publish() {
    if (!experience) return
    setBusy(true)
    setMissing(null)
    const saved = editor.isDirty() ? await editor.save({ quiet: true }) : experience
    if (!saved) return setBusy(false)
    const answer = await hostApi.publishing.publish({ params: { id: experience.id } })
    setBusy(false)
    if (!answer.ok) {
      const { code, message, data } = answer.refusal
      const words = (data as { words?: string } | null)?.words
      if (code === 'NOT_PUBLISHABLE') setMissing(words ?? message)
      await queryClient.invalidateQueries({ queryKey: hostExperienceQuery(experience.id).queryKey })
      return toast({
        title: code === 'NOT_PUBLISHABLE' ? message : editorText.publishFailed,
        description: words ?? message,
        tone: 'danger',
      })
    }
    editor.adopt(answer.data.version, shownStatus(answer.data.status))
    note(answer.data)
    // A first publication may have to be looked at before it is one.
    if (answer.data.status !== 'published')
      toast({ title: approvalText.sent, description: approvalText.next, tone: 'success' })
    else toast({ title: editorText.published, description: 'Ya la puede encontrar todo el mundo.', tone: 'success' })
    timer.current = window.setTimeout(() => void navigate({ href: '/host/dashboard' }), LINGER)
  }
  return { publish, withdraw, busy, missing }
}
