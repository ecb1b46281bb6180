import { continueSignedIn } from '#marketplace/accounts/public/session/session.store.ts'
import type * as contract from '#marketplace/accounts/test-host/test-host.contract.ts'
import { clientOf } from '#marketplace/send.ts'
import { Button } from '#ui/forms/button.tsx'
import { useAction } from '#ui/use-action.ts'

// Not part of the product's client, so that a production build does not contain it (INV-37).
const testHost = clientOf<typeof contract>({ signIn: 'post /auth/test-host' })

/** Signs in as the test host, in development only (AUTH-41, HDASH-14). */
export default function TestHostButton() {
  const signIn = useAction({
    send: () => testHost.signIn(),
    done: ({ user }) => continueSignedIn(user, '/host/dashboard'),
    leaves: true,
    failed: () => ({
      title: 'Error en login automático',
      description: 'No se pudo crear/iniciar sesión con el usuario de prueba',
      tone: 'danger',
    }),
  })
  return (
    <Button variant="secondary" icon="key" loading={signIn.pending} onClick={() => void signIn.run()}>
      Entrar como anfitrión de prueba
    </Button>
  )
}
