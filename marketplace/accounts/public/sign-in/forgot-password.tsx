import { useState } from 'react'
import { api } from '#marketplace/client.ts'
import { usePosted } from '#platform/pages/posted.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { forgotErrors } from '../../identity/identity.rules.ts'
import { RESET_ASKED } from '../../identity/identity.text.ts'
import { withReturnPath } from '../../session/session.rules.ts'
import { AuthForm, AuthPage, EmailField } from './auth-form.tsx'
import type { AuthSearch } from './auth-search.view.ts'
import { useAuthForm } from './use-auth-form.ts'

/** Requests a reset link (AUTH-17 to AUTH-20); the answer then replaces the form. */
export function ForgotPassword({ redirect, sent }: AuthSearch) {
  const [message, setMessage] = useState<string | null>(sent ? RESET_ASKED : null)
  const form = useAuthForm({
    call: api.identity.forgotPassword,
    posted: usePosted(api.identity.forgotPassword),
    check: ({ email = '' }) => forgotErrors({ email }),
    failure: 'No pudimos enviar el enlace',
    send: async ({ email = '' }) => {
      const answer = await api.identity.forgotPassword({ body: { email } })
      if (!answer.ok) return answer.refusal
      setMessage(answer.data.message)
      return null
    },
  })
  return (
    <AuthPage
      title="Restablece tu contraseña"
      lead="Te enviamos un enlace para elegir una nueva. Vale una hora."
      foot={
        <p>
          <Link className="link" href={withReturnPath('/auth/login', redirect)}>
            Volver a iniciar sesión
          </Link>
        </p>
      }
    >
      {message ? (
        <Notice tone="success" role="status">
          {message}
        </Notice>
      ) : (
        <AuthForm form={form} submit="Enviar enlace">
          <EmailField form={form} />
        </AuthForm>
      )}
    </AuthPage>
  )
}
