import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ExperienceFormValues, SavedDraft } from '../../editor/draft/draft.contract.ts'
import { mergeDraft } from '../../editor/draft/draft-merge.rules.ts'
import { EMPTY, isSame } from '../../editor/form.rules.ts'
import type { HostExperience } from '../../editor/update/update.contract.ts'
import { formResolver } from '../form/form-resolver.view.ts'
import { readCopy } from './local-copy.store.ts'
import { useAutosave } from './use-autosave.ts'

export type EditorOptions = { userId: string; experience: HostExperience | null; kept: SavedDraft | null }

/**
 * The form with its first content, of which every input is kept.
 * @returns `base` is the saved content that the input changes, with its version; `current` a copy of the input; `show` replaces
 * the input by content that is kept already
 */
export function useDraftForm({ userId, experience, kept }: EditorOptions) {
  const id = experience?.id ?? null
  const [opening] = useState(() =>
    mergeDraft({ saved: experience?.saved ?? null, version: experience?.version ?? null, kept }, readCopy(userId, id)),
  )
  const [base, setBase] = useState({ saved: experience?.saved ?? EMPTY, version: experience?.version ?? null })
  const form = useForm<ExperienceFormValues>({
    defaultValues: opening.content,
    resolver: formResolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const autosave = useAutosave({ userId, id, seen: opening.seen, basedOn: base.version })
  const { typed, begin } = autosave
  /** Content that was put into the form by code, not by the host. */
  const lastValues = useRef(opening.content)

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

  const current = () => structuredClone(form.getValues())
  function show(content: ExperienceFormValues, from: { seen: number; basedOn: number | null }) {
    lastValues.current = structuredClone(content)
    form.reset(structuredClone(content))
    begin(from)
  }
  return { id, form, autosave, opening, base, setBase, current, show }
}
export type DraftForm = ReturnType<typeof useDraftForm>
