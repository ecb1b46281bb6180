import type { RefusalTexts } from '#platform/http/refusal.ts'

export const rateRefusals = {
  RATE_NOT_AHEAD: {
    status: 409,
    text: 'Una comisión nueva empieza mañana o después: lo que ya se vivió conserva la suya.',
  },
} as const satisfies RefusalTexts
