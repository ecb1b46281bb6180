// Texts that were refused because the session had ended: kept in this tab until their writer is back at the form.
const nameOf = (form: string) => `torogoz.text.${form}`

/** @param form names the form and what it is about: 'reply <id>' */
export function keepText(form: string, text: string): void {
  try {
    sessionStorage.setItem(nameOf(form), text)
  } catch {
    // Storage is forbidden: the text has to be typed again.
  }
}

/** The kept text, which is kept no longer; '' when there is none. */
export function takeText(form: string): string {
  try {
    const text = sessionStorage.getItem(nameOf(form)) ?? ''
    sessionStorage.removeItem(nameOf(form))
    return text
  } catch {
    return ''
  }
}
