import type { RefusalTexts } from '#platform/http/refusal.ts'

export const calendarRefusals = {
  CALENDAR_CHANGED: {
    status: 409,
    text: 'La dirección cambió en otra ventana. No se cambió nada: esta es la de ahora.',
  },
} as const satisfies RefusalTexts
