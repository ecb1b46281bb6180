// Passkeys in the browser. Loaded when somebody uses one, never with a page.
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { api } from '#marketplace/client.ts'

type CeremonyResult = { response: Record<string, unknown> } | { problem: string }

const CANCELLED = 'No se usó ninguna llave de acceso. Puedes intentarlo otra vez.'
const KNOWN = 'Este dispositivo ya tiene una llave de acceso de tu cuenta.'

const problemOf = (error: unknown) =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? KNOWN : CANCELLED

/** Asks the person to use a passkey of this site. @returns the answer for the server, or why there is none, in Spanish */
export async function usePasskey(): Promise<CeremonyResult> {
  const challenge = await api.passkeys.ask()
  if (!challenge.ok) return { problem: challenge.refusal.message }
  try {
    const response = await startAuthentication({ optionsJSON: challenge.data.options as never })
    return { response: { ...response } }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Asks the person to create a passkey for their account. */
export async function makePasskey(): Promise<CeremonyResult> {
  const challenge = await api.passkeys.begin()
  if (!challenge.ok) return { problem: challenge.refusal.message }
  try {
    const response = await startRegistration({ optionsJSON: challenge.data.options as never })
    return { response: { ...response } }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}
