// Asks for the password again, over any screen. It has a root of its own, because any action of any screen may need it and
// none has to know. Loaded when needed.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { api } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/forms/button.tsx'
import { PasswordField, TextField } from '#ui/forms/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { useAction } from '#ui/use-action.ts'
import { withReturnPath } from '../../session/session.rules.ts'
import { useAuthForm } from '../sign-in/use-auth-form.ts'

type Ways = { hasPassword: boolean; authenticator: boolean; passkey: boolean }
type Done = (confirmed: boolean) => void

let asking: Promise<boolean> | undefined

/** @returns whether the person confirmed; two concurrent actions share one dialog */
export function confirmIdentity(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const focused = document.activeElement
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Question
          onDone={(confirmed) => {
            root.unmount()
            place.remove()
            if (focused instanceof HTMLElement) focused.focus()
            resolve(confirmed)
          }}
        />
      </QueryClientProvider>,
    )
  }).finally(() => {
    asking = undefined
  })
  return asking
}

function Question({ onDone }: { onDone: Done }) {
  const [methods, setMethods] = useState<Ways | string | null>(null)
  useEffect(() => {
    void api.secondFactor.show().then((answer) => {
      if (!answer.ok) return setMethods(answer.refusal.message)
      const { hasPassword, authenticator, passkeys, passkeysPossible } = answer.data
      setMethods({ hasPassword, authenticator, passkey: passkeysPossible && passkeys.length > 0 })
    })
  }, [])
  const title =
    typeof methods === 'object' && methods && !methods.hasPassword ? 'Confirma que eres tú' : 'Confirma tu contraseña'
  return (
    <Dialog open onClose={() => onDone(false)} title={title} variant="center" size="sm">
      <div className="grid gap-4">
        <p className="text-tinta-suave">Es un cambio delicado: antes de hacerlo, asegurémonos de que eres tú.</p>
        {methods === null && <Skeleton className="h-24 w-full rounded-control" />}
        {typeof methods === 'string' && <Notice tone="danger">{methods}</Notice>}
        {typeof methods === 'object' && methods && <Proofs methods={methods} onDone={onDone} />}
      </div>
    </Dialog>
  )
}

function Proofs({ methods, onDone }: { methods: Ways; onDone: Done }) {
  const canType = methods.hasPassword || methods.authenticator
  return (
    <>
      {canType && <TypedProof byPassword={methods.hasPassword} onDone={onDone} />}
      {methods.passkey && <PasskeyProof onDone={onDone} />}
      {!canType && !methods.passkey && <SignInAgain />}
    </>
  )
}

function TypedProof({ byPassword, onDone }: { byPassword: boolean; onDone: Done }) {
  const name = byPassword ? 'password' : 'code'
  const form = useAuthForm({
    check: (values): Record<string, string> =>
      values[name]?.trim() ? {} : { [name]: byPassword ? 'Escribe tu contraseña' : 'Escribe el código' },
    send: async ({ password = '', code = '' }) => {
      const answer = await api.reauthentication.reauthenticate({ body: byPassword ? { password } : { code } })
      if (!answer.ok) return answer.refusal
      onDone(true)
      return null
    },
  })
  const { errors, busy } = form
  return (
    <form {...form.form} className="grid gap-4">
      {errors._ && !errors[name] && (
        <Notice tone="danger" data-summary tabIndex={-1}>
          {errors._}
        </Notice>
      )}
      {byPassword ? (
        <PasswordField label="Tu contraseña" name="password" error={errors.password} data-autofocus />
      ) : (
        <TextField
          label="Código de tu aplicación"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code}
          data-autofocus
        />
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button variant="secondary" onClick={() => onDone(false)}>
          Volver
        </Button>
        <Button type="submit" loading={busy}>
          Confirmar
        </Button>
      </div>
    </form>
  )
}

function PasskeyProof({ onDone }: { onDone: Done }) {
  const reauthenticate = useAction({
    send: async () => {
      const { usePasskey: promptPasskey } = await import('../passkeys/webauthn.view.ts')
      const passkey = await promptPasskey()
      if ('problem' in passkey) return { ok: false, refusal: { message: passkey.problem } } as const
      return api.reauthentication.reauthenticate({ body: { passkey: passkey.response } })
    },
    done: () => onDone(true),
    // Shown above the button.
    failed: () => null,
  })
  return (
    <>
      {reauthenticate.refusal && (
        <Notice tone="danger" role="alert">
          {reauthenticate.refusal.message}
        </Notice>
      )}
      <Button
        variant="secondary"
        icon="lock"
        full
        loading={reauthenticate.pending}
        onClick={() => void reauthenticate.run()}
      >
        Usar una llave de acceso
      </Button>
    </>
  )
}

/** Without a password and a second factor, people authenticate again with their provider. */
function SignInAgain() {
  const signInAgain = useAction({
    send: async () => ({ ok: true, data: await api.session.signOut() }) as const,
    done: () => location.assign(withReturnPath('/auth/login', location.pathname + location.search)),
    leaves: true,
    failed: () => null,
  })
  return (
    <>
      <p>Tu cuenta no tiene contraseña. Vuelve a entrar con tu cuenta social y regresas a esta página.</p>
      <Button full loading={signInAgain.pending} onClick={() => void signInAgain.run()}>
        Volver a entrar
      </Button>
    </>
  )
}
