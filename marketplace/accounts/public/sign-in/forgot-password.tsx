import { useState } from 'react'
import { api } from '#marketplace/client.ts'
import { Notice } from '#ui/error-state.tsx'
import { TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { forgotErrors } from '../../identity/identity.rules.ts'
import { withReturnPath } from '../../session/session.rules.ts'
import { AuthForm, AuthPage } from './auth-form.tsx'
import { useAuthForm } from './use-auth-form.ts'

/** Asks for a reset link (AUTH-17 to AUTH-20); afterwards the answer stands in place of the form. */
export function ForgotPassword({ redirect }: { redirect: string | undefined }) {
  const [asked, setAsked] = useState<string | null>(null)
  const form = useAuthForm({
    check: ({ email = '' }) => forgotErrors({ email }),
    failure: 'No pudimos enviar el enlace',
    send: async ({ email = '' }) => {
      const answer = await api.identity.forgotPassword({ body: { email } })
      if (!answer.ok) return answer.refusal
      setAsked(answer.data.message)
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
      {asked ? (
        <Notice tone="success" role="status">
          {asked}
        </Notice>
      ) : (
        <AuthForm form={form} submit="Enviar enlace">
          <TextField
            label="Email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={form.errors.email}
          />
        </AuthForm>
      )}
    </AuthPage>
  )
}
