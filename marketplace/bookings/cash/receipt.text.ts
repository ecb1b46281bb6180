/** Page of a receipt, to show and to print. */
export const receiptPath = (id: string) => `/profile/reservations/${id}/receipt`

export const receiptText = {
  notTax: 'Es un comprobante entre tu anfitrión y tú: no es un documento fiscal ni una factura.',
} as const
