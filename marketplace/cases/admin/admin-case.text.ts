import type { MailStatus } from '../case.rules.ts'

/** The tabs of the list; those that need the team's action come first. */
export const boxLabel = {
  open: 'Por atender',
  waiting: 'En espera',
  closed: 'Cerrados',
  any: 'Todos',
} as const
export type Box = keyof typeof boxLabel

/** The delivery state of a message's mail. Without a mail server nothing is sent, so the text must not say "sent". */
export const mailLabel: Record<MailStatus, string> = {
  waiting: 'Respuesta guardada: el correo está por salir',
  sending: 'Respuesta guardada: el correo está saliendo',
  sent: 'Respuesta enviada',
  kept: 'Respuesta guardada: este servidor no tiene correo',
  failed: 'Respuesta guardada: el correo no se pudo entregar',
}
