import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { usePosted } from '#platform/pages/posted.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { PasswordField } from '#ui/forms/field.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { homeOf } from '../../account.rules.ts'
import { PASSWORD_MISSING } from '../../sign-up/sign-up.text.ts'
import { continueSignedIn, useSession } from '../session/session.store.ts'
import { AuthForm, AuthPage } from '../sign-in/auth-form.tsx'
import { useAuthForm } from '../sign-in/use-auth-form.ts'
import { consumeReturnPath } from './return-path.store.ts'
import { signUpLinkQuery } from './sign-up-link.query.ts'

/** Page of a registration's link: opening it changes nothing, its button creates the account. @param token its secret */
export function CompleteSignUp({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { email } = useSuspenseQuery(signUpLinkQuery(token)).data
  const form = useAuthForm({
    call: api.signUp.complete,
    posted: usePosted(api.signUp.complete),
    check: ({ password = '' }): Record<string, string> => (password ? {} : { password: PASSWORD_MISSING }),
    failure: 'No pudimos terminar tu registro',
    send: async ({ password = '' }) => {
      const answer = await api.signUp.complete({ body: { token, password } })
      if (answer.ok) continueSignedIn(answer.data.user, consumeReturnPath(new Date()))
      else if (answer.refusal.code !== 'SIGN_UP_LINK_INVALID') return answer.refusal
      else queryClient.setQueryData(signUpLinkQuery(token).queryKey, { email: null })
      return null
    },
  })
  if (email === null)
    return (
      <AuthPage title="Este enlace ya no sirve">
        <Notice tone="warning" role="status">
          Ya se usó, venció o pediste otro después. Si ya creaste tu cuenta, entra con ella; si no, regístrate otra vez.
        </Notice>
        {user ? (
          <ButtonLink href={homeOf(user.role)} size="lg" full>
            Continuar
          </ButtonLink>
        ) : (
          <div className="flex flex-col gap-3">
            <ButtonLink href="/auth/login" size="lg" full>
              Iniciar sesión
            </ButtonLink>
            <ButtonLink href="/auth/register" size="lg" variant="secondary" full>
              Registrarme otra vez
            </ButtonLink>
          </div>
        )}
      </AuthPage>
    )
  return (
    <AuthPage
      title="Termina tu registro"
      lead={
        <>
          Escribe la contraseña que elegiste para <strong className="text-tinta wrap-anywhere">{email}</strong> y tu
          cuenta queda lista.
        </>
      }
      foot={
        <>
          <p>
            ¿No la recuerdas?{' '}
            <Link className="link" href="/auth/register">
              Regístrate otra vez
            </Link>
          </p>
          <p className="text-tinta-suave">¿No te registraste tú? Cierra esta página: no se creará ninguna cuenta.</p>
        </>
      }
    >
      {user && (
        <Notice>
          Estás dentro como <span className="wrap-anywhere">{user.email}</span>. Al terminar entras con la cuenta nueva.
        </Notice>
      )}
      <AuthForm form={form} submit="Crear mi cuenta">
        <input type="hidden" name="token" value={token} />
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Contraseña"
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
        />
      </AuthForm>
    </AuthPage>
  )
}
