import type { RefusalTexts } from '#platform/http/refusal.ts'

export const whatsappRefusals = {
  WHATSAPP_UNAVAILABLE: { status: 409, text: 'Los mensajes por WhatsApp no están disponibles por ahora.' },
  WHATSAPP_PHONE_INVALID: {
    status: 422,
    text: 'Escribe un número de WhatsApp, con el código del país si no es de El Salvador.',
  },
  WHATSAPP_CODE_WRONG: { status: 409, text: 'El código no coincide o ya venció. Revísalo, o pide otro.' },
} as const satisfies RefusalTexts

export const whatsappText = {
  gone: { title: 'Apagamos tus mensajes de WhatsApp', detail: 'WhatsApp no entrega a ese número: revísalo' },
} as const
