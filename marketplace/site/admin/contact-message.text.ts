import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { AdminMessage } from './contact-message.contract.ts'
import type { Box } from './contact-message.rules.ts'

export const messageRefusals = {
  MESSAGE_ANSWERED: {
    status: 409,
    text: 'Alguien del equipo ya respondió este mensaje. Si falta algo, escribe desde el correo de soporte.',
  },
} as const satisfies RefusalTexts

export const boxLabel: Record<Box, string> = {
  new: 'Nuevos',
  reports: 'Reportes',
  wishes: 'Quieren ser anfitriones',
  answered: 'Respondidos',
  archived: 'Archivados',
}

export const kindLabel: Record<AdminMessage['kind'], string> = {
  question: 'Consulta',
  report: 'Reporte',
  'host-wish': 'Quiere ser anfitrión',
}

/** The delivery state of the answer's mail. */
export const mailLabel: Record<NonNullable<AdminMessage['mail']>, string> = {
  waiting: 'El correo está por salir.',
  sending: 'El correo está saliendo.',
  sent: 'El correo salió.',
  kept: 'El correo quedó en la bandeja de salida: este servidor no tiene correo configurado.',
  failed: 'El correo no se pudo entregar. Míralo en la bandeja de salida.',
}

export const NO_MESSAGE = 'El mensaje ya no existe.'
