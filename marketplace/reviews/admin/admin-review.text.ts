import type { RefusalTexts } from '#platform/http/refusal.ts'

export const moderationRefusals = {
  REVIEW_UNCHANGED: { status: 409, text: 'Ya estaba así: alguien lo hizo antes.' },
} as const satisfies RefusalTexts
