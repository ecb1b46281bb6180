import { EMPTY, isSame } from '../form.rules.ts'
import type { ExperienceFormValues, SavedDraft } from './draft.contract.ts'

export type Stored = {
  /** What is saved and its version; null for an experience that was never saved. */
  saved: ExperienceFormValues | null
  version: number | null
  /** What was typed since, as the server keeps it. */
  kept: Pick<SavedDraft, 'content' | 'version' | 'basedOn' | 'keptAt'> | null
}
export type Local = { content: ExperienceFormValues; seen: number; basedOn: number | null; at: number }

export type Opening = {
  content: ExperienceFormValues
  /** The version of the kept edit that this tab begins with, 0 for none. */
  seen: number
  from: 'saved' | 'kept' | 'device'
  /** Something else was saved or kept meanwhile: the host chooses (INV-22). */
  other: { content: ExperienceFormValues; at: string | null } | null
}

/**
 * What a form begins with: the newest that is known, and nothing thrown away without being asked.
 * @param local what this device holds and the server never confirmed
 */
export function mergeDraft({ saved, version, kept }: Stored, local: Local | null): Opening {
  const base = saved ?? EMPTY
  const seen = kept?.version ?? 0
  // What was typed over an older version stands against what was saved since.
  const outdated = kept !== null && kept.basedOn !== version && !isSame(kept.content, base)
  const newest: Opening = kept
    ? { content: kept.content, seen, from: 'kept', other: outdated ? { content: base, at: null } : null }
    : { content: base, seen, from: 'saved', other: null }
  if (!local || isSame(local.content, newest.content)) return newest
  const mine = { content: local.content, seen, from: 'device' as const }
  if (local.seen === seen && local.basedOn === version) return { ...mine, other: null }
  return { ...mine, other: { content: newest.content, at: kept?.keptAt ?? null } }
}
