/** Scrolls to the first invalid field and focuses it, so that the keyboard continues there. */
export function focusFirstError(form: HTMLElement): void {
  const invalid = [...form.querySelectorAll<HTMLElement>('[aria-invalid=true], [id$="-error"]')][0]
  if (!invalid) return
  const described = form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(invalid.id)}"]`)
  const control = invalid.id.endsWith('-error') ? (described ?? invalid.closest('section')) : invalid
  const focusable = 'input:not([type=hidden]), textarea, select, button, [tabindex]'
  const target = control?.matches(focusable) ? control : control?.querySelector<HTMLElement>(focusable)
  target?.focus({ preventScroll: true })
  ;(control ?? invalid).scrollIntoView({ block: 'center' })
}
