import { useEffect, useRef } from 'react'
import { api } from '#marketplace/client.ts'
import { TextField } from '#ui/field.tsx'
import { toastOnNextPage } from '#ui/toast.tsx'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import { continueSignedIn } from '../session/session.store.ts'
import { AuthForm, AuthPage } from '../sign-in/auth-form.tsx'
import { useAuthForm } from '../sign-in/use-auth-form.ts'

/** What the server said with SECOND_STEP_NEEDED. */
export type PendingStep = { challenge: string; authenticator: boolean; passkey: boolean }

type Props = { pending: PendingStep; redirect: string | undefined; onRestart: () => void }

/** The second step of a sign-in: a code of the app, a recovery code, or a passkey. */
export function SecondStep({ pending, redirect, onRestart }: Props) {
  const heading = useRef<HTMLDivElement>(null)
  const form = useAuthForm({
    check: ({ code = '' }): Record<string, string> => (code.trim() ? {} : { code: 'Escribe el código' }),
    send: async ({ code = '' }) => {
      const answer = await api.secondFactor.verify({ body: { challenge: pending.challenge, code } })
      if (!answer.ok) return answer.refusal
      const left = answer.data.recoveryCodesLeft
      if (left !== null)
        toastOnNextPage({
          title: `Usaste un código de recuperación: te quedan ${left}`,
          tone: left < 3 ? 'danger' : 'neutral',
        })
      continueSignedIn(answer.data.user, redirect)
      return null
    },
  })
  useEffect(() => heading.current?.querySelector<HTMLInputElement>('input')?.focus(), [])
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
          <button type="button" className="link self-start" onClick={onRestart}>
            Volver a empezar
          </button>
        }
      >
        {pending.passkey && <PasskeySignIn redirect={redirect} />}
        <AuthForm form={form} submit="Entrar">
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
