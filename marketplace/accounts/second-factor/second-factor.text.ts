import type { RefusalTexts } from '#platform/http/refusal.ts'

export const secondFactorRefusals = {
  SECOND_STEP_NEEDED: { status: 401, text: 'Falta el segundo paso para entrar.' },
  SECOND_STEP_EXPIRED: { status: 410, text: 'Pasó demasiado tiempo. Vuelve a iniciar sesión.' },
  WRONG_CODE: { status: 422, text: 'Ese código no es correcto o ya se usó. Espera el siguiente y pruébalo.' },
  AUTHENTICATOR_EXISTS: { status: 409, text: 'Ya tienes una aplicación de códigos. Quítala antes de poner otra.' },
  NO_AUTHENTICATOR: { status: 409, text: 'Empieza de nuevo: no hay una aplicación por confirmar.' },
  NO_SECOND_FACTOR: { status: 409, text: 'Primero activa la verificación en dos pasos.' },
  PASSKEY_REFUSED: { status: 422, text: 'No pudimos comprobar esa llave de acceso. Inténtalo de nuevo.' },
  PASSKEY_KNOWN: { status: 409, text: 'Esa llave de acceso ya está en una cuenta.' },
  TOO_MANY_PASSKEYS: { status: 409, text: 'Tienes muchas llaves de acceso. Quita una que ya no uses.' },
  NO_PASSKEYS_HERE: { status: 409, text: 'En esta dirección no se pueden usar llaves de acceso.' },
} as const satisfies RefusalTexts

/** Too many wrong codes: either this sign-in has to start over, or the account has to wait. */
export const triesText = {
  signIn: 'Demasiados códigos equivocados. Vuelve a empezar con tu contraseña.',
  account: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60)
    return `Demasiados códigos equivocados. Espera ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} y vuelve a empezar.`
  },
} as const
