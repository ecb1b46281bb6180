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

type StatusOfExperience = { status: keyof typeof statusLabel; submittedAt: unknown; host: { suspended: boolean } }

/** Published by somebody who is suspended: nobody sees it, whatever its status. */
export const isHiddenByHost = ({ status, host }: Pick<StatusOfExperience, 'status' | 'host'>) =>
  status === 'published' && host.suspended
export const HIDDEN_BY_HOST = 'Oculta: cuenta suspendida'

/** How an experience stands, as the back office says it. */
export const statusLabelOf = (row: StatusOfExperience) =>
  row.submittedAt ? adminStatusLabel.submitted : isHiddenByHost(row) ? HIDDEN_BY_HOST : statusLabel[row.status]

/** The booking policies, as the public page states them. */
export const policies = (bookingRequired: boolean): string[] =>
  bookingRequired
    ? [
        'Se paga en efectivo al anfitrión, el día de la experiencia.',
        'Se cancela gratis hasta 24 horas antes del inicio.',
        'El anfitrión responde la solicitud en 48 horas; si no, se cancela sola.',
      ]
    : ['Se reserva y se paga en otro sitio, con las condiciones de ese sitio.']
