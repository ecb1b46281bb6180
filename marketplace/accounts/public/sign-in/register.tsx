import { useState } from 'react'
import { api } from '#marketplace/client.ts'
import { usePosted } from '#platform/pages/posted.ts'
import { CheckboxField, TextField } from '#ui/forms/field.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { REGISTRATION_NAMES, registrationErrors, type SignupRole } from '../../identity/identity.rules.ts'
import { withReturnPath } from '../../session/session.rules.ts'
import { continueSignedIn } from '../session/session.store.ts'
import { CheckMail } from '../sign-up/check-mail.tsx'
import { saveReturnPath } from '../sign-up/return-path.store.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { AuthForm, AuthPage, EmailField, NewPasswordFields } from './auth-form.tsx'
import type { AuthSearch } from './auth-search.view.ts'
import { RoleChoice } from './role-choice.tsx'
import { useAuthForm } from './use-auth-form.ts'

type RegistrationInput = { name: string; email: string; password: string; role: SignupRole }

const signUp = ({ name, email, password, role }: RegistrationInput) =>
  api.identity.signUp({ body: { email, password, data: { full_name: name, role }, termsAccepted: true } })

type RegisterProps = { area: SignupRole } & AuthSearch

/**
 * Registration (AUTH-08); the host pages fix the role (AUTH-29). Signs in at once (AUTH-16), or, where mail is configured,
 * asks to follow the link of an email (docs/decisions/0164).
 */
export function Register({ area, redirect, sent }: RegisterProps) {
  const [registration, setRegistration] = useState<RegistrationInput | null>(null)
  const [correcting, setCorrecting] = useState<RegistrationInput | null>(null)
  const signIn = withReturnPath(area === 'host' ? '/auth/host/login' : '/auth/login', redirect)
  // A posted form only leaves the fact that it was sent, because the address must not be in the URL.
  if (sent && !registration && !correcting) return <CheckMail signIn={signIn} />
  if (!registration || correcting)
    return (
      <RegisterForm
        area={area}
        redirect={redirect}
        initialValues={correcting}
        onAsked={(input) => {
          saveReturnPath(redirect, new Date())
          setRegistration(input)
          setCorrecting(null)
        }}
      />
    )
  return (
    <CheckMail
      email={registration.email.trim()}
      signIn={signIn}
      onResend={async () => {
        const answer = await signUp(registration)
        return answer.ok ? null : answer.refusal.message
      }}
      onCorrect={() => setCorrecting(registration)}
    />
  )
}

type FormProps = RegisterProps & {
  initialValues: RegistrationInput | null
  onAsked: (input: RegistrationInput) => void
}

function RegisterForm({ area, redirect, initialValues, onAsked }: FormProps) {
  const host = area === 'host'
  const form = useAuthForm({
    call: api.identity.signUp,
    posted: usePosted(api.identity.signUp),
    check: ({ name = '', email = '', password = '', confirmation = '', terms }) =>
      registrationErrors({ name, email, password, confirmation, terms: terms === 'on' }),
    failure: 'Error al registrarse',
    wireNames: REGISTRATION_NAMES,
    send: async ({ name = '', email = '', password = '', role }) => {
      const input: RegistrationInput = { name, email, password, role: host || role === 'host' ? 'host' : 'traveler' }
      const answer = await signUp(input)
      if (!answer.ok) return answer.refusal
      const { user } = answer.data
      if (user) continueSignedIn(user, redirect)
      else onAsked(input)
      return null
    },
  })
  return (
    <AuthPage
      title={host ? 'Sé anfitrión' : 'Crea tu cuenta'}
      lead={
        host
          ? 'Publica lo que sabes hacer y recibe a quien viene a conocerlo.'
          : 'Reserva sin tarjeta: pagas en efectivo al llegar.'
      }
      foot={
        <p>
          ¿Ya tienes cuenta?{' '}
          <Link className="link" href={withReturnPath(host ? '/auth/host/login' : '/auth/login', redirect)}>
            Inicia sesión
          </Link>
        </p>
      }
    >
      <AuthForm form={form} submit={host ? 'Registrarme como anfitrión' : 'Registrarse'}>
        {host ? (
          <input type="hidden" name="role" value="host" />
        ) : (
          <RoleChoice selected={initialValues?.role ?? (form.typed.role === 'host' ? 'host' : 'traveler')} />
        )}
        <TextField
          label="Nombre"
          name="name"
          defaultValue={initialValues?.name ?? form.typed.name}
          autoComplete="name"
          maxLength={120}
          error={form.errors.name}
        />
        <EmailField form={form} initialValue={initialValues?.email ?? form.typed.email} autoComplete="email" />
        <NewPasswordFields form={form} />
        <CheckboxField
          name="terms"
          defaultChecked={form.typed.terms === 'on'}
          error={form.errors.terms}
          label={
            <>
              Acepto los{' '}
              <a className="link" href="/terms-and-conditions" target="_blank" rel="noopener">
                términos y condiciones
              </a>{' '}
              y la{' '}
              <a className="link" href="/privacy-policy" target="_blank" rel="noopener">
                política de privacidad
              </a>
            </>
          }
        />
      </AuthForm>
      <SocialButtons area={area} redirect={redirect} terms />
    </AuthPage>
  )
}
