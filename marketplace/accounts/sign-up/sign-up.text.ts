import type { RefusalTexts } from '#platform/http/refusal.ts'

export const signUpRefusals = {
  SIGN_UP_LINK_INVALID: { status: 410, text: 'Este enlace ya se usó o venció. Regístrate otra vez para recibir otro.' },
  SIGN_UP_PASSWORD_WRONG: { status: 422, text: 'No es la contraseña que escribiste al registrarte.' },
} as const satisfies RefusalTexts

/** The same text for every address, even one with an account (INV-32). */
export const SIGN_UP_ASKED = 'Revisa tu correo: te escribimos a esa dirección para que puedas seguir.'

/** The final form of a registration was sent without its one field. */
export const PASSWORD_MISSING = 'Escribe la contraseña que elegiste'
