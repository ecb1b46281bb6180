import { useEffect, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { useAction } from '#ui/use-action.ts'
import type { mergeDraft } from '../../editor/draft/draft-merge.rules.ts'
import { EMPTY } from '../../editor/form.rules.ts'

/** What the server holds of an experience now, saved and not saved yet; null when it can not be read. */
async function fetchStored(id: string | null) {
  if (id === null) {
    const answer = await hostApi.drafts.showNew()
    return answer.ok ? { saved: EMPTY, version: null, kept: answer.data.kept, experience: null } : null
  }
  const answer = await hostApi.editor.show({ params: { id } })
  if (!answer.ok) return null
  const { saved, version, kept } = answer.data
  return { saved, version, kept, experience: answer.data }
}
export type StoredExperience = NonNullable<Awaited<ReturnType<typeof fetchStored>>>
export type Choice = 'mine' | 'theirs'

type ConflictOptions = {
  id: string | null
  /** Another tab's content that was there when the editor opened. */
  other: ReturnType<typeof mergeDraft>['other']
  /** Whether the server has refused to keep what was typed, because another tab's is newer. */
  refused: boolean
  /** Waits until nothing is being kept. */
  settle: () => Promise<unknown>
  /** Goes on with one of the two; the other one is given up. */
  apply: (stored: StoredExperience, which: Choice) => void
}

/** Two tabs or devices that edited one experience: the host chooses which of the two stays. */
export function useConflict({ id, other, refused, settle, apply }: ConflictOptions) {
  const [theirs, setTheirs] = useState(other && { title: other.content.title, at: other.at })
  const [open, setOpen] = useState(other !== null)

  /** Asks, with the other tab's content as soon as it is known. */
  async function ask() {
    setOpen(true)
    const stored = await fetchStored(id)
    if (stored) setTheirs({ title: (stored.kept?.content ?? stored.saved).title, at: stored.kept?.keptAt ?? null })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each conflict
  useEffect(() => {
    if (refused) void ask()
  }, [refused])

  const choosing = useAction({
    send: async (_which: Choice) => {
      await settle()
      const stored = await fetchStored(id)
      return stored ? { ok: true, data: stored } : { ok: false, refusal: { message: 'Revisa tu conexión.' } }
    },
    done: (stored, which) => {
      apply(stored, which)
      setTheirs(null)
      setOpen(false)
    },
    failed: 'No pudimos leer la otra versión',
  })
  return { open, theirs, ask, choose: choosing.run, choosing: choosing.pending, close: () => setOpen(false) }
}
