import type { RefusalTexts } from '#platform/http/refusal.ts'

export const mailboxRefusals = {
  MAILBOX_LINK_INVALID: { status: 410, text: 'Este enlace ya se usó o venció. Pide uno nuevo desde tu cuenta.' },
  MAILBOX_LINK_OTHER: { status: 409, text: 'Este enlace es de otra cuenta. Entra con la cuenta de ese correo.' },
} as const satisfies RefusalTexts

export const mailboxText = {
  title: 'Confirma tu correo',
  traveler: 'Sin confirmarlo te escribimos solo sobre tu cuenta y tus reservas.',
  host: 'Hace falta para publicar. Los avisos de tus reservas te llegan igual.',
  resend: 'Enviar el enlace otra vez',
  sending: 'Enviando…',
  sent: 'Te enviamos un enlace nuevo. Si no lo ves, revisa la carpeta de correo no deseado.',
  already: 'Tu correo ya está confirmado.',
  tooOften: 'Ya te enviamos varios enlaces. Busca el último en tu correo, o espera un poco para pedir otro.',
  failed: 'No pudimos enviarlo. Intenta de nuevo en un momento.',
} as const
