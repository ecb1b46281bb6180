import type { RefusalTexts } from '#platform/http/refusal.ts'

/** The words around the meeting (START-04, START-05, ACC-25, ACC-26). */
export const arrivalText = {
  codeEmpty: 'Por favor ingresa un código de confirmación',
  codeWrong: 'Código de confirmación inválido o no encontrado',
  attending: 'Asistencia confirmada',
  attendFailed: 'No se pudo confirmar la asistencia',
} as const

export const arrivalRefusals = {
  // One answer for a wrong code, another's reservation and one that is over: it tells nothing (START-07, START-08).
  CODE_WRONG: { status: 404, text: arrivalText.codeWrong },
  CODE_TRIES: {
    status: 429,
    text: 'Demasiados códigos equivocados. Espera un momento y pídele ayuda a tu anfitrión.',
  },
} as const satisfies RefusalTexts
