import type { RefusalTexts } from '#platform/http/refusal.ts'

export const pushRefusals = {
  PUSH_SERVICE_UNKNOWN: { status: 422, text: 'No conocemos el servicio de avisos de este navegador.' },
} as const satisfies RefusalTexts
