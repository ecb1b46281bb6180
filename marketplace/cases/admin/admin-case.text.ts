import type { CaseRow } from './admin-case.contract.ts'

/** The tabs of the list: what the team has to do comes first. */
export const boxLabel = {
  open: 'Por atender',
  waiting: 'En espera',
  closed: 'Cerrados',
  any: 'Todos',
} as const
export type Box = keyof typeof boxLabel

/** What became of the letter of a message. Nothing leaves without a mail server: what is not sent is not called so. */
export const letterLabel: Record<NonNullable<CaseRow['letter']>, string> = {
  waiting: 'Respuesta guardada: el correo está por salir',
  sending: 'Respuesta guardada: el correo está saliendo',
  sent: 'Respuesta enviada',
  kept: 'Respuesta guardada: este servidor no tiene correo',
  failed: 'Respuesta guardada: el correo no se pudo entregar',
}
