// What is typed, on this phone: written at every keystroke, so that neither a crash nor a lost network takes any of it.
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { EMPTY } from '../../editor/form.rules.ts'

export type LocalCopy = {
  content: ExperienceFormValues
  /** The version of the kept edit this was typed over, and of the experience it began from. */
  seen: number
  basedOn: number | null
  /** Milliseconds since 1970. */
  at: number
}

const nameOf = (userId: string, id: string | null) => `torogoz.editor.${userId}.${id ?? 'new'}`

/** The copy on this device; null when there is none or storage is forbidden. */
export function readCopy(userId: string, id: string | null): LocalCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(nameOf(userId, id)) ?? 'null') as LocalCopy | null
    if (!copy?.content?.place || !Array.isArray(copy.content.images)) return null
    // A field that came since is empty in it.
    return { ...copy, content: { ...EMPTY, ...copy.content } }
  } catch {
    return null
  }
}

/** @returns false when this device does not keep it (full, or forbidden) */
export function writeCopy(userId: string, id: string | null, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(nameOf(userId, id), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export function dropCopy(userId: string, id: string | null): void {
  try {
    localStorage.removeItem(nameOf(userId, id))
  } catch {
    // Nothing could be kept either.
  }
}
