import type { RefusalTexts } from '#platform/http/refusal.ts'

/** The word that somebody without a password types to confirm. */
export const DELETION_WORD = 'ELIMINAR'

export const accountDeletionRefusals = {
  HOST_HAS_BOOKINGS: {
    status: 409,
    text: 'Tienes reservas por venir como anfitrión. Atiéndelas o cancélalas antes de eliminar tu cuenta.',
  },
  LAST_ADMIN: { status: 409, text: 'Eres la única persona que administra Torogoz: tu cuenta no se puede eliminar.' },
  CONFIRMATION_MISSING: { status: 422, text: `Escribe ${DELETION_WORD} para confirmar.` },
} as const satisfies RefusalTexts

/** Days for which contact data of past bookings outlives the account (trust 4.4). */
export const CONTACT_RETENTION_DAYS = 90
