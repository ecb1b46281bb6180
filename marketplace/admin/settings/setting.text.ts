import type { RefusalTexts } from '#platform/http/refusal.ts'

export const settingRefusals = {
  SETTINGS_CHANGED: {
    status: 409,
    text: 'Otra persona cambió esto mientras escribías. Lo tuyo sigue aquí: revisa qué hay ahora y guarda de nuevo.',
  },
} as const satisfies RefusalTexts
