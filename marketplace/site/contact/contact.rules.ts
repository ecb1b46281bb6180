import { looksLikeEmail } from '#marketplace/accounts/identity/identity.rules.ts'

export type ContactWords = { name: string; email: string; subject: string; message: string }

/** How long each may be. */
export const MOST = { name: 120, email: 254, subject: 160, message: 4000 } as const
export const REQUIRED = 'Este campo es obligatorio'
export const WRONG_EMAIL = 'Email inválido'

/** What the form says before it asks the server, by field; empty when it may be sent (STAT-07). */
export function contactErrors(words: ContactWords): Partial<ContactWords> {
  const errors: Partial<ContactWords> = {}
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    if (!words[field].trim()) errors[field] = REQUIRED
    else if (words[field].trim().length > MOST[field]) errors[field] = `Escribe ${MOST[field]} caracteres o menos`
  }
  if (!errors.email && !looksLikeEmail(words.email)) errors.email = WRONG_EMAIL
  return errors
}

/** The anchor with which somebody comes who wants to host: `/contact#anfitrion`. */
export const HOST_WISH = 'anfitrion'
export const HOST_WISH_SUBJECT = 'Quiero que mi cuenta sea de anfitrión'

/** How long an answer of the team may be. */
export const MOST_ANSWER = 4000
/** The name of the occasion of an answer's mail. */
export const answerKey = (id: string) => `contact answer ${id}`
