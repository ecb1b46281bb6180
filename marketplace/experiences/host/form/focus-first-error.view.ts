/** Scrolls to the first invalid field and focuses it, so that the keyboard continues there. */
export function focusFirstError(form: HTMLElement): void {
  const wrong = [...form.querySelectorAll<HTMLElement>('[aria-invalid=true], [id$="-error"]')][0]
  if (!wrong) return
  const told = form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(wrong.id)}"]`)
  const control = wrong.id.endsWith('-error') ? (told ?? wrong.closest('section')) : wrong
  const focusable = 'input:not([type=hidden]), textarea, select, button, [tabindex]'
  const target = control?.matches(focusable) ? control : control?.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
  ;(control ?? wrong).scrollIntoView({ block: 'center' })
}
