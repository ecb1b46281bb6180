import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { hostApi } from '#marketplace/client.ts'
import '#platform/http/request/input-words.ts'
import { randomId } from '#platform/ids.ts'
import { type ToastOptions, toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import type { ExperienceFormValues, SavedDraft } from '../../editor/draft/draft.contract.ts'
import { mergeDraft } from '../../editor/draft/draft-merge.rules.ts'
import { approvalText, editorText } from '../../editor/editor.text.ts'
import { EMPTY, isSame, toSave } from '../../editor/form.rules.ts'
import { ExperienceToSave, type HostExperience } from '../../editor/update/update.contract.ts'
import { readCopy, writeCopy } from '../autosave/local-copy.store.ts'
import { useAutosave } from '../autosave/use-autosave.ts'
import { hostExperienceQuery, newExperienceQuery } from './editor.query.ts'
import { type Choice, type StoredExperience, useConflict } from './use-conflict.ts'

/** 'place.lat' becomes { place: { lat: … } }, the shape of the form library's errors. */
function nested(messages: [string, string][]): FieldErrors<ExperienceFormValues> {
  const errors: Record<string, unknown> = {}
  for (const [path, message] of messages) {
    const [first = '', second] = path.split('.')
    const error = { type: 'wrong', message }
    // Errors of list entries are shown at the list.
    if (second === undefined || /^\d+$/.test(second)) errors[first] ??= error
    else errors[first] = { [second]: error, ...(errors[first] as object) }
  }
  return errors as FieldErrors<ExperienceFormValues>
}

/** Validates with the server's contract before anything is sent. */
const resolver: Resolver<ExperienceFormValues> = async (values) => {
  const read = ExperienceToSave.safeParse(toSave(values))
  if (read.success) return { values, errors: {} }
  return {
    values: {},
    errors: nested(read.error.issues.map(({ path, message }) => [path.join('.'), message])) as never,
  }
}

/** After saving a new experience the host is led to its dates; the editor's page is loaded in between (EDIT-07). */
let justCreated: string | null = null
export const wasJustCreated = (id: string) => justCreated === id
export const clearJustCreated = () => {
  justCreated = null
}

type EditorOptions = { userId: string; experience: HostExperience | null; kept: SavedDraft | null }
type Refusal = { code: string; message: string; fields: Record<string, string> | null; data: unknown }

/** State of the form: its initial content, keeping and saving it. */
export function useEditor({ userId, experience, kept }: EditorOptions) {
  const id = experience?.id ?? null
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [opening] = useState(() =>
    mergeDraft({ saved: experience?.saved ?? null, version: experience?.version ?? null, kept }, readCopy(userId, id)),
  )
  const [base, setBase] = useState({ saved: experience?.saved ?? EMPTY, version: experience?.version ?? null })
  const [found, setFound] = useState(opening.from)
  const [invalidAttempts, setInvalidAttempts] = useState(0)
  const form = useForm<ExperienceFormValues>({
    defaultValues: opening.content,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const autosave = useAutosave({ userId, id, seen: opening.seen, basedOn: base.version })
  const { typed, settle, begin, state } = autosave
  /** Content that was put into the form by code, not by the host. */
  const lastValues = useRef(opening.content)
  const idempotency = useRef({ key: '', body: '' })
  const current = () => structuredClone(form.getValues())

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (!isSame(values, lastValues.current)) {
            lastValues.current = structuredClone(values)
            typed(lastValues.current)
          }
        },
      }),
    [form, typed],
  )
  useEffect(() => {
    // Input from before a reload or without a network is sent now, unless the host has to choose first.
    if (opening.from === 'device' && !opening.other) typed(opening.content)
  }, [opening, typed])

  function show(content: ExperienceFormValues, from: { seen: number; basedOn: number | null }) {
    lastValues.current = structuredClone(content)
    form.reset(structuredClone(content))
    begin(from)
  }

  const conflict = useConflict({
    id,
    other: opening.other,
    refused: state === 'conflict',
    settle,
    apply: applyChoice,
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

  function handleRefusal({ code, message, fields, data }: Refusal): ToastOptions | null {
    if (code === 'EDIT_CONFLICT') {
      void conflict.ask()
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
    const later = current()
    const from = { seen: 0, basedOn: saved.version }
    queryClient.setQueryData(hostExperienceQuery(saved.id).queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: ['host', 'experiences'] })
    setFound('saved')
    if (id === null) {
      begin(from)
      if (!isSame(later, sent)) writeCopy(userId, saved.id, { content: later, ...from, at: Date.now() })
      queryClient.setQueryData(newExperienceQuery.queryKey, { kept: null })
      justCreated = saved.id
      toast({ title: editorText.created, tone: 'success' })
      await navigate({ href: `/host/experiences/${saved.id}/edit`, replace: true, resetScroll: false })
      return saved
    }
    setBase({ saved: saved.saved, version: saved.version })
    if (isSame(later, sent)) show(saved.saved, from)
    else {
      begin(from)
      typed(later)
    }
    const description = saved.approval.submittedAt ? approvalText.saved : undefined
    if (!quiet) toast({ title: editorText.updated, description, tone: 'success' })
    return saved
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
  const busy = sending.pending ? ('save' as const) : conflict.choosing ? ('choose' as const) : null
  return { form, autosave, found, busy, invalidAttempts, save, discard, isDirty, adopt, follow, conflict }
}
