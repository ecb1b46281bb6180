import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { randomId } from '#platform/ids.ts'
import { type ToastOptions, toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { approvalText, editorText } from '../../editor/editor.text.ts'
import { isSame, toSave } from '../../editor/form.rules.ts'
import type { HostExperience } from '../../editor/update/update.contract.ts'
import { writeCopy } from '../autosave/local-copy.store.ts'
import type { DraftForm } from '../autosave/use-draft-form.ts'
import { hostExperienceQuery, newExperienceQuery } from './editor.query.ts'
import { noteJustCreated } from './just-created.store.ts'

type SaveOptions = {
  userId: string
  draft: DraftForm
  /** What is in the form is what is saved. */
  onSaved: () => void
  /** Another tab has saved meanwhile. */
  onConflict: () => void
}
type Refusal = { code: string; message: string; fields: Record<string, string> | null; data: unknown }
/** What was sent, and what is in the form when the answer has come. */
type Input = { sent: ExperienceFormValues; later: ExperienceFormValues }

/** Saves the form as a new experience, or as the next version of one. @returns `invalidAttempts` counts saves that show errors */
export function useSave({ userId, draft, onSaved, onConflict }: SaveOptions) {
  const { id, form, autosave, base, setBase, current, show } = draft
  const { typed, settle, begin } = autosave
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [invalidAttempts, setInvalidAttempts] = useState(0)
  const idempotency = useRef({ key: '', body: '' })
  const sending = useAction({ send, failed: handleRefusal })

  async function send(content: ExperienceFormValues) {
    const { seen } = await settle()
    const body = { ...toSave(content), kept: seen }
    if (id === null) {
      // A repeat after a lost answer has the same idempotency key; other content is another request.
      const payload = JSON.stringify(body)
      if (idempotency.current.body !== payload) idempotency.current = { key: randomId(), body: payload }
      return hostApi.editor.create({ body, key: idempotency.current.key })
    }
    return hostApi.editor.update({ params: { id }, body: { ...body, version: base.version ?? 0 } })
  }

  function handleRefusal({ code, message, fields, data }: Refusal): ToastOptions | null {
    if (code === 'EDIT_CONFLICT') {
      onConflict()
      return null
    }
    for (const [path, words] of Object.entries(fields ?? {})) form.setError(path as 'title', { message: words })
    if (fields) setInvalidAttempts((count) => count + 1)
    const missing = (data as { words?: string } | null)?.words
    return {
      title: code === 'NOT_PUBLISHABLE' ? message : editorText.saveFailed,
      description: missing ?? message,
      tone: 'danger',
    }
  }

  /** Opens the page of the new experience; what was typed meanwhile goes along. */
  async function afterCreation(saved: HostExperience, { sent, later }: Input) {
    const from = { seen: 0, basedOn: saved.version }
    begin(from)
    if (!isSame(later, sent)) writeCopy(userId, saved.id, { content: later, ...from, at: Date.now() })
    queryClient.setQueryData(newExperienceQuery.queryKey, { kept: null })
    noteJustCreated(saved.id)
    toast({ title: editorText.created, tone: 'success' })
    await navigate({ href: `/host/experiences/${saved.id}/edit`, replace: true, resetScroll: false })
  }

  function afterUpdate(saved: HostExperience, { sent, later }: Input) {
    const from = { seen: 0, basedOn: saved.version }
    setBase({ saved: saved.saved, version: saved.version })
    if (isSame(later, sent)) show(saved.saved, from)
    else {
      begin(from)
      typed(later)
    }
  }

  /**
   * Saves if everything is valid; else focuses the first invalid field.
   * @param quiet leaves the success message to the caller
   * @returns the saved experience, or null
   */
  async function save({ quiet = false } = {}): Promise<HostExperience | null> {
    let valid = false
    await form.handleSubmit(() => {
      valid = true
    })()
    if (!valid) {
      // The messages are rendered only after this, so the focus follows in an effect.
      setInvalidAttempts((count) => count + 1)
      return null
    }
    const sent = current()
    const outcome = await sending.run(sent)
    if (!outcome?.ok) return null
    const saved = outcome.data
    const input = { sent, later: current() }
    queryClient.setQueryData(hostExperienceQuery(saved.id).queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: ['host', 'experiences'] })
    onSaved()
    if (id === null) {
      await afterCreation(saved, input)
      return saved
    }
    afterUpdate(saved, input)
    const description = saved.approval.submittedAt ? approvalText.saved : undefined
    if (!quiet) toast({ title: editorText.updated, description, tone: 'success' })
    return saved
  }

  return { save, pending: sending.pending, invalidAttempts }
}
