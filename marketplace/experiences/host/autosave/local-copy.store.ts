// A copy of the form on this device, written at every keystroke, so that neither a crash nor a lost network loses input.
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { EMPTY } from '../../editor/form.rules.ts'

type LocalCopy = {
  content: ExperienceFormValues
  /** The versions of the kept draft and of the experience this input is based on. */
  seen: number
  basedOn: number | null
  /** Milliseconds since 1970. */
  at: number
}

const nameOf = (userId: string, id: string | null) => `torogoz.editor.${userId}.${id ?? 'new'}`

export function readCopy(userId: string, id: string | null): LocalCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(nameOf(userId, id)) ?? 'null') as LocalCopy | null
    if (!copy?.content?.place || !Array.isArray(copy.content.images)) return null
    // Copies written before a field existed lack it.
    return { ...copy, content: { ...EMPTY, ...copy.content } }
  } catch {
    return null
  }
}

/** @returns false when the device can not store it (full, or forbidden) */
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
    // Storage is forbidden, so nothing was stored.
  }
}
