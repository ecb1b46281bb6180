// Keeps what is typed into a form in this tab until it is sent or given up, so that a session that ends or a reload loses
// nothing.
import { useEffect, useRef } from 'react'
import { deleteFormDraft, readFormDraft, saveFormDraft } from './form-draft.store.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const NEVER_KEPT = ['password', 'file', 'hidden', 'submit', 'button']
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement && !NEVER_KEPT.includes(control.type)) ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement,
  )
const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
/** Fields are found again by their label, because not all have a name. */
const nameOf = (control: Control) => `${control.type} ${control.labels?.[0]?.textContent ?? control.name}`

/** Sets a value as if it had been typed, so that React hears of it; a choice that is not offered any more is left out. */
function enter(control: Control, value: string) {
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) return
  const { prototype } = control.constructor as typeof HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * @param name what the form is about: 'note <id>', 'dialog <id> <title>'
 * @returns attributes of the form, and `forget` for when it was sent or given up
 */
export function useFormDraft(name: string) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const text = readFormDraft(name)
    if (!text || !ref.current) return
    const values: Record<string, string | boolean> = JSON.parse(text)
    for (const control of controlsOf(ref.current)) {
      const value = values[nameOf(control)]
      if (typeof value === 'boolean' && isChoice(control) && control.checked !== value) control.click()
      if (typeof value === 'string' && !isChoice(control) && control.value !== value) enter(control, value)
    }
  }, [name])
  const keep = () => {
    const entries = controlsOf(ref.current!).map((one) => [nameOf(one), isChoice(one) ? one.checked : one.value])
    saveFormDraft(name, JSON.stringify(Object.fromEntries(entries)))
  }
  return { form: { ref, onInput: keep }, forget: () => deleteFormDraft(name) }
}
