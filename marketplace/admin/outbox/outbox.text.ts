import type { RefusalTexts } from '#platform/http/refusal.ts'
import type { MailState } from './outbox.rules.ts'

export const outboxRefusals = {
  MAIL_OFF: {
    status: 409,
    text: 'No hay un servidor de correo: configura SMTP_URL y vuelve a arrancar. Mientras tanto los correos se guardan aquí.',
  },
  MAIL_SENT: { status: 409, text: 'Ya se envió: no se manda dos veces.' },
  MAIL_NOT_OPENED: { status: 403, text: 'Abre primero el correo: queda en la bitácora quién lo leyó.' },
} as const satisfies RefusalTexts

export const mailStateText: Record<MailState, string> = {
  waiting: 'En espera',
  sending: 'Saliendo',
  sent: 'Enviado',
  kept: 'Guardado',
  failed: 'Fallido',
}

export const mailStateAbout: Record<MailState, string> = {
  waiting: 'Sale en cuanto el servidor de correo lo acepte; se reintenta solo durante unos tres días.',
  sending: 'Se está entregando al servidor de correo en este momento.',
  sent: 'El servidor de correo lo aceptó.',
  kept: 'Se quedó aquí porque no había servidor de correo, o porque se restauró una copia.',
  failed: 'El servidor de correo lo rechazó para siempre, o se agotaron los intentos.',
}
