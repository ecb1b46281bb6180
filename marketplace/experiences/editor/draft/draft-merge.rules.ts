import { EMPTY, isSame } from '../form.rules.ts'
import type { ExperienceFormValues, SavedDraft } from './draft.contract.ts'

export type Stored = {
  /** The saved form and its version; null for an experience that was never saved. */
  saved: ExperienceFormValues | null
  version: number | null
  /** The server's copy of unsaved input. */
  kept: Pick<SavedDraft, 'content' | 'version' | 'basedOn' | 'keptAt'> | null
}
export type Local = { content: ExperienceFormValues; seen: number; basedOn: number | null; at: number }

export type Opening = {
  content: ExperienceFormValues
  seen: number
  from: 'saved' | 'kept' | 'device'
  /** Conflicting content, saved or kept elsewhere meanwhile: the host chooses (INV-22). */
  other: { content: ExperienceFormValues; at: string | null } | null
}

/**
 * Decides what a form starts with: the newest known content, and nothing is discarded without a question.
 * @param local unsaved input on this device that the server never confirmed
 */
export function mergeDraft({ saved, version, kept }: Stored, local: Local | null): Opening {
  const base = saved ?? EMPTY
  const seen = kept?.version ?? 0
  // Unsaved input based on an older version conflicts with what was saved since.
  const outdated = kept !== null && kept.basedOn !== version && !isSame(kept.content, base)
  const newest: Opening = kept
    ? { content: kept.content, seen, from: 'kept', other: outdated ? { content: base, at: null } : null }
    : { content: base, seen, from: 'saved', other: null }
  if (!local || isSame(local.content, newest.content)) return newest
  const localContent = { content: local.content, seen, from: 'device' as const }
  if (local.seen === seen && local.basedOn === version) return { ...localContent, other: null }
  return { ...localContent, other: { content: newest.content, at: kept?.keptAt ?? null } }
}
