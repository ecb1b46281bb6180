import { statusLabel } from '#marketplace/experiences/editor/editor.text.ts'
import type { RefusalTexts } from '#platform/http/refusal.ts'

export const adminExperienceRefusals = {
  EXPERIENCE_CHANGED: {
    status: 409,
    text: 'Su anfitrión la cambió mientras la leías. Vuelve a leerla antes de decidir.',
  },
  TOO_MANY_EXPERIENCES: { status: 422, text: 'Son más de 20,000 experiencias: usa los filtros para descargarlas.' },
} as const satisfies RefusalTexts

/** The statuses a list can be narrowed to. */
export const adminStatusLabel = {
  submitted: 'Por aprobar',
  published: statusLabel.published,
  draft: statusLabel.draft,
  paused: statusLabel.paused,
  archived: statusLabel.archived,
} as const

/** Status as the back office words it: a submitted draft counts as its own status. */
export const standingLabel = ({ status, submittedAt }: { status: keyof typeof statusLabel; submittedAt: unknown }) =>
  submittedAt ? adminStatusLabel.submitted : statusLabel[status]

/** The booking policies, as the public page states them. */
export const policies = (bookingRequired: boolean): string[] =>
  bookingRequired
    ? [
        'Se paga en efectivo al anfitrión, el día de la experiencia.',
        'Se cancela gratis hasta 24 horas antes del inicio.',
        'El anfitrión responde la solicitud en 48 horas; si no, se cancela sola.',
      ]
    : ['Se reserva y se paga en otro sitio, con las condiciones de ese sitio.']
