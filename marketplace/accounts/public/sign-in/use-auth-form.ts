import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Callable } from '#platform/http/client/call.ts'
import type { Posted } from '#platform/pages/posted.ts'
import { useAction } from '#ui/use-action.ts'
import type { FormErrors } from '../../identity/identity.rules.ts'

type FormValues = Record<string, string>
export type Refused = { message: string; fields: Record<string, string> | null }

type AuthForm = {
  /** The call that the form posts before hydration and without script; without it the form waits for hydration. */
  call?: Callable
  posted?: Posted | null
  /** Validates; empty when it may be sent. */
  check: (values: FormValues) => FormErrors
  /** Sends it. Returns the refusal, or null on success. */
  send: (values: FormValues) => Promise<Refused | null>
  /** Title of a notice about a refusal, e.g. 'Error al iniciar sesión'; without one only the form shows it. */
  failure?: string
  /** Fields of the wire that are named differently in the form. */
  wireNames?: Record<string, string>
}

const emptyValues: FormValues = {}

/**
 * A form with uncontrolled fields: input stays whatever happens, also what a password manager filled in before hydration.
 * Errors are by field; `_` is shown above the form.
 */
export function useAuthForm({ call, posted, check, send, failure, wireNames = {} }: AuthForm) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>(() =>
    posted ? { _: posted.refusal.message, ...posted.refusal.fields } : {},
  )
  const sending = useAction({
    send: async (values: FormValues) => {
      const refusal = await send(values)
      return refusal ? { ok: false, refusal } : { ok: true, data: null }
    },
    // After success the page is left or replaced.
    leaves: true,
    failed: (refusal) => {
      const fields = Object.entries(refusal.fields ?? {}).map(([name, message]) => [wireNames[name] ?? name, message])
      setErrors({ ...Object.fromEntries(fields), _: refusal.message })
      return failure
    },
  })

  // The first invalid field gets the focus, and screen readers read its message with it.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const above = form.current?.querySelector<HTMLElement>('[data-summary]')
    ;(invalid ?? above)?.focus()
  }, [errors])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.pending) return
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const problems = check(values)
    setErrors(problems)
    if (Object.keys(problems).length > 0) return
    void sending.run(values)
  }

  return {
    errors,
    busy: sending.pending,
    call: call?.route,
    typed: posted?.typed ?? emptyValues,
    form: { ref: form, onSubmit: submit, noValidate: true, method: 'post' as const },
  }
}
