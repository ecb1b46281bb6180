import type { RefusalTexts } from '#platform/http/refusal.ts'

export const adminStatementRefusals = {
  MONTH_NOT_OVER: { status: 409, text: 'Ese mes no ha terminado: su estado de cuenta se hace cuando termine.' },
  PAYMENT_ABOVE_DEBT: { status: 409, text: 'Es más de lo que debe. No se anotó nada.' },
  HOST_NOT_IN_ARREARS: {
    status: 409,
    text: 'Este anfitrión no está en pausa ni avisado: ya pagó, o alguien la levantó.',
  },
  ENTRY_NOT_UNDOABLE: {
    status: 409,
    text: 'Ese movimiento no se puede anular: ya está anulado, o viene de una reserva, que se corrige en la reserva.',
  },
} as const satisfies RefusalTexts
