import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { usePageLocation } from '#platform/pages/location/page-location.ts'
import { useAction } from '#ui/use-action.ts'
import {
  type ContactValues,
  contactErrors,
  HOST_REQUEST_ANCHOR,
  HOST_REQUEST_SUBJECT,
  prefilledValues,
} from '../../contact/contact.rules.ts'

/** Milliseconds for which 'Enviando...' is shown at least (STAT-08, CONST-34). */
const MIN_PENDING_MS = 1000
const aMoment = () => new Promise((resolve) => setTimeout(resolve, MIN_PENDING_MS))

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  const field = (name: string) => String(data.get(name) ?? '')
  return { name: field('name'), email: field('email'), subject: field('subject'), message: field('message') }
}

/** Words that the address brings along, for fields that are still empty. */
function usePrefilledFields(
  form: RefObject<HTMLFormElement | null>,
  search: string,
  onLength: (characters: number) => void,
) {
  // Set in the browser, because the server never receives the anchor of an address.
  useEffect(() => {
    const subject = form.current?.querySelector<HTMLInputElement>('[name=subject]')
    if (location.hash === `#${HOST_REQUEST_ANCHOR}` && subject?.value === '') subject.value = HOST_REQUEST_SUBJECT
  }, [form])
  // The assistant passes the message in the address; fields the person has filled meanwhile are kept.
  useEffect(() => {
    const prefilled = prefilledValues(search)
    for (const name of ['subject', 'message'] as const) {
      const field = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)
      if (field?.value === '' && prefilled[name]) field.value = prefilled[name]
    }
    onLength(form.current?.querySelector<HTMLTextAreaElement>('[name=message]')?.value.length ?? 0)
  }, [form, search, onLength])
}

/**
 * State of the contact form, whose fields are uncontrolled: what sending it came to, and its errors.
 * @returns `form` and `outcome` are the elements that get the focus after an attempt
 */
export function useContactForm(about: string | null) {
  const { search } = usePageLocation()
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const [sent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [errors, setErrors] = useState<Partial<ContactValues>>({})
  const [length, setLength] = useState(0)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // After each attempt the focus goes to the first invalid field, otherwise to the result; never while somebody is typing.
    if (attempt === 0) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    ;(invalid ?? outcome.current)?.focus()
  }, [attempt])
  usePrefilledFields(form, search, setLength)
  const onSettled = () => setAttempt((turns) => turns + 1)

  const sending = useAction({
    send: async (values: ContactValues) => {
      const kind = about ? 'report' : location.hash === `#${HOST_REQUEST_ANCHOR}` ? 'host-wish' : 'question'
      const [answer] = await Promise.all([api.contact.send({ body: { ...values, kind, about } }), aMoment()])
      return answer
    },
    done: () => {
      for (const field of form.current?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []) field.value = ''
      setLength(0)
      setSent(true)
      onSettled()
    },
    failed: ({ message, fields }) => {
      setRefusal(message)
      setErrors(fields ?? {})
      onSettled()
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.pending || !form.current) return
    const body = valuesOf(form.current)
    const problems = contactErrors(body)
    setSent(false)
    setRefusal(null)
    setErrors(problems)
    if (Object.keys(problems).length > 0) return onSettled()
    void sending.run(body)
  }

  /** An error disappears as soon as its field is valid. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    const values = valuesOf(event.currentTarget)
    setLength(values.message.length)
    const still = contactErrors(values)
    if (Object.keys(errors).some((field) => !still[field as keyof ContactValues]))
      setErrors(Object.fromEntries(Object.entries(still).filter(([field]) => field in errors)))
  }

  return { form, outcome, sent, refusal, errors, length, pending: sending.pending, submit, recheck }
}
