import type { RefObject } from 'react'
import { type Session, useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { ownCasesPath } from '#marketplace/cases/case.rules.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextArea, TextField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/navigation/link.tsx'
import { MAX_LENGTH, reportSubject } from '../../contact/contact.rules.ts'
import { SupportLink } from '../header/support-link.tsx'
import { useContactForm } from './use-contact-form.ts'

const isReservation = (about: string) => about.startsWith('/profile/reservations/')

function messageHint(about: string | null): string {
  if (!about)
    return 'Si es sobre una reserva, dinos la experiencia y la fecha. No escribas aquí tu contraseña ni tu código.'
  return isReservation(about)
    ? 'Cuéntanos qué pasó, cuándo y qué esperas. Escuchamos también a la otra parte.'
    : 'Dinos qué está mal: algo falso, ofensivo, peligroso o copiado.'
}

/**
 * Four required fields; after sending it confirms and clears them, after a refusal it keeps them (STAT-04, STAT-07, STAT-08).
 * With `about` it reports that page. The fields are uncontrolled, so that text typed before hydration is kept.
 */
export function ContactForm({ about }: { about: string | null }) {
  const { user } = useSession()
  const hydrated = useHydrated()
  const { form, outcome, sent, refusal, errors, length, pending, submit, recheck } = useContactForm(about)

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
      {sent && <Sent ref={outcome} user={user} />}
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
        icon={pending ? undefined : 'mail'}
        disabled={!hydrated}
        aria-disabled={pending || undefined}
        className="justify-self-start max-sm:w-full"
      >
        {pending ? 'Enviando...' : 'Enviar mensaje'}
      </Button>
    </form>
  )
}

type SentProps = { ref: RefObject<HTMLDivElement | null>; user: Session['user'] }

const Sent = ({ ref, user }: SentProps) => (
  <Notice ref={ref} tone="success" role="status" tabIndex={-1} title="¡Mensaje enviado!" className="outline-none">
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
)

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
