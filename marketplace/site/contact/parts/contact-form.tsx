import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useSession } from '#marketplace/accounts/session/parts/session.ts'
import { call } from '#marketplace/client.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/error-state.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { SupportLink } from '../../parts/support-link.tsx'
import { NewContactMessage } from '../contact.contract.ts'

type Typed = z.input<typeof NewContactMessage>
const EMPTY: Typed = { name: '', email: '', subject: '', message: '' }
/** 'Enviando...' is seen for at least this long (STAT-08, CONST-34). */
const LEAST = 1000
const aMoment = () => new Promise((resolve) => setTimeout(resolve, LEAST))

/** Four required fields; sent: confirmed and cleared; refused: said, and every word kept (STAT-04, STAT-07, STAT-08). */
export function ContactForm() {
  const { user } = useSession()
  const alive = useHydrated()
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const { register, handleSubmit, reset, setError, formState, watch } = useForm<Typed>({
    resolver: zodResolver(NewContactMessage),
    mode: 'onTouched',
    // No default values: the form takes over what stands in the fields, also what was typed before it came alive.
  })
  const { errors, isSubmitting } = formState
  useEffect(() => {
    if (sent || refused) outcome.current?.focus()
  }, [sent, refused])

  const submit = handleSubmit(async (body) => {
    setSent(false)
    setRefused(null)
    const [answer] = await Promise.all([call('post /contact-messages', { body }), aMoment()])
    if (answer.ok) {
      reset(EMPTY)
      setSent(true)
      return
    }
    setRefused(answer.refusal.message)
    for (const [field, message] of Object.entries(answer.refusal.fields ?? {}))
      if (Object.hasOwn(EMPTY, field)) setError(field as keyof Typed, { message })
  })

  return (
    <form
      method="post"
      noValidate
      aria-label="Formulario de contacto"
      onSubmit={isSubmitting ? (event) => event.preventDefault() : submit}
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
        </Notice>
      )}
      {refused && (
        <Notice ref={outcome} tone="danger" tabIndex={-1} title="No pudimos enviar tu mensaje" className="outline-none">
          {refused} Lo que escribiste sigue aquí. También puedes escribir a <SupportLink />.
        </Notice>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Nombre"
          required
          autoComplete="name"
          maxLength={120}
          defaultValue={user?.name}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Email"
          type="email"
          required
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={user?.email}
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextField label="Asunto" required maxLength={160} error={errors.subject?.message} {...register('subject')} />
      <TextArea
        label="Mensaje"
        required
        rows={6}
        maxLength={4000}
        hint="Si es sobre una reserva, dinos la experiencia y la fecha. No escribas aquí tu contraseña ni tu código."
        counter={(watch('message') ?? '').length}
        error={errors.message?.message}
        {...register('message')}
      />
      <Button
        type="submit"
        size="lg"
        icon={isSubmitting ? undefined : 'mail'}
        disabled={!alive}
        aria-disabled={isSubmitting || undefined}
        className="justify-self-start max-sm:w-full"
      >
        {isSubmitting ? 'Enviando...' : 'Enviar mensaje'}
      </Button>
    </form>
  )
}
