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
export const MAX_ANSWER_LENGTH = 4000
/** The name of the occasion of an answer's mail. */
export const answerKey = (id: string) => `contact answer ${id}`

/** Why somebody writes: to ask, to report a page, or to become a host. */
export const CONTACT_KINDS = ['question', 'report', 'host-wish'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** Our own pages that can be reported: `/contact?about=/experience/…`; a review is named by its place on a host's page. */
const REPORTED =
  /^\/(experience|host)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\/[a-z0-9-]{1,80})?(#resena-[0-9a-f-]{36})?$/i

/** Whether a path is one of ours that can be reported; anything else is not shown and not stored. */
export const isReported = (path: string): boolean => REPORTED.test(path)

/** The page a visitor wants to report, from what stands after the question mark; null without one of ours. */
export function reportedIn(search: string): string | null {
  const about = new URLSearchParams(search).get('about')
  return about && isReported(about) ? about : null
}

/** The subject a report begins with. */
export function reportSubject(path: string): string {
  const [, noun, review] = REPORTED.exec(path) ?? []
  if (review) return 'Reporte de una reseña'
  return noun?.toLowerCase() === 'host' ? 'Reporte de un anfitrión' : 'Reporte de una experiencia'
}

/** What a link to the form begins it with: `/contact?subject=…&message=…`. Whoever opens it reads it before it is sent. */
export function begunIn(search: string): Pick<ContactWords, 'subject' | 'message'> {
  const params = new URLSearchParams(search)
  const word = (name: 'subject' | 'message') => (params.get(name) ?? '').slice(0, MOST[name])
  return { subject: word('subject'), message: word('message') }
}
