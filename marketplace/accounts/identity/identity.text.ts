import type { RefusalTexts } from '#platform/http/refusal.ts'

export const identityRefusals = {
  WRONG_CREDENTIALS: { status: 401, text: 'El email o la contraseña no son correctos.' },
  SUSPENDED: { status: 403, text: 'Tu cuenta está suspendida. Escríbenos desde la página de contacto.' },
  EMAIL_TAKEN: {
    status: 409,
    text: 'Ya existe una cuenta con ese email. Inicia sesión o restablece tu contraseña.',
  },
  WRONG_PASSWORD: { status: 422, text: 'La contraseña actual no es correcta' },
  NO_PASSWORD: { status: 409, text: 'Tu cuenta todavía no tiene contraseña. Pide el enlace para crearla.' },
  RESET_LINK_INVALID: { status: 410, text: 'Este enlace ya se usó o venció. Pide uno nuevo.' },
} as const satisfies RefusalTexts

/** The same text for known and unknown addresses (AUTH-17). */
export const RESET_ASKED = 'Si existe una cuenta con ese email, recibirás un enlace para restablecer tu contraseña.'
