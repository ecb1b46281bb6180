import type { RefusalTexts } from '#platform/http/refusal.ts'

export const templateRefusals = {
  TEMPLATE_CHANGED: { status: 409, text: 'Alguien más cambió la plantilla mientras escribías. No se guardó nada.' },
  TEMPLATE_TAKEN: { status: 409, text: 'Ya hay una plantilla con ese título.' },
} as const satisfies RefusalTexts
