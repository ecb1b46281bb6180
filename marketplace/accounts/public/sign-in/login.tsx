import { lazy, Suspense, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { type Posted, usePosted } from '#platform/pages/posted.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { PasswordField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Link } from '#ui/navigation/link.tsx'
import { loginErrors } from '../../identity/identity.rules.ts'
import { withReturnPath } from '../../session/session.rules.ts'
import type { PendingStep } from '../second-factor/second-step.tsx'
import { continueSignedIn } from '../session/session.store.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { AuthForm, AuthPage, EmailField } from './auth-form.tsx'
import { useAuthForm } from './use-auth-form.ts'

// Loaded after a right password, because few people need it. The server renders synchronously, so it imports it directly.
const secondStep = async () => (await import('../second-factor/second-step.tsx')).SecondStep
const SecondStep = import.meta.env.SSR ? await secondStep() : lazy(async () => ({ default: await secondStep() }))
const PasskeySignIn = lazy(async () => ({
  default: (await import('../passkeys/passkey-sign-in.tsx')).PasskeySignIn,
}))

/** The second step that a posted form has led to, or failed at. */
function pendingAfter(signIn: Posted | null, secondStep: Posted | null): PendingStep | null {
  if (signIn?.refusal.code === 'SECOND_STEP_NEEDED') return signIn.refusal.data as PendingStep
  const { challenge = '', authenticator, passkey } = secondStep?.typed ?? {}
  return challenge ? { challenge, authenticator: authenticator === 'true', passkey: passkey === 'true' } : null
}

/** Login of travelers and hosts with different texts; the account's real role decides where it leads (AUTH-29). */
export function Login({ area, redirect }: { area: 'traveler' | 'host'; redirect: string | undefined }) {
  const host = area === 'host'
  const hydrated = useHydrated()
  const posted = usePosted(api.identity.signIn)
  const postedStep = usePosted(api.secondFactor.verify)
  const [secondStep, setSecondStep] = useState(() => pendingAfter(posted, postedStep))
  const form = useAuthForm({
    call: api.identity.signIn,
    posted,
    check: ({ email = '', password = '' }) => loginErrors({ email, password }),
    failure: 'Error al iniciar sesión',
    send: async ({ email = '', password = '' }) => {
      const answer = await api.identity.signIn({ body: { email, password } })
      if (!answer.ok && answer.refusal.code === 'SECOND_STEP_NEEDED') {
        setSecondStep(answer.refusal.data as PendingStep)
        return null
      }
      if (!answer.ok) return answer.refusal
      continueSignedIn(answer.data.user, redirect)
      return null
    },
  })
  if (secondStep)
    return (
      <Suspense>
        <SecondStep pending={secondStep} posted={postedStep} redirect={redirect} onRestart={() => location.reload()} />
      </Suspense>
    )
  return (
    <AuthPage
      title={host ? 'Portal de anfitriones' : 'Inicia sesión'}
      lead={host ? 'Entra para ver tus reservas y tus experiencias.' : 'Tus reservas te esperan donde las dejaste.'}
      foot={
        <>
          <p>
            {host ? '¿Aún no eres anfitrión? ' : '¿No tienes cuenta? '}
            <Link className="link" href={host ? '/auth/host/register' : withReturnPath('/auth/register', redirect)}>
              {host ? 'Regístrate como anfitrión' : 'Regístrate'}
            </Link>
          </p>
          <p className="text-tinta-suave">
            {host ? '¿Vienes a viajar? ' : '¿Ofreces experiencias? '}
            <Link className="link" href={host ? withReturnPath('/auth/login', redirect) : '/auth/host/login'}>
              {host ? 'Entra como viajero' : 'Entra al portal de anfitriones'}
            </Link>
          </p>
        </>
      }
    >
      {redirect?.startsWith('/booking/') && <Notice>Debes iniciar sesión para realizar una reserva</Notice>}
      <AuthForm form={form} submit="Iniciar sesión">
        <EmailField form={form} />
        <div>
          <PasswordField
            label="Contraseña"
            name="password"
            autoComplete="current-password"
            error={form.errors.password}
          />
          <p className="mt-2 text-right">
            <Link className="link" href={withReturnPath('/auth/forgot-password', redirect)}>
              ¿Olvidaste tu contraseña?
            </Link>
          </p>
        </div>
      </AuthForm>
      <SocialButtons area={area} redirect={redirect} />
      {hydrated && (
        <Suspense>
          <PasskeySignIn redirect={redirect} />
        </Suspense>
      )}
    </AuthPage>
  )
}
