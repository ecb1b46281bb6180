import { useState } from 'react'
import { api } from '#marketplace/client.ts'
import { usePosted } from '#platform/pages/posted.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { newPasswordErrors } from '../../identity/identity.rules.ts'
import { announceSession } from '../session/session-events.view.ts'
import { AuthForm, AuthPage, NewPasswordFields } from './auth-form.tsx'
import { useAuthForm } from './use-auth-form.ts'

/** The token of the link, or that a posted form has done its work. */
export type ResetSearch = { token?: string | undefined; done?: '1' | undefined }

/** Sets a new password with the token of a mailed link (AUTH-20). */
export function ResetPassword({ token, done }: ResetSearch) {
  const posted = usePosted(api.identity.resetPassword)
  const spent = !token || posted?.refusal.code === 'RESET_LINK_INVALID'
  const [outcome, setOutcome] = useState<'open' | 'done' | 'useless'>(done ? 'done' : spent ? 'useless' : 'open')
  const form = useAuthForm({
    call: api.identity.resetPassword,
    posted,
    check: ({ password = '', confirmation = '' }) => newPasswordErrors({ password, confirmation }),
    failure: 'No pudimos cambiar tu contraseña',
    send: async ({ password = '' }) => {
      const answer = await api.identity.resetPassword({ body: { token: token ?? '', password } })
      if (!answer.ok && answer.refusal.code !== 'RESET_LINK_INVALID') return answer.refusal
      setOutcome(answer.ok ? 'done' : 'useless')
      // Every session of the account has ended, perhaps also this browser's.
      if (answer.ok) announceSession()
      return null
    },
  })
  if (outcome === 'useless')
    return (
      <AuthPage title="Elige una contraseña nueva">
        <Notice tone="danger">Este enlace ya se usó o venció. Pide uno nuevo.</Notice>
        <ButtonLink href="/auth/forgot-password" size="lg" full>
          Pedir otro enlace
        </ButtonLink>
      </AuthPage>
    )
  if (outcome === 'done')
    return (
      <AuthPage title="Tu contraseña cambió">
        <Notice tone="success" role="status">
          Ya puedes entrar con tu contraseña nueva. Cerramos las demás sesiones.
        </Notice>
        <ButtonLink href="/auth/login" size="lg" full>
          Iniciar sesión
        </ButtonLink>
      </AuthPage>
    )
  return (
    <AuthPage title="Elige una contraseña nueva" lead="Al guardarla se cierran todas las sesiones de tu cuenta.">
      <AuthForm form={form} submit="Guardar contraseña">
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields form={form} label="Contraseña nueva" />
      </AuthForm>
    </AuthPage>
  )
}
