import type { RefusalTexts } from '#platform/http/refusal.ts'

export const adminStatementRefusals = {
  MONTH_NOT_OVER: { status: 409, text: 'Ese mes no ha terminado: su estado de cuenta se hace cuando termine.' },
  PAYMENT_ABOVE_DEBT: { status: 409, text: 'Es más de lo que debe. No se anotó nada.' },
  BALANCE_CHANGED: { status: 409, text: 'Lo que debe cambió mientras escribías. No se anotó nada.' },
  PAYMENT_RECORDED: { status: 409, text: 'Ese pago ya está anotado. No se anotó otra vez.' },
  HOST_NOT_IN_ARREARS: {
    status: 409,
    text: 'Este anfitrión no está en pausa ni avisado: ya pagó, o alguien la levantó.',
  },
  ENTRY_NOT_UNDOABLE: {
    status: 409,
    text: 'Ese movimiento no se puede anular: ya está anulado, o viene de una reserva, que se corrige en la reserva.',
  },
  ENTRY_UNDOES: { status: 409, text: 'Esto ya es una anulación. Si estuvo mal, anota el movimiento otra vez.' },
} as const satisfies RefusalTexts
