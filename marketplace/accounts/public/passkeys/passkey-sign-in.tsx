import { useState } from 'react'
import { api } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { continueSignedIn } from '../session/session.store.ts'

/** Whether this browser can use passkeys at this address. */
const isPossible = () => 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname)

/** The door without a password; absent where it could not open. Drawn in the browser only. */
export function PasskeySignIn({ redirect }: { redirect: string | undefined }) {
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null })
  if (!isPossible()) return null

  async function enter() {
    setState({ busy: true, problem: null })
    const { usePasskey: ask } = await import('./webauthn.view.ts')
    const given = await ask()
    if ('problem' in given) return setState({ busy: false, problem: given.problem })
    const answer = await api.passkeys.signIn({ body: { response: given.response } })
    if (answer.ok) return continueSignedIn(answer.data.user, redirect)
    setState({ busy: false, problem: answer.refusal.message })
  }

  return (
    <div className="flex flex-col gap-3">
      {state.problem && (
        <Notice tone="danger" role="alert">
          {state.problem}
        </Notice>
      )}
      <Button variant="secondary" size="lg" icon="lock" full loading={state.busy} onClick={enter}>
        Entrar con una llave de acceso
      </Button>
    </div>
  )
}
