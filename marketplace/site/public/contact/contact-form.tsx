import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { ownCasesPath } from '#marketplace/cases/case.rules.ts'
import { api } from '#marketplace/client.ts'
import { usePageLocation } from '#platform/pages/location/page-location.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea, TextField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/navigation/link.tsx'
import { useAction } from '#ui/use-action.ts'
import {
  type ContactWords,
  contactErrors,
  HOST_REQUEST_ANCHOR,
  HOST_REQUEST_SUBJECT,
  MAX_LENGTH,
  prefilledValues,
  reportSubject,
} from '../../contact/contact.rules.ts'
import { SupportLink } from '../header/support-link.tsx'

/** Milliseconds for which 'Enviando...' is shown at least (STAT-08, CONST-34). */
const MIN_PENDING_MS = 1000
const aMoment = () => new Promise((resolve) => setTimeout(resolve, MIN_PENDING_MS))

function wordsOf(form: HTMLFormElement): ContactWords {
  const data = new FormData(form)
  const field = (name: string) => String(data.get(name) ?? '')
  return { name: field('name'), email: field('email'), subject: field('subject'), message: field('message') }
}

const isReservation = (about: string) => about.startsWith('/profile/reservations/')

function messageHint(about: string | null): string {
  if (!about)
    return 'Si es sobre una reserva, dinos la experiencia y la fecha. No escribas aquí tu contraseña ni tu código.'
  return isReservation(about)
    ? 'Cuéntanos qué pasó, cuándo y qué esperas. Escuchamos también a la otra parte.'
    : 'Dinos qué está mal: algo falso, ofensivo, peligroso o copiado.'
}

/** Words that the address brings along, for fields that are still empty. */
function useSuggestedWords(
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
 * Four required fields; after sending it confirms and clears them, after a refusal it keeps them (STAT-04, STAT-07, STAT-08).
 * With `about` it reports that page. The fields are uncontrolled, so that text typed before hydration is kept.
 */
export function ContactForm({ about }: { about: string | null }) {
  const { search } = usePageLocation()
  const { user } = useSession()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const [sent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [errors, setErrors] = useState<Partial<ContactWords>>({})
  const [length, setLength] = useState(0)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // After each attempt the focus goes to the first invalid field, otherwise to the result; never while somebody is typing.
    if (attempt === 0) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    ;(invalid ?? outcome.current)?.focus()
  }, [attempt])
  useSuggestedWords(form, search, setLength)
  const onSettled = () => setAttempt((turns) => turns + 1)

  const sending = useAction({
    send: async (words: ContactWords) => {
      const kind = about ? 'report' : location.hash === `#${HOST_REQUEST_ANCHOR}` ? 'host-wish' : 'question'
      const [answer] = await Promise.all([api.contact.send({ body: { ...words, kind, about } }), aMoment()])
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
    const body = wordsOf(form.current)
    const problems = contactErrors(body)
    setSent(false)
    setRefusal(null)
    setErrors(problems)
    if (Object.keys(problems).length > 0) return onSettled()
    void sending.run(body)
  }

  /** An error disappears as soon as its field is valid. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    const words = wordsOf(event.currentTarget)
    setLength(words.message.length)
    const still = contactErrors(words)
    if (Object.keys(errors).some((field) => !still[field as keyof ContactWords]))
      setErrors(Object.fromEntries(Object.entries(still).filter(([field]) => field in errors)))
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="Formulario de contacto"
      ref={form}
      onSubmit={submit}
      onInput={recheck}
      className="card grid gap-5 p-5 md:p-8"
    >
      <noscript>
        <p className="rounded-control bg-maiz-soft px-4 py-3">
          Para usar el formulario activa JavaScript, o escríbenos a <SupportLink />.
        </p>
      </noscript>
      {sent && (
        <Notice
          ref={outcome}
          tone="success"
          role="status"
          tabIndex={-1}
          title="¡Mensaje enviado!"
          className="outline-none"
        >
          Gracias por escribirnos. Te respondemos al correo que nos diste, en horario de atención.
          {user && (
            <>
              {' '}
              También lo ves en{' '}
              <Link href={ownCasesPath(user.role)} className="link inline-flex min-h-6 items-center">
                Tus casos
              </Link>
              .
            </>
          )}
        </Notice>
      )}
      {refusal && (
        <Notice ref={outcome} tone="danger" tabIndex={-1} title="No pudimos enviar tu mensaje" className="outline-none">
          {refusal} Lo que escribiste sigue aquí. También puedes escribir a <SupportLink />.
        </Notice>
      )}
      {about && <Reported about={about} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Nombre"
          required
          autoComplete="name"
          maxLength={MAX_LENGTH.name}
          defaultValue={user?.name}
          error={errors.name}
          name="name"
        />
        <TextField
          label="Email"
          type="email"
          required
          inputMode="email"
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
          defaultValue={user?.email}
          error={errors.email}
          name="email"
        />
      </div>
      <TextField
        label="Asunto"
        required
        maxLength={MAX_LENGTH.subject}
        defaultValue={about ? reportSubject(about) : undefined}
        error={errors.subject}
        name="subject"
      />
      <TextArea
        label="Mensaje"
        required
        rows={6}
        maxLength={MAX_LENGTH.message}
        hint={messageHint(about)}
        counter={length}
        error={errors.message}
        name="message"
      />
      <Button
        type="submit"
        size="lg"
        icon={sending.pending ? undefined : 'mail'}
        disabled={!hydrated}
        aria-disabled={sending.pending || undefined}
        className="justify-self-start max-sm:w-full"
      >
        {sending.pending ? 'Enviando...' : 'Enviar mensaje'}
      </Button>
    </form>
  )
}

/** What was told of a reservation is read by the team beside it; there is no page of it to look at. */
const Reported = ({ about }: { about: string }) => (
  <div className="rounded-control bg-maiz-soft px-4 py-3">
    <p className="font-semibold">{reportSubject(about)}</p>
    {!isReservation(about) && (
      <p className="mt-0.5 text-sm wrap-anywhere">
        <Link href={about} className="link inline-flex min-h-6 items-center">
          Ver la página que reportas
        </Link>
      </p>
    )}
    <p className="mt-1 text-sm">
      Solo lo lee el equipo de Torogoz.{' '}
      <Link href="/contact" className="link inline-flex min-h-6 items-center">
        Escribir sobre otra cosa
      </Link>
    </p>
  </div>
)
