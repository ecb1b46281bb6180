import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { handleSignedOut } from '#marketplace/accounts/public/session/session.store.ts'
import { api } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { PasswordField } from '#ui/forms/field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { MIN_PASSWORD_LENGTH, passwordChangeErrors } from '../../identity/identity.rules.ts'
import { devicesQuery } from '../profile/account.query.ts'
import { AccountCard } from '../profile/account-card.tsx'
import { announceSession } from '../session/session-events.view.ts'
import { useAuthForm } from '../sign-in/use-auth-form.ts'

/** The password of the account: changed with the current one (ACC-16), or set by a mailed link where there is none. */
export const Password = ({ exists, email }: { exists: boolean; email: string }) =>
  exists ? <ChangePassword email={email} /> : <MakePassword email={email} />

function ChangePassword({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const [formKey, setFormKey] = useState(0)
  const onChanged = () => {
    toast({ title: 'Tu contraseña cambió', description: 'Cerramos tus otras sesiones.', tone: 'success' })
    announceSession()
    void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
    // A new form instance, so that no password stays in the page.
    setFormKey((n) => n + 1)
  }
  return (
    <AccountCard
      id="contrasena"
      title="Contraseña"
      lead={`Al cambiarla se cierran tus sesiones en los demás dispositivos. Usa ${MIN_PASSWORD_LENGTH} caracteres o más.`}
    >
      <Form key={formKey} email={email} onDone={onChanged} />
    </AccountCard>
  )
}

function Form({ email, onDone }: { email: string; onDone: () => void }) {
  const hydrated = useHydrated()
  const queryClient = useQueryClient()
  const form = useAuthForm({
    check: ({ current = '', password = '', confirmation = '' }) =>
      passwordChangeErrors({ current, password, confirmation }),
    failure: 'No pudimos cambiar tu contraseña',
    send: async ({ current = '', password = '' }) => {
      const answer = await api.identity.changePassword({ body: { current, password } })
      if (answer.ok) {
        onDone()
        return null
      }
      handleSignedOut(queryClient, answer.refusal)
      return answer.refusal
    },
  })
  const { errors, busy } = form
  return (
    <form {...form.form} aria-labelledby="contrasena" className="grid max-w-md gap-4">
      {errors._ && !errors.current && (
        <Notice tone="danger" data-summary tabIndex={-1}>
          {errors._}
        </Notice>
      )}
      {/* Tells password managers whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Contraseña actual" name="current" error={errors.current} />
      <PasswordField label="Contraseña nueva" name="password" autoComplete="new-password" error={errors.password} />
      <PasswordField
        label="Confirma la contraseña nueva"
        name="confirmation"
        autoComplete="new-password"
        error={errors.confirmation}
      />
      <Button type="submit" disabled={!hydrated} loading={busy} loadingText="Guardando…" className="justify-self-start">
        Cambiar contraseña
      </Button>
    </form>
  )
}

function MakePassword({ email }: { email: string }) {
  const hydrated = useHydrated()
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const requestReset = useAction({
    send: () => {
      setOutcome(null)
      return api.identity.forgotPassword({ body: { email } })
    },
    done: () => setOutcome({ tone: 'success', text: `Te enviamos un enlace a ${email}. Vale una hora.` }),
    failed: ({ message }) => setOutcome({ tone: 'danger', text: message }),
  })
  return (
    <AccountCard
      id="contrasena"
      title="Contraseña"
      lead="Tu cuenta no tiene contraseña: entras con tu cuenta social. Si quieres una, te enviamos un enlace para crearla."
    >
      {outcome && (
        <Notice tone={outcome.tone} role="status" className="mb-4">
          {outcome.text}
        </Notice>
      )}
      <Button
        variant="secondary"
        icon="mail"
        disabled={!hydrated}
        loading={requestReset.pending}
        onClick={() => void requestReset.run()}
      >
        Crear contraseña
      </Button>
    </AccountCard>
  )
}
