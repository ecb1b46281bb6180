import { looksLikeEmail } from '#marketplace/accounts/identity/identity.rules.ts'

export type ContactValues = { name: string; email: string; subject: string; message: string }

export const MAX_LENGTH = { name: 120, email: 254, subject: 160, message: 4000 } as const
export const REQUIRED = 'Este campo es obligatorio'
export const WRONG_EMAIL = 'Email inválido'

/** The errors shown before the form is sent, by field; empty when it is valid (STAT-07). */
export function contactErrors(values: ContactValues): Partial<ContactValues> {
  const errors: Partial<ContactValues> = {}
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    if (!values[field].trim()) errors[field] = REQUIRED
    else if (values[field].trim().length > MAX_LENGTH[field])
      errors[field] = `Escribe ${MAX_LENGTH[field]} caracteres o menos`
  }
  if (!errors.email && !looksLikeEmail(values.email)) errors.email = WRONG_EMAIL
  return errors
}

/** The anchor of links for people who want to become a host: `/contact#anfitrion`. */
export const HOST_REQUEST_ANCHOR = 'anfitrion'
export const HOST_REQUEST_SUBJECT = 'Quiero que mi cuenta sea de anfitrión'

/** Why somebody writes: to ask, to report a page, or to become a host. */
export const CONTACT_KINDS = ['question', 'report', 'host-wish'] as const

/**
 * Our own pages that can be reported: `/contact?about=/experience/…`. A review and a question are named by their place on a
 * page; a reservation by the page of whoever is part of it.
 */
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const REPORTED = new RegExp(
  `^/(?:(experience|host)/${UUID}(?:/[a-z0-9-]{1,80})?(?:#(resena|pregunta)-${UUID})?|(profile/reservations)/${UUID})$`,
  'i',
)

/**
 * Whether a path is one of ours that can be reported; any other is neither shown nor stored, since a link may contain
 * anything.
 */
export const isReported = (path: string): boolean => REPORTED.test(path)

/** The reported page from a query string; null if it is none of ours. */
export function reportedPage(search: string): string | null {
  const about = new URLSearchParams(search).get('about')
  return about && isReported(about) ? about : null
}

export function reportSubject(path: string): string {
  const [, noun, part, booking] = REPORTED.exec(path) ?? []
  if (booking) return 'Problema con una reserva'
  if (part) return part.toLowerCase() === 'resena' ? 'Reporte de una reseña' : 'Reporte de una pregunta'
  return noun?.toLowerCase() === 'host' ? 'Reporte de un anfitrión' : 'Reporte de una experiencia'
}

/** The initial values from a link: `/contact?subject=…&message=…`. They are only filled in and never sent without the person. */
export function prefilledValues(search: string): Pick<ContactValues, 'subject' | 'message'> {
  const params = new URLSearchParams(search)
  const field = (name: 'subject' | 'message') => (params.get(name) ?? '').slice(0, MAX_LENGTH[name])
  return { subject: field('subject'), message: field('message') }
}
