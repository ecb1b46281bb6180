import { useEffect, useRef } from 'react'
import { api } from '#marketplace/client.ts'
import type { Posted } from '#platform/pages/posted.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { toastOnNextPage } from '#ui/overlays/toast.tsx'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { continueSignedIn } from '../session/session.store.ts'
import { AuthForm, AuthPage } from '../sign-in/auth-form.tsx'
import { useAuthForm } from '../sign-in/use-auth-form.ts'

/** The data of the refusal SECOND_STEP_NEEDED. */
export type PendingStep = { challenge: string; authenticator: boolean; passkey: boolean }

type Props = { pending: PendingStep; posted: Posted | null; redirect: string | undefined; onRestart: () => void }

/** The second step of a sign-in: a code of the app, a recovery code, or a passkey. */
export function SecondStep({ pending, posted, redirect, onRestart }: Props) {
  const heading = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const form = useAuthForm({
    call: api.secondFactor.verify,
    posted,
    check: ({ code = '' }): Record<string, string> => (code.trim() ? {} : { code: 'Escribe el código' }),
    send: async ({ code = '' }) => {
      const answer = await api.secondFactor.verify({ body: { challenge: pending.challenge, code } })
      if (!answer.ok) return answer.refusal
      const remaining = answer.data.recoveryCodesLeft
      if (remaining !== null)
        toastOnNextPage({
          title: `Usaste un código de recuperación: te quedan ${remaining}`,
          tone: remaining < 3 ? 'danger' : 'neutral',
        })
      continueSignedIn(answer.data.user, redirect)
      return null
    },
  })
  useEffect(() => heading.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus(), [])
  return (
    <div ref={heading}>
      <AuthPage
        title="Un paso más"
        lead={
          pending.authenticator
            ? 'Escribe el código de seis dígitos de tu aplicación. Si la perdiste, usa un código de recuperación.'
            : 'Usa tu llave de acceso. Si la perdiste, escribe un código de recuperación.'
        }
        foot={
          <a
            href={redirect ? `?redirect=${encodeURIComponent(redirect)}` : '?'}
            className="link self-start"
            onClick={(event) => {
              event.preventDefault()
              onRestart()
            }}
          >
            Volver a empezar
          </a>
        }
      >
        {pending.passkey && hydrated && <PasskeySignIn redirect={redirect} />}
        {pending.passkey && (
          <noscript>
            <Notice>Las llaves de acceso necesitan JavaScript. Sin él, escribe un código de recuperación.</Notice>
          </noscript>
        )}
        <AuthForm form={form} submit="Entrar">
          {Object.entries(pending).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={String(value)} />
          ))}
          <TextField
            label={pending.authenticator ? 'Código' : 'Código de recuperación'}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            error={form.errors.code}
          />
        </AuthForm>
      </AuthPage>
    </div>
  )
}
