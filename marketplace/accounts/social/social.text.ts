import type { RefusalTexts } from '#platform/http/refusal.ts'

export const providerNames = { google: 'Google', facebook: 'Facebook' } as const
export type ProviderId = keyof typeof providerNames

/** AUTH-28; without a provider when it is no longer known. */
export const notConnected = (provider: ProviderId | null) =>
  `No se pudo conectar con ${provider ? providerNames[provider] : 'tu cuenta'}`

export const socialRefusals = {
  SOCIAL_TOO_MANY: { status: 429, text: 'Demasiados intentos de login. Espera unos minutos...' },
  SOCIAL_CANCELLED: { status: 409, text: 'Login cancelado.' },
  SOCIAL_FAILED: { status: 409, text: 'No se pudo conectar con {provider}' },
  SOCIAL_NO_EMAIL: { status: 409, text: 'Tu cuenta no comparte un email con nosotros. Regístrate con tu email.' },
} as const satisfies RefusalTexts
