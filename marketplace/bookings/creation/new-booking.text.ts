import type { RefusalTexts } from '#platform/http/refusal.ts'

/** The host changed the price while the form was open (docs/decisions/0264). @param total what it costs now, formatted */
export const priceChanged = (total: string) =>
  `El precio cambió mientras reservabas: ahora son ${total} en total. Si estás de acuerdo, reserva otra vez.`

/** Apart from the others, so that pages without the form do not load it. */
export const newBookingRefusals = {
  PRICE_CHANGED: { status: 409, text: 'El precio cambió.' },
} as const satisfies RefusalTexts
