import { api } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { useAction } from '#ui/use-action.ts'
import { continueSignedIn } from '../session/session.store.ts'

/** Whether this browser can use passkeys at this address. */
const isPossible = () => 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname)

/** Sign-in with a passkey; absent where the browser can not. Rendered in the browser only. */
export function PasskeySignIn({ redirect }: { redirect: string | undefined }) {
  const enter = useAction({
    send: async () => {
      const { usePasskey: promptPasskey } = await import('./webauthn.view.ts')
      const passkey = await promptPasskey()
      if ('problem' in passkey) return { ok: false, refusal: { message: passkey.problem } } as const
      return api.passkeys.signIn({ body: { response: passkey.response } })
    },
    done: ({ user }) => continueSignedIn(user, redirect),
    leaves: true,
    // Shown above the button.
    failed: () => null,
  })
  if (!isPossible()) return null

  return (
    <div className="flex flex-col gap-3">
      {enter.refusal && (
        <Notice tone="danger" role="alert">
          {enter.refusal.message}
        </Notice>
      )}
      <Button variant="secondary" size="lg" icon="lock" full loading={enter.pending} onClick={() => void enter.run()}>
        Entrar con una llave de acceso
      </Button>
    </div>
  )
}
