import type { RefusalTexts } from '#platform/http/refusal.ts'

export const tripCardRefusals = {
  TRIP_CARD_CLOSED: { status: 409, text: 'Esta reserva ya no se comparte: terminó o se canceló.' },
  TRIP_CARD_GONE: { status: 404, text: 'Esta tarjeta ya no está' },
} as const satisfies RefusalTexts
