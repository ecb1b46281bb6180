import type { RefusalTexts } from '#platform/http/refusal.ts'

export const adminRightRefusals = {
  RECEIVED_LATER: { status: 422, text: 'No se pudo recibir en el futuro, ni hace más de un año.' },
} as const satisfies RefusalTexts
