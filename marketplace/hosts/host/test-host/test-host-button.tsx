import { useState } from 'react'
import { continueSignedIn } from '#marketplace/accounts/public/session/session.store.ts'
import { call } from '#marketplace/client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.tsx'

/** Signs in as the test host, in development only (AUTH-41, HDASH-14). */
export default function TestHostButton() {
  const [busy, setBusy] = useState(false)
  async function signIn() {
    setBusy(true)
    const answer = await call('post /auth/test-host')
    if (answer.ok) return continueSignedIn(answer.data.user, '/host/dashboard')
    setBusy(false)
    toast({
      title: 'Error en login automático',
      description: 'No se pudo crear/iniciar sesión con el usuario de prueba',
      tone: 'danger',
    })
  }
  return (
    <Button variant="secondary" icon="key" loading={busy} onClick={() => void signIn()}>
      Entrar como anfitrión de prueba
    </Button>
  )
}
