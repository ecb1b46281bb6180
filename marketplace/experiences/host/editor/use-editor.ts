import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { toast } from '#ui/overlays/toast.tsx'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { isSame } from '../../editor/form.rules.ts'
import { type Choice, type StoredExperience, useConflict } from '../autosave/use-conflict.ts'
import { type EditorOptions, useDraftForm } from '../autosave/use-draft-form.ts'
import { hostExperienceQuery } from './editor.query.ts'
import { useSave } from './use-save.ts'

/** State of the form: its initial content, keeping and saving it. */
export function useEditor(options: EditorOptions) {
  const queryClient = useQueryClient()
  const draft = useDraftForm(options)
  const { id, form, autosave, opening, base, setBase, current, show } = draft
  const { typed, settle, begin, state } = autosave
  /** Where the content came from that the host has not saved yet. */
  const [found, setFound] = useState(opening.from)
  const conflict = useConflict({ id, other: opening.other, refused: state === 'conflict', settle, apply: applyChoice })
  const saving = useSave({
    userId: options.userId,
    draft,
    onSaved: () => setFound('saved'),
    onConflict: () => void conflict.ask(),
  })

  function applyChoice(stored: StoredExperience, which: Choice) {
    const ownValues = current()
    const from = { seen: stored.kept?.version ?? 0, basedOn: stored.version }
    setBase({ saved: stored.saved, version: stored.version })
    setFound('saved')
    if (stored.experience)
      queryClient.setQueryData(hostExperienceQuery(stored.experience.id).queryKey, stored.experience)
    if (which === 'mine') {
      begin(from)
      typed(ownValues)
    } else {
      const other = stored.kept && !isSame(stored.kept.content, ownValues) ? stored.kept.content : stored.saved
      show(other, from)
      if (stored.kept && other === stored.saved) typed(structuredClone(other))
    }
  }

  /** Restores the saved version; unsaved input is deleted here and on the server. */
  async function discard() {
    await settle()
    const answer = id === null ? await hostApi.drafts.discardNew() : await hostApi.drafts.discard({ params: { id } })
    if (!answer.ok) return toast({ title: 'No se pudo descartar', description: answer.refusal.message, tone: 'danger' })
    show(base.saved, { seen: 0, basedOn: base.version })
    setFound('saved')
  }

  const isDirty = () => !isSame(form.getValues(), base.saved)
  /** The status was changed by a step, not by a save: the next save is based on that version. */
  const adopt = (version: number, status: ExperienceFormValues['status']) => {
    setBase((before) => ({ saved: { ...before.saved, status }, version }))
    form.setValue('status', status)
    begin({ seen: 0, basedOn: version })
  }
  /** The same when there may be unsaved input: it stays, based on that version. */
  const follow = async (version: number) => {
    const { seen } = await settle()
    const ownValues = current()
    setBase(({ saved }) => ({ saved, version }))
    begin({ seen, basedOn: version })
    if (!isSame(ownValues, base.saved)) typed(ownValues)
  }
  const busy = saving.pending ? ('save' as const) : conflict.choosing ? ('choose' as const) : null
  const { save, invalidAttempts } = saving
  return { form, autosave, found, busy, invalidAttempts, save, discard, isDirty, adopt, follow, conflict }
}
