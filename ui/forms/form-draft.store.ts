// Texts that are not sent yet: kept in this tab until they were sent, or their writer is back at the form after a session that
// ended. Who signs out leaves none, because a sign-out empties the tab's storage (session-cache.store.ts).
const nameOf = (form: string) => `torogoz.text.${form}`

/** @param form names the form and what it is about: 'reply <id>' */
export function saveFormDraft(form: string, text: string): void {
  try {
    sessionStorage.setItem(nameOf(form), text)
  } catch {
    // Storage is forbidden: the text has to be typed again.
  }
}

/** The kept text; '' when there is none. */
export function readFormDraft(form: string): string {
  try {
    return sessionStorage.getItem(nameOf(form)) ?? ''
  } catch {
    return ''
  }
}

export function deleteFormDraft(form: string): void {
  try {
    sessionStorage.removeItem(nameOf(form))
  } catch {
    // Nothing was kept.
  }
}

/** The kept text, which is kept no longer; '' when there is none. */
export function takeFormDraft(form: string): string {
  const text = readFormDraft(form)
  deleteFormDraft(form)
  return text
}
