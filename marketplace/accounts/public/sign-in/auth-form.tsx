import type { ReactNode } from 'react'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { PasswordField, TextField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { MIN_PASSWORD_LENGTH } from '../../identity/identity.rules.ts'
import type { useAuthForm } from './use-auth-form.ts'

type AuthFormProps = {
  form: ReturnType<typeof useAuthForm>
  submit: string
  children: ReactNode
}

/** The form: summary of errors, fields, one button. */
export function AuthForm({ form: { errors, busy, call, form }, submit, children }: AuthFormProps) {
  const hydrated = useHydrated()
  const marked = Object.keys(errors).filter((name) => name !== '_')
  // An error shown at its field is not repeated above.
  const above = marked.some((name) => errors[name] === errors._) ? null : errors._
  const summary = above ?? (marked.length > 1 ? 'Revisa los campos marcados.' : null)
  return (
    <form {...form} className="flex flex-col gap-4.5">
      {summary && (
        <Notice tone="danger" data-summary tabIndex={-1} className="outline-none">
          {summary}
        </Notice>
      )}
      {call && <input type="hidden" name="call" value={call} />}
      {children}
      <Button type="submit" size="lg" full loading={busy} disabled={!call && !hydrated}>
        {submit}
      </Button>
    </form>
  )
}

type AuthPageProps = { title: string; lead?: ReactNode; children: ReactNode; foot?: ReactNode }

/** The frame of every auth page: heading, a line, content, links to other pages. */
export const AuthPage = ({ title, lead, children, foot }: AuthPageProps) => (
  <>
    <h1 className="text-title">{title}</h1>
    {lead && <p className="mt-2.5 text-tinta-suave">{lead}</p>}
    <div className="mt-7 flex flex-col gap-6">{children}</div>
    {foot && <div className="mt-8 flex flex-col gap-2 border-t border-hairline pt-5">{foot}</div>}
  </>
)

type FieldsProps = { form: ReturnType<typeof useAuthForm> }

/** @param initialValue before anything is typed @param autoComplete 'username' where the account is there already */
export const EmailField = ({
  form,
  initialValue = form.typed.email,
  autoComplete = 'username',
}: FieldsProps & { initialValue?: string | undefined; autoComplete?: 'username' | 'email' }) => (
  <TextField
    label="Email"
    name="email"
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
    defaultValue={initialValue}
    error={form.errors.email}
  />
)

export const NewPasswordFields = ({ form, label = 'Contraseña' }: FieldsProps & { label?: string }) => (
  <>
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      hint={`${MIN_PASSWORD_LENGTH} caracteres o más`}
      error={form.errors.password}
    />
    <PasswordField
      label="Confirma tu contraseña"
      name="confirmation"
      autoComplete="new-password"
      error={form.errors.confirmation}
    />
  </>
)
